"""Translation: what happened, for logs, animation and the recap after the game. Everything in this game is public."""

from typing import Any

from benchtop.core.events import Event


class Began(Event):
    """A seat's turn began."""

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__()
        self.seat = seat
        self.turn = turn


class FilledUp(Event):
    """A short strand was filled up at the start of a turn, free of charge."""

    def __init__(self, seat: int, letters: str, strand: str) -> None:
        super().__init__()
        self.seat = seat
        self.letters = letters
        self.strand = strand


class Translated(Event):
    """A seat translated an amino acid; `sites` are the letters at which its codons begin, from 1."""

    def __init__(self, seat: int, amino: str, codons: list[str], sites: list[int], pairs: int, score: int) -> None:
        super().__init__()
        self.seat = seat
        self.amino = amino
        self.codons = codons
        self.sites = sites
        self.pairs = pairs
        """New pairs that it made."""
        self.score = score
        """The seat's score now."""


class TurnedUp(Event):
    """The next amino acid of the deck was turned face up."""

    def __init__(self, amino: str, deck_size: int) -> None:
        super().__init__()
        self.amino = amino
        self.deck_size = deck_size


class Extended(Event):
    """A seat rolled the white die and laid the letter at the 3' end."""

    def __init__(self, seat: int, letter: str, strand: str) -> None:
        super().__init__()
        self.seat = seat
        self.letter = letter
        self.strand = strand


class Toggled(Event):
    """A seat turned the water on or off."""

    def __init__(self, seat: int, *, water: bool) -> None:
        super().__init__()
        self.seat = seat
        self.water = water


class Deleted(Event):
    """A seat took a letter out of the strand."""

    def __init__(self, seat: int, position: int, letter: str, strand: str) -> None:
        super().__init__()
        self.seat = seat
        self.position = position
        self.letter = letter
        self.strand = strand


class Rolled(Event):
    """A seat rolled the black die for an Insert."""

    def __init__(self, seat: int, face: str, choices: str) -> None:
        super().__init__()
        self.seat = seat
        self.face = face
        self.choices = choices
        """The letters that the face allows."""


class Chose(Event):
    """A seat chose one of the two letters that its roll allowed."""

    def __init__(self, seat: int, letter: str) -> None:
        super().__init__()
        self.seat = seat
        self.letter = letter


class Inserted(Event):
    """A seat laid a letter into the strand, where it is now letter number `position`."""

    def __init__(self, seat: int, position: int, letter: str, strand: str) -> None:
        super().__init__()
        self.seat = seat
        self.position = position
        self.letter = letter
        self.strand = strand


class ReverseComplemented(Event):
    """A seat made the other strand the active one."""

    def __init__(self, seat: int, before: str, strand: str) -> None:
        super().__init__()
        self.seat = seat
        self.before = before
        self.strand = strand


class Substituted(Event):
    """A seat changed one letter; `codons` says what became of the codons that it is part of."""

    def __init__(
        self, seat: int, card: str, position: int, before: str, after: str, strand: str, codons: list[dict[str, Any]]
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.position = position
        self.before = before
        self.after = after
        self.strand = strand
        self.codons = codons
        """Each with `at`, `before`, `after`, `from`, `to` and `effect`: silent, missense, nonsense or readthrough."""


class Bought(Event):
    """A seat took an action card from the pool."""

    def __init__(self, seat: int, card: str, cost: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.cost = cost
        self.left = left


class Lost(Event):
    """A seat's turn ended with points that nothing could be done with."""

    def __init__(self, seat: int, points: int) -> None:
        super().__init__()
        self.seat = seat
        self.points = points


class Ended(Event):
    """The game ended: "all_translated", or "too_quiet" after a hundred turns without a translation."""

    def __init__(self, reason: str, scores: list[int]) -> None:
        super().__init__()
        self.reason = reason
        self.scores = scores
