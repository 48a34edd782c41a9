"""NUCLEO: votes, dice, taking cards, and the end of a turn (§2.3, §3)."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal

from ..components import (
    ACTION_SYMBOL,
    AMINOS,
    BY_FIRST,
    BY_SYMBOL,
    FACES,
    KINDS,
    LETTERS,
    MOST_SEATS,
    PROTEINS,
    SYMBOL_ROLLS,
    item_words,
)
from ..events import ChoseAtTie, RolledSymbol, TookAmino, Voted, taken
from ..refusals import READ_GENES, STORED, finish_first, no_opponent, no_protein, not_now, refuse, roll_first
from ..state import A_SYMBOL, DEAL, GOODS, SWAP, TAKE, TIE, VOTE_START, VOTE_TIE, State
from ..turns import (
    ask_tied,
    begin,
    end_turn,
    favourites,
    gain,
    leaders,
    next_vote,
    note_throw,
    offer_swap,
    put_under,
    resume,
    roll_aminos,
    roll_start,
    take_protein,
)
from .immediate import draw_action

NEITHER: Final = "Neither is the case now."
NONE_NOW: Final = "None of these is the case now."


class Vote(Move):
    """Vote for the starting player (§2.3), or for a player tied at the end (§8.4)."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"vote {seat + 1}", touches=[f"seat:{seat}", "ballot"], params={"seat": seat})
        self.seat = seat

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != VOTE_START and s.phase != VOTE_TIE:
            otherwise = "Votes are held for the start, and at the end if those who are tied want one."
            return not_now(s, "§2.3", "vote", "There is nothing to vote on.", otherwise=otherwise)
        rule = "§2.3" if s.phase == VOTE_START else "§8.4"
        if s.phase == VOTE_START and s.vote_for_any and self.seat < s.seats:
            return None
        refusal = no_opponent(s, rule, self.seat, "vote", "vote", "You cannot vote for yourself.")
        if refusal is None and s.phase == VOTE_TIE and self.seat not in leaders(s):
            text = f"Player {self.seat + 1} is not among those who are tied for the highest score."
            return refuse(s, "not_tied", "§8.4", text, {"player": self.seat + 1}, verbs=["vote"])
        return refusal

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
        begin(s, best[s.chance.below(BY_FIRST, len(best))])


class Share(Move):
    """Share the victory when tied for the highest score (§8.3)."""

    def __init__(self) -> None:
        super().__init__("share", touches=["scores"])

    def why_not(self, s: State) -> Refusal | None:
        return _not_tied(s)

    def play(self, s: State) -> None:
        if s.listener is not None:
            s.tell(ChoseAtTie(s.to_move, "share"))
        s.waiting = 0
        s.over = True


class Imitate(Move):
    """Imitate a protein when tied for the highest score, and let the others vote if all tied players agree (§8.3)."""

    def __init__(self) -> None:
        super().__init__("imitate", touches=["scores", "ballot"])

    def why_not(self, s: State) -> Refusal | None:
        return _not_tied(s)

    def play(self, s: State) -> None:
        if s.listener is not None:
            s.tell(ChoseAtTie(s.to_move, "imitate"))
        s.waiting &= ~(1 << s.to_move)
        ask_tied(s)


def _not_tied(s: State) -> Refusal | None:
    if s.phase == TIE:
        return None
    otherwise = "That is asked at the end, of those who are tied for the highest score."
    return not_now(s, "§8.3", "tie", "There is no victory to share.", otherwise=otherwise)


class Roll(Move):
    """Roll the d20 for your first amino acids (§2.4) and for Part 1 (§3.2), then the d6 for Part 2 (§3.4)."""

    def __init__(self) -> None:
        super().__init__("roll", touches=["dice"])

    def why_not(self, s: State) -> Refusal | None:
        wait = None if s.phase == DEAL else finish_first(s)
        if wait is None and s.part > 2:
            text = "You have rolled both dice this turn."
            return Refusal("already_rolled", "§3.1", text, remedy="You roll them again in your next turn.")
        return wait

    def play(self, s: State) -> None:
        if s.phase == DEAL:
            roll_start(s)
        elif s.part == 1:
            s.part = 2
            roll_aminos(s, 1, 1)
        else:
            s.part = 3
            roll_symbol(s)


