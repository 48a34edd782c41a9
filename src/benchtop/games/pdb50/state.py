"""PDB50: what is on the table. Only the order of the deck is hidden (§9.1)."""

from typing import Any, Final

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
    TRIANGLE,
)

EMPTY: Final = -1  # an Innovate box without a card

ALL_SPOTS: Final[int] = (1 << len(OPTIONS)) - 1
CARD_SPOTS: Final[int] = sum([box.spots for box in BOXES if box.card >= 0])
BOARD_SPOTS: Final[int] = ALL_SPOTS - CARD_SPOTS  # and the three ways to graduate


class Player:
    """One research group: its tokens, its researchers, its cards."""

    def __init__(self) -> None:
        self.tokens: list[int] = [0] * KINDS
        self.unplayed: int = 0  # researchers still to be placed this round
        self.placed: list[int] = []  # boxes on which its researchers stand, in the order they went there
        self.recruits: int = 0  # researchers on the Recruit box, who arrive at the end of the round
        self.reserve: int = 0  # researchers of its colour in Supply
        self.depositions: list[int] = []  # cards, in the order they were acquired
        self.actions: list[int] = []
        self.reach: int = BOARD_SPOTS  # the spots it may use if they are open: the board's and its own cards'

    def team(self) -> int:
        """Researchers owned, played or not; a recruit counts when it arrives."""
        return self.unplayed + len(self.placed)

    def achievement(self) -> int:
        return self.tokens[ACHIEVEMENT] + DEPOSITION_WORTH * len(self.depositions)

    def data(self) -> int:
        """Data tokens in all, which break ties (§8.2)."""
        return self.tokens[SQUARE] + self.tokens[CIRCLE] + self.tokens[TRIANGLE]

    def acquire(self, card: int) -> None:
        """Take a card; an additional action opens its box for this player alone (§6.3)."""
        box = BOX_OF_CARD[card]
        if box is None:
            self.depositions.append(card)
        else:
            self.actions.append(card)
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

    def to_json(self) -> dict[str, Any]:
        return {
            "tokens": self.tokens[:],
            "unplayed": self.unplayed,
            "placed": self.placed[:],
            "recruits": self.recruits,
            "reserve": self.reserve,
            "depositions": self.depositions[:],
            "actions": self.actions[:],
        }


def player_from_json(data: dict[str, Any]) -> Player:
    """The player whose `to_json` this is."""
    player = Player()
    player.tokens = list(data["tokens"])
    player.unplayed = data["unplayed"]
    player.placed = list(data["placed"])
    player.recruits = data["recruits"]
    player.reserve = data["reserve"]
    player.depositions = list(data["depositions"])
    for card in data["actions"]:
        player.acquire(card)
    return player


class State(CoreState):
    """Cards, boxes and kinds of token are numbers; components.py names them."""

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 0  # 0 while the compensation tokens are drafted (§1.5)
        self.leader: int = 0
        self.players: list[Player] = []
        self.supply: list[int] = []  # tokens by kind
        self.offer: list[int] = []  # kinds of Data still to be drafted
        self.slots: list[int] = []  # the face-up cards, left to right, or EMPTY
        self.deck: list[int] = []  # drawn from the end
        self.closed: int = 0  # spots that the tight board closes for the whole game
        self.open: int = 0  # spots nobody has used this round; follows from the rest

    def refresh(self) -> None:
        """Work out anew which spots are open: not closed, not used, not forbidden in this round, with a card (§2.4)."""
        spots = ALL_SPOTS & ~self.closed
        for box in BOXES:
            if box.not_in_round == self.round:
                spots &= ~box.spots
        for slot in SLOTS:
            if self.slots[slot.slot] == EMPTY:
                spots &= ~slot.spots
        for player in self.players:
            for number in player.placed:
                spots &= ~BOXES[number].spots
        self.open = spots

    def standing_on(self, box: int) -> int | None:
        """The seat whose researcher stands on a box, or None."""
        for seat, player in enumerate(self.players):
            if box in player.placed:
                return seat
        return None

    # -- knowing and copying ----------------------------------------------------------------------------------------

    def redeal(self, seat: int | None) -> None:
        """Nobody has seen any card of the deck: shuffle it."""
        self.deck.sort()
        self.rng.shuffle(self.deck)

    def reshuffle_unseen(self) -> None:
        self.redeal(None)

    def clone(self) -> "State":
        other = State()
        self.copy_frame(other)
        other.round = self.round
        other.leader = self.leader
        other.players = [player.copy() for player in self.players]
        other.supply = self.supply[:]
        other.offer = self.offer[:]
        other.slots = self.slots[:]
        other.deck = self.deck[:]
        other.closed = self.closed
        other.open = self.open
        return other

    def to_json(self) -> dict[str, Any]:
        return self.frame_to_json() | {
            "round": self.round,
            "leader": self.leader,
            "players": [player.to_json() for player in self.players],
            "supply": self.supply[:],
            "offer": self.offer[:],
            "slots": self.slots[:],
            "deck": self.deck[:],
            "closed": self.closed,
        }

    def restore(self, data: dict[str, Any]) -> None:
        self.restore_frame(data)
        self.round = data["round"]
        self.leader = data["leader"]
        self.players = [player_from_json(player) for player in data["players"]]
        self.supply = list(data["supply"])
        self.offer = list(data["offer"])
        self.slots = list(data["slots"])
        self.deck = list(data["deck"])
        self.closed = data["closed"]
        self.refresh()
