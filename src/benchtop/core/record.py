"""The record of a match: a JSON object from which it can be replayed exactly on any machine."""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from benchtop.core.match import Match

FORMAT: Final = "benchtop-record"
FORMAT_VERSION: Final = 1


def record_of(match: "Match") -> dict[str, Any]:
    """Return the complete record of a match."""
    record = _header(match)
    if match.start is None:
        record["seed"] = str(match.seed)
    else:
        record["start"] = match.start
    record["moves"] = [
        {"ply": ply, "seat": played.seat, "move": played.move.notation} for ply, played in enumerate(match.played, 1)
    ]
    if match.undone:
        record["undone"] = match.undone
    return record


def redacted_record_of(match: "Match", seat: int | None) -> dict[str, Any]:
    """Return what a seat may see of a running match; it cannot be replayed and reveals no secrets."""
    record = _header(match)
    record["redacted_for"] = "spectator" if seat is None else seat
    record["moves"] = [
        {"ply": ply, "seat": played.seat, "move": played.notation_for(seat)}
        for ply, played in enumerate(match.played, 1)
    ]
    return record


def _header(match: "Match") -> dict[str, Any]:
    over = match.state.over
    header: dict[str, Any] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": match.game.key,
        "rules_version": match.game.version,
        "options": dict(match.options),
        "seats": [{"name": name} for name in match.names],
        "result": {"scores": match.state.scores(), "winners": match.state.winners()} if over else None,
    }
    if match.game.own_cards:
        header["cards"] = match.game.own_cards
    return header
