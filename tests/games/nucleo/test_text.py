"""The table, the moves and the events in words; and a whole offer typed in one line (§4.3)."""

import re

import pytest

from benchtop.core.events import Event
from benchtop.core.rng import seeded
from benchtop.games.nucleo import events as e
from benchtop.games.nucleo.state import State

from .table import GAME, Player, hand, load, play, table

A = Player
NAMES = ["Ada", "Bob", "Cy"]
FIBRONECTIN = (
    "R-G-D in Fibronectin: Arg-Gly-Asp of the tenth type III repeat. Pierschbacher and Ruoslahti showed in 1984 that"
    " this tripeptide is enough for cells to hold on to."
)
NOBEL = (
    "Take 1 coin from the playing pool (the game ends at once if it was the last). Frederick Sanger won one Nobel Prize"
    " for reading the first protein sequence (1958) and another for reading DNA (1980)."
)


def said(s: State, *moves: str) -> list[str]:
    return [GAME.say(event, NAMES) for event in play(s, *moves)]


def word(s: State, move: str) -> str:
    return GAME.text.words(GAME.parse(move), s.view(s.to_move), [])


def text(s: State, seat: int | None) -> str:
    return "\n".join(block.plain() for block in GAME.text.table(s.view(seat), NAMES[: s.seats]))


def test_moves_say_what_they_do_with_numbers() -> None:
    s = table(A("GIVEQC", ["ins"], ["chaperone"], coins=2), A("R"), A("K", ["oxt"]))
    assert word(s, "build ins") == "Build Insulin, A chain from G I V E Q C · 4 coins"
    assert word(s, "offer") == "Make the others an offer · 10 left this turn"
    play(s, "offer", "give coin")
    assert word(s, "want R") == "Ask for arginine (R) · player 2 holds 1"
    play(s, "want R")
    assert word(s, "send") == "Offer it to everybody: coin for R"
    play(s, "send")
    assert word(s, "accept") == "Accept: you get coin and give R"


def test_a_build_names_what_is_left_in_the_pool_and_that_the_game_ends() -> None:
    last = word(table(A("GIVEQC", ["ins"]), A(), pool=1), "build ins")
    assert last.endswith("· 1 coin; the last of the pool: the game ends")


def test_ending_a_turn_names_what_could_still_be_built() -> None:
    assert word(table(A("GIVEQC", ["ins", "oxt"]), A()), "end") == "End your turn · Insulin, A chain ready to build"


def test_taking_names_the_protein_it_is_for() -> None:
    s = table(A("GI", ["ins"], ["trna"]), A())
    play(s, "play trna")
    assert word(s, "take V") == "Take valine (V) · 6 in the bank · missing for Insulin, A chain"


def test_a_trade_reads_as_a_story() -> None:
    s = table(A("KK"), A("R"), A())
    assert said(s, "offer", "give K", "give K", "want R", "send", "accept", "decline") == [
        "Ada made an offer to Bob and Cy: 2K for R.",
        "Bob would take Ada's offer.",
        "Cy declined Ada's offer.",
        "Ada gave Bob 2K for R.",
    ]


def test_a_turn_reads_as_a_story() -> None:
    s = load(table(A("RGD", ["fn1"]), A(), part=1), "K", 4)
    s.deck.remove(0)
    s.deck.append(0)
    assert said(s, "roll", "roll", "build fn1") == [
        "Ada rolled lysine (K) and took it.",
        "Ada rolled an action card with the d6.",
        f"Ada played Nobel Prize: {NOBEL}",
        "Ada took 1 coin; 19 coins left in the pool.",
        f"Ada builds Fibronectin from D G R. {FIBRONECTIN}",
        "Ada earned 1 coin for Fibronectin; 18 coins left in the pool.",
    ]


def test_the_table_shows_what_is_held_and_what_is_missing() -> None:
    shown = text(table(A("GI", ["ins"], ["prion"], coins=3), A("KR")), 0)
    assert "Insulin, A chain  4 coins  G I V E Q C  lacks C E Q V  ins" in shown
    assert re.search(r"2 Bob +0 +2: K R +0: none +0\n", shown)
    assert "Prion Misfolding, when an opponent builds: They earn 1 coin less" in shown


def test_unknown_proteins_are_shown_by_the_number_on_their_back() -> None:
    s = table(A("K"), A("", ["gfp", "oxt"]))
    play(s, "end", "roll")
    s.part = 3
    play(s, "offer", "give oxt", "want K", "send")
    assert "2: ?1, Oxytocin ring" in text(s, 0)


def test_the_table_shows_doubts() -> None:
    s = table(A("", [], ["conjugation"]), A("KRD"), A("G"))
    play(s, "play conjugation", "target 2")
    assert "3 Cy (you)" in text(s, 2)
    assert "2: 2 of D K R?" in text(s, 2) and "1: 1 of D K R?" in text(s, None)


