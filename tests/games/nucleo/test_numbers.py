"""Every cost, limit and count is in the data once: if it changes, so do all texts that players read."""

from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import pytest

from tests.games.numbers import Leaf, Way, changed

from . import table as helpers

NAMES = ["Ada", "Bob"]


class Table:
    """The helpers of table.py for a game with a changed number in its data."""

    def __init__(self, game: Any) -> None:
        self.game = game
        spec = spec_from_file_location("changed_table", helpers.__file__)
        assert spec is not None and spec.loader is not None
        self.use: Any = module_from_spec(spec)
        spec.loader.exec_module(self.use)
        vars(self.use)["GAME"] = game

    def at(self, amino: str = "", proteins: Any = (), actions: Any = (), rival: Any = (), **more: Any) -> Any:
        """Set up seat 0's turn with these cards, and a rival with these action cards."""
        return self.use.table(self.use.Player(amino, proteins, actions), self.use.Player("W", (), rival), **more)

    def after(self, s: Any, *moves: str) -> Any:
        self.use.play(s, *moves)
        return s

    def words(self, s: Any, move: str) -> str:
        return str(self.game.text.words(self.game.parse(move), s.view(s.to_move), NAMES))

    def refusal(self, s: Any, move: str) -> str:
        return str(self.use.refusal(s, move))

    def shown(self, s: Any, seat: int | None = 0) -> str:
        return "\n".join(block.plain() for block in self.game.text.table(s.view(seat), NAMES))

    def said(self, s: Any, *moves: str) -> str:
        return " ".join(self.game.say(event, NAMES) for event in self.use.play(s, *moves))

    def card(self, name: str) -> str:
        """Return the count and text of a card in the catalogue."""
        return next(f"{card['count']} x {card['text']}" for card in self.game.cards() if card["id"] == name)

    def short(self, name: str) -> str:
        """Return the short text of a card in the catalogue."""
        return str(next(card["short"] for card in self.game.cards() if card["id"] == name))


Said = Callable[[Table], str]


def drawn(t: Table, card: str, then: str = "") -> Any:
    """Set up a turn in which seat 0 is about to draw a card with the d6."""
    return t.use.load(t.at(part=2, deck=[card]), 4, *then)


def until_refused(t: Table, s: Any, move: str, *moves: str) -> str:
    """Play a move, followed by `moves`, until it is refused, and return that refusal."""
    while move in t.use.legal(s):
        t.after(s, move, *moves)
    return t.refusal(s, move)


def no_offers_left(t: Table, negotiation: str) -> str:
    return until_refused(t, t.at("K", negotiation=negotiation), "offer", "give K", "want W", "send", "decline")


def no_more_counters(t: Table) -> str:
    s = t.after(t.at("K"), "offer", "give K", "want W", "send")
    return until_refused(t, s, "counter", "withdraw")


def no_more_drops(t: Table) -> str:
    return until_refused(t, t.after(t.at("K"), "offer", "give K"), "drop K", "give K")


def started(t: Table) -> Any:
    """Return a game in which everybody has made their first rolls."""
    return t.after(t.game.new(2, 1), "roll", "roll")


def built(t: Table, move: str, *before: str) -> str:
    """Return the words of a move while insulin is being built."""
    s = t.at("GIVEQC", ["ins"], ["chaperone", "codonopt"], ["prion"])
    return t.words(t.after(s, "build ins", *before), move)


def rolled(t: Table) -> str:
    """Return the hand after a Polysome."""
    return str(t.use.hand(t.after(drawn(t, "polysome", "KRW"), "roll"), 0))


