"""Peptide: what is on the table.

RNA and organelle cards of the same kind are interchangeable, and nobody ever knows a place in their decks. So these
decks are counts by letter or kind, shuffled when the first card is drawn. Amino acids are single cards in order.
"""

from typing import ClassVar, Final

from benchtop.core.part import Part
from benchtop.core.rng import Rng
from benchtop.core.state import NONE
from benchtop.core.state import State as CoreState

from .components import AMINOS, ENERGY_START, NEEDS, RNA_START, STOP, STOP_WITHIN
from .knowledge import Draws

# Phases: what the seat to move decides. In phases below CHOOSING_RNA nothing is half done.
SELECTING: Final = 0  # Phase 1: an organelle, the First Player card or an ATP action (§2)
RESOLVING: Final = 1  # Phase 2: which organelle, or an ATP action (§3.1)
CHOOSING_RNA: Final = 2  # face-up RNA, or draw two (§3.4)
KEEPING_RNA: Final = 3  # which of two drawn RNA cards to keep (§3.4)
USING_VACUOLE: Final = 4  # advanced game: gather, or raise a limit (§7.2)
KEEPING_AMINO: Final = 5  # which of two amino acids to keep (§3.6)
BUILDING: Final = 6  # add or fix (§3.7)
DISCARDING: Final = 7  # advanced game, end of the round: which RNA card to discard (§7.3)
VOTING: Final = 8  # whether to agree that this round is the last (§6.6)

SPECTATOR: Final = -2  # seat number of a spectator


