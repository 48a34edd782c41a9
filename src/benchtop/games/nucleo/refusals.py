"""NUCLEO: refusals that several moves share. A remedy names moves that are legal now, or says what is missing and where
it is, and never reveals more than the refused player knows.
"""

from typing import Final

from benchtop.core.refusal import Facts, Refusal
from benchtop.core.text import listed

from .components import (
    ACTIONS,
    AMINOS,
    BANK_PRICE,
    CRISPR,
    FACTOR,
    FRAMESHIFT,
    LETTERS,
    MISSENSE,
    PRION,
    PROTEASOME,
    PROTEINS,
    START_AMINOS,
    amino_acids,
    item_words,
)
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
    TIE,
    VOTE_START,
    VOTE_TIE,
    State,
)

# -- the science behind them ------------------------------------------------------------------------------------------

UNLIKE: Final[list[str]] = [f"No other amino acid has quite the shape and charge of {amino.name}." for amino in AMINOS]
"""Why another amino acid cannot replace it, by letter."""
RECYCLED: Final = "Cells take proteins apart and build others from the same amino acids."
STORED: Final = "Every cell keeps a pool of free amino acids to build with."
FED: Final = "A ribosome can build only with amino acids that the cell has taken in or made before."
TIED_UP: Final = "Amino acids tied into a chain are free again only when the protein is taken apart."
NEVER_FREE: Final = "Turning molecules into others costs a cell material and energy."
FROM_NOTHING: Final = "Atoms are not made from nothing: a cell can pass on only what it has taken in."
EXCHANGED: Final = "Cells trade, too: carriers in their membranes let an amino acid in for another that goes out."
FOLDING: Final = "A new chain begins to fold while the ribosome is still making it."
NO_GENE: Final = "A cell builds no protein for which it has no gene."
READ_GENES: Final = "Nearly all cells of your body have the same genes, but each kind reads only some of them."
PENDING: Final[dict[int, str]] = {
    TAKE: STORED,
    SWAP: READ_GENES,
    MUTATE: ACTIONS[MISSENSE].needs,
    SHIFT: ACTIONS[FRAMESHIFT].needs,
    RETURN: RECYCLED,
    GOODS: RECYCLED,
    COMPOSE: EXCHANGED,
    ANSWER: EXCHANGED,
    REPLY: EXCHANGED,
    FOLD: FOLDING,
    REACT: ACTIONS[PRION].needs,
    CUT: ACTIONS[CRISPR].needs,
    REPAY: ACTIONS[CRISPR].needs,
    CHOOSE: ACTIONS[FACTOR].needs,
    SINK: ACTIONS[FACTOR].needs,
    SHED: ACTIONS[PROTEASOME].needs,
}
"""The biology of the pending decision, by phase; votes and the first rolls have none."""

NAMED: Final = 3  # most moves that a remedy lists; of more it names the first

