"""Replays records, checking every move and the result against the rules."""

import json
from pathlib import Path
from typing import Any

from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.record import FORMAT, FORMAT_VERSION
from benchtop.core.refusal import IllegalMove


class RecordError(ValueError):
    """A record that cannot be read, or whose moves or result break the rules."""


def replay_of(record: dict[str, Any], games: dict[str, Game], plies: int | None = None) -> Match:
    """Replay a record, checking every move and the result; RecordError says what is wrong and where.

    `plies` stops after that many moves, without checking the result.
    """
    game = _check_header(record, games)
    try:
        match = Match(
            game,
            seats=len(record["seats"]),
            seed=record.get("seed"),
            options=game.options_at(record["rules_version"], record["options"]),
            names=[seat["name"] for seat in record["seats"]],
            position=record.get("start"),
        )
    except ValueError as wrong:
        raise RecordError(str(wrong)) from None
    for number, entry in enumerate(record["moves"][:plies], 1):
        try:
            if entry.get("ply", number) != number:
                raise ValueError(f"it is numbered {entry['ply']}")
            match.play(entry["seat"], entry["move"])
        except IllegalMove as wrong:
            raise RecordError(f"move {number} ({entry['move']}): {wrong.refusal}") from None
        except (KeyError, TypeError, AttributeError, ValueError) as wrong:
            raise RecordError(f"move {number}: {wrong}") from None
    match.undone = list(record.get("undone", []))
    if plies is None:
        _check_result(match, record.get("result"))
    return match


def _check_header(record: dict[str, Any], games: dict[str, Game]) -> Game:
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise RecordError("this is not a Benchtop record")
    if record.get("format_version") != FORMAT_VERSION:
        raise RecordError(
            f"the record has format {record.get('format_version')!r}, but this program reads format {FORMAT_VERSION}"
        )
    if "redacted_for" in record:
        raise RecordError("this record was saved by a player during the game: it has no seed to replay from")
    game = games.get(str(record.get("game")))
    if game is None:
        raise RecordError(f"no game called {record.get('game')!r} is installed")
    if not game.plays(record.get("rules_version")):
        raise RecordError(
            f"played with version {record.get('rules_version')} of the rules of {game.title}; "
            f"this program has version {game.version}"
        )
    if record.get("cards", "") != game.own_cards:
        raise RecordError(_other_cards(record, game))
    start = ("start", dict) if "start" in record else ("seed", (str, int))
    for field, kind in (start, ("options", dict), ("seats", list), ("moves", list)):
        if not isinstance(record.get(field), kind):
            raise RecordError(f"the record has no valid {field!r}")
    if not all(isinstance(seat, dict) and isinstance(seat.get("name"), str) for seat in record["seats"]):
        raise RecordError("every seat of a record needs a name")
    if not all(isinstance(entry, dict) for entry in record["moves"]):
        raise RecordError("every move of a record must be an object with a seat and a move")
    return game


def _other_cards(record: dict[str, Any], game: Game) -> str:
    """Explain how to replay a record that was played with other cards."""
    theirs = str(record.get("cards", ""))
    if not theirs:
        return "played with the standard cards, but house cards are in use: leave out --cards"
    here = f"the cards in use are {game.own_cards}" if game.own_cards else "no house cards are in use"
    return f"played with house cards {theirs}, but {here}: pass the folder of those cards with --cards"


def _check_result(match: Match, result: Any) -> None:
    if result is None:
        return  # an unfinished game, or a finished one saved without its result
    if not match.over:
        raise RecordError("the record names a result, but the game is not over")
    expected = {"scores": match.state.scores(), "winners": match.state.winners()}
    if result != expected:
        raise RecordError(f"the record says {result}, the rules say {expected}")


def load_record(path: str | Path) -> dict[str, Any]:
    """Load a record from a file; raises RecordError if it cannot be read."""
    try:
        record = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as wrong:
        raise RecordError(f"cannot read {path}: {wrong.strerror}") from None
    except ValueError as wrong:
        raise RecordError(f"{path} is not JSON: {wrong}") from None
    if not isinstance(record, dict):
        raise RecordError("this is not a Benchtop record")
    return record
