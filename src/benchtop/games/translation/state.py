"""Translation: what is on the table."""

from typing import Any, Final

from benchtop.bio.codons import codon_number
from benchtop.core.state import State as CoreState

from .cards import ALL_AMINOS, CARDS, CODON_BITS, HYDROPHILIC, HYDROPHOBIC

NOTHING: Final = -1
QUIET_LIMIT: Final = 100  # turns in a row without a translation that end the game (§6.3)


class State(CoreState):
    """Amino acids, action cards and letters are numbers (cards.py). Only the order of the deck is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.strand: list[int] = []  # the active strand from 5' to 3'
        self.spelled: int = 0  # the amino acids that the strand spells, as bits; kept by `read`
        self.flipped: bool = False  # whether the 5' marker lies at the end opposite to where it began
        self.supply: int = 0  # nucleotide cards beside the strand
        self.water: bool = True
        self.has_water: bool = True  # False in the variant without hydrophobicity (§8.3)
        self.six_sided: bool = False  # which dice are rolled (§8.1)

        self.deck: list[int] = []  # turned up from the end
        self.row: list[int] = []  # face up
        self.collected: list[list[int]] = []  # by seat, in the order of translation

        self.pool: list[int] = []  # copies for sale, by card
        self.owned: list[list[int]] = []  # copies by seat and card

        self.points: int = 0  # of the seat to move
        self.ready: list[int] = []  # copies that it may still use this turn, by card
        self.bought: list[int] = []  # copies that it bought this turn, by card
        self.face: int = NOTHING  # the black die, while an Insert is pending
        self.letter: int = NOTHING  # the letter to insert, once that is known
        self.turn: int = 0
        self.translated: bool = False  # whether something was translated this turn
        self.quiet: int = 0  # turns in a row, before this one, without a translation

    # -- reading ----------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Find every codon of the active strand, in any frame (§3.2)."""
        strand = self.strand
        bits = 0
        if len(strand) > 2:
            codon = 4 * strand[0] + strand[1]
            for at in range(2, len(strand)):
                codon = (4 * codon + strand[at]) & 63
                bits |= CODON_BITS[codon]
        self.spelled = bits

    def soluble(self) -> int:
        """The amino acids that the water allows, as bits (§3.4)."""
        if not self.has_water:
            return ALL_AMINOS
        return HYDROPHILIC if self.water else HYDROPHOBIC

    def sites(self, amino: int) -> list[int]:
        """Where the codons of an amino acid begin on the active strand."""
        strand = self.strand
        return [at for at in range(len(strand) - 2) if CODON_BITS[codon_number(strand, at)] >> amino & 1]

    # -- knowing and copying ----------------------------------------------------------------------------------------

    def redeal(self, seat: int | None) -> None:
        """Nobody knows anything about the order of the deck; everything else is open."""
        self.deck.sort()
        self.rng.shuffle(self.deck)

    def reshuffle_unseen(self) -> None:
        self.redeal(None)

    def clone(self) -> "State":
        other = State()
        self.copy_frame(other)
        other.strand = self.strand[:]
        other.spelled = self.spelled
        other.flipped = self.flipped
        other.supply = self.supply
        other.water = self.water
        other.has_water = self.has_water
        other.six_sided = self.six_sided
        other.deck = self.deck[:]
        other.row = self.row[:]
        other.collected = [held[:] for held in self.collected]
        other.pool = self.pool[:]
        other.owned = [cards[:] for cards in self.owned]
        other.points = self.points
        other.ready = self.ready[:]
        other.bought = self.bought[:]
        other.face = self.face
        other.letter = self.letter
        other.turn = self.turn
        other.translated = self.translated
        other.quiet = self.quiet
        return other

    def to_json(self) -> dict[str, Any]:
        return self.frame_to_json() | {
            "strand": self.strand[:],
            "flipped": self.flipped,
            "supply": self.supply,
            "water": self.water,
            "deck": self.deck[:],
            "row": self.row[:],
            "collected": [held[:] for held in self.collected],
            "pool": self.pool[:],
            "owned": [cards[:] for cards in self.owned],
            "points": self.points,
            "ready": self.ready[:],
            "bought": self.bought[:],
            "face": self.face,
            "letter": self.letter,
            "turn": self.turn,
            "translated": self.translated,
            "quiet": self.quiet,
        }

    def restore(self, data: dict[str, Any]) -> None:
        self.restore_frame(data)
        self.read_options()
        self.strand = list(data["strand"])
        self.flipped = data["flipped"]
        self.supply = data["supply"]
        self.water = data["water"]
        self.deck = list(data["deck"])
        self.row = list(data["row"])
        self.collected = [list(held) for held in data["collected"]]
        self.pool = list(data["pool"])
        self.owned = [list(cards) for cards in data["owned"]]
        self.points = data["points"]
        self.ready = list(data["ready"])
        self.bought = list(data["bought"])
        self.face = data["face"]
        self.letter = data["letter"]
        self.turn = data["turn"]
        self.translated = data["translated"]
        self.quiet = data["quiet"]
        self.read()

    def read_options(self) -> None:
        """Keep what moves ask for often where it is found fast."""
        self.has_water = self.options["water"]
        self.six_sided = self.options["dice"] == "d6"


NO_CARDS: Final[list[int]] = [0] * CARDS
