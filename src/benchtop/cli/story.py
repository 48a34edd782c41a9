"""What happened, in words, as one seat may hear it."""

from benchtop.core.match import Match, Played


def told(match: Match, played: Played, seat: int | None) -> str:
    """One move as that seat heard it; a move of which it heard nothing is told by its public notation."""
    heard = [match.game.say(event, match.names) for event in played.events if event.heard_by(seat)]
    return " ".join(heard) or f"{match.names[played.seat]}: {played.told_to(seat)}"


def is_silent(played: Played, seat: int | None) -> bool:
    """Whether that seat learnt nothing from a move but that something secret was done."""
    return played.told_to(seat) != played.move.notation and not any(event.heard_by(seat) for event in played.events)


def listing(names: list[str]) -> str:
    """Ada, Ben and Cy."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
