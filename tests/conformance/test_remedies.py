"""Remedies are true: whatever a refusal tells a player to do can be done now, and is a step towards what was refused.

The walk goes through random and sensible games.
"""

import re
from collections.abc import Iterator
from itertools import count

from benchtop.core.game import Game
from benchtop.core.heuristic import best_move
from benchtop.core.move import Move
from benchtop.core.refusal import Refusal
from benchtop.core.rng import Rng, seeded
from benchtop.core.state import State
from tests.depth import depth
from tests.play import GAMES, settings_of

POSITIONS = depth(250, 10_000)
ASKED_A_POSITION = 12
CLUMSY = re.compile(
    r"\b(1 (cards|tokens|points|levels|bases|bonds|moves|turns|times|rounds|players)|among the 0|all 2 )\b"
)
"""What nobody says."""


def walk(game: Game, positions: int) -> Iterator[tuple[State, Rng]]:
    """Yield `positions` positions of games at all settings, half of the games played at random, half sensibly."""
    settings = settings_of(game)
    left = positions
    for number in count():
        seats, options = settings[number % len(settings)]
        rng = seeded(f"remedies {number}")
        s = game.new(seats, f"remedies {number}", options)
        sensible = number % 2 == 1
        stride = 1 + rng.below(4)
        for ply in count():
            if s.over or ply > 400:
                break
            if ply % stride == 0:
                yield s, rng
                left -= 1
                if left == 0:
                    return
            moves = s.legal()
            if sensible and rng.below(8):
                s.play(best_move(moves, game.heuristic.action_values(s, moves), rng))
            else:
                s.play(moves[rng.below(len(moves))])


def refused(s: State, rng: Rng) -> Iterator[tuple[Move, Refusal]]:
    """Some of what may not be played here, of as many kinds as possible."""
    kinds: dict[str, list[Move]] = {}
    for move in s.game.moves:
        kinds.setdefault(move.key, []).append(move)
    names = list(kinds)
    for _ in range(ASKED_A_POSITION):
        kind = kinds[names[rng.below(len(names))]]
        move = kind[rng.below(len(kind))]
        refusal = s.why_not(move)
        if refusal is not None:
            yield move, refusal


def complaint(s: State, move: Move, refusal: Refusal, verbs: set[str]) -> str | None:
    """Return what is wrong with a refusal, if anything."""
    legal = {one.notation for one in s.legal()}
    for notation in refusal.moves:
        if notation not in legal:
            return f"its remedy tells to play {notation!r}, which is not legal"
    remedy = refusal.remedy or ""
    if refusal.moves and not remedy:
        return "it offers moves and says nothing of them"
    for sentence in re.split(r"(?<=[.!?:;]) ", remedy):
        first = re.split(r"\W", sentence.strip().lower(), maxsplit=1)[0]
        if first in verbs and not refusal.moves:
            return f"its remedy says {first!r} and names no move that can be played"
    for sentence in (refusal.text, refusal.biology or "", remedy):
        if CLUMSY.search(sentence):
            return f"nobody says {sentence!r}"
    if refusal.biology and refusal.biology in (refusal.text, refusal.remedy):
        return "its biology only repeats"
    for notation in refusal.moves:
        after = s.clone()
        seat = after.to_move
        after.play(s.game.parse(notation))
        if not after.over and after.to_move == seat:
            again = after.why_not(move)
            if again is not None and str(again) == str(refusal):
                return f"after {notation!r} the very same stands in the way"
    return None


@GAMES
def test_what_a_remedy_says_can_be_done_and_helps(game: Game) -> None:
    verbs = {move.group for move in game.moves} | {"play", "type", "first"}
    found: dict[tuple[str, str], str] = {}
    for s, rng in walk(game, POSITIONS):
        for move, refusal in refused(s, rng):
            wrong = complaint(s, move, refusal, verbs)
            if wrong is not None:
                found.setdefault((refusal.code, wrong.split("'")[0]), f"{move.notation}: {refusal} -- {wrong}")
    assert not found, "\n".join(found.values())
