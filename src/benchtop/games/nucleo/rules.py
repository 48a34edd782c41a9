"""NUCLEO: set-up, legal moves and scores, in the order of docs/games/nucleo/rules.md."""

from benchtop.core.game import Game
from benchtop.core.knowledge import NOBODY
from benchtop.core.move import Move
from benchtop.core.state import NONE

from .components import (
    ACTIONS,
    BANK_PRICE,
    BONUS,
    BOX_COINS,
    BY_ACTIONS,
    BY_FIRST,
    BY_PROTEINS,
    CONJUGATION,
    CONSERVATIVE,
    COUNTERS,
    CRISPR,
    DECK,
    DRAFTS,
    DROPS,
    FACTOR,
    KINDS,
    LAST_LONG_ROUND,
    LAST_ROUND,
    LETTERS,
    LOOK,
    MOST_SEATS,
    OFFERS,
    POLYSOME_ROLLS,
    POOL,
    PRION,
    PROTEASOME,
    PROTEINS,
    STACKS,
    SYMBOL_ROLLS,
    TRNA,
)
from .moves.actions import (
    CHOOSE_CARD,
    CUT_LETTER,
    PLAY,
    REPAY_LETTER,
    SHED_CARD,
    SINK_CARD,
    TARGET_SEAT,
    opponents_with_cards,
)
from .moves.answers import ACCEPT, ACCEPT_FROM, COUNTER, DECLINE, only_one
from .moves.bank import BANK, BUY_PROTEIN, RETURN_LETTER
from .moves.building import BOOST, BUILD, BUILD_WITH, FOLD_PROTEIN, MISFOLD, PASS
from .moves.composing import composing
from .moves.immediate import MUTATE_LETTER, SHIFT_LETTER
from .moves.trading import OFFER
from .moves.turn import END, IMITATE, KEEP, ROLL, SHARE, SWAP_CARD, TAKE_LETTER, VOTE
from .state import (
    ANSWER,
    CHOOSE,
    COMPOSE,
    CUT,
    DEAL,
    FOLD,
    GOODS,
    IDLE,
    MUTATE,
    REACT,
    REPAY,
    REPLY,
    RETURN,
    SHED,
    SHIFT,
    SINK,
    SWAP,
    TAKE,
    TARGET,
    TIE,
    UNDECIDED,
    VOTE_START,
    VOTE_TIE,
    State,
)
from .turns import begin, favourites, leaders, next_vote, score, stacks_left