CASES: list[tuple[str, Way, Said, str, str]] = [
    # the bank (§5)
    ("rules", ("bank_price",), lambda t: t.words(t.at("AAAAAAA"), "bank"), "five", "six"),
    ("rules", ("bank_price",), lambda t: t.refusal(t.at("AAAA"), "bank"), "five", "six"),
    ("rules", ("bank_price",), lambda t: t.refusal(t.after(t.at("AAAAAAA"), "bank"), "end"), "five", "six"),
    ("rules", ("bank_price",), lambda t: t.refusal(t.at(), "protein"), "five", "six"),
    ("rules", ("bank_price",), lambda t: t.words(t.at(), "protein"), "five", "six"),
    ("rules", ("bank_price",), lambda t: t.words(t.after(t.at("A" * 7), "bank"), "return A"), "5 still", "6 still"),
    # trading (§4)
    ("rules", ("offers_a_turn", "minute"), lambda t: t.words(t.at("K"), "offer"), "10 left", "11 left"),
    ("rules", ("offers_a_turn", "minute"), lambda t: no_offers_left(t, "minute"), "ten offers", "11 offers"),
    ("rules", ("offers_a_turn", "three_offers"), lambda t: no_offers_left(t, "three_offers"), "three", "four"),
    ("rules", ("second_thoughts", "offers"), lambda t: until_refused(t, t.at("K"), "offer", "withdraw"), "20", "21"),
    ("rules", ("second_thoughts", "counter_offers"), no_more_counters, "five", "six"),
    ("rules", ("second_thoughts", "drops"), no_more_drops, "8 things", "9 things"),
    # setup and end (§2, §8)
    ("rules", ("coins",), lambda t: t.card("piece:coin"), "40 x", "41 x"),
    ("rules", ("pool", "2"), lambda t: t.card("piece:coin"), "20, 27", "21, 27"),
    ("rules", ("pool", "2"), lambda t: t.shown(t.game.new(2, 1)), "20 coins left", "21 coins left"),
    ("rules", ("start", "amino_acids"), lambda t: t.words(t.game.new(2, 1), "roll"), "three amino", "four amino"),
    ("rules", ("start", "proteins"), lambda t: t.shown(started(t), None), "3: ?4, ?5, ?6", "4: ?5, ?6, ?7, ?8"),
    ("rules", ("last_round", "usual"), lambda t: t.shown(t.at()), "at most 60", "at most 61"),
    ("rules", ("last_round", "random_five"), lambda t: t.shown(t.at(random_five=True)), "most 100", "most 101"),
    ("rules", ("d6", 0, "rolls"), lambda t: t.said(t.use.load(t.at(part=2), 1, "K", "R"), "roll"), "one", "two"),
    ("rules", ("d6", 1, "rolls"), lambda t: t.card("piece:d6"), "two amino", "three amino"),
    # cards (§1.3, §7)
    ("cards", ("stacks", "cards", "A"), lambda t: t.shown(t.at()), "A 4", "A 5"),
    ("cards", ("stacks", "cards", "A"), lambda t: t.card("amino:A"), "4 x", "5 x"),
    ("cards", ("proteins", 12, "value"), lambda t: t.words(t.at("GIVEQC", ["ins"]), "build ins"), "4 coins", "5 coins"),
    ("cards", ("proteins", 12, "value"), lambda t: t.shown(t.at("", ["ins"])), "4 coins", "5 coins"),
    ("cards", ("proteins", 12, "value"), lambda t: t.card("protein:ins"), "4 coins", "5 coins"),
    ("cards", ("proteins", 12, "value"), lambda t: built(t, "fold"), "4 coins", "5 coins"),
    ("cards", ("actions", 0, "count"), lambda t: t.shown(t.game.new(2, 1)), "18 action cards", "19 action cards"),
    ("cards", ("actions", 0, "count"), lambda t: t.card("action:nobel"), "2 x", "3 x"),
    ("cards", ("actions", 0, "number"), lambda t: t.card("action:nobel"), "1 coin ", "2 coins "),
    ("cards", ("actions", 0, "number"), lambda t: t.said(drawn(t, "nobel"), "roll"), "took 1 coin;", "took 2 coins;"),
    ("cards", ("actions", 1, "number"), lambda t: t.card("action:polysome"), "twice", "three times"),
    ("cards", ("actions", 0, "number"), lambda t: t.short("action:nobel"), "1 coin", "2 coins"),
    ("cards", ("actions", 1, "number"), lambda t: t.short("action:polysome"), "two amino", "three amino"),
    ("cards", ("actions", 8, "number"), lambda t: t.short("action:tf"), "3 proteins", "4 proteins"),
    ("cards", ("actions", 10, "number"), lambda t: t.short("action:chaperone"), "1 coin more", "2 coins more"),
    ("cards", ("actions", 11, "number"), lambda t: t.short("action:codonopt"), "2 coins more", "3 coins more"),
    ("cards", ("actions", 13, "number"), lambda t: t.short("action:prion"), "1 coin less", "2 coins less"),
    ("cards", ("actions", 1, "number"), rolled, "KR", "KRW"),
    ("cards", ("actions", 8, "number"), lambda t: t.words(t.at("", (), ["tf"]), "play tf"), "three", "four"),
    ("cards", ("actions", 8, "number"), lambda t: t.said(t.at("", (), ["tf"]), "play tf"), "top 3", "top 4"),
    ("cards", ("actions", 10, "number"), lambda t: built(t, "boost chaperone"), "1 coin more", "2 coins more"),
    ("cards", ("actions", 10, "number"), lambda t: t.card("action:chaperone"), "1 coin more", "2 coins more"),
    ("cards", ("actions", 11, "number"), lambda t: built(t, "boost codonopt"), "2 coins more", "3 coins more"),
    ("cards", ("actions", 13, "number"), lambda t: built(t, "prion", "fold"), "1 coin less", "2 coins less"),
    ("cards", ("actions", 13, "number"), lambda t: t.shown(t.at("", (), ["prion"])), "1 coin less", "2 coins less"),
]  # fmt: skip