_GOODS = f"First choose what you get for the {amino_acids(BANK_PRICE)} you returned."
_DEAL = f"First roll the d20 for your first {amino_acids(START_AMINOS)}."
DUE: Final[dict[int, tuple[str, str, list[str]]]] = {
    VOTE_START: ("§2.3", "First vote for whoever imitated the protein best.", ["vote"]),
    DEAL: ("§2.4", _DEAL, ["roll"]),
    TAKE: ("§3.3", "First take an amino acid of your choice from the bank.", ["take"]),
    SWAP: ("§3.5", "First decide whether a protein card goes under the pile.", ["keep", "swap"]),
    MUTATE: ("§7.5", "First choose the amino acid that the mutation replaces.", ["mutate"]),
    SHIFT: ("§7.4", "First choose the amino acid that you pass on to the left.", ["shift"]),
    RETURN: ("§5.1", "", ["return"]),
    GOODS: ("§5.2", _GOODS, ["protein", "take"]),
    COMPOSE: ("§4.3", "First send or withdraw the offer you are composing.", ["send", "withdraw"]),
    ANSWER: ("§4.5", "First answer the offer.", ["accept", "decline", "counter"]),
    REPLY: ("§4.6", "First choose among the answers to your offer.", ["accept", "decline"]),
    FOLD: ("§6.3", "First finish the protein you are building.", ["fold"]),
    REACT: ("§6.4", "First say whether you react to the build.", ["pass", "prion"]),
    TARGET: ("§7.1", "First choose the opponent whom your card is aimed at.", ["target"]),
    CUT: ("§7.9", "First name the letter that you ask for.", ["cut"]),
    REPAY: ("§7.9", "First give an amino acid in return.", ["repay"]),
    CHOOSE: ("§7.10", "First take one of the proteins you are looking at.", ["choose"]),
    SINK: ("§7.10", "First say which of the other proteins goes lowest.", ["sink"]),
    SHED: ("§7.11", "First choose the protein for the proteasome.", ["shed"]),
    VOTE_TIE: ("§8.4", "First vote for one of those who are tied.", ["vote"]),
    TIE: ("§8.3", "First say whether you share the victory.", ["share", "imitate"]),
}
"""By phase: the rule, the text, and the verbs of the moves that are due."""
DUE_FACTS: Final[dict[int, Facts]] = {
    DEAL: {"amino_acids": START_AMINOS},
    GOODS: {"price": BANK_PRICE},
    SHED: {"card": ACTIONS[PROTEASOME].id},
}
"""Params of these texts."""


# -- remedies ---------------------------------------------------------------------------------------------------------


def playable(s: State, verbs: list[str]) -> list[str]:
    """Return the notations of legal moves with these verbs, in that order; only the first of more than NAMED."""
    legal = s.legal()
    found: list[str] = []
    for verb in verbs:
        alike = [move.notation for move in legal if verb in (move.group, move.notation)]
        found.extend(alike if len(alike) <= NAMED else alike[:1])
    return found


def typing(moves: list[str]) -> str | None:
    """Say what to type; None if there are no moves."""
    return f"Type {listed(moves, 'or')}." if moves else None


def typing_facts(moves: list[str]) -> Facts:
    """Return the params of the sentence by `typing`."""
    players = [int(word) for move in moves for word in move.split() if word.isdigit()]
    return {"type": list(moves), "players": players} if players else {"type": list(moves)}


def refuse(
    s: State,
    code: str,
    rule: str,
    text: str,
    facts: Facts | None = None,
    *,
    verbs: list[str] | None = None,
    otherwise: str | None = None,
    biology: str | None = None,
) -> Refusal:
    """Refuse with a remedy that names legal moves with these verbs, or is `otherwise` if there are none."""
    moves = playable(s, verbs or [])
    params: Facts = {**(facts or {}), **(typing_facts(moves) if moves else {})}
    return Refusal(code, rule, text, biology, typing(moves) or otherwise, params, tuple(moves))


# -- something else comes first ---------------------------------------------------------------------------------------


def finish_first(s: State) -> Refusal | None:
    """Refuse a move because of the pending decision; None if nothing is pending."""
    if s.phase == IDLE:
        return None
    rule, text, verbs = DUE[s.phase]
    facts: Facts = {"variant": PHASES[s.phase], **DUE_FACTS.get(s.phase, {})}
    if s.phase == RETURN:
        text = f"The bank trade has begun: first return {amino_acids(s.due)}{'' if s.due == BANK_PRICE else ' more'}."
        facts["due"] = s.due
    biology = ACTIONS[s.card].needs if s.phase == TARGET else PENDING.get(s.phase)
    return refuse(s, "finish_first", rule, text, facts, verbs=verbs, biology=biology)


def not_now(
    s: State,
    rule: str,
    variant: str,
    text: str,
    facts: Facts | None = None,
    *,
    verbs: list[str] | None = None,
    otherwise: str | None = None,
    biology: str | None = None,
) -> Refusal:
    """Refuse a move that answers no pending decision; `variant` is the key of the text."""
    params: Facts = {"variant": variant, **(facts or {})}
    return finish_first(s) or refuse(
        s, "not_now", rule, text, params, verbs=verbs, otherwise=otherwise, biology=biology
    )


