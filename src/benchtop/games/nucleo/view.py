"""NUCLEO: the views.

Cards are named by letter or id; the catalogue says what is printed on them. Backs of protein cards are numbered 1 to
20, so that a card can be followed from row to pile to row, but not in a hand, where the numbers change (§1.5).
"""

from typing import Any, Final, Literal, NotRequired, TypedDict

from benchtop.core.knowledge import bit
from benchtop.core.state import NONE
from benchtop.core.view import Frame

from .components import (
    ACTION_IDS,
    ALL_ITEMS,
    COIN,
    COUNTS,
    FACTOR,
    FRAMESHIFT,
    KINDS,
    LETTERS,
    MISSENSE,
    NEEDS,
    PROTEASOME,
    PROTEIN,
    PROTEINS,
    VALUE,
    item_name,
    item_names,
    spelled_hand,
)
from .knowledge import hand_bounds
from .state import (
    A_SYMBOL,
    CHOOSE,
    COMPOSE,
    CUT,
    FOLD,
    FOR_CARD,
    IDLE,
    MUTATE,
    PHASES,
    REACT,
    REPAY,
    RETURN,
    SHED,
    SHIFT,
    SINK,
    TARGET,
    TIE,
    Phase,
    State,
)
from .turns import last_round, score

ZONES: Final[dict[str, str]] = {
    "bank:LETTER": "the stack of an amino acid in the bank",
    "hand:SEAT": "the amino acids of a player",
    "pile": "the protein pile, face down",
    "row:SEAT": "the protein cards before a player, face down, or in their hand",
    "deck": "the pile of action cards, face down",
    "discards": "the discarded action cards, face up",
    "actions:SEAT": "the action cards of a player",
    "pool": "the coins left to be earned",
    "coins:SEAT": "the coins of a player",
}


AT_WORK: Final[dict[int, int]] = {
    MUTATE: MISSENSE,
    SHIFT: FRAMESHIFT,
    CHOOSE: FACTOR,
    SINK: FACTOR,
    SHED: PROTEASOME,
}
"""The action card that requires a choice, by phase; cards with a target are in `State.card`."""


class ProteinBack(TypedDict):
    """A protein card lying face down."""

    back: int
    """The number on its back, from 1 to 20."""
    card: str | None
    """The protein, if this seat has seen its face."""


class Player(TypedDict):
    """A player as this seat sees them."""

    coins: int
    """Coins earned and traded for."""
    amino_acids: int
    """Number of amino acids they hold."""
    sure: str
    """The amino acids that this seat knows to be in their hand."""
    maybe: str
    """The amino acids that the rest of the hand can be."""
    proteins: list[ProteinBack]
    """The protein cards in their row, oldest first. In a hand (option `proteins`), the cards that this seat knows come
    first, and the numbers mean nothing."""
    actions: int
    """Number of action cards they hold."""
    action_cards: list[str] | None
    """Their action cards; null if this seat may not see them."""
    unbuilt: int | None
    """Coins that their protein cards cost at the end (§8.2); null if this seat has not seen all of them."""
    score: int | None
    """Their score if the game ended now; null like `unbuilt`."""


class OwnProtein(TypedDict):
    """A protein card of yours."""

    back: int
    """The number on its back, from 1 to 20."""
    card: str
    """The protein."""
    missing: str
    """The amino acids that your hand lacks for it, in alphabetical order."""
    spare: dict[str, int]
    """The amino acids of its chain, each with the number you can give away without lacking more."""
    final: int | None
    """Your score if building it ends the game; null if coins would be left in the pool."""


class Tradable(TypedDict):
    """The items that an offer may name, with the number of each; no item may be on both sides (§4.2)."""

    give: dict[str, int]
    """Items that you hold, by letter, `coin` or protein."""
    want: dict[str, int]
    """Items that the others can hold together, from public knowledge; 1 for a protein."""


class Hand(TypedDict):
    """Your cards."""

    amino_acids: str
    """The amino acids, in alphabetical order."""
    proteins: list[OwnProtein]
    """The protein cards in your row or hand, oldest first."""
    actions: list[str]
    """The action cards."""
    tradable: NotRequired[Tradable]
    """The items that a new offer may name; only while you can trade in your turn."""


class UnseenPass(TypedDict):
    """An amino acid that passed from hand to hand unseen."""

    giver: int
    """The player who gave it."""
    taker: int
    """The player who got it."""
    letter: str | None
    """The amino acid, if this seat saw it."""