PRINTED = Table(helpers.GAME)
LEAVES = list(dict.fromkeys((file, way) for file, way, *_ in CASES))


@pytest.mark.parametrize("leaf", LEAVES, ids=lambda leaf: ".".join(map(str, leaf[1])))
def test_words_name_the_number_of_the_data(leaf: Leaf) -> None:
    cases = [(said, old, new) for file, way, said, old, new in CASES if (file, way) == leaf]
    with changed("nucleo", f"{leaf[0]}.json", leaf[1]) as game:
        table = Table(game)
        texts = [said(table) for said, _, _ in cases]
    for (said, old, new), after in zip(cases, texts, strict=True):
        before = said(PRINTED)
        assert old in before and new not in before
        assert new in after and (old not in after or old in new)


def test_a_transcription_factor_that_looks_at_four_orders_the_other_three() -> None:
    """Choose the lowest first, then the next, until one is left (§7.10)."""
    with changed("nucleo", "cards.json", ("actions", 8, "number")) as game:
        t = Table(game)
        s = t.at("", (), ["tf"], pile=["ins", "gfp", "oxt", "h3", "fn1"])
        t.after(s, "play tf", "choose gfp")
        assert t.use.legal(s) == ["sink ins", "sink oxt", "sink h3"]
        assert t.words(s, "sink oxt") == "Put Oxytocin ring lowest, the others above it"
        t.after(s, "sink oxt")
        assert t.use.legal(s) == ["sink ins", "sink h3"]
        t.after(s, "sink ins")
        assert t.use.pile(s)[0] == "fn1" and t.use.pile(s)[-3:] == ["h3", "ins", "oxt"]


def test_as_many_unseen_moments_stay_secret_as_the_data_says() -> None:
    """See §1.6."""
    with changed("nucleo", "rules.json", ("secret_moments",), by=-4) as game:
        t = Table(game)
        s = t.use.table(*map(t.use.Player, ("KRDE", "GPAC", "FHIL")))
        for target in (2, 3, 2):
            s.hands[0] = [t.use.ACTION["conjugation"]]
            t.after(s, "play conjugation", f"target {target}")
        assert len(s.memory) == 2
