"""What a refused translation advises, and what the overlays show: computed, and true."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from benchtop.bio.bases import encode
from benchtop.games.translation import GAME
from benchtop.games.translation.advice import one_card_away
from benchtop.games.translation.cards import ACTIONS, ALL_AMINOS, AMINO_LETTERS, EXTEND, INSERT, SWAPS
from benchtop.games.translation.state import State

from .build import legal, letters, load_black, load_white, play, table, why

EVERY = "delete insert reverse-complement complement transition transversion mutate"


def advice(s: State, amino: str) -> str | None:
    return why(s, f"translate {amino}").remedy


def in_view(s: State, amino: str) -> dict[str, Any]:
    return next(card for card in s.view(0)["face_up"] if card["letter"] == amino)


# -- remedies -------------------------------------------------------------------------------------------------------


def test_a_card_in_hand_that_does_it_is_named_with_its_letter() -> None:
    assert advice(table("CAGAC", "KFHWY", cards="transversion"), "K") == (
        "Play Transversion on letter 1 (C becomes A) to make AAG."
    )


def test_the_cheapest_card_in_hand_is_advised() -> None:
    assert advice(table("AACG", "KFHWY", cards="mutate delete"), "K") == (
        "Play Delete on letter 3 (the C goes) to make AAG."
    )


def test_a_card_that_leaves_no_point_to_translate_is_not_for_this_turn() -> None:
    s = table("CAGAC", "KFHWY", cards="transversion", points=2)
    assert advice(s, "K") == "On a later turn, play Transversion on letter 1 (C becomes A) to make AAG."


def test_the_water_is_part_of_the_advice_and_of_its_price() -> None:
    s = table("CAGAC", "KFHWY", cards="transversion", water=False, points=4)
    assert advice(s, "K") == "Play Transversion on letter 1 (C becomes A) to make AAG. Then toggle the water."
    s.points = 3
    assert str(advice(s, "K")).startswith("On a later turn")


def test_extending_is_advised_with_its_odds() -> None:
    assert advice(table("CCAA", "KFHWY"), "K") == "Extend may make AAA or AAG: A or G comes up in 2 of 4 rolls."


def test_extending_is_not_advised_with_a_single_point() -> None:
    assert advice(table("CCAA", "KFHWY", points=1, others=EVERY), "K") == "On a later turn Extend may make AAA."


def test_inserting_is_advised_with_the_odds_of_the_black_die() -> None:
    assert advice(table("AGTC", "KFHWY", cards="insert"), "K") == (
        "Insert may make it (A in gap 1 makes AAG): 3 of 8 rolls allow it."
    )
    assert advice(table("AGTC", "KFHWY", cards="insert", dice="d6"), "K") == (
        "Insert may make it (A in gap 1 makes AAG): 2 of 6 rolls allow it."
    )


def test_a_card_in_the_pool_is_advised_for_later() -> None:
    assert advice(table("CAGAC", "KFHWY"), "K") == (
        "Buy Transversion for 3 points; on a later turn, play Transversion on letter 1 (C becomes A) to make AAG."
    )


def test_the_other_strand_is_advised_to_who_can_buy_the_way_there() -> None:
    assert advice(table("CTTCC", "KFHWY"), "K") == (
        "Buy Reverse Complement for 3 points; on a later turn, play Reverse Complement to read AAG."
    )


def test_where_no_single_card_helps_that_is_said() -> None:
    assert advice(table("CCCCC", "KFHWY", cards="mutate"), "K") == (
        "No single card makes AAR here: change more than one letter, or extend."
    )


def test_the_advice_leads_to_a_translation() -> None:
    s = table("CAGAC", "KFHWY", cards="transversion")
    assert legal(play(s, "transversion 1"), "translate") == ["translate K"]


# -- one card away --------------------------------------------------------------------------------------------------


@given(strand=st.text("ACGT", min_size=3, max_size=9))
@settings(max_examples=25, deadline=None)
def test_the_cards_said_to_help_are_exactly_those_that_do(strand: str) -> None:
    """Every change of the strand is tried on the table itself and compared with the list."""
    before = table(strand, "K").spelled
    claimed = set()
    for way in one_card_away(encode(strand), ALL_AMINOS & ~before, room=True):
        for card in way.cards:
            change = way.letter if card in (EXTEND, INSERT) else ""
            key = ACTIONS[card].key
            result = f"{way.position} {way.letter}" if key == "mutate" else f"{way.position}{change}"
            claimed.add((key, result, AMINO_LETTERS[way.amino]))
    real = set()
    for key, result, s in every_change(strand):
        new = s.spelled & ~before
        real |= {(key, result, amino) for n, amino in enumerate(AMINO_LETTERS) if new >> n & 1}
    assert claimed == real


def every_change(strand: str) -> list[tuple[str, str, State]]:
    """The strand after every single card, played by the rules."""
    size = len(strand)
    made = []
    for move in GAME.moves:
        key, *rest = str(move).split()
        if key in [card.key for card in ACTIONS] and key not in ("toggle", "extend", "insert"):
            s = table(strand, "K", cards=EVERY)
            if s.why_not(move) is None:
                made.append((key, " ".join(rest) or "0", play(s, str(move))))
    for letter in "ACGT":
        s = play(load_white(table(strand, "K"), letter), "extend")
        made.append(("extend", f"{size + 1}{letter}", s))
        for gap in range(1, size + 2):
            s = play(load_black(table(strand, "K", cards="insert"), letter), "insert", f"gap {gap}")
            made.append(("insert", f"{gap}{letter}", s))
    return made


def test_a_full_strand_leaves_no_room_for_advice_to_insert() -> None:
    ways = one_card_away(encode("C" * 20), ALL_AMINOS & ~table("C" * 20).spelled, room=False)
    assert ways and not any(card in (EXTEND, INSERT) for way in ways for card in way.cards)


def test_every_fixed_substitution_is_offered_to_mutate_as_well() -> None:
    ways = one_card_away(encode("CAGAC"), ALL_AMINOS & ~table("CAGAC").spelled, room=False)
    swaps = [way for way in ways if way.cards[0] in SWAPS]
    assert swaps and all(len(way.cards) == 2 for way in swaps)


# -- the view -------------------------------------------------------------------------------------------------------


def test_the_view_shows_where_codons_stand() -> None:
    card = in_view(table("CAAGAAA", "KFHWY"), "K")
    assert card["sites"] == [{"at": 2, "codon": "AAG"}, {"at": 5, "codon": "AAA"}]
    assert card["missing"] == [] and card["one_card"] == []


def test_the_view_shows_what_is_missing() -> None:
    s = table("CAAG", "KFHWM", water=False)
    assert in_view(s, "K")["missing"] == ["water"]
    assert in_view(s, "F")["missing"] == ["codon"]
    s.water = True
    assert in_view(s, "F")["missing"] == ["codon", "water"]


def test_the_view_shows_one_card_away() -> None:
    card = in_view(table("CAGAC", "KFHWY"), "K")
    way = {"cards": ["transversion", "mutate"], "position": 1, "letter": "A", "codon": "AAG", "site": 1}
    assert way in card["one_card"]


def test_the_view_shows_what_each_player_would_gain() -> None:
    assert in_view(table("AAG", "KFWYA", collected=["RH", "D"]), "K")["new_pairs"] == [2, 0]


def test_the_view_reads_the_three_frames() -> None:
    assert table("AAGTAACC").view(None)["frames"] == [
        {"frame": 1, "codons": ["AAG", "TAA"], "protein": "K*"},
        {"frame": 2, "codons": ["AGT", "AAC"], "protein": "SN"},
        {"frame": 3, "codons": ["GTA", "ACC"], "protein": "VT"},
    ]


def test_the_view_shows_the_other_strand() -> None:
    view = table("AAGC").view(1)
    assert (view["strand"], view["other_strand"], view["supply"]) == ("AAGC", "GCTT", 16)
    assert letters(table("AAGC")) == view["strand"]
