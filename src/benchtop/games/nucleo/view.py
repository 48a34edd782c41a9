"""NUCLEO: what a seat may see, by naming it.

Cards are named by letter or id; what is printed on them is in the catalogue. Backs of protein cards are numbered 1 to
20, so that a card can be followed from row to pile to row (§1.5).
"""

from typing import Any, Final, NotRequired, TypedDict

from benchtop.core.knowledge import bit
from benchtop.core.state import NONE
from benchtop.core.view import Frame

from .components import ACTION_IDS, COUNTS, KINDS, LETTERS, NEEDS, OFFERS, PROTEINS, item_names
from .knowledge import hand_bounds
from .state import (
    CHOOSE,
    COMPOSE,
    CUT,
    FOLD,
    PHASES,
    REACT,
    REPAY,
    RETURN,
    SHIFT,
    SINK,
    TARGET,
    Phase,
    State,
)
from .turns import last_round

ZONES: Final[dict[str, str]] = {}


class ProteinBack(TypedDict):
    """A protein card that lies face down."""

    back: int
    """The number on its back, from 1 to 20."""
    card: str | None
    """The protein, if this seat has seen its face."""


class Player(TypedDict):
    """A player as somebody at the table sees them."""

    coins: int
    """Coins earned and traded for."""
    amino_acids: int
    """How many amino acids they hold."""
    sure: str
    """The amino acids that surely are in their hand, as far as this seat can tell."""
    maybe: str
    """The others in that hand are among these."""
    proteins: list[ProteinBack]
    """The protein cards in their row, oldest first."""
    actions: int
    """How many action cards they hold."""
    action_cards: list[str] | None
    """Which these are; null if this seat may not see them."""


class OwnProtein(TypedDict):
    """A protein card of one's own."""

    card: str
    """The protein."""
    missing: str
    """The amino acids that one's hand lacks for it, in alphabetical order."""


class Hand(TypedDict):
    """One's own cards."""

    amino_acids: str
    """The amino acids, in alphabetical order."""
    proteins: list[OwnProtein]
    """The protein cards in one's row, oldest first."""
    actions: list[str]
    """The action cards."""


class UnseenPass(TypedDict):
    """An amino acid that went from hand to hand unseen."""

    giver: int
    """Who gave it."""
    taker: int
    """Who got it."""
    letter: str | None
    """The amino acid, if this seat saw it."""


class UnseenPasses(TypedDict):
    """The cards that passed unseen and are not known to all (§1.6)."""

    before: list[str]
    """Every hand before the first of them, by seat."""
    passes: list[UnseenPass]
    """All of them, oldest first."""


class Terms(TypedDict):
    """What is given and what is wanted for it."""

    give: list[str]
    """Letters, coins and proteins that are given."""
    want: list[str]
    """Letters, coins and proteins that are wanted."""


class OpenOffer(Terms):
    """The offer of the current player (§4.4)."""

    by: int
    """Who made it."""
    waiting: list[int]
    """The seats that have yet to answer."""


class CounterOffer(Terms):
    """A counter-offer to it (§4.6)."""

    by: int
    """Who made it."""


class Construction(TypedDict):
    """A protein that is being built (§6)."""

    by: int
    """Who builds it."""
    protein: str
    """The protein."""
    bonus: int
    """Coins that cards add to its value, or take off."""
    waiting: list[int]
    """The seats that have yet to react."""


class Pending(TypedDict):
    """What is under way, as far as this seat may know; only what there is."""

    offer: NotRequired[OpenOffer]
    """The offer on the table."""
    counter: NotRequired[CounterOffer]
    """The counter-offer to be answered."""
    target: NotRequired[int]
    """The seat that CRISPR-Cas9 is aimed at."""
    card: NotRequired[str]
    """The action card at work: conjugation or crispr."""
    composing: NotRequired[int]
    """The seat that composes an offer or a counter-offer."""
    draft: NotRequired[Terms]
    """What one is composing oneself."""
    to_return: NotRequired[int]
    """Amino acids still to be returned to the bank."""
    building: NotRequired[Construction]
    """The protein that is being built."""
    shifted: NotRequired[list[int]]
    """The seats that have chosen an amino acid for a Frameshift."""
    my_shift: NotRequired[str]
    """The amino acid that one has chosen oneself."""
    looking: NotRequired[list[ProteinBack]]
    """The cards of the pile that the current player looks at and can still choose from, from the top."""
    rolls: NotRequired[int]
    """Rolls of the d20 that follow."""
    votes: NotRequired[list[int | None]]
    """Whom each seat has voted for; null if it has not."""