def not_composing(s: State, rule: str) -> Refusal:
    """Refuse a part of an offer when none is being composed."""
    return not_now(
        s,
        rule,
        "not_composing",
        "You are not composing an offer.",
        verbs=["offer"],
        otherwise="You make offers in your own turn, after both dice, once you hold something to give.",
    )


def roll_first(s: State) -> Refusal | None:
    """Refuse whatever comes after the dice, until they are rolled (§3.1)."""
    if s.part > 2:
        return None
    due = "both dice" if s.part == 1 else "the d6"
    facts: Facts = {"variant": "both" if s.part == 1 else "d6"}
    text = f"First roll {due}: trading and building come after that."
    return refuse(s, "roll_first", "§3.1", text, facts, verbs=["roll"], biology=FED)


def not_trading(s: State) -> Refusal | None:
    """Refuse a trade, with players or the bank, outside Part 3 (§3.1)."""
    if s.part == 4 and s.phase == IDLE:
        text = "You have begun to build; trading is over for this turn."
        return Refusal("trading_closed", "§3.1", text, TIED_UP, "You trade again in your next turn, before you build.")
    return finish_first(s) or roll_first(s)


# -- missing cards ----------------------------------------------------------------------------------------------------


def no_letter(s: State, rule: str, letter: int) -> Refusal:
    """Refuse an amino acid that the player does not hold."""
    held = [LETTERS[other] for other, count in enumerate(s.amino[s.to_move]) if count]
    remedy = f"You hold {listed(held)}." if held else "You hold no amino acids."
    facts: Facts = {"amino": LETTERS[letter], "held": list(held)}
    return Refusal("not_in_hand", rule, f"You hold no {item_words(letter)}.", UNLIKE[letter], remedy, facts)


def no_protein(s: State, rule: str, protein: int) -> Refusal:
    """Refuse a protein card that the player does not have."""
    held = [PROTEINS[s.face[back]] for back in s.rows[s.to_move]]
    remedy = f"You have {listed([card.name for card in held])}." if held else "You have no protein cards."
    card = PROTEINS[protein]
    facts: Facts = {"protein": card.id, "held": [other.id for other in held]}
    return Refusal("not_your_protein", rule, f"You have no protein card {card.name}.", READ_GENES, remedy, facts)


def no_action(s: State, rule: str, kind: int) -> Refusal:
    """Refuse an action card that the player does not hold."""
    card = ACTIONS[kind]
    gone = s.discards.count(kind) == card.count
    remedy = "It lies on the discards." if gone else "Action cards come by the d6, whose third symbol draws one."
    facts: Facts = {"card": card.id, "variant": "discarded" if gone else "elsewhere"}
    return Refusal("no_such_card", rule, f"You do not hold {card.name}.", card.needs, remedy, facts)


def nothing_to_give(s: State) -> Refusal | None:
    """Refuse an offer by a player who has nothing to trade (§4.2)."""
    if s.has_goods(s.to_move):
        return None
    remedy = "The dice bring amino acids in your turn; a build brings coins."
    return Refusal("nothing_to_give", "§4.2", "You hold nothing that you could offer.", FROM_NOTHING, remedy)


def no_opponent(s: State, rule: str, seat: int, verb: str, variant: str, text: str) -> Refusal | None:
    """Refuse a seat that is empty or the player's own; `text` and `variant` are for their own seat."""
    if seat >= s.seats:
        return refuse(s, "no_such_player", rule, f"There are only {s.seats} players.", {"seats": s.seats}, verbs=[verb])
    if seat != s.to_move:
        return None
    return refuse(s, "not_yourself", rule, text, {"variant": variant}, verbs=[verb])


def supply(s: State, letters: list[str]) -> tuple[str, Facts]:
    """Say how many of some amino acids are in the bank and in the other hands together, which is public."""
    places: list[str] = []
    facts: list[int] = []
    for letter in letters:
        number = LETTERS.index(letter)
        bank, others = s.bank[number], s.held_by_others(s.to_move, number)
        places.append(f"{letter} ({AMINOS[number].name}): {bank} in the bank, {others} with the others")
        facts += [bank, others]
    return "; ".join(places), {"supply": facts, "amino": list(letters)}