class Nucleo(Game):
    """The rules."""

    def blank(self) -> State:
        return State()

    def setup(self, s: State) -> None:
        """Lay out the table (§2), and choose the starting player unless everybody votes first."""
        _lay_out(s)
        vote = s.options["first_player"] == "vote" and s.seats > 2  # two players could only vote for each other
        if vote or s.vote_for_any:
            s.phase = VOTE_START
            s.votes = [UNDECIDED] * s.seats
            next_vote(s)
        else:
            begin(s, 0 if s.options["first_player"] == "first" else s.chance.below(BY_FIRST, s.seats))
            s.revealed = 0

    def legal(self, s: State) -> list[Move]:
        """Return the legal moves of the seat to move, by what is pending."""
        moves: list[Move] = []
        phase = s.phase
        if phase == IDLE:
            _go_on(s, moves)
        elif phase == COMPOSE:
            composing(s, moves)
        elif phase == RETURN:
            hand = s.amino[s.to_move]
            for letter in range(KINDS):
                if hand[letter] > 0:
                    moves.append(RETURN_LETTER[letter])
        elif phase == ANSWER:
            _answer(s, moves)
        elif phase == REPLY:
            _choose_answer(s, moves)
        elif phase == DEAL:
            moves.append(ROLL)
        elif phase == REACT:
            moves.append(PASS)
            if PRION in s.hands[s.to_move]:
                moves.append(MISFOLD)
        elif phase == FOLD:
            moves.append(FOLD_PROTEIN)
            for kind in BONUS:
                if kind in s.hands[s.to_move]:
                    moves.append(BOOST[kind])
        elif phase in (TAKE, GOODS):
            for letter in range(KINDS):
                if s.bank[letter] > 0:
                    moves.append(TAKE_LETTER[letter])
            if phase == GOODS and s.pile:
                moves.append(BUY_PROTEIN)
        elif phase == SWAP:
            moves.append(KEEP)
            for back in s.rows[s.to_move]:
                moves.append(SWAP_CARD[s.face[back]])
        else:
            _by_card(s, moves)
        return moves

    def scores(self, s: State) -> list[int]:
        """Return each seat's coins minus the value of the proteins it still holds, at least 0 (§8.2)."""
        return [score(s, seat) for seat in range(s.seats)]

    def winners(self, s: State) -> list[int]:
        """Return the seats with the highest score, or the favourites among them if the others voted (§8.3, §8.4)."""
        return favourites(s) or leaders(s)

    def standing(self, s: State) -> list[int]:
        """Return the scores at the end, and the coins before: nearly every score would be 0 until then."""
        return self.scores(s) if s.over else s.coins[:]

    def whose_turn(self, s: State) -> int:
        return s.current

    def census(self, s: State) -> dict[str, int]:
        """Count every amino acid, protein, action card and coin."""
        counts: dict[str, int] = {}
        for letter in range(KINDS):
            counts[f"amino acid {LETTERS[letter]}"] = s.bank[letter] + sum([hand[letter] for hand in s.amino])
        for protein in PROTEINS:
            counts[f"protein {protein.id}"] = 0
        for zone in [s.pile, *s.rows]:
            for back in zone:
                counts[f"protein {PROTEINS[s.face[back]].id}"] += 1
        for card in ACTIONS:
            counts[f"action {card.id}"] = 0
        for zone in [s.deck, s.discards, *s.hands]:
            for kind in zone:
                counts[f"action {ACTIONS[kind].id}"] += 1
        counts["coins"] = s.pool + sum(s.coins) + BOX_COINS - POOL[s.seats]
        return counts


def _lay_out(s: State) -> None:
    """Shuffle proteins and action cards, lay out the stacks and count the pool (§2.1, §2.2)."""
    s.derive()
    s.pool = POOL[s.seats]
    s.coins = [0] * s.seats
    s.bank = STACKS[:]
    s.amino = [[0] * KINDS for _ in range(s.seats)]
    s.size = [0] * s.seats
    s.face = list(range(KINDS))
    s.chance.shuffle(BY_PROTEINS, s.face)
    s.seen = [NOBODY] * KINDS
    s.rows = [[] for _ in range(s.seats)]
    s.pile = list(range(KINDS - 1, -1, -1))
    s.hands = [[] for _ in range(s.seats)]
    s.deck = DECK[:]
    s.chance.shuffle(BY_ACTIONS, s.deck)
    s.shift = [NONE] * s.seats
    s.votes = [NONE] * s.seats


# -- legal moves, by what is pending ----------------------------------------------------------------------------------


def _go_on(s: State, moves: list[Move]) -> None:
    """Add the moves for when nothing is pending: roll, trade, build, play a card or end the turn (§3.1)."""
    seat = s.to_move
    hand = s.hands[seat]
    if s.part <= 2:
        moves.append(ROLL)
    else:
        aminos = s.amino[seat]
        substitute = CONSERVATIVE in hand
        for back in s.rows[seat]:
            protein = s.face[back]
            if BUILD[protein].covered(aminos):
                moves.append(BUILD[protein])
            if substitute:
                for build in BUILD_WITH[protein]:
                    if build.covered(aminos):
                        moves.append(build)
        if s.part == 3:
            if s.offers < s.most_offers and s.drafts < DRAFTS and s.has_goods(seat):
                moves.append(OFFER)
            if s.size[seat] >= BANK_PRICE:
                moves.append(BANK)
        moves.append(END)
    before = NONE
    for kind in hand:
        if kind != before:
            before = kind
            if _is_playable(s, kind):
                moves.append(PLAY[kind])


