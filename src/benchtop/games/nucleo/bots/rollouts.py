"""NUCLEO: the fast rollout policy, and the moves that a search may leave out.

Rollouts roll dice, build what they can and take spare letters to the bank. They don't trade, because finding an offer
that pleases two players takes longer than the rest of a round. If no rule applies, `quick_move` returns None and the
heuristic decides.
"""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.rng import Rng
from benchtop.core.state import NONE

from ..components import BANK_PRICE, CONJUGATION, COUNTS, CRISPR, FACTOR, KINDS, NEEDS, TRNA, VALUE
from ..moves.actions import CUT_LETTER, TARGET_SEAT, Play, Repay
from ..moves.answers import COUNTER
from ..moves.bank import BANK, BUY_PROTEIN, Return
from ..moves.building import Build
from ..moves.immediate import Mutate, Shift
from ..moves.trading import OFFER
from ..moves.turn import END, KEEP, SWAP_CARD, TAKE_LETTER
from ..state import CUT, GOODS, IDLE, MUTATE, REPAY, RETURN, SHIFT, SWAP, TAKE, TARGET, State
from .evaluation import end_value, lack_of

FEW_PROTEINS: Final = 2
"""Number of proteins below which another is welcome."""
FAR: Final = 2
"""Missing letters from which on a protein may be swapped."""


def without_trades(s: State, moves: list[Move]) -> list[Move]:
    """Leave out moves that begin an offer, and the bank if it would cost letters that proteins need."""
    left: list[Move] = []
    for move in moves:
        if move is OFFER or move is COUNTER or (move is BANK and spare_letters(s, s.to_move) < BANK_PRICE - 1):
            continue
        left.append(move)
    return left


def quick_move(s: State, moves: list[Move], rng: Rng) -> Move | None:
    """Return the move a rollout plays, or None to let the heuristic decide."""
    phase = s.phase
    if phase == IDLE:
        return moves[0] if s.part <= 2 else _go_on(s, moves)
    if phase in (TAKE, GOODS):
        return _take(s, moves, rng)
    if phase in (RETURN, MUTATE, SHIFT, REPAY):
        return _spare(s, moves, rng)
    if phase == SWAP:
        return _swap(s)
    if phase == TARGET:
        return _aim(s)
    if phase == CUT:
        letter = _lacking_letter(s, s.amino[s.target])
        return CUT_LETTER[letter] if letter != NONE else moves[rng.below(len(moves))]
    return None


def _go_on(s: State, moves: list[Move]) -> Move:
    """Build the most valuable protein unless that ends the game too soon; otherwise play a card that helps now, trade
    spare letters with the bank, or end the turn.
    """
    found: Move = END
    most = 0
    for move in moves:
        if isinstance(move, Build):
            value = VALUE[move.protein]
            if value > most and (value < s.pool or end_value(s, s.to_move, s.coins[s.to_move] + s.pool, value) > 0.0):
                most = value
                found = move
    if most > 0:
        return found
    for move in moves:
        if isinstance(move, Play) and _helps_now(s, move.kind):
            return move
        if move is BANK and _is_worth_the_bank(s):
            return move
    return END


def _helps_now(s: State, kind: int) -> bool:
    """Whether an action card is best played now (§7.7 to §7.11)."""
    if kind == TRNA:
        return nearest_lack(s, s.to_move) <= s.hands[s.to_move].count(TRNA)
    if kind == FACTOR:
        return len(s.rows[s.to_move]) < FEW_PROTEINS
    return kind in (CONJUGATION, CRISPR)


def _is_worth_the_bank(s: State) -> bool:
    """Whether spare letters buy a letter that completes a protein, or a first protein (§5)."""
    if spare_letters(s, s.to_move) < BANK_PRICE:
        return False
    if not s.rows[s.to_move]:
        return len(s.pile) > 0
    return nearest_lack(s, s.to_move) == 1


def _take(s: State, moves: list[Move], rng: Rng) -> Move:
    """Take a letter that the nearest protein lacks (§3.3); at the bank, take a protein if the seat has none (§5.2)."""
    seat = s.to_move
    if not s.rows[seat] and moves[-1] is BUY_PROTEIN:
        return BUY_PROTEIN
    letter = _lacking_letter(s, s.bank)
    return TAKE_LETTER[letter] if letter != NONE else moves[rng.below(len(moves))]


def _aim(s: State) -> Move:
    """Target the opponent with most amino acids (§7.8, §7.9)."""
    found = NONE
    for seat in range(s.seats):
        if seat != s.to_move and (found == NONE or s.size[seat] > s.size[found]):
            found = seat
    return TARGET_SEAT[found]


def _lacking_letter(s: State, there: list[int]) -> int:
    """Return an available letter that the nearest protein lacks; NONE if there is none."""
    hand = s.amino[s.to_move]
    best = NONE
    least = KINDS
    for back in s.rows[s.to_move]:
        protein = s.face[back]
        lack = lack_of(hand, protein)
        if 0 < lack < least:
            letter = _lacking(hand, there, protein)
            if letter != NONE:
                least = lack
                best = letter
    return best


def _lacking(hand: list[int], there: list[int], protein: int) -> int:
    """Return an available letter that a protein lacks; NONE if there is none."""
    needs = NEEDS[protein]
    counts = COUNTS[protein]
    for place in range(len(needs)):
        letter = needs[place]
        if counts[place] > hand[letter] and there[letter] > 0:
            return letter
    return NONE


def _spare(s: State, moves: list[Move], rng: Rng) -> Move:
    """Give up an amino acid that no protein needs, otherwise a random one."""
    needed = needed_letters(s, s.to_move)
    hand = s.amino[s.to_move]
    for move in moves:
        letter = NONE
        if isinstance(move, (Return, Mutate, Shift, Repay)):
            letter = move.letter
        if letter != NONE and hand[letter] > needed[letter]:
            return move
    return moves[rng.below(len(moves))]


def _swap(s: State) -> Move:
    """Keep the proteins if there are few; otherwise swap the protein that lacks most (§3.5)."""
    seat = s.to_move
    if len(s.rows[seat]) < FEW_PROTEINS:
        return KEEP
    most = FAR - 1
    found = NONE
    for back in s.rows[seat]:
        lack = lack_of(s.amino[seat], s.face[back])
        if lack > most:
            most = lack
            found = s.face[back]
    return KEEP if found == NONE else SWAP_CARD[found]


# -- needs of a seat --------------------------------------------------------------------------------------------------


def nearest_lack(s: State, seat: int) -> int:
    """Return the fewest letters that an incomplete protein of the seat lacks."""
    least = KINDS
    for back in s.rows[seat]:
        lack = lack_of(s.amino[seat], s.face[back])
        if 0 < lack < least:
            least = lack
    return least


def needed_letters(s: State, seat: int) -> list[int]:
    """Count how many of each letter the proteins of a seat need together."""
    total = [0] * KINDS
    for back in s.rows[seat]:
        needs = NEEDS[s.face[back]]
        counts = COUNTS[s.face[back]]
        for place in range(len(needs)):
            total[needs[place]] += counts[place]
    return total


def spare_letters(s: State, seat: int) -> int:
    """Count the amino acids in hand that no protein needs."""
    spare = s.size[seat]
    hand = s.amino[seat]
    needed = needed_letters(s, seat)
    for letter in range(KINDS):
        if needed[letter] > 0:
            spare -= needed[letter] if needed[letter] < hand[letter] else hand[letter]
    return spare
