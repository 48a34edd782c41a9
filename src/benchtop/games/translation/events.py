"""Translation: what happened, for logs, animation and the recap after the game. Everything in this game is public."""

from typing import Any

from benchtop.core.events import Event


class Began(Event):
    """A seat's turn began."""

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__()
        self.seat = seat
        self.turn = turn

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "turn": self.turn}


class FilledUp(Event):
    """A short strand was filled up at the start of a turn, free of charge."""

    def __init__(self, seat: int, letters: str, strand: str) -> None:
        super().__init__()
        self.seat = seat
        self.letters = letters
        self.strand = strand

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "letters": self.letters, "strand": self.strand}


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

    def facts(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "amino": self.amino,
            "codons": self.codons,
            "sites": self.sites,
            "pairs": self.pairs,
            "score": self.score,
        }


class TurnedUp(Event):
    """The next amino acid of the deck was turned face up."""

    def __init__(self, amino: str, deck_size: int) -> None:
        super().__init__()
        self.amino = amino
        self.deck_size = deck_size

    def facts(self) -> dict[str, Any]:
        return {"amino": self.amino, "deck_size": self.deck_size}


class Extended(Event):
    """A seat rolled the white die and laid the letter at the 3' end."""

    def __init__(self, seat: int, letter: str, strand: str) -> None:
        super().__init__()
        self.seat = seat
        self.letter = letter
        self.strand = strand

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "letter": self.letter, "strand": self.strand}


class Toggled(Event):
    """A seat turned the water on or off."""

    def __init__(self, seat: int, *, water: bool) -> None:
        super().__init__()
        self.seat = seat
        self.water = water

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "water": self.water}


class Deleted(Event):
    """A seat took a letter out of the strand."""

    def __init__(self, seat: int, position: int, letter: str, strand: str) -> None:
        super().__init__()
        self.seat = seat
        self.position = position
        self.letter = letter
        self.strand = strand

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "position": self.position, "letter": self.letter, "strand": self.strand}


class Rolled(Event):
    """A seat rolled the black die for an Insert."""

    def __init__(self, seat: int, face: str, choices: str) -> None:
        super().__init__()
        self.seat = seat
        self.face = face
        self.choices = choices
        """The letters that the face allows."""

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "face": self.face, "choices": self.choices}


class Chose(Event):
    """A seat chose one of the two letters that its roll allowed."""

    def __init__(self, seat: int, letter: str) -> None:
        super().__init__()
        self.seat = seat
        self.letter = letter

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "letter": self.letter}


class Inserted(Event):
    """A seat laid a letter into the strand, where it is now letter number `position`."""

    def __init__(self, seat: int, position: int, letter: str, strand: str) -> None:
        super().__init__()
        self.seat = seat
        self.position = position
        self.letter = letter
        self.strand = strand

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "position": self.position, "letter": self.letter, "strand": self.strand}


class ReverseComplemented(Event):
    """A seat made the other strand the active one."""

    def __init__(self, seat: int, before: str, strand: str) -> None:
        super().__init__()
        self.seat = seat
        self.before = before
        self.strand = strand

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "before": self.before, "strand": self.strand}


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

    def facts(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "card": self.card,
            "position": self.position,
            "before": self.before,
            "after": self.after,
            "strand": self.strand,
            "codons": self.codons,
        }


class Bought(Event):
    """A seat took an action card from the pool."""

    def __init__(self, seat: int, card: str, cost: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.cost = cost
        self.left = left

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.card, "cost": self.cost, "left": self.left}


class Lost(Event):
    """A seat's turn ended with points that nothing could be done with."""

    def __init__(self, seat: int, points: int) -> None:
        super().__init__()
        self.seat = seat
        self.points = points

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "points": self.points}


class Ended(Event):
    """The game ended: "all_translated", or "too_quiet" after a hundred turns without a translation."""

    def __init__(self, reason: str, scores: list[int]) -> None:
        super().__init__()
        self.reason = reason
        self.scores = scores

    def facts(self) -> dict[str, Any]:
        return {"reason": self.reason, "scores": self.scores}
