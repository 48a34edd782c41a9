"""Who knows which card, and what a redeal may change."""

from hypothesis import given
from hypothesis import strategies as st

from benchtop.core.knowledge import EVERYBODY, NOBODY, bit, redeal_unknown, shuffle_unknown
from benchtop.core.rng import seeded


def test_a_known_card_stays_and_knowledge_belongs_to_the_place() -> None:
    for seed in range(50):
        deck, hands = [0, 1, 2, 3], [[4, 5], [6, 7]]
        # Seat 0 holds 4 and 5; seat 1 has looked at the top of the deck (3); everybody has seen 7.
        known = [NOBODY, NOBODY, NOBODY, bit(1), bit(0), bit(0), bit(1), EVERYBODY]
        redeal_unknown([deck], hands, known, 0, seeded(seed))
        assert hands[0] == [4, 5]
        assert 7 in hands[1]
        assert known[deck[3]] == bit(1), "seat 1 still knows what lies on top, whatever it is now"
        assert sorted(deck + hands[0] + hands[1]) == list(range(8))
        unseen = next(card for card in hands[1] if card != 7)
        assert known[unseen] == bit(1)


def test_the_spectator_knows_only_what_everybody_knows() -> None:
    moved = set()
    for seed in range(50):
        hands = [[0, 1], [2, 3]]
        known = [EVERYBODY, bit(0), bit(1), bit(1)]
        redeal_unknown([], hands, known, None, seeded(seed))
        assert 0 in hands[0]
        moved.add(tuple(hands[0]))
    assert len(moved) == 3


def test_a_shuffle_makes_everybody_forget() -> None:
    pile, known = [3, 1, 2, 0], [EVERYBODY, bit(0), NOBODY, bit(1)]
    shuffle_unknown(pile, known, seeded(1))
    assert known == [NOBODY] * 4


@given(st.permutations(range(12)), st.lists(st.integers(0, 7), min_size=12, max_size=12), st.integers(0, 99))
def test_where_hidden_cards_truly_lay_does_not_shine_through(cards: list[int], masks: list[int], seed: int) -> None:
    def world() -> tuple[list[int], list[list[int]], list[int]]:
        return list(cards[:5]), [sorted(cards[5:8]), sorted(cards[8:])], list(masks)

    deck, hands, known = world()
    redeal_unknown([deck], hands, known, 0, seeded("first"))
    redeal_unknown([deck], hands, known, 0, seeded(seed))
    other_deck, other_hands, other_known = world()
    redeal_unknown([other_deck], other_hands, other_known, 0, seeded(seed))
    assert (deck, hands, known) == (other_deck, other_hands, other_known)
