"""NUCLEO: trading with the bank (§5)."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal

from ..components import BANK_PRICE, BY_CARD, KINDS, LETTERS, amino_acids, spelled
from ..events import ReturnedAmino, returned
from ..refusals import NEVER_FREE, NO_GENE, RECYCLED, no_letter, not_now, not_trading, refuse
from ..state import GOODS, RETURN, State, letter_at
from ..turns import give_back, offer_swap

BANK_OPENS: Final = f"It trades with you after both dice, once you hold {amino_acids(BANK_PRICE)}."
PRICE: Final[Facts] = {"price": BANK_PRICE}


class Bank(Move):
    """Begin a trade with the bank: several amino acids for one, or for a protein card (§5.1)."""

    def __init__(self) -> None:
        super().__init__("bank", touches=["bank"])

    def why_not(self, s: State) -> Refusal | None:
        wait = not_trading(s)
        if wait is not None:
            return wait
        if s.size[s.to_move] < BANK_PRICE:
            held = s.size[s.to_move]
            text = f"The bank asks for {amino_acids(BANK_PRICE)}; you hold {held}."
            missing = BANK_PRICE - held
            remedy = f"You lack {missing} more, which dice, cards and trades can bring."
            facts: Facts = {"price": BANK_PRICE, "held": held, "missing": missing}
            return Refusal("too_few", "§5.1", text, NEVER_FREE, remedy, facts)
        return None

    def play(self, s: State) -> None:
        seat = s.current
        if s.options["random_five"]:
            s.revealed += 1
            letters: list[int] = []
            for _ in range(BANK_PRICE):
                letters.append(letter_at(s.amino[seat], s.chance.below(BY_CARD + seat, s.size[seat])))
                give_back(s, seat, letters[-1])
            if s.listener is not None:
                paid = spelled(letters)
                s.tell(ReturnedAmino(seat, paid, moved=returned(seat, paid)))
            s.phase = GOODS
        else:
            s.phase = RETURN
            s.due = BANK_PRICE
            if s.size[seat] == BANK_PRICE:  # everybody sees that there is no choice
                _return_all(s, seat)


def _return_all(s: State, seat: int) -> None:
    for letter in range(KINDS):
        while s.amino[seat][letter] > 0:
            RETURN_LETTER[letter].play(s)


class Return(Move):
    """Return an amino acid for the bank trade (§5.1)."""

    def __init__(self, letter: int) -> None:
        name = LETTERS[letter]
        super().__init__(f"return {name}", touches=[f"hand:{name}"], params={"amino": name})
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != RETURN:
            text = "You return amino acids only in a trade with the bank."
            return not_now(s, "§5.1", "return", text, verbs=["bank"], otherwise=BANK_OPENS, biology=RECYCLED)
        return None if s.amino[s.to_move][self.letter] else no_letter(s, "§5.1", self.letter)

    def play(self, s: State) -> None:
        give_back(s, s.current, self.letter)
        s.due -= 1
        if s.listener is not None:
            letter = LETTERS[self.letter]
            s.tell(ReturnedAmino(s.current, letter, moved=returned(s.current, letter)))
        if s.due == 0:
            s.phase = GOODS


class BuyProtein(Move):
    """Take a protein card for the amino acids you returned (§5.2)."""

    def __init__(self) -> None:
        super().__init__("protein", touches=["pile", "bank"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != GOODS:
            text = f"The bank sells a protein card for {amino_acids(BANK_PRICE)}."
            return not_now(
                s, "§5.2", "buy_protein", text, PRICE, verbs=["bank"], otherwise=BANK_OPENS, biology=RECYCLED
            )
        if not s.pile:
            facts: Facts = {"variant": "bank"}
            text = "The protein pile is empty."
            return refuse(s, "pile_empty", "§5.2", text, facts, verbs=["take"], biology=NO_GENE)
        return None

    def play(self, s: State) -> None:
        offer_swap(s)


BANK: Final = Bank()
RETURN_LETTER: Final = [Return(letter) for letter in range(KINDS)]
BUY_PROTEIN: Final = BuyProtein()
