"""Stops with the fullest NUCLEO boards: six proteins and six action cards in hand, four players, an open offer, and
three answers to choose from."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import benchtop
from benchtop.core.heuristic import best_move
from benchtop.core.match import Match
from benchtop.core.rng import seeded
from web.e2e.phases import Stop

SEATS, CARDS, KINDS, PLIES = 4, 6, 16, 900
FIRST_SEED = 28
"""First seed that leads there. After a change of the rules, set it to the next seed that does."""
OPTIONS = {"first_player": "first"}
COLLECTS = ("keep", "roll", "bank", "buy_protein", "return", "end", "decline", "pass", "take")
"""Moves of a player who collects cards, best first."""


def crowded() -> Iterator[Stop]:
    """Yield a full hand in its owner's trade, facing another player's offer, and facing three answers."""
    trading = next(match for seed in count(FIRST_SEED) if (match := _collected(f"crowded {seed}")))
    yield _stop(trading, "crowded")
    answering = _stop(trading, "").reach()
    _until_trade(answering)
    _offer(answering, gives=2, wants=3)
    yield _stop(answering, "crowded answer")
    _offer(trading, gives=2, wants=1)
    while trading.state.view(0)["phase"] != "reply":
        _answer(trading)
    yield _stop(trading, "crowded reply")


def _stop(match: Match, name: str) -> Stop:
    moves = [f"{played.seat} {played.move.notation}" for played in match.played]
    return Stop("nucleo", name, SEATS, str(match.seed), OPTIONS, moves)


def _collected(seed: str) -> Match | None:
    """Play a game in which nobody builds and the first player keeps all cards, until that hand is full."""
    match, rng = Match(benchtop.game("nucleo"), SEATS, seed, OPTIONS), seeded(seed)
    while not match.over and match.state.ply < PLIES:
        s = match.state
        view: Any = s.view(s.to_move)
        hand, is_first = view["hand"], s.to_move == 0
        proteins = len(hand["proteins"])
        is_full = proteins == len(set(hand["actions"])) == CARDS and len(set(hand["amino_acids"])) >= KINDS
        if is_first and _trades(view) and is_full:
            return match
        never = {"build", "offer", "counter", *(("play",) if is_first else ())}
        never |= {"bank"} if proteins >= CARDS or not is_first else set()
        legal = [move for move in s.legal() if move.key not in never]
        wanted = [move for key in ("play", *COLLECTS) for move in legal if move.key == key]
        move = wanted[0] if wanted else best_move(legal, match.game.heuristic.action_values(s, legal), rng)
        match.play(s.to_move, move.notation)
    return None


def _trades(view: Any) -> bool:
    return bool(view["phase"] == "idle" and view["part"] == 3)


def _until_trade(match: Match) -> None:
    """Let the first player end the turn and the next player roll."""
    match.play(0, "end")
    while match.to_move == 0 or not _trades(match.state.view(match.to_move)):
        legal = match.state.legal()
        best = [move for key in COLLECTS for move in legal if move.key == key] or legal
        match.play(match.to_move, best[0])


def _offer(match: Match, gives: int, wants: int) -> None:
    """Offer amino acids for others: from the first player to everybody, or from another player to the first."""
    seat = match.to_move
    other = 0 if seat else 1
    hands = [set(match.state.view(player)["hand"]["amino_acids"]) for player in (seat, other)]
    given = sorted(hands[0])[:gives]
    wanted = sorted(hands[1] - set(given))[-wants:]
    for move in ["offer", *(f"give {item}" for item in given), *(f"want {item}" for item in wanted)]:
        match.play(seat, move)
    match.play(seat, "send to 1" if seat else "send")


def _answer(match: Match) -> None:
    """Accept as the second player; otherwise counter with one more amino acid on each side."""
    seat = match.to_move
    if seat == 1:
        match.play(seat, "accept")
        return
    match.play(seat, "counter")
    for side in ("give", "want"):
        first = next((move for move in match.state.legal() if move.key == side), None)
        if first:
            match.play(seat, first)
    match.play(seat, "send")
