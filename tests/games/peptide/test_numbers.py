"""Costs, limits and counts in texts come from the data: if a number changes there, all texts follow."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from benchtop.core.game import Game
from benchtop.games.peptide import GAME
from benchtop.games.peptide.components import DATA, LAST_ROUND, NUMBER, STOP
from benchtop.games.peptide.state import BUILDING, RESOLVING, USING_VACUOLE
from tests.games.numbers import Way, changed

NAMES = ["Ada", "Ben"]
LYSINE = [card["letter"] for card in DATA["amino_acids"]].index("K")


def positions(game: Game) -> Iterator[Any]:
    """Yield positions of seat 0: at the start, without ATP, and in Phase 2 with all organelles and plenty of ATP."""
    track = next(card for card in game.cards() if card["id"] == "track:vacuole")["values"]
    for advanced in (False, True):
        s: Any = game.new(2, 7, {"first_player": "first", "advanced": advanced})
        yield s
        s.due = 0
        yield s
        player = s.players[0]
        s.due, s.field, s.field_size, player.atp = 1, [1, 0, 1, 1, 1], 4, 0
        yield s
        player.rna, player.rna_size, player.amino = [2, 0, 1, 0], 3, [NUMBER["Lys"]]
        s.phase, player.up, player.down, player.cards = RESOLVING, [1] * 5, [1, 0, 0, 0, 0], 6
        yield s
        player.atp, player.chain = 9, [NUMBER["Met"]]
        yield s
        if advanced:
            s.phase = USING_VACUOLE
            yield s
            player.energy_limit, player.rna_limit = track["energy"][1], track["rna"][1]
            yield s
        s.phase = BUILDING
        yield s
        s.phase = RESOLVING
        s.amino_deck.remove(STOP)
        s.amino_deck.append(STOP)
        s.play(game.parse("use amino-acyl"))
        yield s


def speech(game: Game) -> str:
    """Return all texts: options, cards, and the table, moves, refusals and hints at each position."""
    said = [option.help for option in game.options]
    for card in game.cards():
        said += [f"{card['name']} x{card['count']}", card["text"], card["requirement"] or ""]
    for s in positions(game):
        view = s.view(0)
        said += [block.plain() for block in game.text.table(view, NAMES)]
        for move in game.moves:
            said += [game.text.words(move, view, NAMES), str(s.why_not(move))]
        said += [game.heuristic.explain(s, move) for move in s.legal()]
    return "\n".join(said)


@cache
def speech_as_printed() -> str:
    return speech(GAME)


WORDS: dict[Way, list[str | tuple[str, str]]] = {
    ("atp_actions", "reset_rna"): ["turn up new cards · {} of your 9 ATP", "new face-up RNA costs {}."],
    ("atp_actions", "reset_organelles"): [
        "new cards · {} of your 9 ATP",
        "a new organelle field costs {}.",
        "A new field costs {} ATP, and you have 0.",
    ],
    ("atp_actions", "select_twice"): ["Select twice · {} of your 9 ATP", "selecting twice costs {}."],
    ("organelles", "mitochondria", "gains"): [
        "Take Mitochondria · gain {} ATP",
        "Use the Mitochondria · +{} ATP to",
        "Gain {} ATP. Laid",
    ],
    ("organelles", "vacuole", "gains"): [
        "Take a Vacuole · gain {} ATP and",
        "Use the Vacuole · +{} ATP to",
        "Use the Vacuole · +{} ATP and",
        "Gather · +{} ATP to",
        "that is used gives {} ATP and an RNA card",
        "Gain {} ATP and an RNA card.",
    ],
    ("organelles", "amino-acyl", "costs"): [
        "Take an Amino-Acyl · pay {} ATP,",
        "Use the Amino-Acyl · {} of your 9 ATP",
        "an Amino-Acyl costs {}.",
        "needs {} ATP, and there will be",
    ],
    ("organelles", "ribosome", "costs"): [
        "Take a Ribosome · pay {} ATP,",
        "Use the Ribosome · {} of your 9 ATP",
        "a Ribosome costs {}.",
        "needs {} ATP, and there is none",
    ],
    ("face_down_gains",): [
        "face down · {} ATP in Phase 2",
        "Discard a face-down organelle · +{} ATP",
        "[ ] face down, for {} ATP",
        "Laid face down it gives {} ATP.",
    ],
    ("atp_tokens",): ["Only the {} printed ATP tokens", "ATP x{}", ("ATP in the supply: 28", "ATP in the supply: 29")],
    ("start_atp",): ["End your turn and keep your {} ATP"],
    ("removed_amino_acids", "2"): [
        "(20, {} of them out of the game)",
        ("Amino acid deck: 15 cards", "Amino acid deck: 14 cards"),
    ],
    ("organelle_field", "2"): [
        "Discard the organelle field and deal {} new cards",
        ("24 in the deck, 0 discarded", "23 in the deck, 0 discarded"),
    ],
    ("bonus_cards", 0): ["bonus cards: +{} +2 +1", "more points and the +{} bonus card", "Counts {}; whoever"],
    ("vacuole_track", "energy", "start"): ["Limits begin at {} ATP", "Raise your energy limit from {} to"],
    ("vacuole_track", "rna", "start"): ["ATP and {} RNA cards", "Raise your RNA limit from {} to"],
    ("vacuole_track", "energy", "top"): ["and end at {} and", "energy limit is at the top of the track, {}."],
    ("vacuole_track", "rna", "top"): ["and end at 10 and {}.", "RNA limit is at the top of the track, {}."],
    ("vacuole_track", "tracks"): ["Vacuole Track x{}"],
    ("vacuole_track", "markers"): ["limit marker x{}"],
    ("start_cards",): ["START x{}"],
    ("rna", "A"): ["adenine x{}"],
    ("organelles", "nucleus", "cards"): ["Nucleus x{}"],
    ("hand_points", "matched"): ["in hand +{} with its RNA"],
    ("hand_points", "unmatched"): [
        "with its RNA and -{} without.",
        ("this hand would count +0.", "this hand would count -1."),
    ],
    ("amino_acids", LYSINE, "value"): [
        "Lys lysine · AAG* · value {}*",
        "Add lysine with A A G · 3 points, {}* once fixed",
        "(Lys {} over AAG)",
    ],
    ("rounds_after_stop",): [
        ("shown: one more round follows", "shown: 2 more rounds follow"),
        ("1 more round is played after", "2 more rounds are played after"),
    ],
    ("rna_field",): [("46 in the deck · discarded", "45 in the deck · discarded")],
    ("rna", "U"): [("46 in the deck · discarded", "47 in the deck · discarded")],
    ("organelles", "vacuole", "cards"): [("24 in the deck, 0 discarded", "25 in the deck, 0 discarded")],
    ("stop_within_last",): [("is one of cards 12 to 15", "is one of cards 11 to 15")],
}
"""Phrases with {} for the number, or pairs of phrases before and after."""


@pytest.mark.parametrize("way", WORDS, ids=lambda way: ".".join(map(str, way)))
def test_words_follow_the_data(way: Way) -> None:
    printed: Any = DATA
    for step in way:
        printed = printed[step]
    with changed("peptide", "cards.json", way) as game:
        said = speech(game)
    for phrase in WORDS[way]:
        before, after = (phrase.format(printed), phrase.format(printed + 1)) if isinstance(phrase, str) else phrase
        assert before in speech_as_printed()
        assert after in said
        assert before not in said


def test_the_game_ends_after_the_last_round_of_the_data() -> None:
    with changed("peptide", "cards.json", ("last_round",)) as game:
        s: Any = game.new(2, 7)
        s.round = LAST_ROUND
        while s.round == LAST_ROUND:
            s.play(s.legal()[0])
        assert s.round == LAST_ROUND + 1
        assert not s.over


def test_more_selections_need_more_organelles() -> None:
    with (
        pytest.raises(ValueError, match="peptide: 3 players cannot make all their selections"),
        changed("peptide", "cards.json", ("selections",)),
    ):
        pass
