"""Numbers in texts come from the data: if you raise one by 1, every text follows."""

from collections.abc import Iterable

import pytest

from benchtop.core.game import Game
from benchtop.games.translation.components import ACTIONS, FOR_SALE, plural
from tests.games.numbers import Leaf, Way, changed

from .table import events_of, legal, letters, load_black, new, play, said, table, text, why, words

KEY = "translation"
MOVES = [
    *("toggle", "extend", "delete 1", "insert", "reverse-complement"),
    *("complement 1", "transition 1", "transversion 1", "mutate 1 C"),
]
"""A move of each action card, on a strand that begins with A."""


def rule(*way: str | int) -> Leaf:
    return "rules.json", way


def catalogue(game: Game, id: str) -> str:
    """Return the text of a card in the catalogue."""
    card = next(card for card in game.cards() if card["id"] == id)
    return f"{card['text']} {card['requirement']} ×{card['count']}"


# -- action cards ---------------------------------------------------------------------------------------------------


def cards(field: str, numbers: Iterable[int]) -> list[Way]:
    """Return the ways to a field of these action cards."""
    return [("cards", number, field) for number in numbers]


def test_what_a_card_costs_to_use() -> None:
    with changed(KEY, "actions.json", *cards("use", range(len(ACTIONS)))) as game:
        for number, (card, move) in enumerate(zip(ACTIONS, MOVES, strict=True)):
            old, cost = plural(card.use, "point"), card.use + 1
            s = table("ACGT", cards=card.key if number in FOR_SALE else "", game=game)
            assert f" · {cost} points" in words(s, move) and old not in words(s, move)
            assert f"; {cost} points for every use." in catalogue(game, f"card:{card.key}")
            if number in FOR_SALE:
                (row,) = [line.split() for line in text(s).splitlines() if line.startswith(f"  {card.name} ")]
                assert row[len(card.name.split()) + 1] == str(cost)
            s.points = card.use
            assert why(s, move).text == f"You have {old} left; using {card.name} costs {cost}."
            s.points = 5
            assert play(load_black(s, "A"), move).points == 5 - cost


def test_what_a_card_costs_to_buy() -> None:
    with changed(KEY, "actions.json", *cards("buy", FOR_SALE)) as game:
        for number in FOR_SALE:
            card, move = ACTIONS[number], f"buy {ACTIONS[number].key}"
            assert card.buy is not None
            old, cost = f"{card.buy} points", card.buy + 1
            s = table("ACGT", points=card.buy, game=game)
            assert words(s, move) == f"Buy {card.name} · {cost} points · works from your next turn on"
            assert f"{cost} points to buy it" in catalogue(game, f"card:{card.key}")
            (row,) = [line.split() for line in text(s).splitlines() if line.startswith(f"  {card.name} ")]
            assert row[len(card.name.split())] == str(cost)
            assert why(s, move).text == f"You have {old} left; buying {card.name} costs {cost}."
            remedy = why(s, MOVES[number]).remedy
            assert remedy == f"The pool sells it for {cost} points; you have {old} left this turn."
            s.points = cost
            remedy = why(s, MOVES[number]).remedy
            assert remedy == f"Buy it for {cost} points; it then works from your next turn on."
            assert said(s, move)[0].startswith(f"Ada bought {card.name} for {cost} points.")


def test_a_price_is_named_in_advice() -> None:
    with changed(KEY, "actions.json", ("cards", 7, "buy")) as game:
        remedy = why(table("CAGAC", "KFHWY", game=game), "translate K").remedy
        assert remedy is not None and remedy.startswith("The pool sells Transversion for 4 points: ")


def test_no_next_turn_is_promised_for_what_no_turn_can_pay() -> None:
    with changed(KEY, "actions.json", ("cards", 8, "buy")) as game:
        assert why(table(game=game), "buy mutate").remedy is None


@pytest.mark.parametrize("number", [0, 1], ids=["toggle", "extend"])
def test_how_many_copies_are_dealt(number: int) -> None:
    with changed(KEY, "actions.json", ("cards", number, "dealt")) as game:
        assert [owned[number] for owned in new(game=game).owned] == [2, 2]
        assert "Everybody is dealt 2;" in catalogue(game, f"card:{ACTIONS[number].key}")
        assert catalogue(game, f"card:{ACTIONS[number].key}").endswith("×8")
        assert ("2 Extend cards each" in game.credit.reconstructed) == (number == 1)


def test_a_second_toggle_turns_the_water_back() -> None:
    with changed(KEY, "actions.json", ("cards", 0, "dealt")) as game:
        s = play(table(game=game), "toggle", "toggle")
        assert s.water and why(s, "toggle").code == "used_this_turn"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_how_many_copies_are_for_sale(seats: int) -> None:
    with changed(KEY, *rule("copies", str(seats))) as game:
        s = new(seats, game=game)
        copies = s.pool[FOR_SALE[0]]
        assert copies == new(seats).pool[FOR_SALE[0]] + 1
        assert f" {copies} of {copies} " in text(s)
        s.pool[FOR_SALE[0]] = 0
        assert f"{'both' if copies == 2 else f'all {copies}'} copies have" in why(s, "buy delete").text
        assert catalogue(game, "card:delete").endswith("×3" if seats == 4 else "×2")