class UnseenPasses(TypedDict):
    """The amino acids that passed unseen and are not public (§1.6)."""

    before: list[str]
    """Every hand before the first pass, by seat."""
    passes: list[UnseenPass]
    """The passes, oldest first."""


class Terms(TypedDict):
    """Both sides of an offer."""

    give: list[str]
    """Letters, coins and proteins that are given."""
    want: list[str]
    """Letters, coins and proteins that are wanted."""
    completes: list[str]
    """The proteins that this seat can build after the trade but not now; empty if it takes no part."""
    breaks: list[str]
    """The proteins that this seat keeps and can build now but not after the trade."""


class OpenOffer(Terms):
    """The offer of the current player (§4.4)."""

    by: int
    """The player who made it."""
    to: list[int]
    """The seats that were asked, in order of play."""
    waiting: list[int]
    """The seats that have yet to answer, in order of play."""
    accepted: list[int]
    """The seats that accepted, in order of play; once all have answered, the maker chooses."""
    countered: list[int]
    """The seats that made a counter-offer, in order of play."""
    declined: list[int]
    """The seats that declined, in order of play."""


class CounterOffer(Terms):
    """A counter-offer (§4.6)."""

    by: int
    """The player who made it."""
    to: int
    """The player who chooses among the answers: the current player."""


class Construction(TypedDict):
    """A protein being built (§6)."""

    by: int
    """The player who builds it."""
    protein: str
    """The protein."""
    back: int
    """The number on its back, from 1 to 20."""
    bonus: int
    """Coins that cards add to its value, or take off."""
    pays: int
    """Coins it pays with these cards, at most what is in the pool."""
    waiting: list[int]
    """The seats that have yet to react, in order of play."""
    ends: bool
    """Whether it takes the last coin, which ends the game (§8.1)."""
    final: int | None
    """The builder's score then; null if the game does not end, or if this seat cannot tell."""


class Pending(TypedDict):
    """The pending decision, as far as this seat may know; fields that do not apply are absent."""

    offer: NotRequired[OpenOffer]
    """The offer on the table."""
    counters: NotRequired[list[CounterOffer]]
    """The counter-offers so far, in order of play."""
    target: NotRequired[int]
    """The seat that CRISPR-Cas9 is aimed at."""
    card: NotRequired[str]
    """The action card that requires a choice."""
    composing: NotRequired[int]
    """The seat that is composing an offer or a counter-offer."""
    draft: NotRequired[Terms]
    """The offer that you are composing."""
    to_return: NotRequired[int]
    """Number of amino acids still to return to the bank."""
    building: NotRequired[Construction]
    """The protein being built."""
    shifted: NotRequired[list[int]]
    """The seats that have chosen an amino acid for a Frameshift."""
    my_shift: NotRequired[str]
    """The amino acid that you have chosen."""
    looking: NotRequired[list[ProteinBack]]
    """The cards of the pile that the current player is choosing from, from the top."""
    rolls: NotRequired[int]
    """Rolls of the d20 still to come."""
    votes: NotRequired[list[int | None]]
    """The vote of each seat; null if it has not voted."""
    tied: NotRequired[list[int]]
    """The tied seats that have yet to choose whether to share the victory."""


class Throw(TypedDict):
    """A throw of a die."""

    die: Literal["d20", "d6"]
    """The die."""
    letter: str | None
    """The amino acid that the d20 shows; null for the d6."""
    symbol: int | None
    """The symbol that the d6 shows, from 1 to 4; null for the d20."""
    part: int | None
    """The part of the turn it was thrown for, 1 or 2; null if it was for a card."""
    card: str | None
    """The action card it was thrown for; null if none."""


class Dice(TypedDict):
    """The dice of the last turn in which any were thrown."""

    seat: int
    """The player who threw them."""
    turn: int
    """In which turn."""
    throws: list[Throw]
    """Every throw, in order."""


class BuiltProtein(TypedDict):
    """A protein that a player has built."""

    card: str
    """The protein."""
    back: int
    """The number on its back, from 1 to 20; the card went under the pile."""
    coins: int
    """Coins it paid, including what cards added or took off."""
    turn: int
    """In which turn."""


