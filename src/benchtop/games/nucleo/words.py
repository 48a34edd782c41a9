"""NUCLEO: what each move would do, in words: second person, present tense, with the numbers of the moment."""

from collections.abc import Callable
from typing import Any

from benchtop.core.move import Move

from . import actions as act
from . import moves as mov
from . import offers as off
from .cards import ACTIONS, AMINOS, BONUS, COIN, CONJUGATION, LETTERS, PRION, PROTEIN, PROTEINS
from .state import NONE
from .trade import spoken

View = dict[str, Any]
Who = Callable[[int], str]
"""How a seat is called."""


def words(move: Move, view: View, names: list[str]) -> str:
    """What the move would do. Players have their number beside the name, for that is what one types."""

    def who(seat: int) -> str:
        number = f"player {seat + 1}"
        return f"{names[seat]} ({number})" if seat < len(names) and names[seat].lower() != number else number

    return WORDS[type(move)](move, view, who)


def amino(letter: int) -> str:
    """An amino acid by name and letter."""
    return f"{AMINOS[letter].name} ({LETTERS[letter]})"


def coins(count: int) -> str:
    return "1 coin" if count == 1 else f"{count} coins"


def _item(item: int) -> str:
    if item < COIN:
        return amino(item)
    return "a coin" if item == COIN else f"the protein card {PROTEINS[item - PROTEIN].name}"


def _serves(letter: int, view: View) -> str:
    """For which of one's proteins an amino acid is missing."""
    hand = view["hand"] or {"proteins": []}
    names = [card["name"] for card in hand["proteins"] if LETTERS[letter] in card["missing"]]
    return f" · missing for {' and '.join(names)}" if names else ""


def _mine(letter: int, view: View) -> int:
    count: int = view["hand"]["amino_acids"].count(LETTERS[letter]) if view["hand"] else 0
    return count


def _protein_state(protein: int, view: View) -> str:
    """A protein of one's own with its value and what it lacks."""
    card = PROTEINS[protein]
    for mine in view["hand"]["proteins"] if view["hand"] else []:
        if mine["id"] == card.id:
            lacks = f", lacks {' '.join(mine['missing'])}" if mine["missing"] else ", ready to build"
            return f"{card.name} ({coins(card.value)}{lacks})"
    return f"{card.name} ({coins(card.value)})"


def _roll(move: Any, view: View, who: Who) -> str:
    return "Roll the d20 and take the amino acid it shows" if view["part"] == 1 else "Roll the d6"


def _take(move: Any, view: View, who: Who) -> str:
    left = view["bank"][LETTERS[move.letter]]
    return f"Take {amino(move.letter)} · {left} in the bank{_serves(move.letter, view)}"


def _return(move: Any, view: View, who: Who) -> str:
    left = view["pending"].get("to_return", 5)
    return f"Return {amino(move.letter)} · {left} still to return, you hold {_mine(move.letter, view)}"


def _build(move: Any, view: View, who: Who) -> str:
    card = PROTEINS[move.protein]
    pay = f"Build {card.name} from {' '.join(card.letters)} · {coins(min(card.value, view['pool']))}"
    if move.spare == NONE:
        return pay
    return f"{pay}, paying {amino(move.spare)} instead of {amino(move.lacking)}"


def _fold(move: Any, view: View, who: Who) -> str:
    build = view["pending"].get("building")
    if build is None:
        return "Finish the protein"
    earns = coins(min(build["value"] + build["bonus"], view["pool"]))
    return f"Finish the protein · {earns} unless an opponent reacts"


def _boost(move: Any, view: View, who: Who) -> str:
    return f"Add {ACTIONS[move.kind].name} · {coins(BONUS[move.kind])} more"


def _give(move: Any, view: View, who: Who) -> str:
    if move.item < COIN:
        return f"Offer {amino(move.item)} · you hold {_mine(move.item, view)}"
    if move.item == COIN:
        mine = view["players"][view["to_move"]]["coins"]
        return f"Offer a coin · you have {mine}"
    return f"Offer {_protein_state(move.item - PROTEIN, view)}"


def _want(move: Any, view: View, who: Who) -> str:
    if move.item >= COIN:
        return f"Ask for {_item(move.item)}"
    letter = LETTERS[move.item]
    holders = [
        f"{who(seat)} holds {player['sure'].count(letter)}"
        for seat, player in enumerate(view["players"])
        if seat != view["to_move"] and letter in player["sure"]
    ]
    known = f" · {', '.join(holders)}" if holders else ""
    return f"Ask for {amino(move.item)}{_serves(move.item, view)}{known}"


