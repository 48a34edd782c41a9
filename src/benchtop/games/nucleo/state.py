"""NUCLEO: the table, the pending decision, and what each seat knows.

Knowledge is exact and has four parts. *Amino acids* are counts in hands; `memory` stores the unseen passes, from which
follows what each hand may hold (knowledge.py). *Proteins* lie face down in rows and in the pile. Everybody can follow
every back, so `seen` only stores which seats know the face (§1.5). *Action cards* are known to their holder; the others
know that a kept card is not an immediate one (§3.6). *Secret choices* (an offer being composed, the letters chosen for
a Frameshift) are known to the player who makes them; the others know how many there are.
"""

from typing import ClassVar, Final, Literal, get_args

from mypy_extensions import i64

from benchtop.core.knowledge import EVERYBODY, bit
from benchtop.core.part import Part
from benchtop.core.rng import Rng
from benchtop.core.state import NONE
from benchtop.core.state import State as CoreState

from .components import ALL_ITEMS, COIN, IMMEDIATE, KINDS, OFFERS, PROTEIN, PROTEINS
from .knowledge import Unseen, imagine

# -- the pending decision (State.phase) -------------------------------------------------------------------------------

VOTE_START: Final = 0  # everybody votes for the starting player (§2.3)
IDLE: Final = 1  # the current player continues with their part of the turn (§3.1)
TAKE: Final = 2  # the current player takes an amino acid of choice (§3.3)
SWAP: Final = 3  # a protein card may go under the pile before one is taken (§3.5)
MUTATE: Final = 4  # Missense Mutation: return an amino acid (§7.5)
SHIFT: Final = 5  # Frameshift: everybody chooses a card to pass (§7.4)
RETURN: Final = 6  # the bank: amino acids go back, one by one (§5.1)
GOODS: Final = 7  # the bank: an amino acid, or a protein (§5.2)
COMPOSE: Final = 8  # an offer or a counter-offer is being composed (§4.3)
ANSWER: Final = 9  # an opponent answers the offer (§4.5)
REPLY: Final = 10  # the current player answers a counter-offer (§4.6)
FOLD: Final = 11  # a protein is being built; bonus cards may be added (§6.3)
REACT: Final = 12  # an opponent may play Prion Misfolding (§6.4)
TARGET: Final = 13  # Conjugation or CRISPR-Cas9: choose an opponent (§7.8, §7.9)
CUT: Final = 14  # CRISPR-Cas9: name a letter (§7.9)
REPAY: Final = 15  # CRISPR-Cas9: give a card in return (§7.9)
CHOOSE: Final = 16  # Transcription Factor: take one of the cards looked at (§7.10)
SINK: Final = 17  # Transcription Factor: choose which other card goes lowest (§7.10)
SHED: Final = 18  # Proteasome: put a protein under the pile (§7.11)
VOTE_TIE: Final = 19  # the others vote among the tied (§8.4)
DEAL: Final = 20  # everybody rolls for their first amino acids (§2.4)
TIE: Final = 21  # the tied choose whether to share the victory (§8.3)
Phase = Literal[
    "vote_start", "idle", "take", "swap", "mutate", "shift", "return", "goods", "compose", "answer",
    "reply", "fold", "react", "target", "cut", "repay", "choose", "sink", "shed", "vote_tie",
    "deal", "tie",
]  # fmt: skip
PHASES: Final[list[Phase]] = list(get_args(Phase))
"""Names of the phases."""
UNDECIDED: Final = -2  # distinct from NONE, which means nobody or nothing

# -- what dice are thrown for (State.use): the part of the turn, 1 or 2, or an action card ---------------------------

FOR_CARD: Final = 3  # added to the number of the card
A_SYMBOL: Final = 20  # in State.throws, added to a symbol of the d6; smaller numbers are letters of the d20

# -- sets of items, as bits (State.may_give, State.may_want) ----------------------------------------------------------

ITEM_BIT: Final = [1 << item for item in range(ALL_ITEMS)]
"""A lookup table, because mypyc truncates `1 << item` in an i64 to 32 bits."""
UNKNOWN: Final = -1  # or any other negative number: setting and clearing item bits keeps it negative