def roll_symbol(s: State) -> None:
    """Roll the d6 for Part 2 and apply its symbol (§3.4)."""
    symbol = s.chance.roll(BY_SYMBOL + s.current, FACES)
    s.use = 2
    note_throw(s, A_SYMBOL + symbol)
    s.revealed += 1
    if s.listener is not None:
        s.tell(RolledSymbol(s.current, symbol))
    if SYMBOL_ROLLS[symbol] > 0:
        roll_aminos(s, SYMBOL_ROLLS[symbol], 2)
    elif symbol == ACTION_SYMBOL:
        draw_action(s)
    else:
        offer_swap(s)


class Take(Move):
    """Take an amino acid of your choice from the bank (§3.3, §5.1, §7.7)."""

    def __init__(self, letter: int) -> None:
        name = LETTERS[letter]
        super().__init__(f"take {name}", touches=[f"bank:{name}"], params={"amino": name})
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != TAKE and s.phase != GOODS:
            text = "You take an amino acid of choice after a roll of an empty stack, with a card, or at the bank."
            return not_now(s, "§3.3", "take", text, verbs=["bank"], otherwise=NONE_NOW, biology=STORED)
        if s.bank[self.letter] == 0:
            name = AMINOS[self.letter].name
            text = f"No {item_words(self.letter)} is left in the bank."
            biology = f"A cell that runs out of {name} cannot load its tRNA, and ribosomes wait at its codons."
            facts: Facts = {"amino": LETTERS[self.letter]}
            return refuse(s, "stack_empty", "§3.3", text, facts, verbs=["take"], biology=biology)
        return None

    def play(self, s: State) -> None:
        gain(s, s.current, self.letter)
        if s.listener is not None:
            letter = LETTERS[self.letter]
            s.tell(TookAmino(s.current, letter, moved=taken(s.current, letter)))
        resume(s)


class Swap(Move):
    """Put one of your protein cards under the pile and take the top one (§3.5)."""

    def __init__(self, protein: int) -> None:
        name = PROTEINS[protein].id
        super().__init__(f"swap {name}", [f"protein:{name}", "pile"], "swap ?", {"protein": name})
        self.protein = protein

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != SWAP:
            text = "You swap a protein card when the d6 says so, or at the bank."
            return not_now(s, "§3.5", "swap", text, verbs=["bank"], otherwise=NEITHER, biology=READ_GENES)
        return None if s.holds(s.to_move, self.protein) else no_protein(s, "§3.5", self.protein)

    def play(self, s: State) -> None:
        put_under(s, s.current, s.back_of(s.current, self.protein))
        take_protein(s, s.current)
        resume(s)


class Keep(Move):
    """Keep your protein cards and take the top one of the pile (§3.5)."""

    def __init__(self) -> None:
        super().__init__("keep", touches=["pile", "row"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != SWAP:
            text = "You take a protein card when the d6 says so, or at the bank."
            return not_now(s, "§3.5", "keep", text, verbs=["bank"], otherwise=NEITHER, biology=READ_GENES)
        return None

    def play(self, s: State) -> None:
        take_protein(s, s.current)
        resume(s)


class End(Move):
    """End your turn (§3.7)."""

    def __init__(self) -> None:
        super().__init__("end", touches=["turn"])

    def why_not(self, s: State) -> Refusal | None:
        return finish_first(s) or roll_first(s)

    def play(self, s: State) -> None:
        end_turn(s)


SHARE: Final = Share()
IMITATE: Final = Imitate()
ROLL: Final = Roll()
END: Final = End()
KEEP: Final = Keep()
VOTE: Final = [Vote(seat) for seat in range(MOST_SEATS)]
TAKE_LETTER: Final = [Take(letter) for letter in range(KINDS)]
SWAP_CARD: Final = [Swap(protein) for protein in range(KINDS)]
