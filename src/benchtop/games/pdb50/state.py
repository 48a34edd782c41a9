"""PDB50: the state. Only the order of the deck is hidden (§9.1)."""

from typing import ClassVar, Final, Literal

from benchtop.core.part import Part
from benchtop.core.rng import Rng
from benchtop.core.state import NONE
from benchtop.core.state import State as CoreState

from .components import (
    ACHIEVEMENT,
    BOX_OF_CARD,
    BOXES,
    CIRCLE,
    DEPOSITION_WORTH,
    KINDS,
    OPTIONS,
    SLOTS,
    SQUARE,
    TIGHT,
    TRIANGLE,
)

DRAFT: Final = 0  # compensation tokens are being drafted (§1.5)
ROUND: Final = 1  # researchers are being placed (§2)
PHASES: Final[list[Literal["draft", "round"]]] = ["draft", "round"]

ALL_SPOTS: Final[int] = (1 << len(OPTIONS)) - 1
CARD_SPOTS: Final[int] = sum([box.spots for box in BOXES if box.card != NONE])
LEADS: Final[int] = sum([box.spots for box in BOXES if box.leads])
BOARD_SPOTS: Final[int] = ALL_SPOTS - CARD_SPOTS  # including the ways to graduate


class Player(Part):
    """A research group: its tokens, its researchers, its cards."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "tokens",
        "unplayed",
        "placed",
        "recruits",
        "reserve",
        "depositions",
        "actions",
    )

    def __init__(self) -> None:
        self.tokens: list[int] = [0] * KINDS
        self.unplayed: int = 0  # researchers left to place this round
        self.placed: list[int] = []  # boxes its researchers stand on, in the order of placing
        self.recruits: int = 0  # researchers waiting on the Recruit box until the end of the round
        self.reserve: int = 0  # researchers of its colour in Supply
        self.depositions: list[int] = []  # cards, in the order they were acquired
        self.actions: list[int] = []
        self.reach: int = BOARD_SPOTS  # spots it may use if they are open: the board's and its own cards'

    def team(self) -> int:
        """Return the size of the group, played or not, without recruits that haven't arrived."""
        return self.unplayed + len(self.placed)

    def achievement(self) -> int:
        return self.tokens[ACHIEVEMENT] + DEPOSITION_WORTH * len(self.depositions)

    def data(self) -> int:
        """Return the number of Data tokens, which break ties (§8.2)."""
        return self.tokens[SQUARE] + self.tokens[CIRCLE] + self.tokens[TRIANGLE]

    def acquire(self, card: int) -> None:
        """Take a card; an Additional Action opens its box for this player alone (§6.3)."""
        if BOX_OF_CARD[card] is None:
            self.depositions.append(card)
        else:
            self.actions.append(card)
            self.derive()

    def derive(self) -> None:
        self.reach = BOARD_SPOTS
        for card in self.actions:
            box = BOX_OF_CARD[card]
            assert box is not None
            self.reach |= box.spots

    def copy(self) -> "Player":
        other = Player()
        other.tokens = self.tokens[:]
        other.unplayed = self.unplayed
        other.placed = self.placed[:]
        other.recruits = self.recruits
        other.reserve = self.reserve
        other.depositions = self.depositions[:]
        other.actions = self.actions[:]
        other.reach = self.reach
        return other


class State(CoreState):
    """The table; cards, boxes and kinds of token are numbers that components.py names."""

    FIELDS: ClassVar[tuple[str, ...]] = ("round", "leader", "players", "supply", "offer", "slots", "deck", "aside")
    PARTS: ClassVar[dict[str, type[Part]]] = {"players": Player}

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 0  # 0 while the compensation tokens are drafted (§1.5)
        self.phase: int = DRAFT  # follows from the round
        self.leader: int = 0
        self.players: list[Player] = []
        self.supply: list[int] = []  # tokens by kind
        self.offer: list[int] = []  # kinds of Data left to draft
        self.slots: list[int] = []  # the face-up cards, left to right, or NONE
        self.deck: list[int] = []  # drawn from the end
        self.aside: list[int] = []  # Additional Actions that left the game, in the variant that clears them (§6.8)
        self.closed: int = 0  # spots the tight board closes for the whole game (§1.7)
        self.barred: int = 0  # spots an option forbids the Leader (§4.2)
        self.clears: bool = False  # whether unclaimed Additional Actions leave the game (§6.8)
        self.open: int = 0  # spots nobody has used this round

    def derive(self) -> None:
        self.closed = 0
        self.barred = 0 if self.options["leader_may_lead"] else LEADS
        self.clears = self.options["clear_actions"]
        if self.options["tight"]:
            for box in TIGHT[self.seats]:
                self.closed |= box.spots
        self.refresh()

    def refresh(self) -> None:
        """Recompute the open spots: not closed or used, allowed in this round, and not an empty Innovate box (§2.4)."""
        self.phase = DRAFT if self.round == 0 else ROUND
        spots = ALL_SPOTS & ~self.closed
        for box in BOXES:
            if self.round < box.from_round:
                spots &= ~box.spots
        for slot in SLOTS:
            if self.slots[slot.slot] == NONE:
                spots &= ~slot.spots
        for player in self.players:
            for number in player.placed:
                spots &= ~BOXES[number].spots
        self.open = spots

    def standing_on(self, box: int) -> int | None:
        """Return the seat whose researcher stands on a box, or None."""
        for seat, player in enumerate(self.players):
            if box in player.placed:
                return seat
        return None

    # -- knowing and copying ----------------------------------------------------------------------------------------

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Shuffle the deck, which nobody has seen."""
        self.deck.sort()
        rng.shuffle(self.deck)

    def reshuffle_unseen(self, rng: Rng) -> None:
        self.redeal(None, rng)

    def clone(self) -> "State":
        other = State()
        self.copy_frame(other)
        other.round = self.round
        other.phase = self.phase
        other.leader = self.leader
        other.players = [player.copy() for player in self.players]
        other.supply = self.supply[:]
        other.offer = self.offer[:]
        other.slots = self.slots[:]
        other.deck = self.deck[:]
        other.aside = self.aside[:]
        other.closed = self.closed
        other.barred = self.barred
        other.clears = self.clears
        other.open = self.open
        return other