class State(CoreState):
    """The state of a game. Letters, proteins, backs of protein cards and action cards are numbers (components.py)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("pool", "coins", "bank", "amino", "size", "memory", "base", "news", "face", "seen", "rows", "pile"),
        *("hands", "deck", "discards", "first", "current", "turn", "part", "phase", "rolls", "offers"),
        *("due", "card", "target", "building", "bonus", "waiting", "countered", "give", "want"),
        *("counter_give", "counter_want", "draft_give", "draft_want", "shift", "votes"),
        *("declined", "use", "throws", "built", "drafts", "tries", "drops", "accepted"),
    )
    PARTS: ClassVar[dict[str, type[Part]]] = {"memory": Unseen}

    def __init__(self) -> None:
        super().__init__()
        # the table
        self.pool: int = 0
        self.coins: list[int] = []
        self.bank: list[int] = []  # cards on the stack of each letter
        self.amino: list[list[int]] = []  # by hand: the number of each letter
        self.size: list[int] = []  # by hand: the number of amino acids
        self.memory: list[Unseen] = []  # unseen passes whose letters are not public, see knowledge.py
        self.base: list[int] = []  # the hands before the first unseen pass
        self.news: bool = False  # whether hands have revealed anything since `drop_certain` last ran
        self.face: list[int] = []  # the protein behind each back
        self.seen: list[int] = []  # the seats that know each face, as bits
        self.rows: list[list[int]] = []  # backs before each player, or in each hand, oldest first
        self.pile: list[int] = []  # backs, the top one last
        self.hands: list[list[int]] = []  # action cards, sorted
        self.deck: list[int] = []  # action cards, the top one last
        self.discards: list[int] = []  # action cards, face up
        self.open: bool = False  # the option open_hands
        self.in_hand: bool = False  # the option proteins: others cannot follow a card in a hand
        self.vote_for_any: bool = False  # the option first_player
        self.most_offers: int = 0  # most offers a player may send in a turn, by the option negotiation
        # the turn
        self.first: int = 0
        self.current: int = 0
        self.turn: int = 0  # counted from 1
        self.part: int = 1
        self.phase: int = IDLE
        self.rolls: int = 0  # rolls of the d20 still to be made
        self.offers: int = 0  # sent this turn
        self.drafts: int = 0  # begun this turn, sent or not
        # what is pending
        self.due: int = 0  # amino acids still to return, or cards being looked at
        self.card: int = NONE  # the action card at work
        self.target: int = NONE
        self.building: int = NONE  # the protein
        self.bonus: int = 0  # coins that cards add to it or take off
        self.waiting: int = 0  # opponents who have yet to answer or react, as bits
        self.countered: int = 0  # opponents who have made a counter-offer to this offer, as bits
        self.declined: int = 0  # opponents who have declined it, as bits
        self.accepted: int = 0  # opponents who would take it, as bits
        self.tries: int = 0  # counter-offers begun by the opponent who answers now
        self.drops: int = 0  # items removed from the draft
        self.give: list[int] = []  # the open offer, by the current player: items ascending
        self.want: list[int] = []
        self.counter_give: list[list[int]] = []  # counter-offers by seat; empty until somebody makes one
        self.counter_want: list[list[int]] = []
        self.draft_give: list[int] = []  # the secret draft: items ascending
        self.draft_want: list[int] = []
        self.may_give: i64 = UNKNOWN  # items that can still be added to the draft (§4.2): computed on first use
        self.may_want: i64 = UNKNOWN  # and cached until the next draft, but not in copies
        self.shift: list[int] = []  # the letter each seat passes on, NONE or UNDECIDED
        self.votes: list[int] = []  # by seat, NONE or UNDECIDED
        # only for boards; these lists are replaced, never changed in place
        self.use: int = 0  # what the d20 is thrown for
        self.throws: list[int] = []  # the last turn with dice, then for each die its use and its face
        self.built: list[int] = []  # for each build: turn, seat, back, protein, coins

    def derive(self) -> None:
        self.open = bool(self.options["open_hands"])
        self.in_hand = self.options["proteins"] == "hand" and not self.open
        self.vote_for_any = self.options["first_player"] == "vote_for_any"
        self.most_offers = OFFERS[str(self.options["negotiation"])]

    # -- queries ----------------------------------------------------------------------------------------------------

    def holds(self, seat: int, protein: int) -> bool:
        """Whether a protein card lies in that player's row."""
        face = self.face
        for back in self.rows[seat]:  # noqa: SIM110 (a generator is slower)
            if face[back] == protein:
                return True
        return False

    def back_of(self, seat: int, protein: int) -> int:
        """Return the back of a protein card in that player's row."""
        for back in self.rows[seat]:
            if self.face[back] == protein:
                return back
        raise AssertionError("the move was not legal")

    def held(self, seat: int, item: int) -> int:
        """Return how many of a trade item a player holds."""
        if item < COIN:
            return self.amino[seat][item]
        if item == COIN:
            return self.coins[seat]
        return 1 if self.holds(seat, item - PROTEIN) else 0

    def held_by_others(self, seat: int, item: int) -> int:
        """Return how many of an item the others can hold together, from public knowledge (§4.2); at most 1 protein."""
        held = 0
        for other in range(self.seats):
            if other != seat:
                if item < COIN:
                    held += self.amino[other][item]
                elif item == COIN:
                    held += self.coins[other]
                elif self.rows[other]:
                    return 0 if self.holds(seat, item - PROTEIN) else 1
        return held

    def has_goods(self, seat: int) -> bool:
        """Whether a player holds anything that can be traded (§4.2)."""
        return self.size[seat] > 0 or self.coins[seat] > 0 or len(self.rows[seat]) > 0

    def faces(self, backs: list[int]) -> list[str]:
        """Return the ids of the proteins behind these backs."""
        return [PROTEINS[self.face[back]].id for back in backs]

    def can_meet(self, seat: int, items: list[int]) -> bool:
        """Whether a player holds all these items (ascending) at once."""
        hand = self.amino[seat]
        same = 0
        before = NONE
        for item in items:
            same = same + 1 if item == before else 1
            before = item
            if item < COIN:
                if hand[item] < same:
                    return False
            elif item == COIN:
                if self.coins[seat] < same:
                    return False
            elif not self.holds(seat, item - PROTEIN):
                return False
        return True

    def left_of(self, seat: int) -> int:
        """Return the next player clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    # -- knowledge --------------------------------------------------------------------------------------------------

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Deal everything again that the seat cannot know, reading only what the seat knows."""
        me = bit(seat)
        imagine(self.memory, self.base, self.amino, seat, rng)
        if self.in_hand:
            for other in range(self.seats):
                if other != seat:
                    self.renumber(other, me)
        self._redeal_proteins(me, rng)
        self._redeal_actions(seat, rng)
        if self.phase == SHIFT:
            for other in range(self.seats):
                if self.shift[other] >= 0 and other != seat:
                    self.shift[other] = letter_at(self.amino[other], rng.below(self.size[other]))
        if self.phase == COMPOSE and self.to_move != seat:
            self._redeal_draft(self.to_move, rng)

    def reshuffle_unseen(self, rng: Rng) -> None:
        rng.shuffle(self.deck)
        self._redeal_proteins(EVERYBODY, rng)

    def renumber(self, other: int, me: int) -> None:
        """Number the protein cards in a hand as others see them (§1.5), and forget who knows the unknown ones."""
        row = sorted(self.rows[other])
        known = sorted([(self.face[back], self.seen[back]) for back in row if self.seen[back] & me])
        unknown = [(self.face[back], bit(other)) for back in row if not self.seen[back] & me]
        for back, (face, seen) in zip(row, known + unknown, strict=True):
            self.face[back] = face
            self.seen[back] = seen
        self.rows[other] = row

    def _redeal_proteins(self, me: int, rng: Rng) -> None:
        backs = [back for back in range(KINDS) if not self.seen[back] & me]
        faces = sorted([self.face[back] for back in backs])
        rng.shuffle(faces)
        for back, face in zip(backs, faces, strict=True):
            self.face[back] = face

    def _redeal_actions(self, seat: int | None, rng: Rng) -> None:
        hidden = self.deck[:]
        others: list[int] = []
        if not self.open:
            for other in range(self.seats):
                if other != seat:
                    others.append(other)
                    hidden.extend(self.hands[other])
        hidden.sort()
        kept = [kind for kind in hidden if not IMMEDIATE[kind]]
        rng.shuffle(kept)
        for other in others:  # a kept card is never an immediate one
            hand = [kept.pop() for _ in self.hands[other]]
            hand.sort()
            self.hands[other] = hand
        deck = kept + [kind for kind in hidden if IMMEDIATE[kind]]
        deck.sort()
        rng.shuffle(deck)
        self.deck = deck

    def _redeal_draft(self, composer: int, rng: Rng) -> None:
        """Draft a random offer of a few items that the players hold. Its size is random too: others cannot see it,
        because adding and dropping look alike.
        """
        chosen = 1 + rng.below(4)
        self.drops = 0
        holdings = self._goods(composer)
        rng.shuffle(holdings)
        give = holdings[: chosen - rng.below(chosen + 1)]
        wanted: list[int] = []
        for other in range(self.seats):
            if other != composer:
                wanted.extend([item for item in self._goods(other) if item not in give])
        rng.shuffle(wanted)
        want = wanted[: chosen - len(give)]
        for item in holdings[len(give) :]:  # if the others hold too little to ask for
            if len(give) + len(want) < chosen and item not in want:
                give.append(item)
        self.draft_give = sorted(give)
        self.draft_want = sorted(want)

    def _goods(self, seat: int) -> list[int]:
        """Return everything a player can trade (§4.2)."""
        goods: list[int] = []
        for letter in range(KINDS):
            goods.extend([letter] * self.amino[seat][letter])
        goods.extend([COIN] * self.coins[seat])
        goods.extend([PROTEIN + self.face[back] for back in self.rows[seat]])
        return goods

    # -- copies -----------------------------------------------------------------------------------------------------

    def clone(self) -> "State":
        other = self.scratch()
        other.memory = [moment.copy() for moment in self.memory]
        other.base = self.base[:]
        other.news = self.news
        return other

    def scratch(self) -> "State":
        """Copy the state without the memory of unseen passes, which costs more than all the rest."""
        other = State()
        self.copy_frame(other)
        other.pool = self.pool
        other.coins = self.coins[:]
        other.bank = self.bank[:]
        other.amino = [hand[:] for hand in self.amino]
        other.size = self.size[:]
        other.face = self.face[:]
        other.seen = self.seen[:]
        other.rows = [row[:] for row in self.rows]
        other.pile = self.pile[:]
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.open = self.open
        other.in_hand = self.in_hand
        other.vote_for_any = self.vote_for_any
        other.most_offers = self.most_offers
        other.first = self.first
        other.current = self.current
        other.turn = self.turn
        other.part = self.part
        other.phase = self.phase
        other.rolls = self.rolls
        other.offers = self.offers
        other.drafts = self.drafts
        other.due = self.due
        other.card = self.card
        other.target = self.target
        other.building = self.building
        other.bonus = self.bonus
        other.waiting = self.waiting
        other.countered = self.countered
        other.give = self.give[:]
        other.want = self.want[:]
        other.counter_give = [items[:] for items in self.counter_give]
        other.counter_want = [items[:] for items in self.counter_want]
        other.draft_give = self.draft_give[:]
        other.draft_want = self.draft_want[:]
        other.shift = self.shift[:]
        other.votes = self.votes[:]
        other.declined = self.declined
        other.accepted = self.accepted
        other.tries = self.tries
        other.drops = self.drops
        other.use = self.use
        other.throws = self.throws
        other.built = self.built
        return other


def letter_at(hand: list[int], place: int) -> int:
    """Return the letter of a card in a hand that is sorted by letters."""
    letter = 0
    while place >= hand[letter]:
        place -= hand[letter]
        letter += 1
    return letter
