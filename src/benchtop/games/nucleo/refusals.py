"""NUCLEO: reasons that several moves share, in words."""

from typing import Final

from benchtop.core.refusal import Facts, Refusal

from .components import ACTIONS, BANK_PRICE, LETTERS, PROTEASOME, PROTEINS, amino_acids, item_words
from .state import (
    ANSWER,
    CHOOSE,
    COMPOSE,
    CUT,
    FOLD,
    GOODS,
    IDLE,
    MUTATE,
    PHASES,
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
    VOTE_START,
    VOTE_TIE,
    State,
)

_RETURN = f"The bank trade has begun: first return {amino_acids(BANK_PRICE)}."
_GOODS = f"First choose what you get for the {amino_acids(BANK_PRICE)} you returned."
DUE: Final[dict[int, tuple[str, str, str]]] = {
    VOTE_START: ("§2.3", "Vote for the starting player first.", "vote N"),
    TAKE: ("§3.3", "First take an amino acid of your choice from the bank.", "take K"),
    SWAP: ("§3.5", "First decide whether a protein card goes under the pile.", "swap CARD or keep"),
    MUTATE: ("§7.5", "First choose the amino acid that the mutation replaces.", "mutate K"),
    SHIFT: ("§7.4", "First choose the amino acid that you pass on to the left.", "shift K"),
    RETURN: ("§5.1", _RETURN, "return K"),
    GOODS: ("§5.2", _GOODS, "take K or protein"),
    COMPOSE: ("§4.3", "First send or withdraw the offer you are composing.", "give, want, send or withdraw"),
    ANSWER: ("§4.5", "First answer the offer.", "accept, decline or counter"),
    REPLY: ("§4.6", "First answer the counter-offer.", "accept or decline"),
    FOLD: ("§6.3", "First finish the protein you are building.", "fold, or boost CARD"),
    REACT: ("§6.4", "First say whether you react to the build.", "pass or prion"),
    TARGET: ("§7.1", "First choose the opponent whom your card is aimed at.", "target N"),
    CUT: ("§7.9", "First name the letter that you ask for.", "cut K"),
    REPAY: ("§7.9", "First give an amino acid in return.", "repay K"),
    CHOOSE: ("§7.10", "First take one of the proteins you are looking at.", "choose CARD"),
    SINK: ("§7.10", "First say which of the other proteins goes lowest.", "sink CARD"),
    SHED: ("§7.11", "First choose the protein for the proteasome.", "shed CARD"),
    VOTE_TIE: ("§8.4", "First vote for one of those who are tied.", "vote N"),
}
"""What is to be done in each phase, where that is said, and what to type."""
DUE_FACTS: Final[dict[int, Facts]] = {
    RETURN: {"price": BANK_PRICE},
    GOODS: {"price": BANK_PRICE},
    SHED: {"card": ACTIONS[PROTEASOME].id},
}
"""What these sentences name, where they name something."""


def finish_first(s: State) -> Refusal | None:
    """The refusal of anything that must wait until what is pending is done; None if nothing is."""
    if s.phase == IDLE:
        return None
    rule, text, remedy = DUE[s.phase]
    facts: Facts = {"variant": PHASES[s.phase], "type": remedy, **DUE_FACTS.get(s.phase, {})}
    return Refusal("finish_first", rule, text, remedy=f"Type {remedy}.", params=facts)


def not_now(s: State, rule: str, variant: str, text: str, facts: Facts | None = None) -> Refusal:
    """The refusal of an answer to a question that nobody has asked; `variant` is the key of the sentence."""
    return finish_first(s) or Refusal("not_now", rule, text, params={"variant": variant, **(facts or {})})


def not_composing(s: State, rule: str) -> Refusal:
    """The refusal of a part of an offer without an offer."""
    return not_now(s, rule, "not_composing", "You are not composing an offer.")


def no_letter(rule: str, letter: int) -> Refusal:
    """The refusal of an amino acid that is not in hand."""
    return Refusal("not_in_hand", rule, f"You hold no {item_words(letter)}.", params={"amino": LETTERS[letter]})


def no_protein(rule: str, protein: int) -> Refusal:
    """The refusal of a protein card that is not before the player."""
    card = PROTEINS[protein]
    return Refusal("not_your_protein", rule, f"You have no protein card {card.name}.", params={"protein": card.id})


def no_action(rule: str, kind: int) -> Refusal:
    """The refusal of an action card that is not in hand."""
    return Refusal("no_such_card", rule, f"You do not hold {ACTIONS[kind].name}.", params={"card": ACTIONS[kind].id})


def roll_first(s: State) -> Refusal | None:
    """The refusal of everything that comes after the dice (§3.1)."""
    if s.part > 2:
        return None
    due = "both dice" if s.part == 1 else "the d6"
    return Refusal(
        "roll_first",
        "§3.1",
        f"First roll {due}: trading and building come after that.",
        remedy="Type roll.",
        params={"variant": "both" if s.part == 1 else "d6", "type": "roll"},
    )


def not_trading(s: State) -> Refusal | None:
    """The refusal of a trade, with players or the bank, outside Part 3 (§3.1)."""
    if s.part == 4 and s.phase == IDLE:
        return Refusal("trading_closed", "§3.1", "You have begun to build; trading is over for this turn.")
    return finish_first(s) or roll_first(s)


def no_opponent(s: State, rule: str, seat: int, variant: str, text: str) -> Refusal | None:
    """The refusal of a seat where no other player sits; `text`, with its key, says what one cannot do to oneself."""
    if seat >= s.seats:
        return Refusal("no_such_player", rule, f"There are only {s.seats} players.", params={"seats": s.seats})
    if seat != s.to_move:
        return None
    return Refusal("not_yourself", rule, text, remedy="Choose somebody else.", params={"variant": variant})


def nothing_to_give(s: State) -> Refusal | None:
    """The refusal of an offer by somebody who has nothing to trade (§4.2)."""
    if s.has_goods(s.to_move):
        return None
    return Refusal("nothing_to_give", "§4.2", "You hold nothing that you could offer.")
