"""NUCLEO: rolling, the bank and building, one class a kind of move; and the book of all moves.

§ numbers point into docs/games/nucleo/rules.md. The moves of trading are in offers.py, those of action cards in
actions.py.
"""

from typing import Final

from benchtop.core.knowledge import EVERYBODY
from benchtop.core.move import Move, book
from benchtop.core.refusal import Refusal

from .actions import ACTION_MOVES
from .cards import AMINOS, BANK_PRICE, CONSERVATIVE, COUNTS, KINDS, LETTERS, LIKE, NEEDS, PROTEINS, REQUIRED
from .events import ReturnedAmino, ShowedBuild, Started, TookAmino, Voted
from .flow import (
    deal,
    discard,
    end_turn,
    favourites,
    gain,
    give_back,
    leaders,
    next_vote,
    offer_swap,
    open_window,
    put_under,
    resume,
    roll_symbol,
    take_protein,
)
from .offers import OFFER_MOVES
from .refusals import finish_first, no_action, no_letter, no_protein, not_now
from .state import FOLD, GOODS, NONE, RETURN, SWAP, TAKE, VOTE_START, VOTE_TIE, State, any_letter

SEATS: Final = 4


class Vote(Move):
    """Vote for the starting player (§2.3), or for one of those who are tied at the end (§8.4)."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"vote {seat + 1}", touches=[f"seat:{seat}"])
        self.seat = seat

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != VOTE_START and s.phase != VOTE_TIE:
            return not_now(s, "§2.3", "There is nothing to vote on.")
        rule = "§2.3" if s.phase == VOTE_START else "§8.4"
        if self.seat >= s.seats:
            return Refusal("no_such_player", rule, f"There are only {s.seats} players.")
        if self.seat == s.to_move:
            return Refusal("not_yourself", rule, "You cannot vote for yourself.", remedy="Vote for somebody else.")
        if s.phase == VOTE_TIE and self.seat not in leaders(s):
            return Refusal("not_tied", "§8.4", "Only those who are tied for the highest score can be voted for.")
        return None

    def play(self, s: State) -> None:
        s.votes[s.to_move] = self.seat
        if s.listener is not None:
            s.tell(Voted(s.to_move, self.seat))
        if next_vote(s):
            return
        if s.phase == VOTE_TIE:
            s.over = True
            return
        best = favourites(s)
        deal(s, best[s.rng.below(len(best))])
        if s.listener is not None:
            s.tell(Started(s.first))


# -- Parts 1 and 2 (§3) -----------------------------------------------------------------------------------------------


class Roll(Move):
    """Roll the d20 for Part 1 (§3.2), then the d6 for Part 2 (§3.4)."""

    def __init__(self) -> None:
        super().__init__("roll", touches=["dice"])

    def why_not(self, s: State) -> Refusal | None:
        wait = finish_first(s)
        if wait is None and s.part > 2:
            return Refusal("already_rolled", "§3.1", "You have rolled both dice this turn.")
        return wait

    def play(self, s: State) -> None:
        if s.part == 1:
            s.part = 2
            s.rolls = 1
            resume(s)
        else:
            s.part = 3
            roll_symbol(s)


class Take(Move):
    """Take an amino acid of your choice from the bank (§3.3, §5.1, §7.7)."""

    def __init__(self, letter: int) -> None:
        super().__init__(f"take {LETTERS[letter]}", touches=[f"bank:{LETTERS[letter]}"])
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != TAKE and s.phase != GOODS:
            return not_now(
                s,
                "§3.3",
                "You take an amino acid of choice after a roll of an empty stack, with a card, or at the bank.",
            )
        if s.bank[self.letter] == 0:
            name = f"{AMINOS[self.letter].name} ({LETTERS[self.letter]})"
            return Refusal("stack_empty", "§3.3", f"No {name} is left in the bank.", remedy="Take another letter.")
        return None

    def play(self, s: State) -> None:
        gain(s, s.current, self.letter)
        if s.listener is not None:
            s.tell(TookAmino(s.current, self.letter))
        resume(s)


class Swap(Move):
    """Put one of your protein cards under the pile and take the top one (§3.5)."""

    def __init__(self, protein: int) -> None:
        name = PROTEINS[protein].id
        super().__init__(f"swap {name}", touches=[f"protein:{name}", "pile"], public_notation="swap ?")
        self.protein = protein

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != SWAP:
            return not_now(s, "§3.5", "You swap a protein card when the d6 says so, or at the bank.")
        return None if s.holds(s.to_move, self.protein) else no_protein("§3.5", self.protein)

    def play(self, s: State) -> None:
        put_under(s, s.current, s.back_of(s.current, self.protein))
        take_protein(s, s.current)
        resume(s)


class Keep(Move):
    """Keep your protein cards and take the top one of the pile (§3.5)."""

    def __init__(self) -> None:
        super().__init__("keep", touches=["pile"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != SWAP:
            return not_now(s, "§3.5", "You take a protein card when the d6 says so, or at the bank.")
        return None

    def play(self, s: State) -> None:
        take_protein(s, s.current)
        resume(s)


class End(Move):
    """End your turn (§3.7)."""

    def __init__(self) -> None:
        super().__init__("end")

    def why_not(self, s: State) -> Refusal | None:
        return finish_first(s) or roll_first(s)

    def play(self, s: State) -> None:
        end_turn(s)


def roll_first(s: State) -> Refusal | None:
    """The refusal of everything that comes after the dice (§3.1)."""
    if s.part > 2:
        return None
    due = "both dice" if s.part == 1 else "the d6"
    return Refusal(
        "roll_first", "§3.1", f"First roll {due}: trading and building come after that.", remedy="Type roll."
    )


# -- the bank (§5) ----------------------------------------------------------------------------------------------------


class Bank(Move):
    """Open a trade with the bank: five amino acids for one, or for a protein card (§5.1)."""

    def __init__(self) -> None:
        super().__init__("bank", touches=["bank"])

    def why_not(self, s: State) -> Refusal | None:
        wait = finish_first(s) or roll_first(s)
        if wait is not None:
            return wait
        if s.part == 4:
            return Refusal("trading_closed", "§3.1", "You have begun to build; trading is over for this turn.")
        if s.size[s.to_move] < BANK_PRICE:
            held = s.size[s.to_move]
            return Refusal("too_few", "§5.1", f"The bank asks for five amino acids; you hold {held}.")
        return None

    def play(self, s: State) -> None:
        seat = s.current
        if s.options["random_five"]:
            s.revealed += 1
            letters: list[int] = []
            for _ in range(BANK_PRICE):
                letters.append(any_letter(s.amino[seat], s.size[seat], s.rng))
                give_back(s, seat, letters[-1])
            if s.listener is not None:
                s.tell(ReturnedAmino(seat, letters))
            s.phase = GOODS
        else:
            s.phase = RETURN
            s.due = BANK_PRICE
            s.last = 0
            if s.size[seat] == BANK_PRICE:  # everything: no choice, as everybody sees
                _return_all(s, seat)


def _return_all(s: State, seat: int) -> None:
    for letter in range(KINDS):
        while s.amino[seat][letter] > 0:
            RETURN_LETTER[letter].play(s)


class Return(Move):
    """Return an amino acid for the bank trade, in alphabetical order (§5.1)."""

    def __init__(self, letter: int) -> None:
        super().__init__(f"return {LETTERS[letter]}", touches=[f"hand:{LETTERS[letter]}", f"bank:{LETTERS[letter]}"])
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != RETURN:
            return not_now(s, "§5.1", "You return amino acids only in a trade with the bank.")
        hand = s.amino[s.to_move]
        if hand[self.letter] == 0:
            return no_letter("§5.1", self.letter)
        letter = LETTERS[self.letter]
        if self.letter < s.last:
            text = f"You have returned {LETTERS[s.last]} already; {letter} comes before it."
            return Refusal("ascending", "§5.1", text, remedy="Return the cards in alphabetical order.")
        left = sum(hand[self.letter :])
        if left < s.due:
            text = f"From {letter} on you hold {left}, but {s.due} are still to be returned."
            return Refusal("ascending", "§5.1", text, remedy="Begin with an earlier letter.")
        return None

    def play(self, s: State) -> None:
        give_back(s, s.current, self.letter)
        s.due -= 1
        s.last = self.letter
        if s.listener is not None:
            s.tell(ReturnedAmino(s.current, [self.letter]))
        if s.due == 0:
            s.last = NONE
            s.phase = GOODS


class BuyProtein(Move):
    """Take a protein card for the five amino acids you returned (§5.2)."""

    def __init__(self) -> None:
        super().__init__("protein", touches=["pile"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != GOODS:
            return not_now(s, "§5.2", "The bank sells a protein card for five amino acids.")
        if not s.pile:
            return Refusal("pile_empty", "§5.2", "The protein pile is empty.", remedy="Take an amino acid.")
        return None

    def play(self, s: State) -> None:
        offer_swap(s)


# -- building (§6) ----------------------------------------------------------------------------------------------------


class Build(Move):
    """Show one of your proteins and pay its amino acids (§6.1, §6.2); with Conservative Substitution, pay a look-alike
    for one of them (§7.13)."""

    def __init__(self, protein: int, lacking: int = NONE, spare: int = NONE) -> None:
        card = PROTEINS[protein]
        notation = f"build {card.id}" if spare == NONE else f"build {card.id} {LETTERS[spare]} for {LETTERS[lacking]}"
        super().__init__(notation, touches=[f"protein:{card.id}"])
        self.protein = protein
        self.lacking = lacking
        self.spare = spare
        self.need: list[int] = REQUIRED[protein][:]
        if spare != NONE:
            self.need[lacking] -= 1
            self.need[spare] += 1

    def covered(self, hand: list[int]) -> bool:
        """Whether a hand holds all that is to be paid."""
        need = self.need
        for letter in range(KINDS):  # noqa: SIM110 (a generator is slower)
            if need[letter] > hand[letter]:
                return False
        return True

    def why_not(self, s: State) -> Refusal | None:
        wait = finish_first(s) or roll_first(s)
        if wait is not None:
            return wait
        if not s.holds(s.to_move, self.protein):
            return no_protein("§6.1", self.protein)
        if self.spare != NONE and CONSERVATIVE not in s.hands[s.to_move]:
            return no_action("§7.13", CONSERVATIVE)
        hand = s.amino[s.to_move]
        missing = [LETTERS[letter] * (self.need[letter] - hand[letter]) for letter in range(KINDS)]
        if not any(missing):
            return None
        card = PROTEINS[self.protein]
        paid = " ".join([LETTERS[letter] for letter in range(KINDS) for _ in range(self.need[letter])])
        return Refusal(
            "missing_amino_acids",
            "§6.1",
            f"To build {card.name} you pay {paid}; you still lack {' '.join(''.join(missing))}.",
            biology=card.fact,
            remedy="Roll, trade or buy what is missing.",
        )

    def play(self, s: State) -> None:
        seat = s.current
        s.part = 4
        paid: list[int] = []
        for letter in range(KINDS):
            for _ in range(self.need[letter]):
                give_back(s, seat, letter)
                paid.append(letter)
        back = s.back_of(seat, self.protein)
        s.seen[back] = EVERYBODY
        s.rows[seat].remove(back)
        s.pile.insert(0, back)
        s.revealed += 1
        s.building = self.protein
        if s.listener is not None:
            s.tell(ShowedBuild(seat, self.protein, paid))
        if self.spare != NONE:
            discard(s, CONSERVATIVE)
        s.phase = FOLD
        if not s.hands[seat]:  # no card that could be added, as everybody sees
            open_window(s)


class Fold(Move):
    """Finish the protein with the cards you have added; the others may react, then you are paid (§6.3)."""

    def __init__(self) -> None:
        super().__init__("fold")

    def why_not(self, s: State) -> Refusal | None:
        return None if s.phase == FOLD else not_now(s, "§6.3", "You are not building a protein.")

    def play(self, s: State) -> None:
        open_window(s)


# -- the book ---------------------------------------------------------------------------------------------------------

ROLL: Final = Roll()
END: Final = End()
KEEP: Final = Keep()
BANK: Final = Bank()
BUY_PROTEIN: Final = BuyProtein()
FOLD_IT: Final = Fold()
VOTE: Final = [Vote(seat) for seat in range(SEATS)]
TAKE_LETTER: Final = [Take(letter) for letter in range(KINDS)]
SWAP_CARD: Final = [Swap(protein) for protein in range(KINDS)]
RETURN_LETTER: Final = [Return(letter) for letter in range(KINDS)]
BUILD: Final = [Build(protein) for protein in range(KINDS)]


def _with_substitutes(protein: int) -> list[Build]:
    return [Build(protein, lacking, spare) for lacking in NEEDS[protein] for spare in LIKE[lacking]]


BUILD_WITH: Final = [_with_substitutes(protein) for protein in range(KINDS)]


def covers(hand: list[int], protein: int) -> bool:
    """Whether a hand holds all amino acids of a protein (§6.1)."""
    needs = NEEDS[protein]
    counts = COUNTS[protein]
    for place in range(len(needs)):  # noqa: SIM110 (a generator is slower)
        if hand[needs[place]] < counts[place]:
            return False
    return True


def _all_moves() -> list[Move]:
    moves: list[Move] = [ROLL, END, KEEP, BANK, BUY_PROTEIN, FOLD_IT]
    moves.extend(VOTE)
    moves.extend(TAKE_LETTER)
    moves.extend(SWAP_CARD)
    moves.extend(RETURN_LETTER)
    moves.extend(BUILD)
    for builds in BUILD_WITH:
        moves.extend(builds)
    moves.extend(OFFER_MOVES)
    moves.extend(ACTION_MOVES)
    return moves


MOVES: Final = book(_all_moves())
