"""Reasons why a move may not be played, in words a player can learn from."""

from dataclasses import asdict, dataclass, field
from typing import Any

Fact = str | int | list[Any] | dict[str, Any]
Facts = dict[str, Fact]
"""The values named in a sentence, JSON-ready and by name: catalogue ids, letters, numbers, seats. Together with the key
of the sentence they are enough to say the same in another language.
"""


@dataclass(frozen=True)
class Refusal:
    """A reason why a move is not legal now."""

    code: str
    """Machine-readable reason in snake_case; never changes."""
    rule: str
    """The § of docs/games/<key>/rules.md that forbids the move."""
    text: str
    """A sentence for the player."""
    biology: str | None = None
    """A sentence of science behind the rule, if there is one."""
    remedy: str | None = None
    """What would make the move legal, or bring it nearer: something to play now (listed in `moves`), or what is missing
    and where to get it.
    """
    params: Facts = field(default_factory=dict, hash=False)
    """The facts named in the sentences. If a code has several sentences, `variant` says which; if the remedy has its
    own facts, they are in `remedy`.
    """
    moves: tuple[str, ...] = ()
    """The moves that the remedy suggests, in notation. Each is legal now for the refused player and a step towards the
    refused move. Empty if the remedy only says what is missing.
    """

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "moves": list(self.moves)}

    def __str__(self) -> str:
        parts = [f"{self.text} ({self.rule})", self.biology, self.remedy]
        return " ".join(part for part in parts if part)


class IllegalMove(ValueError):
    """A move was refused; `refusal` says why. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