# -- translating and scoring ----------------------------------------------------------------------------------------


def test_what_a_translation_costs() -> None:
    with changed(KEY, *rule("translate_cost")) as game:
        s = table("AAG", "KDEFH", game=game)
        assert words(s, "translate K") == "Translate lysine · 2 points · scores 1"
        assert "and 2 points to translate it." in catalogue(game, "amino:K")
        assert play(s, "translate K").points == 3
        s = table("AAG", "KDEFH", game=game, points=1)
        assert why(s, "translate K").text == "You have 1 point left; translating Lysine costs 2."
        s = table("AAG", "KDEFH", game=game, points=2, water=False)
        assert why(s, "translate K").remedy == ("To toggle the water and translate takes 3 points; you have 2 left.")


def test_what_an_amino_acid_scores() -> None:
    with changed(KEY, *rule("per_amino_acid")) as game:
        s = table("AAGGAT", "KDEFW", collected=["RH"], game=game)
        assert words(s, "translate D").endswith(" · scores 2")
        assert words(s, "translate K").endswith(" · scores 2 + 2×2 pairs = 6")
        assert " 4 + 2×1 pair = 6 " in text(s)
        assert "Scores 2 points, and 2 more" in catalogue(game, "amino:K")
        assert game.heuristic.explain(s, game.parse("translate K")).startswith("pairs with arginine and histidine: +6")
        assert s.scores() == [6, 0]
        assert said(s, "translate K")[0].count("made 2 pairs: 12 points in all.")


def test_what_a_pair_scores() -> None:
    with changed(KEY, *rule("per_pair")) as game:
        s = table("AAGGAT", "KDEFW", collected=["RH"], game=game)
        assert words(s, "translate K").endswith(" · scores 1 + 3×2 pairs = 7")
        assert " 2 + 3×1 pair = 5 " in text(s)
        assert "Scores 1 point, and 3 more" in catalogue(game, "amino:K")
        assert s.scores() == [5, 0]


def test_how_many_amino_acids_lie_face_up() -> None:
    with changed(KEY, *rule("face_up")) as game:
        s = new(game=game)
        assert len(s.row) == len(s.view(0)["face_up"]) == 6 and len(s.deck) == 14
        assert "14 in the deck" in text(s)


# -- turns ----------------------------------------------------------------------------------------------------------


def test_how_many_points_a_turn_has() -> None:
    with changed(KEY, *rule("points")) as game:
        s = table(points=1, game=game)
        assert why(s, "buy delete").remedy == "On your next turn you have 6 points."
        assert said(s, "toggle")[-1] == "Ben's turn began: 6 points."
        assert "Ben's turn: 6 points left" in text(s)
        assert words_of(game, "turn").count("points left / 6")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_how_many_points_a_staggered_first_turn_has(seats: int) -> None:
    printed = new(seats, first_turn_points="staggered").points
    with changed(KEY, *rule("staggered_points", str(seats), 0)) as game:
        s = new(seats, game=game, first_turn_points="staggered")
        assert s.points == printed + 1
        (option,) = [option for option in game.options if option.key == "first_turn_points"]
        assert f"{printed + 1}" in option.help


def test_how_long_the_strand_is_at_the_start() -> None:
    with changed(KEY, *rule("start_length")) as game:
        s = new(game=game)
        assert len(s.strand) == 6 and "14 of 20 letters still free" in text(s)


def test_how_far_the_strand_is_filled_up() -> None:
    with changed(KEY, *rule("fill_to")) as game:
        s = table("ACGT", points=1, game=game)
        assert events_of(s, "toggle")[-1].facts()["strand"] == letters(s)
        assert len(s.strand) == 5


def test_how_long_the_strand_can_be() -> None:
    with changed(KEY, *rule("nucleotide_cards")) as game:
        s = table("ACGT" * 5, cards="delete", game=game)
        assert "1 of 21 letters still free" in text(s)
        assert "extend" in legal(s) and play(s, "extend").supply == 0
        assert why(s, "extend").text == "All 21 nucleotide cards are in the strand."
        assert legal(s, "delete")[-1] == "delete 21"
        assert catalogue(game, "piece:nucleotide").endswith("×21")
        assert "a strand of at most 21 letters" in game.credit.reconstructed
        assert words_of(game, "strand").startswith("length / 21; ") and " 21 places " in words_of(game, "strand")


def test_how_many_quiet_turns_end_the_game() -> None:
    with changed(KEY, *rule("quiet_limit")) as game:
        s = table("CCCCC", "KDEFW", points=1, game=game)
        s.quiet = 99
        assert "the game ends in 2 turns" in text(s)
        assert not play(s, "extend").over
        s = table("CCCCC", "KDEFW", points=1, game=game)
        s.quiet = 100
        assert said(s, "extend")[-1] == "Nobody translated for 101 turns; the game is over. Ada 0, Ben 0."
        assert "without a translation / 101;" in words_of(game, "table")


def words_of(game: Game, feature: str) -> str:
    """Return the documentation of a feature of the encoding."""
    assert game.encoding is not None
    return next(words for _, _, name, words in game.encoding.table() if name == feature)
