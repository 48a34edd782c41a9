"""NUCLEO: what each move would do, in words; and a whole offer in one line, and back.

    expand("2K + coin for R to 2", view)   ["offer", "give K", "give K", "give coin", "want R", "send to 2"]
    compact({"give": ["K", "K", "coin"], "want": ["R"], "to": [1]})   "2K + coin for R to 2"

Players are counted from 1 in what people type and read, seats from 0 in data.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from benchtop.core.move import Move

from ..components import (
    ACTIONS,
    AMINOS,
    BONUS,
    COIN,
    CONJUGATION,
    ITEMS,
    KINDS,
    LETTERS,
    PRION,
    PROTEIN,
    PROTEINS,
    item_name,
)
from ..moves.actions import Choose, Cut, Play, Repay, Shed, Sink, Target
from ..moves.bank import Bank, BuyProtein, Return
from ..moves.building import Boost, Build, Fold, Misfold, Pass
from ..moves.immediate import Mutate, Shift
from ..moves.trading import Accept, Counter, Decline, Give, Offer, Send, Want, Withdraw
from ..moves.turn import End, Keep, Roll, Swap, Take, Vote
from ..state import NONE

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
    Vote: lambda move, view, who: f"Vote for {who(move.seat)}",
    Roll: _roll,
    Take: _take,
    Swap: lambda move, view, who: f"Put {_protein_state(move.protein, view)} under the pile and take the top card",
    Keep: lambda move, view, who: "Keep all your proteins and take the top card of the pile",
    End: lambda move, view, who: "End your turn",
    Bank: lambda move, view, who: "Give the bank five amino acids for one of your choice, or for a protein card",
    Return: _return,
    BuyProtein: lambda move, view, who: "Take a protein card for the five amino acids",
    Build: _build,
    Fold: _fold,
    Offer: lambda move, view, who: f"Make the others an offer · {view['offers_left']} left this turn",
    Give: _give,
    Want: _want,
    Send: _send,
    Withdraw: _withdraw,
    Accept: _accept,
    Decline: lambda move, view, who: "Decline",
    Counter: lambda move, view, who: "Make a counter-offer",
    Play: _play,
    Mutate: lambda move, view, who: (
        f"Return {amino(move.letter)} and roll for another · you hold {_mine(move.letter, view)}"
    ),
    Shift: _shift,
    Target: _target,
    Cut: _cut,
    Repay: lambda move, view, who: f"Give {amino(move.letter)} in return · you hold {_mine(move.letter, view)}",
    Choose: lambda move, view, who: f"Take {_protein_state(move.protein, view)}",
    Sink: lambda move, view, who: f"Put {PROTEINS[move.protein].name} lowest, the other card above it",
    Shed: lambda move, view, who: f"Break down {_protein_state(move.protein, view)} and roll for an amino acid",
    Boost: _boost,
    Misfold: _misfold,
    Pass: _pass,
}


EXAMPLE = "2K + coin for R to 2"


def compact(offer: dict[str, Any]) -> str:
    """An offer as a line: `give` and `want` as item names, and perhaps `to` as seats."""
    to = offer.get("to") or []
    line = f"{listed(offer['give'])} for {listed(offer['want'])}"
    return f"{line} to {to[0] + 1}" if len(to) == 1 else line


def listed(items: Sequence[str]) -> str:
    """Item names as people write them: "2K + 3 coins + ins"."""
    parts: list[str] = []
    for name in dict.fromkeys(items):
        count = list(items).count(name)
        if count == 1:
            parts.append(name)
        else:
            parts.append(f"{count} coins" if name == "coin" else f"{count}{name}")
    return " + ".join(parts) or "nothing"


def spoken(items: Sequence[str]) -> str:
    """The same with the names of protein cards, for people who do not know the ids."""
    names = {card.id: f"{card.name} ({card.id})" for card in PROTEINS}
    return listed([names.get(item, item) for item in items])


def offer_in(typed: str, view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """The moves of the offer that was typed, if one was; players may be called by name."""
    if re.search(r"\S\s+for\s+\S", typed, re.IGNORECASE) is None:
        return []
    for number, name in enumerate(names, 1):
        typed = re.sub(rf"\bto\s+{re.escape(name)}\s*$", f"to {number}", typed, flags=re.IGNORECASE)
    return expand(typed, view)


def expand(text: str, view: dict[str, Any]) -> list[str]:
    """The moves, in notation, that compose and send an offer typed in one line; a counter-offer where an offer is to be
    answered. ValueError says what cannot be read; whether the moves are legal is for the rules to say."""
    words = re.sub(r"^\s*(offer|counter)\b:?", "", text, flags=re.IGNORECASE).strip()
    found = re.fullmatch(r"(.+?)\s+for\s+(.+?)(?:\s+to\s+(?:player\s+)?(\w+))?", words, re.IGNORECASE)
    if found is None:
        raise ValueError(f"An offer reads like this: {EXAMPLE}")
    counter = view["phase"] == "answer"
    moves = ["counter" if counter else "offer"] if view["phase"] != "compose" else []
    if view["phase"] == "compose" and any(view["pending"].get("draft", {}).values()):
        raise ValueError("You are composing an offer already; send or withdraw it first.")
    counter = counter or (view["phase"] == "compose" and view["to_move"] != view["current"])
    moves += [f"give {item_name(item)}" for item in _items(found[1])]
    moves += [f"want {item_name(item)}" for item in _items(found[2])]
    return [*moves, _sending(found[3], view, counter=counter)]


def _sending(to: str | None, view: dict[str, Any], *, counter: bool) -> str:
    if to is None or to.lower() in ("all", "everybody", "everyone"):
        return "send"
    if not to.isdecimal() or not 1 <= int(to) <= view["seats"]:
        raise ValueError(f"Offer it to all, or to a player from 1 to {view['seats']}.")
    if counter and int(to) - 1 != view["current"]:
        raise ValueError(f"A counter-offer goes to player {view['current'] + 1}, whose turn it is.")
    return "send" if counter or view["seats"] == 2 else f"send to {to}"


def _items(text: str) -> list[int]:
    """One side of an offer as items in ascending order."""
    items: list[int] = []
    for part in re.split(r"\s*(?:[+,&]|\band\b)\s*", text.strip(), flags=re.IGNORECASE):
        found = re.fullmatch(r"(?:(\d+)\s*[x×]?\s*)?(.+)", part)
        if found is None:
            raise ValueError(f"An offer reads like this: {EXAMPLE}")
        count = int(found[1] or 1)
        if not 1 <= count <= ITEMS:
            raise ValueError(f"{part!r}: each side of an offer has room for {ITEMS} things.")
        items += [_item_typed(found[2])] * count
    if len(items) > ITEMS:
        raise ValueError(f"{text!r}: each side of an offer has room for {ITEMS} things.")
    return sorted(items)


def _item_typed(name: str) -> int:
    """A letter, an amino acid by name, a coin, or a protein by id or by the start of its name."""
    wanted = name.strip().lower()
    if wanted in ("a coin", "coin", "coins"):
        return COIN
    for letter in range(KINDS):
        amino = AMINOS[letter]
        if wanted in (amino.letter.lower(), amino.three.lower(), amino.name):
            return letter
    for number, protein in enumerate(PROTEINS):
        if wanted == protein.id:
            return PROTEIN + number
    starting = [number for number, protein in enumerate(PROTEINS) if protein.name.lower().startswith(wanted)]
    if len(starting) == 1:
        return PROTEIN + starting[0]
    if starting:
        raise ValueError(f"{name!r} could be {' or '.join(PROTEINS[number].id for number in starting)}.")
    raise ValueError(f"{name!r} is no amino acid, no protein card and no coin.")
