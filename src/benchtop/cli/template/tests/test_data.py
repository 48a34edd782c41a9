"""Template: the cards match nature and data/cards.json."""

from benchtop.cli.template import GAME
from benchtop.cli.template.components import BONDS, COPIES


def test_pairs_are_those_of_dna() -> None:
    assert [[BONDS[a][b] for b in range(4)] for a in range(4)] == [
        [0, 0, 0, 2],
        [0, 0, 3, 0],
        [0, 3, 0, 0],
        [2, 0, 0, 0],
    ]


def test_every_card_says_what_it_pairs_with_and_a_fact() -> None:
    cards = GAME.cards()
    assert [card["text"][:12] for card in cards] == ["Pairs with T", "Pairs with G", "Pairs with C", "Pairs with A"]
    assert all(card["fact"] and card["count"] == COPIES for card in cards)