class Observed(TypedDict):
    """The public fields that the encoding reads."""

    round: int
    """The round, from 1; 0 before the start."""
    last_round: int
    """The round after which the game ends even if coins are left (§8.5)."""
    turn: int
    """The turn, from 1; 0 before the start."""
    first: int
    """The starting player."""
    current: int
    """The player whose turn it is."""
    part: int
    """The part of the turn: 1 the d20, 2 the d6, 3 trading, 4 building (§3.1)."""
    phase: Phase
    """The pending decision; `idle` if the current player continues with their part of the turn."""
    pool: int
    """Coins left to be earned."""
    bank: dict[str, int]
    """Amino acids left on each stack, by letter."""
    deck: int
    """Number of action cards in the deck."""
    discards: list[str]
    """Action cards on the discards, oldest first."""
    offers_left: int
    """Offers that the current player may still make this turn (§4.7)."""


class PublicView(Observed):
    """The part of the view that everybody sees."""

    last_dice: Dice | None
    """The last dice thrown; null before the first turn, even after the dice of the deal."""
    built: list[list[BuiltProtein]]
    """The proteins built, by seat, oldest first."""


class PrivateView(TypedDict):
    """The part of the view that a seat sees or can infer."""

    players: list[Player]
    """All players, by seat."""
    pile: list[ProteinBack]
    """The protein pile, from the top."""
    hand: Hand | None
    """Your cards; null for a spectator."""
    unseen: UnseenPasses | None
    """Amino acids that passed unseen; null if all hands are public."""
    pending: Pending
    """The pending decision."""


class View(Frame, PublicView, PrivateView):
    """Everything a seat sees."""


def public_view(s: State) -> PublicView:
    """Return the public part of the view."""
    return {**_observed(s), "last_dice": _last_dice(s), "built": _built(s)}


def _observed(s: State) -> Observed:
    """Return the public fields that the encoding reads."""
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
        "offers_left": s.most_offers - s.offers,
    }


def private_view(s: State, seat: int | None) -> PrivateView:
    """Return what only this seat sees or can infer: hands and secret choices."""
    return {
        "players": _players(s, seat),
        "pile": [_back(s, back, seat) for back in reversed(s.pile)],
        "hand": None if seat is None else _hand(s, seat),
        "unseen": _unseen(s, seat),
        "pending": _pending(s, seat),
    }


def observation_fields(s: State, seat: int | None) -> dict[str, Any]:
    """Return the part of the view that is encoded as numbers (encoding.py)."""
    return {
        **_observed(s),
        "players": _players(s, seat),
        "pile": [_back(s, back, seat) for back in reversed(s.pile)],
        "hand": None if seat is None else {"proteins": _proteins(s, seat)},
        "pending": _pending(s, seat),
    }


def _last_dice(s: State) -> Dice | None:
    if not s.throws:
        return None
    turn = s.throws[0]
    return {
        "seat": (s.first + turn - 1) % s.seats,
        "turn": turn,
        "throws": [_throw(s.throws[at], s.throws[at + 1]) for at in range(1, len(s.throws), 2)],
    }


def _throw(use: int, face: int) -> Throw:
    return {
        "die": "d6" if face > A_SYMBOL else "d20",
        "letter": None if face > A_SYMBOL else LETTERS[face],
        "symbol": face - A_SYMBOL if face > A_SYMBOL else None,
        "part": use if use < FOR_CARD else None,
        "card": None if use < FOR_CARD else ACTION_IDS[use - FOR_CARD],
    }


def _built(s: State) -> list[list[BuiltProtein]]:
    """List the proteins built by each seat; these cards are public."""
    found: list[list[BuiltProtein]] = [[] for _ in range(s.seats)]
    for at in range(0, len(s.built), 5):
        turn, seat, back, protein, paid = s.built[at : at + 5]
        found[seat].append({"card": PROTEINS[protein].id, "back": back + 1, "coins": paid, "turn": turn})
    return found


def _players(s: State, seat: int | None) -> list[Player]:
    """List the players with what a seat can know of their hands."""
    if _saw_all(s, seat):
        return [_player(s, other, seat, s.amino[other], s.amino[other]) for other in range(s.seats)]
    low, high = hand_bounds(s.memory, s.base, s.size, seat)
    return [_player(s, other, seat, _part(low, other), _part(high, other)) for other in range(s.seats)]


