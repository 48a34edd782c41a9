"""PDB50: what happened, as typed events. Everything but the deck is public, so everybody hears all of them (§9.1)."""

from typing import Any

from benchtop.core.events import Event


class SeatEvent(Event):
    """Something a seat did or got."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Drafted(SeatEvent):
    """A seat took a compensation token before the first round."""

    def __init__(self, seat: int, token: str) -> None:
        super().__init__(seat)
        self.token = token


class RoundBegan(SeatEvent):
    """A round began; the seat is the Leader's, who takes the first turn."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "round": self.number}


class Placed(SeatEvent):
    """A researcher was placed on a box and its action performed."""

    def __init__(self, seat: int, box: str, pay: dict[str, int], gain: dict[str, int]) -> None:
        super().__init__(seat)
        self.box = box
        self.pay = pay
        self.gain = gain

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "box": self.box, "pay": dict(self.pay), "gain": dict(self.gain)}


class TookLead(SeatEvent):
    """The Leader token changed hands, or its holder kept it from the others."""

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before = before


class Claimed(SeatEvent):
    """A face-up card was paid for; it is acquired at the end of the round."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(seat)
        self.card = card


class Graduated(SeatEvent):
    """A researcher went back to Supply for one Data token, by choice or because nothing else could be done."""

    def __init__(self, seat: int, token: str, *, forced: bool) -> None:
        super().__init__(seat)
        self.token = token
        self.forced = forced


class Skipped(SeatEvent):
    """A seat with an un-played researcher could do nothing at all."""


class RecruitArrived(SeatEvent):
    """A recruited researcher joined the group."""


class CardAcquired(SeatEvent):
    """A claimed card came to its new owner."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(seat)
        self.card = card


class CardRevealed(Event):
    """A card was drawn from the deck and laid face up on an Innovate box."""

    def __init__(self, box: str, card: str) -> None:
        super().__init__()
        self.box = box
        self.card = card


class GameEnded(Event):
    """The game ended at the close of a round: somebody reached the goal, or the safety stop was due."""

    def __init__(self, number: int, scores: list[int], *, reached: bool) -> None:
        super().__init__()
        self.number = number
        self.scores = scores
        self.reached = reached

    def facts(self) -> dict[str, Any]:
        return {"round": self.number, "scores": self.scores[:], "reached": self.reached}