def _is_playable(s: State, kind: int) -> bool:
    """Whether the current player can play this card from their hand (§7.1)."""
    if kind == TRNA:
        return stacks_left(s) > 0
    if kind in (CONJUGATION, CRISPR):
        return len(opponents_with_cards(s)) > 0
    if kind == FACTOR:
        return len(s.pile) > 0
    if kind == PROTEASOME:
        return len(s.rows[s.current]) > 0
    return False


def _answer(s: State, moves: list[Move]) -> None:
    """Add the answers to an offer: accept if possible, decline, or make a counter-offer (§4.5, §4.6)."""
    if s.can_meet(s.to_move, s.want):
        moves.append(ACCEPT)
    moves.append(DECLINE)
    if s.tries < COUNTERS and s.has_goods(s.to_move):
        moves.append(COUNTER)


def _choose_answer(s: State, moves: list[Move]) -> None:
    """Add a move for each answer the current player can pay for; allow declining only if nobody accepted (§4.6)."""
    answers = s.accepted | s.countered
    for seat in range(s.seats):
        if s.accepted >> seat & 1 or (s.countered >> seat & 1 and s.can_meet(s.current, s.counter_want[seat])):
            moves.append(ACCEPT if only_one(answers) else ACCEPT_FROM[seat])
    if s.accepted == 0:
        moves.append(DECLINE)


def _by_card(s: State, moves: list[Move]) -> None:
    """Add the choices that an action card, a vote or a tie requires (§7, §2.3, §8.3, §8.4)."""
    phase = s.phase
    if phase in (MUTATE, SHIFT, REPAY):
        hand = s.amino[s.to_move]
        for letter in range(KINDS):
            if hand[letter] > 0:
                if phase == MUTATE:
                    moves.append(MUTATE_LETTER[letter])
                elif phase == SHIFT:
                    moves.append(SHIFT_LETTER[letter])
                else:
                    moves.append(REPAY_LETTER[letter])
    elif phase == CUT:
        moves.extend(CUT_LETTER)
    elif phase == TARGET:
        for seat in range(s.seats):
            if seat != s.to_move and s.size[seat] > 0:
                moves.append(TARGET_SEAT[seat])
    elif phase in (CHOOSE, SINK):
        for place in range(len(s.pile) - 1, len(s.pile) - s.due - 1, -1):
            protein = s.face[s.pile[place]]
            moves.append(CHOOSE_CARD[protein] if phase == CHOOSE else SINK_CARD[protein])
    elif phase == SHED:
        for back in s.rows[s.to_move]:
            moves.append(SHED_CARD[s.face[back]])
    elif phase == VOTE_START:
        for seat in range(s.seats):
            if seat != s.to_move or s.vote_for_any:
                moves.append(VOTE[seat])
    elif phase == VOTE_TIE:
        for seat in leaders(s):
            moves.append(VOTE[seat])
    elif phase == TIE:
        moves.append(SHARE)
        moves.append(IMITATE)


# -- how long a game can be -------------------------------------------------------------------------------------------


def longest_game() -> int:
    """Return an upper bound on the moves of a game: the longest turn, times the most turns (§8.5), plus the votes."""
    opponents = MOST_SEATS - 1
    goods = sum(STACKS) + BOX_COINS + KINDS  # everything an offer can name
    composing = 2 + goods + 2 * DROPS  # begin an offer, name every item, replace some, and send it
    offers = DRAFTS * composing + max(OFFERS.values()) * (opponents * (COUNTERS * (composing + 1) + 1) + 1)
    bank = (sum(STACKS) // (BANK_PRICE - 1) + 1) * (BANK_PRICE + 3)  # open it, return all, buy a protein, keep
    builds = (KINDS + ACTIONS[FACTOR].count) * (2 + opponents)  # show it, fold it, and wait for each reaction
    actions = len(DECK) * (1 + max(3, LOOK, MOST_SEATS))  # plus a decision for each card looked at or seat that passes
    dice = 3 + max(SYMBOL_ROLLS) + POLYSOME_ROLLS  # two rolls, a choice for each empty stack, and the end of the turn
    turns = max(LAST_ROUND, LAST_LONG_ROUND) * MOST_SEATS
    return turns * (offers + bank + builds + actions + dice) + 4 * MOST_SEATS