def _saw_all(s: State, seat: int | None) -> bool:
    """Whether this seat saw every pass and so knows every hand (§1.6), as always with two players."""
    for moment in s.memory:
        for number in range(len(moment.letters)):
            if not moment.knows(seat, number):
                return False
    return True


def _unseen(s: State, seat: int | None) -> UnseenPasses | None:
    """Return the unseen passes that are not public, and every hand before them (§1.6)."""
    if not s.memory:
        return None
    return {
        "before": [spelled_hand(_part(s.base, other)) for other in range(s.seats)],
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
    """Return a face-down protein card: its back, and its face if the seat has seen it."""
    return {"back": back + 1, "card": PROTEINS[s.face[back]].id if knows(s, back, seat) else None}


def knows(s: State, back: int, seat: int | None) -> bool:
    """Whether a seat has seen the face of a protein card."""
    return s.seen[back] & bit(seat) != 0


def _row(s: State, other: int, seat: int | None) -> list[ProteinBack]:
    """List the protein cards of a player: a row in order; for another's hand, first the cards that this seat knows."""
    row = s.rows[other]
    if not s.in_hand or other == seat:
        return [_back(s, back, seat) for back in row]
    known = sorted([s.face[back] for back in row if knows(s, back, seat)])
    faces: list[str | None] = [PROTEINS[face].id for face in known]
    faces += [None] * (len(row) - len(faces))
    return [{"back": back + 1, "card": face} for back, face in zip(sorted(row), faces, strict=True)]


def _part(cells: list[int], seat: int) -> list[int]:
    return cells[seat * KINDS : (seat + 1) * KINDS]


def _player(s: State, other: int, seat: int | None, low: list[int], high: list[int]) -> Player:
    """Return a player as a seat sees them; `low` and `high` bound the letters they can hold."""
    seen = all(knows(s, back, seat) for back in s.rows[other])
    return {
        "coins": s.coins[other],
        "amino_acids": s.size[other],
        "sure": spelled_hand(low),
        "maybe": "" if low is high else spelled_hand([high[letter] - low[letter] for letter in range(KINDS)]),
        "proteins": _row(s, other, seat),
        "actions": len(s.hands[other]),
        "action_cards": [ACTION_IDS[kind] for kind in s.hands[other]] if s.open or other == seat else None,
        "unbuilt": sum([VALUE[s.face[back]] for back in s.rows[other]]) if seen else None,
        "score": score(s, other) if seen else None,
    }


def _hand(s: State, seat: int) -> Hand:
    hand: Hand = {
        "amino_acids": spelled_hand(s.amino[seat]),
        "proteins": _proteins(s, seat),
        "actions": [ACTION_IDS[kind] for kind in s.hands[seat]],
    }
    if s.phase == IDLE and s.part == 3 and seat == s.to_move and not s.over:
        hand["tradable"] = _tradable(s, seat)
    return hand


def _tradable(s: State, seat: int) -> Tradable:
    """Return what an offer of this player may name."""
    give: dict[str, int] = {}
    want: dict[str, int] = {}
    for item in range(ALL_ITEMS):
        held = s.held(seat, item)
        if held:
            give[item_name(item)] = held
        there = s.held_by_others(seat, item)
        if there:
            want[item_name(item)] = there
    return {"give": give, "want": want}


def _proteins(s: State, seat: int) -> list[OwnProtein]:
    """List a seat's proteins, each with the amino acids that its hand lacks."""
    hand = s.amino[seat]
    found: list[OwnProtein] = []
    for back in s.rows[seat]:
        protein = s.face[back]
        counts = COUNTS[protein]
        missing = ""
        spare: dict[str, int] = {}
        for place, letter in enumerate(NEEDS[protein]):
            more = hand[letter] - counts[place]
            spare[LETTERS[letter]] = max(0, more)
            missing += LETTERS[letter] * -more
        final = _final(s, seat, [other for other in s.rows[seat] if other != back], VALUE[protein])
        card = PROTEINS[protein].id
        found.append({"back": back + 1, "card": card, "missing": missing, "spare": spare, "final": final})
    return found


def _clockwise(s: State, seats: int) -> list[int]:
    """List seats given as bits, in order of play after the current player."""
    order = [(s.current + step) % s.seats for step in range(1, s.seats)]
    return [other for other in order if seats >> other & 1]


def _pending(s: State, seat: int | None) -> Pending:
    """Return what is under way, as far as this seat may know."""
    pending: Pending = {}
    _add_trade(s, seat, pending)
    if s.phase in AT_WORK:
        pending["card"] = ACTION_IDS[AT_WORK[s.phase]]
    elif s.phase in (TARGET, CUT, REPAY):
        pending["card"] = ACTION_IDS[s.card]
    if s.phase == RETURN:
        pending["to_return"] = s.due
    if s.phase == FOLD or s.phase == REACT:
        pending["building"] = _construction(s, seat)
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
    if s.phase == TIE and not s.over:
        pending["tied"] = [other for other in range(s.seats) if s.waiting >> other & 1]
    return pending


def _construction(s: State, seat: int | None) -> Construction:
    """Return the protein that is being built, and what follows if it takes the last coin."""
    earned = max(0, VALUE[s.building] + s.bonus)
    seen = all(knows(s, back, seat) for back in s.rows[s.current])
    return {
        "by": s.current,
        "protein": PROTEINS[s.building].id,
        "back": s.face.index(s.building) + 1,
        "bonus": s.bonus,
        "pays": min(s.pool, earned),
        "waiting": _clockwise(s, s.waiting),
        "ends": earned >= s.pool,
        "final": _final(s, s.current, s.rows[s.current], earned) if seen else None,
    }


def _final(s: State, seat: int, row: list[int], earned: int) -> int | None:
    """Return a player's score after earning `earned` coins with this row, or None if the game goes on (§8.1)."""
    if earned < s.pool:
        return None
    return max(0, s.coins[seat] + s.pool - sum([VALUE[s.face[back]] for back in row]))


def _add_trade(s: State, seat: int | None, pending: Pending) -> None:
    """Add the offer, the counter-offers and the seat's own draft."""
    if s.give:
        pending["offer"] = {
            "by": s.current,
            "to": _clockwise(s, s.waiting | s.accepted | s.countered | s.declined),
            "waiting": _clockwise(s, s.waiting),
            "accepted": _clockwise(s, s.accepted),
            "countered": _clockwise(s, s.countered),
            "declined": _clockwise(s, s.declined),
            **_terms(s, seat, s.current, s.waiting, s.give, s.want),
        }
    if s.countered:
        pending["counters"] = [_counter(s, seat, by) for by in _clockwise(s, s.countered)]
    if s.target != NONE:
        pending["target"] = s.target
    if s.phase == COMPOSE:
        pending["composing"] = s.to_move
        if seat == s.to_move:
            pending["draft"] = _terms(s, seat, seat, 0, s.draft_give, s.draft_want)


def _counter(s: State, seat: int | None, by: int) -> CounterOffer:
    terms = _terms(s, seat, by, 1 << s.current, s.counter_give[by], s.counter_want[by])
    return {"by": by, "to": s.current, **terms}


def _terms(s: State, seat: int | None, by: int, asked: int, give: list[int], want: list[int]) -> Terms:
    """Return an offer, with its effect if the seat made it, or was asked (as bits) and can pay."""
    terms: Terms = {"give": item_names(give), "want": item_names(want), "completes": [], "breaks": []}
    if seat is not None and seat == by:
        _add_outcome(s, seat, give, want, terms)
    elif seat is not None and asked >> seat & 1 and s.can_meet(seat, want):
        _add_outcome(s, seat, want, give, terms)
    return terms


def _add_outcome(s: State, seat: int, gives: list[int], gets: list[int], terms: Terms) -> None:
    """Add the proteins that a trade completes for a player, and those it breaks."""
    now = s.amino[seat]
    then = now[:]
    for item in gives:
        if item < COIN:
            then[item] -= 1
    for item in gets:
        if item < COIN:
            then[item] += 1
    held = [s.face[back] for back in s.rows[seat]]
    kept = [protein for protein in held if PROTEIN + protein not in gives]
    got = [item - PROTEIN for item in gets if item >= PROTEIN]
    ready = [protein for protein in held if _covers(now, protein)]
    for protein in kept + got:
        covered = _covers(then, protein)
        if covered and protein not in ready:
            terms["completes"].append(PROTEINS[protein].id)
        elif not covered and protein in ready:
            terms["breaks"].append(PROTEINS[protein].id)


def _covers(hand: list[int], protein: int) -> bool:
    """Whether a hand holds all amino acids of a protein."""
    counts = COUNTS[protein]
    return all(hand[letter] >= counts[place] for place, letter in enumerate(NEEDS[protein]))
