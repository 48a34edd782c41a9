"""Why a move may not be played, in words a player can learn from."""

from dataclasses import asdict, dataclass, field
from typing import Any

Fact = str | int | list[Any] | dict[str, Any]
Facts = dict[str, Fact]
"""What a sentence names, JSON-ready and by name: ids as in the catalogue, letters, numbers, seats. With the key of the
sentence it is enough to say the same in another language."""


@dataclass(frozen=True)
class Refusal:
    """One reason why a move is not legal now."""

    code: str
    """The fact, in snake_case, stable for ever: programs test it."""
    rule: str
    """The § of docs/games/<key>/rules.md that forbids it."""
    text: str
    """One sentence for the player."""
    biology: str | None = None
    """One sentence of science behind the rule, where there is one."""
    remedy: str | None = None
    """What would make the move legal or bring it nearer, where that can be said: something to play now
    (`moves` has it), or what is missing and where that is."""
    params: Facts = field(default_factory=dict, hash=False)
    """The facts that the sentences name. Where a code has several sentences, `variant` tells which; where the remedy
    varies by itself, `remedy` has its facts."""
    moves: tuple[str, ...] = ()
    """The moves that the remedy tells to play, in notation: every one is legal now for whoever was refused, and is a
    step towards what was refused. Empty where the remedy only says what is missing."""

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