class PublicView(TypedDict):
    """What everybody sees."""

    round: int
    """The round, from 1; 0 before the start."""
    last_round: int
    """The round after which the game ends in any case (§8.5)."""
    turn: int
    """The turn, from 1; 0 before the start."""
    first: int
    """The starting player."""
    current: int
    """The player whose turn it is."""
    part: int
    """The part of the turn: 1 the d20, 2 the d6, 3 trading, 4 building (§3.1)."""
    phase: Phase
    """What is due; idle if the current player goes on with the part they are in."""
    pool: int
    """Coins left to be earned."""
    bank: dict[str, int]
    """Amino acids left on each stack, by letter."""
    deck: int
    """Action cards in their pile."""
    discards: list[str]
    """Action cards on the discards, oldest first."""
    offers_left: int
    """Offers that the current player may still begin this turn (§4.7)."""


class PrivateView(TypedDict):
    """What one seat sees, or can tell from all it has seen."""

    players: list[Player]
    """All players, by seat."""
    pile: list[ProteinBack]
    """The protein pile, from the top."""
    hand: Hand | None
    """One's own cards; null for a spectator."""
    unseen: UnseenPasses | None
    """Amino acids that passed unseen; null if all hands are known to all."""
    pending: Pending
    """What is under way."""


class View(Frame, PublicView, PrivateView):
    """All that a seat sees."""


def public_view(s: State) -> PublicView:
    """The table for everybody."""
    return {
        "round": (s.turn - 1) // s.seats + 1 if s.turn else 0,
        "last_round": last_round(s),
        "turn": s.turn,
        "first": s.first,
        "current": s.current,
        "part": s.part,
        "phase": PHASES[s.phase],
        "pool": s.pool,
        "bank": {LETTERS[letter]: s.bank[letter] for letter in range(KINDS)},
        "deck": len(s.deck),
        "discards": [ACTION_IDS[kind] for kind in s.discards],
        "offers_left": OFFERS - s.offers,
    }


def private_view(s: State, seat: int | None) -> PrivateView:
    """Hands and secret choices, as far as the seat may see them, and what follows from all it has seen."""
    return {
        "players": _players(s, seat),
        "pile": [_back(s, back, seat) for back in reversed(s.pile)],
        "hand": None if seat is None else _hand(s, seat),
        "unseen": _unseen(s, seat),
        "pending": _pending(s, seat),
    }


def observation_fields(s: State, seat: int | None) -> dict[str, Any]:
    """The part of the view that is told in numbers (encoding.py)."""
    return {
        **public_view(s),
        "players": _players(s, seat),
        "pile": [_back(s, back, seat) for back in reversed(s.pile)],
        "hand": None if seat is None else {"proteins": _proteins(s, seat)},
        "pending": _pending(s, seat),
    }


def _players(s: State, seat: int | None) -> list[Player]:
    """All players, and what can be known of their hands."""
    if _saw_all(s, seat):
        return [_player(s, other, seat, s.amino[other], s.amino[other]) for other in range(s.seats)]
    low, high = hand_bounds(s.memory, s.base, s.size, seat)
    return [_player(s, other, seat, _part(low, other), _part(high, other)) for other in range(s.seats)]


def _saw_all(s: State, seat: int | None) -> bool:
    """Whether no card passed unseen by this seat: then it knows every hand (§1.6). With two players that is so."""
    for moment in s.memory:
        for number in range(len(moment.letters)):
            if not moment.knows(seat, number):
                return False
    return True


def _unseen(s: State, seat: int | None) -> UnseenPasses | None:
    """The cards that passed unseen and are not known to all: every hand before them, and all passes since (§1.6)."""
    if not s.memory:
        return None
    return {
        "before": [_spelled(_part(s.base, other)) for other in range(s.seats)],
        "passes": [
            {
                "giver": moment.givers[number],
                "taker": moment.takers[number],
                "letter": LETTERS[letter] if moment.knows(seat, number) else None,
            }
            for moment in s.memory
            for number, letter in enumerate(moment.letters)
        ],
    }