class Player(Part):
    """What lies in front of a seat and in its hand."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("atp", "rna", "open", "aside", "given_up", "amino", "chain", "fixed", "bonus"),
        *("up", "down", "picked", "energy_limit", "rna_limit"),
    )

    def __init__(self) -> None:
        self.atp: int = 0
        self.rna: list[int] = [0, 0, 0, 0]  # RNA in hand by letter; secret
        self.rna_size: int = 0
        self.open: list[int] = [0, 0, 0, 0]  # RNA in hand that everybody has seen (§8.1)
        self.aside: list[int] = [0, 0, 0, 0]  # RNA in hand chosen for discard; secret until all have chosen (§7.3)
        self.given_up: list[int] = [0, 0, 0, 0]  # RNA discarded over the limit at the end of the last round (§7.3)
        self.amino: list[int] = []  # amino acids in hand, sorted; secret
        self.chain: list[int] = []  # the peptide chain after START, left to right
        self.fixed: int = 0  # number of amino acids, from the left, that lie face down (§3.7)
        self.bonus: list[int] = []
        self.up: list[int] = [0, 0, 0, 0, 0]  # organelles taken face up, not yet resolved, by kind
        self.down: list[int] = [0, 0, 0, 0, 0]  # organelles taken face down, by kind
        self.cards: int = 0  # organelles not yet resolved
        self.picked: int = 0  # selections made this round
        self.energy_limit: int = ENERGY_START  # the advanced game (§7.1)
        self.rna_limit: int = RNA_START

    def receive(self, letter: int) -> None:
        """Add an RNA card to the hand."""
        self.rna[letter] += 1
        self.rna_size += 1

    def spend(self, letter: int) -> None:
        """Remove an RNA card from the hand, preferably a card that everybody has seen (§8.1)."""
        self.rna[letter] -= 1
        self.rna_size -= 1
        if self.open[letter] > 0:
            self.open[letter] -= 1

    def copy(self) -> "Player":
        other = Player()
        other.atp = self.atp
        other.rna = self.rna[:]
        other.rna_size = self.rna_size
        other.open = self.open[:]
        other.aside = self.aside[:]
        other.given_up = self.given_up[:]
        other.amino = self.amino[:]
        other.chain = self.chain[:]
        other.fixed = self.fixed
        other.bonus = self.bonus[:]
        other.up = self.up[:]
        other.down = self.down[:]
        other.cards = self.cards
        other.picked = self.picked
        other.energy_limit = self.energy_limit
        other.rna_limit = self.rna_limit
        return other

    def derive(self) -> None:
        self.rna_size = sum(self.rna)
        self.cards = sum(self.up) + sum(self.down)


def _may_match(player: Player, amino: int, unseen: list[int]) -> bool:
    """Whether a hand could match an amino acid from its known RNA and unseen RNA (§3.8)."""
    room = player.rna_size - sum(player.open)
    for letter in range(4):
        lacking = NEEDS[amino][letter] - player.open[letter]
        if lacking > 0:
            room -= lacking
            if lacking > unseen[letter]:
                return False
    return room >= 0


class State(CoreState):
    """The table of a match."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("players", "round", "last_round", "phase", "pass_number", "starter", "step", "due", "twice", "held"),
        *("drawn_in", "proposed", "asker", "agreed", "used"),
        *("first", "first_taken", "atp_supply", "bonuses", "field", "deck", "order", "discards"),
        *("rna_field", "rna_deck", "rna_order", "rna_discards", "drawn", "amino_deck", "removed", "draws"),
    )
    PARTS: ClassVar[dict[str, type[Part]]] = {"players": Player, "draws": Draws}

    def __init__(self) -> None:
        super().__init__()
        self.players: list[Player] = []
        self.advanced: bool = False
        self.strict_atp: bool = True

        self.round: int = 0
        self.last_round: int = NONE  # known once STOP has been shown (§6.1)
        self.phase: int = SELECTING
        self.pass_number: int = 1  # which pass of Phase 1 (§2.2)
        self.starter: int = 0  # the seat that began this pass or phase
        self.step: int = 0  # distance in seats from the starter to the seat to move
        self.due: int = 0  # selections or discards left in this turn
        self.twice: bool = False  # whether the second selection was bought in this turn (§4.3)
        self.held: bool = False  # whether this turn goes on until the seat ends it (§4.4)
        self.drawn_in: int = 0  # the last round in which an amino acid was drawn (§6.6)
        self.proposed: bool = False  # whether an end was proposed this round
        self.asker: int = NONE  # seat of the proposer, while the others vote
        self.agreed: bool = False  # whether all have agreed that this round is the last
        self.used: list[int] = [0, 0, 0, 0, 0]  # organelles used so far, by kind
        self.first: int = 0  # seat with the First Player card
        self.first_taken: bool = False  # whether that card was selected this round (§2.5)

        self.atp_supply: int = 0  # negative if tokens were borrowed because the supply has no limit
        self.bonuses: list[int] = []  # the last is on top
        self.field: list[int] = [0, 0, 0, 0, 0]  # organelles by kind, face up
        self.field_size: int = 0
        self.deck: list[int] = [0, 0, 0, 0, 0]  # organelles by kind
        self.order: list[int] = []  # draw order of the deck, next card last; empty until the first draw
        self.deck_size: int = 0
        self.discards: list[int] = [0, 0, 0, 0, 0]

        self.rna_field: list[int] = []  # letters, face up
        self.rna_deck: list[int] = [0, 0, 0, 0]  # by letter
        self.rna_order: list[int] = []  # draw order of the RNA deck, next card last; empty until the first draw
        self.rna_deck_size: int = 0
        self.rna_discards: list[int] = [0, 0, 0, 0]  # by letter, face up
        self.rna_discards_size: int = 0
        self.drawn: list[int] = []  # two letters, while the seat to move chooses (§3.4)

        self.amino_deck: list[int] = []  # the last is on top; contains STOP until shown
        self.removed: list[int] = []  # amino acids out of this game, unseen, sorted (§1.4)
        self.draws: Draws = Draws()  # history of the amino acid deck

    # -- knowing and copying ----------------------------------------------------------------------------------------

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Deal again what the seat cannot know (§8); after the game nothing is hidden."""
        if self.over:
            return
        viewer = SPECTATOR if seat is None else seat
        looking = self.to_move if self.phase == KEEPING_AMINO else NONE
        hands = [player.amino for player in self.players]
        unseen = self.rna_unseen(viewer)
        builder = NONE
        matched: list[int] = []
        if self.phase == BUILDING and self.to_move != viewer:
            player = self.players[self.to_move]
            if len(player.chain) == player.fixed:  # a builder with nothing to fix must be able to add (§3.7)
                builder = self.to_move
                matched = [amino for amino in range(AMINOS) if _may_match(player, amino, unseen)]
        added = self.draws.redeal(viewer, looking, self.amino_deck, self.removed, hands, rng, builder, matched)
        self._redeal_rna(viewer, unseen, added, rng)

    def reshuffle_unseen(self, rng: Rng) -> None:
        """Shuffle what nobody knows: all decks, except amino acids that somebody has seen on top (§3.6)."""
        self.rna_order = []
        self.order = []
        seen = 2 if self.phase == KEEPING_AMINO else 1 if self.draws.top_was_seen() else 0
        top = self.amino_deck[len(self.amino_deck) - seen :]
        hidden = self.amino_deck[: len(self.amino_deck) - seen]
        stop = STOP in hidden
        if stop:
            hidden.remove(STOP)
        rng.shuffle(hidden)
        if stop:
            hidden.insert(rng.below(min(STOP_WITHIN, len(hidden) + 1)), STOP)  # §1.5
        self.amino_deck = hidden + top

    def rna_unseen(self, viewer: int) -> list[int]:
        """Count the RNA that a seat has not located, in the deck or in others' hands, by letter (§8.1)."""
        unseen = self.rna_deck[:]
        for letter in range(4):
            for seat, player in enumerate(self.players):
                if seat != viewer:
                    unseen[letter] += player.rna[letter] - player.open[letter]
            if self.phase == KEEPING_RNA and self.to_move != viewer:
                unseen[letter] += self.drawn.count(letter)
        return unseen

    def _redeal_rna(self, viewer: int, unseen: list[int], added: int, rng: Rng) -> None:
        """Deal unseen RNA again, and choose again which cards others have laid aside.

        `added` is an amino acid that the seat to move must have RNA for, or NONE.
        """
        drawn_hidden = self.phase == KEEPING_RNA and self.to_move != viewer
        hidden: list[int] = []
        reserved: list[int] = [0, 0, 0, 0]
        for letter in range(4):
            if added != NONE:
                reserved[letter] = max(0, NEEDS[added][letter] - self.players[self.to_move].open[letter])
            hidden.extend([letter] * (unseen[letter] - reserved[letter]))
        rng.shuffle(hidden)
        for seat, player in enumerate(self.players):
            if seat == viewer:
                continue
            player.rna = player.open[:]
            if seat == self.to_move:
                for letter in range(4):
                    player.rna[letter] += reserved[letter]
            for _ in range(player.rna_size - sum(player.rna)):
                player.rna[hidden.pop()] += 1
            chosen = sum(player.aside)
            if chosen:
                hand = [letter for letter in range(4) for _ in range(player.rna[letter])]
                rng.shuffle(hand)
                player.aside = [hand[:chosen].count(letter) for letter in range(4)]
        if drawn_hidden:
            self.drawn = sorted([hidden.pop(), hidden.pop()])
        self.rna_deck = [hidden.count(letter) for letter in range(4)]
        self.rna_order = []
        self.order = []

    def clone(self) -> "State":
        other = State()
        self.copy_frame(other)
        other.players = [player.copy() for player in self.players]
        other.advanced = self.advanced
        other.strict_atp = self.strict_atp
        other.round = self.round
        other.last_round = self.last_round
        other.phase = self.phase
        other.pass_number = self.pass_number
        other.starter = self.starter
        other.step = self.step
        other.due = self.due
        other.twice = self.twice
        other.held = self.held
        other.drawn_in = self.drawn_in
        other.proposed = self.proposed
        other.asker = self.asker
        other.agreed = self.agreed
        other.used = self.used[:]
        other.first = self.first
        other.first_taken = self.first_taken
        other.atp_supply = self.atp_supply
        other.bonuses = self.bonuses[:]
        other.field = self.field[:]
        other.field_size = self.field_size
        other.deck = self.deck[:]
        other.order = self.order[:]
        other.deck_size = self.deck_size
        other.discards = self.discards[:]
        other.rna_field = self.rna_field[:]
        other.rna_deck = self.rna_deck[:]
        other.rna_order = self.rna_order[:]
        other.rna_deck_size = self.rna_deck_size
        other.rna_discards = self.rna_discards[:]
        other.rna_discards_size = self.rna_discards_size
        other.drawn = self.drawn[:]
        other.amino_deck = self.amino_deck[:]
        other.removed = self.removed[:]
        other.draws = self.draws.copy()
        return other

    def derive(self) -> None:
        """Cache the options used at every move, and the sizes of the decks and piles."""
        self.advanced = self.options["advanced"]
        self.strict_atp = self.options["strict_atp"]
        self.field_size = sum(self.field)
        self.deck_size = sum(self.deck)
        self.rna_deck_size = sum(self.rna_deck)
        self.rna_discards_size = sum(self.rna_discards)