def _send(move: Any, view: View, who: Who) -> str:
    draft = view["pending"].get("draft")
    said = f": {spoken(draft['give'])} for {spoken(draft['want'])}" if draft else ""
    if move.seat != NONE:
        return f"Offer it to {who(move.seat)} alone{said}"
    if view["to_move"] != view["current"]:
        return f"Make this counter-offer to {who(view['current'])}{said}"
    return f"Offer it to everybody{said}" if view["seats"] > 2 else f"Offer it to your opponent{said}"


def _withdraw(move: Any, view: View, who: Who) -> str:
    if view["to_move"] != view["current"]:
        return "Drop the counter-offer, then accept or decline"
    return f"Drop this offer · {view['offers_left']} more this turn"


def _accept(move: Any, view: View, who: Who) -> str:
    offer = view["pending"].get("counter") or view["pending"].get("offer")
    if offer is None:
        return "Accept the offer"
    return f"Accept: you get {spoken(offer['give'])} and give {spoken(offer['want'])}"


def _target(move: Any, view: View, who: Who) -> str:
    held = view["players"][move.seat]["amino_acids"] if move.seat < view["seats"] else 0
    aimed = "Take a card at random from" if view["pending"].get("card") == ACTIONS[CONJUGATION].id else "Ask"
    return f"{aimed} {who(move.seat)} · {held} amino acids in hand"


def _cut(move: Any, view: View, who: Who) -> str:
    target = view["pending"].get("target")
    whom = who(target) if target is not None else "your opponent"
    sure = view["players"][target]["sure"].count(LETTERS[move.letter]) if target is not None else 0
    known = f" · holds {sure} for sure" if sure else ""
    return f"Ask {whom} for {amino(move.letter)}{known}{_serves(move.letter, view)}"


def _shift(move: Any, view: View, who: Who) -> str:
    left = (view["to_move"] + 1) % view["seats"]
    return f"Pass {amino(move.letter)} to {who(left)}, face down · you hold {_mine(move.letter, view)}"


def _misfold(move: Any, view: View, who: Who) -> str:
    return f"Play {ACTIONS[PRION].name}: {who(view['current'])} gets a coin less"


def _pass(move: Any, view: View, who: Who) -> str:
    build = view["pending"].get("building")
    return f"Let {who(view['current'])} have the coins" if build else "Pass"


def _play(move: Any, view: View, who: Who) -> str:
    card = ACTIONS[move.kind]
    return f"Play {card.name}: {card.effect[0].lower()}{card.effect[1:].rstrip('.')}"


WORDS: dict[type[Move], Callable[[Any, View, Who], str]] = {
    mov.Vote: lambda move, view, who: f"Vote for {who(move.seat)}",
    mov.Roll: _roll,
    mov.Take: _take,
    mov.Swap: lambda move, view, who: f"Put {_protein_state(move.protein, view)} under the pile and take the top card",
    mov.Keep: lambda move, view, who: "Keep all your proteins and take the top card of the pile",
    mov.End: lambda move, view, who: "End your turn",
    mov.Bank: lambda move, view, who: "Give the bank five amino acids for one of your choice, or for a protein card",
    mov.Return: _return,
    mov.BuyProtein: lambda move, view, who: "Take a protein card for the five amino acids",
    mov.Build: _build,
    mov.Fold: _fold,
    off.Offer: lambda move, view, who: f"Make the others an offer · {view['offers_left']} left this turn",
    off.Give: _give,
    off.Want: _want,
    off.Send: _send,
    off.Withdraw: _withdraw,
    off.Accept: _accept,
    off.Decline: lambda move, view, who: "Decline",
    off.Counter: lambda move, view, who: "Make a counter-offer",
    act.Play: _play,
    act.Mutate: lambda move, view, who: (
        f"Return {amino(move.letter)} and roll for another · you hold {_mine(move.letter, view)}"
    ),
    act.Shift: _shift,
    act.Target: _target,
    act.Cut: _cut,
    act.Repay: lambda move, view, who: f"Give {amino(move.letter)} in return · you hold {_mine(move.letter, view)}",
    act.Choose: lambda move, view, who: f"Take {_protein_state(move.protein, view)}",
    act.Sink: lambda move, view, who: f"Put {PROTEINS[move.protein].name} lowest, the other card above it",
    act.Shed: lambda move, view, who: f"Break down {_protein_state(move.protein, view)} and roll for an amino acid",
    act.Boost: _boost,
    act.Misfold: _misfold,
    act.Pass: _pass,
}