def test_a_spectator_sees_no_hand() -> None:
    shown = text(table(A("GI", ["ins"], ["prion"]), A("KR")), None)
    assert "Your" not in shown and "Insulin" not in shown and "Prion" not in shown


def test_the_end_is_announced() -> None:
    s = load(table(A(coins=1), A(), part=2, deck=["nobel"], pool=1), 4)
    assert said(s, "roll")[-3:] == [
        "The last coin is earned: the game is over.",
        "Ada has 2 coins and still holds no protein: score 2.",
        "Bob has 0 coins and still holds no protein: score 0.",
    ]
    assert "The game is over: Ada wins." in text(s, None)


def test_every_move_has_words_in_every_situation() -> None:
    s = GAME.new(3, seed=2)
    rng = seeded("words")
    for _ in range(400):
        view = s.view(s.to_move)
        assert all(GAME.text.words(move, view, []) for move in GAME.moves[:: 1 + s.ply % 7])
        moves = s.legal()
        s.play(moves[rng.below(len(moves))])


SENTENCES: list[tuple[Event, str]] = [
    (e.TurnBegan(1, 5, 2), "Round 2: Bob's turn."),
    (e.RolledAmino(0, "K", "taken"), "Ada rolled lysine (K) and took it."),
    (e.RolledAmino(0, "K", "empty"), "Ada rolled lysine (K): its stack is empty."),
    (e.RolledAmino(0, "K", "bank"), "Ada rolled lysine (K): the whole bank is empty."),
    (e.RolledSymbol(0, 2), "Ada rolled two amino acids with the d6."),
    (e.TookAmino(0, "K"), "Ada took lysine (K) from the bank."),
    (e.ReturnedAmino(0, "KR"), "Ada put K R back into the bank."),
    (e.DrewAction(0), "Ada drew an action card and kept it."),
    (e.SawAction(0, "trna", only=0), "Ada drew Charged tRNA, to be played in your turn: Take one amino acid of your"
     " choice from any stack that is not empty."),
    (e.FoundNothing(0, "protein"), "Ada found no protein card to take."),
    (e.ReshuffledActions(7), "The 7 discarded action cards were shuffled into a new pile."),
    (e.PutUnder(0, 3, "row"), "Ada put a protein card under the pile."),
    (e.DealtProteins(0, [1, 2, 3]), "Ada took 3 protein cards."),
    (e.DrewProtein(0, 3), "Ada took a protein card from the pile."),
    (e.SawProteins(0, ["oxt"], [3], "put", only=0), "Ada put Oxytocin ring under the pile."),
    (e.SawProteins(0, ["oxt", "fn1"], [3, 5], "looked", only=0), "Ada looked at the top 2 of the protein pile: Oxytocin"
     " ring, Fibronectin."),
    (e.LookedAtPile(0, [1, 2, 3]), "Ada looked at the top 3 of the protein pile."),
    (e.OfferMade(0, [1, 2], ["K", "K"], ["coin"], counter=False), "Ada made an offer to Bob and Cy: 2K for coin."),
    (e.OfferMade(1, [0], ["gfp"], ["R"], counter=True),
     "Bob made a counter-offer to Ada: Green fluorescent protein (gfp) for R."),
    (e.OfferWithdrawn(0, counter=False), "Ada thought better of it."),
    (e.Accepted(1, 0), "Bob would take Ada's offer."),
    (e.Declined(1, 0, counter=False), "Bob declined Ada's offer."),
    (e.Declined(0, 1, counter=True), "Ada declined Bob's counter-offer."),
    (e.OfferLapsed(0), "Nobody took Ada's offer."),
    (e.Traded(0, 1, ["K"], ["coin", "coin"], [], []), "Ada gave Bob K for 2 coins."),
    (e.ShowedBuild(0, "fn1", 5, "DGR"), f"Ada builds Fibronectin from D G R. {FIBRONECTIN}"),
    (e.Built(0, "fn1", 5, 1, 19), "Ada earned 1 coin for Fibronectin; 19 coins left in the pool."),
    (e.PlayedAction(0, "nobel"), f"Ada played Nobel Prize: {NOBEL}"),
    (e.WonPrize(0, 1, 19), "Ada took 1 coin; 19 coins left in the pool."),
    (e.PassedUnseen(0, 1), "An amino acid went unseen from Ada to Bob."),
    (e.SawPassed(0, 1, "K", only=0), "Ada passed lysine (K) to Bob unseen."),
    (e.CameToLight(0, 1, "K"), "It has come out by now: Ada once passed lysine (K) to Bob."),
    (e.AskedFor(0, 1, "K", found=True), "Ada asked Bob for lysine (K) and got one."),
    (e.AskedFor(0, 1, "K", found=False), "Ada asked Bob for lysine (K); Bob has none."),
    (e.GaveInReturn(0, 1, "K"), "Ada gave Bob lysine (K) in return."),
    (e.Voted(0, 1), "Ada voted for Bob."),
    (e.Started(1), "Bob begins."),
    (e.RolledStart(0, "KAK", "", ), "Ada rolled lysine (K), alanine (A) and lysine (K) to start with."),
    (e.RolledStart(0, "KAR", "W"),
     "Ada rolled lysine (K), alanine (A) and arginine (R) to start with (W again: its stack is empty)."),
    (e.ChoseAtTie(0, "share"), "Ada shares the victory."),
    (e.ChoseAtTie(0, "imitate"), "Ada would rather imitate a protein and let the others vote."),
    (e.GameEnded("round"), "The last round is over, and so is the game."),
    (e.CountedHand(0, 5, ["fn1", "gfp"], [5, 7], 3),
     "Ada has 5 coins and still holds Fibronectin and Green fluorescent protein: score 3."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=[sentence for _, sentence in SENTENCES])
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert GAME.say(event, NAMES) == sentence


def test_every_kind_of_event_is_among_these() -> None:
    kinds = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert kinds == {type(event) for event, _ in SENTENCES}


# -- an offer in one line (§4.3) --


def expand(s: State, line: str, seat: int = 0) -> list[str]:
    """Return the moves that a line stands for."""
    return GAME.text.expand(line, s.view(seat), NAMES[: s.seats])


def test_a_line_becomes_small_moves_in_order() -> None:
    s = table(A("KK", coins=1), A("R"), A())
    moves = ["offer", "give K", "give K", "give coin", "want R", "send to 2"]
    assert expand(s, "2K + 1 coin for R to 2") == moves
    assert expand(s, "offer coin, 2 lysine for Arg to player 2") == expand(s, "coin, 2K for R to bob") == moves


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("K for R", ["offer", "give K", "want R", "send"]),
        ("K for a", ["offer", "give K", "want A", "send"]),
        ("k and r for 3 coins to all", ["offer", "give K", "give R", *["want coin"] * 3, "send"]),
        ("ins for gfp & W", ["offer", "give ins", "want W", "want gfp", "send"]),
        ("melittin for a coin", ["offer", "give melittin", "want coin", "send"]),
        ("R, K for oxytocin", ["offer", "give K", "give R", "want oxt", "send"]),
        ("give K for R", ["offer", "give K", "want R", "send"]),
        ("8K for R to Bob and Cy", ["offer", *["give K"] * 8, "want R", "send"]),
    ],
)
def test_items_are_written_in_many_ways(line: str, moves: list[str]) -> None:
    assert expand(table(A("KR"), A(), A()), line) == moves


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("offer for R", "reads like this"),
        ("60K for R", "aren't that many"),
        ("K for unobtainium", "no amino acid"),
        ("ant for R", "could be igg1 or antp"),
        ("K for R to 7", "players from 1 to 3"),
        ("K for R to dora", "players from 1 to 3"),
        ("K for R to bob and dora", "players from 1 to 3"),
    ],
)
def test_what_cannot_be_read_is_answered_in_words(line: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        expand(table(A("K"), A(), A()), line)


def test_a_line_may_go_to_two_of_three() -> None:
    s = table(A("K"), A("R"), A(), A())
    view = s.view(0)
    names = ["Ada", "Bob", "Cy", "Di"]
    sent = [GAME.text.expand(f"K for R to {to}", view, names)[-1] for to in ("di and 2", "2, 3", "bob, cy, di")]
    assert sent == ["send to 2 and 4", "send to 2 and 3", "send"]


@pytest.mark.parametrize("line", ["K", "K for ", "give K", "build ins V for I"])
def test_other_lines_are_no_offers(line: str) -> None:
    assert expand(table(A("K"), A(), A()), line) == []


def test_a_line_plays() -> None:
    s = table(A("KK", coins=1), A("R"))
    play(s, *expand(s, "2K + coin for R to 2"), "accept")
    assert (hand(s, 0), hand(s, 1)) == ("R", "KK") and s.coins == [0, 1]


def test_where_an_offer_waits_a_line_is_a_counter_offer() -> None:
    s = table(A("KH"), A("R"), A("R"))
    play(s, *expand(s, "K for R"))
    moves = expand(s, "R for K + H to 1", 1)
    assert moves == ["counter", "want H", "send"], "a counter-offer starts from the offer"
    assert expand(s, "2 coins for H", 1) == [
        *["counter", "drop R", "drop K", "give coin", "give coin", "want H", "send"],
    ]
    with pytest.raises(ValueError, match="goes to player 1"):
        expand(s, "R for K to 3", 1)
    play(s, "counter")
    assert expand(s, "R for K + H", 1) == moves[1:]
    play(s, *moves[1:], "decline", "accept")
    assert hand(s, 1) == "HK"


def test_a_line_turns_an_offer_that_is_begun_into_another() -> None:
    s = table(A("KH"), A("R"))
    play(s, "offer")
    assert expand(s, "K for R") == ["give K", "want R", "send"]
    play(s, "give H")
    moves = expand(s, "K for R")
    assert moves == ["drop H", "give K", "want R", "send"]
    play(s, *moves)