def _back(s: State, back: int, seat: int | None) -> ProteinBack:
    """A protein card that lies face down: its back, and its face for those who have seen it."""
    return {"back": back + 1, "card": PROTEINS[s.face[back]].id if s.seen[back] & bit(seat) else None}


def _part(cells: list[int], seat: int) -> list[int]:
    return cells[seat * KINDS : (seat + 1) * KINDS]


def _player(s: State, other: int, seat: int | None, low: list[int], high: list[int]) -> Player:
    """A player as somebody at the table sees them, with the least and the most they can hold of each letter."""
    return {
        "coins": s.coins[other],
        "amino_acids": s.size[other],
        "sure": _spelled(low),
        "maybe": "" if low is high else _spelled([high[letter] - low[letter] for letter in range(KINDS)]),
        "proteins": [_back(s, back, seat) for back in s.rows[other]],
        "actions": len(s.hands[other]),
        "action_cards": [ACTION_IDS[kind] for kind in s.hands[other]] if s.open or other == seat else None,
    }


def _hand(s: State, seat: int) -> Hand:
    return {
        "amino_acids": _spelled(s.amino[seat]),
        "proteins": _proteins(s, seat),
        "actions": [ACTION_IDS[kind] for kind in s.hands[seat]],
    }


def _spelled(hand: list[int]) -> str:
    return "".join([LETTERS[letter] * count for letter, count in enumerate(hand) if count])


def _proteins(s: State, seat: int) -> list[OwnProtein]:
    """One's own proteins, each with the amino acids that one's hand lacks for it."""
    hand = s.amino[seat]
    found: list[OwnProtein] = []
    for back in s.rows[seat]:
        protein = s.face[back]
        counts = COUNTS[protein]
        missing = ""
        for place, letter in enumerate(NEEDS[protein]):
            lacks = counts[place] - hand[letter]
            if lacks > 0:
                missing += LETTERS[letter] * lacks
        found.append({"card": PROTEINS[protein].id, "missing": missing})
    return found


def _waiting(s: State) -> list[int]:
    return [other for other in range(s.seats) if s.waiting >> other & 1]


def _pending(s: State, seat: int | None) -> Pending:
    """What is under way, as far as this seat may know."""
    pending: Pending = {}
    _add_trade(s, seat, pending)
    if s.phase in (TARGET, CUT, REPAY):
        pending["card"] = ACTION_IDS[s.card]
    if s.phase == RETURN:
        pending["to_return"] = s.due
    if s.phase == FOLD or s.phase == REACT:
        pending["building"] = {
            "by": s.current,
            "protein": PROTEINS[s.building].id,
            "bonus": s.bonus,
            "waiting": _waiting(s),
        }
    if s.phase == SHIFT:
        pending["shifted"] = [other for other in range(s.seats) if s.shift[other] >= 0]
        if seat is not None and s.shift[seat] >= 0:
            pending["my_shift"] = LETTERS[s.shift[seat]]
    if s.phase == CHOOSE or s.phase == SINK:
        pending["looking"] = [_back(s, back, seat) for back in reversed(s.pile[len(s.pile) - s.due :])]
    if s.rolls:
        pending["rolls"] = s.rolls
    if s.votes and max(s.votes) >= 0:
        pending["votes"] = [vote if vote >= 0 else None for vote in s.votes]
    return pending


def _add_trade(s: State, seat: int | None, pending: Pending) -> None:
    """The offer, the counter-offer, and what one is composing oneself."""
    if s.give:
        pending["offer"] = {
            "by": s.current,
            "give": item_names(s.give),
            "want": item_names(s.want),
            "waiting": _waiting(s),
        }
    if s.counter_give:
        pending["counter"] = {
            "by": s.target,
            "give": item_names(s.counter_give),
            "want": item_names(s.counter_want),
        }
    elif s.target != NONE:
        pending["target"] = s.target
    if s.phase == COMPOSE:
        pending["composing"] = s.to_move
        if seat == s.to_move:
            pending["draft"] = {"give": item_names(s.draft_give), "want": item_names(s.draft_want)}
