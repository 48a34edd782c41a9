"""NUCLEO: moves in words, and offers typed in one line (§4.3).

    expand("2K + coin for R to 2", view, [])   ["offer", "give K", "give K", "give coin", "want R", "send to 2"]

People type and read player numbers from 1; seats in data count from 0.
"""

import re

from benchtop.core.move import Move
from benchtop.core.state import NONE
from benchtop.core.text import listed

from ..components import (
    ACTIONS,
    ALL_ITEMS,
    AMINOS,
    BANK_PRICE,
    BONUS,
    BOX_COINS,
    COIN,
    CONJUGATION,
    KINDS,
    LETTERS,
    MISFOLD_LOSS,
    PRION,
    PROTEIN,
    PROTEINS,
    STACKS,
    START_AMINOS,
    amino_acids,
    coins,
    item_name,
    item_words,
)
from ..moves.actions import Choose, Cut, Play, Repay, Shed, Sink, Target
from ..moves.answers import Accept, Counter, Decline
from ..moves.bank import Bank, BuyProtein, Return
from ..moves.building import Boost, Build, Fold, Misfold, Pass
from ..moves.immediate import Mutate, Shift
from ..moves.trading import Drop, Give, Offer, Send, Want, Withdraw
from ..moves.turn import End, Imitate, Keep, Roll, Share, Swap, Take, Vote
from ..view import View
from . import PROTEIN_CARDS, spoken

ENDS = "; the last of the pool: the game ends"

# -- moves in words ---------------------------------------------------------------------------------------------------


def words(move: Move, view: View, names: list[str]) -> str:
    """Say what a move does, with the current numbers."""
    match move:
        case Vote():
            whom = "yourself" if move.seat == view["seat"] else _who(move.seat, names)
            return f"Vote for {whom} · for imitating the protein best"
        case Share():
            return "Share the victory"
        case Imitate():
            return "Imitate a protein and let the others vote, if all who are tied want that"
        case Roll():
            if view["phase"] == "deal":
                return f"Roll the d20 for your first {amino_acids(START_AMINOS)}"
            return "Roll the d20 and take the amino acid it shows" if view["part"] == 1 else "Roll the d6"
        case Take():
            left = view["bank"][LETTERS[move.letter]]
            return f"Take {item_words(move.letter)} · {left} in the bank{_serves(move.letter, view)}"
        case Swap():
            return f"Put {_protein(move.protein, view)} under the pile and take the top card"
        case Keep():
            return "Keep all your proteins and take the top card of the pile"
        case End():
            return f"End your turn{_unbuilt(view)}"
        case Bank():
            return f"Give the bank {amino_acids(BANK_PRICE)} for one of your choice, or for a protein card"
        case Return():
            left = view["pending"].get("to_return", BANK_PRICE)
            return f"Return {item_words(move.letter)} · {left} still to return, {_mine(move.letter, view)}"
        case BuyProtein():
            return f"Take a protein card for the {amino_acids(BANK_PRICE)}"
        case Build():
            return _build(move, view)
        case Fold():
            return _fold(view)
        case Pass():
            return f"Let {_who(view['current'], names)} have the coins" if "building" in view["pending"] else "Pass"
    return _trading_words(move, view, names) or _action_words(move, view, names)


def _trading_words(move: Move, view: View, names: list[str]) -> str:
    """Say what a move of §4 does; empty for other moves."""
    match move:
        case Offer():
            return f"Make the others an offer · {view['offers_left']} left this turn"
        case Give():
            return _give(move.item, view)
        case Want():
            return _want(move.item, view, names)
        case Send():
            return _send(move, view, names)
        case Withdraw():
            if view["to_move"] != view["current"]:
                return "Drop the counter-offer, then answer again"
            return f"Drop this offer · {view['offers_left']} left this turn, as before"
        case Drop():
            what = "a coin" if move.item == COIN else item_words(move.item)
            return f"Take {what} out of the offer again"
        case Accept():
            return _accept(move.seat, view, names)
        case Decline():
            return "Decline the counter-offers" if view["phase"] == "reply" else "Decline the offer"
        case Counter():
            return "Make a counter-offer, starting from the offer"
    return ""


def _action_words(move: Move, view: View, names: list[str]) -> str:
    """Say what a move of §7 does."""
    match move:
        case Play():
            card = ACTIONS[move.kind]
            return f"Play {card.name}: {card.effect[0].lower()}{card.effect[1:].rstrip('.')}"
        case Mutate():
            return f"Return {item_words(move.letter)} and roll for another · {_mine(move.letter, view)}"
        case Shift():
            left = _who((view["to_move"] + 1) % view["seats"], names)
            return f"Pass {item_words(move.letter)} to {left}, face down · {_mine(move.letter, view)}"
        case Target():
            held = view["players"][move.seat]["amino_acids"] if move.seat < view["seats"] else 0
            at_random = view["pending"].get("card") == ACTIONS[CONJUGATION].id
            aimed = "Take a card at random from" if at_random else "Ask"
            return f"{aimed} {_who(move.seat, names)} · {held} amino acids in hand"
        case Cut():
            return _cut(move.letter, view, names)
        case Repay():
            return f"Give {item_words(move.letter)} in return · {_mine(move.letter, view)}"
        case Choose():
            return f"Take {_protein(move.protein, view)}"
        case Sink():
            others = "the other card" if len(view["pending"].get("looking", [])) <= 2 else "the others"
            return f"Put {PROTEINS[move.protein].name} lowest, {others} above it"
        case Shed():
            return f"Break down {_protein(move.protein, view)} and roll for an amino acid"
        case Boost():
            return f"Add {ACTIONS[move.kind].name} · {coins(BONUS[move.kind])} more"
        case Misfold():
            return f"Play {ACTIONS[PRION].name}: {_who(view['current'], names)} gets {coins(MISFOLD_LOSS)} less"
    raise TypeError(f"no words for {move}")


def _who(seat: int, names: list[str]) -> str:
    """Return the name of a player, or their number if they have none."""
    return names[seat] if seat < len(names) else f"player {seat + 1}"


def _serves(letter: int, view: View) -> str:
    """Name the player's proteins that lack an amino acid."""
    mine = view["hand"]["proteins"] if view["hand"] else []
    found = [PROTEIN_CARDS[card["card"]].name for card in mine if LETTERS[letter] in card["missing"]]
    return f" · missing for {listed(found)}" if found else ""


def _mine(letter: int, view: View) -> str:
    """Say how many of a letter the player holds."""
    return f"you hold {view['hand']['amino_acids'].count(LETTERS[letter]) if view['hand'] else 0}"


def _protein(protein: int, view: View) -> str:
    """Name a protein with its value and, if the player has it, what it lacks."""
    card = PROTEINS[protein]
    for mine in view["hand"]["proteins"] if view["hand"] else []:
        if mine["card"] == card.id:
            lacks = f", lacks {' '.join(mine['missing'])}" if mine["missing"] else ", ready to build"
            return f"{card.name} ({coins(card.value)}{lacks})"
    return f"{card.name} ({coins(card.value)})"


def _build(move: Build, view: View) -> str:
    card = PROTEINS[move.protein]
    end = ENDS if card.value >= view["pool"] else ""
    pay = f"Build {card.name} from {' '.join(card.letters)} · {coins(min(card.value, view['pool']))}{end}"
    if move.spare == NONE:
        return pay
    return f"{pay}, paying {item_words(move.spare)} instead of {item_words(move.lacking)}"


def _unbuilt(view: View) -> str:
    """Name the proteins that the player could still build."""
    mine = view["hand"]["proteins"] if view["hand"] else []
    ready = [PROTEIN_CARDS[card["card"]].name for card in mine if not card["missing"]]
    return f" · {listed(ready)} ready to build" if ready else ""


def _fold(view: View) -> str:
    build = view["pending"].get("building")
    if build is None:
        return "Finish the protein"
    return f"Finish the protein · {coins(build['pays'])} unless an opponent reacts{ENDS if build['ends'] else ''}"


def _give(item: int, view: View) -> str:
    if item < COIN:
        return f"Offer {item_words(item)} · {_mine(item, view)}"
    if item == COIN:
        return f"Offer a coin · you have {view['players'][view['to_move']]['coins']}"
    return f"Offer {_protein(item - PROTEIN, view)}"


def _want(item: int, view: View, names: list[str]) -> str:
    if item >= COIN:
        return "Ask for a coin" if item == COIN else f"Ask for the protein card {item_words(item)}"
    letter = LETTERS[item]
    holders = [
        f"{_who(seat, names)} holds {player['sure'].count(letter)}"
        for seat, player in enumerate(view["players"])
        if seat != view["to_move"] and letter in player["sure"]
    ]
    known = f" · {', '.join(holders)}" if holders else ""
    return f"Ask for {item_words(item)}{_serves(item, view)}{known}"


def _accept(seat: int, view: View, names: list[str]) -> str:
    """Say what the player gets and gives by accepting an offer or an answer to it."""
    offer = view["pending"].get("offer")
    if offer is None:
        return "Accept the offer" if seat == NONE else f"Choose the answer of {_who(seat, names)}"
    if view["phase"] != "reply":
        return f"Accept: you get {spoken(offer['give'])} and give {spoken(offer['want'])}"
    for counter in view["pending"].get("counters", []):
        if seat in (NONE, counter["by"]):
            terms = f"you get {spoken(counter['give'])} and give {spoken(counter['want'])}"
            return f"Accept the counter-offer of {_who(counter['by'], names)}: {terms}"
    terms = f"you get {spoken(offer['want'])} and give {spoken(offer['give'])}"
    return f"Trade as offered{'' if seat == NONE else f' with {_who(seat, names)}'}: {terms}"


def _send(move: Send, view: View, names: list[str]) -> str:
    draft = view["pending"].get("draft")
    terms = f": {spoken(draft['give'])} for {spoken(draft['want'])}" if draft else ""
    if move.seats:
        alone = " alone" if len(move.seats) == 1 else ""
        return f"Offer it to {listed([_who(seat, names) for seat in move.seats])}{alone}{terms}"
    if view["to_move"] != view["current"]:
        return f"Make this counter-offer to {_who(view['current'], names)}{terms}"
    return f"Offer it to {'everybody' if view['seats'] > 2 else 'your opponent'}{terms}"


def _cut(letter: int, view: View, names: list[str]) -> str:
    target = view["pending"].get("target")
    if target is None:
        return f"Ask your opponent for {item_words(letter)}{_serves(letter, view)}"
    sure = view["players"][target]["sure"].count(LETTERS[letter])
    known = f" · holds {sure} for sure" if sure else ""
    return f"Ask {_who(target, names)} for {item_words(letter)}{known}{_serves(letter, view)}"


# -- an offer in one line ---------------------------------------------------------------------------------------------

EXAMPLE = "2K + coin for R to 2"
MOST = max(BOX_COINS, *STACKS)
"""Most copies of an item in the box."""
ITEM = {item_name(item): item for item in range(ALL_ITEMS)}


def expand(typed: str, view: View, names: list[str]) -> list[str]:
    """Return the moves, in notation, that compose and send an offer typed in one line, or a counter-offer if an offer
    is pending; none if the line is not an offer. Players may be given by name. Raise ValueError if a part cannot be
    read. The moves may be illegal.
    """
    if re.search(r"\S\s+for\s+\S", typed, re.IGNORECASE) is None or re.match(r"\s*build\b", typed, re.IGNORECASE):
        return []
    line = re.sub(r"^\s*(offer|counter|give|trade)\b:?", "", typed, flags=re.IGNORECASE).strip()
    found = re.fullmatch(r"(.+?)\s+for\s+(.+?)(?:\s+to\s+(.+))?", line, re.IGNORECASE)
    if found is None:
        raise ValueError(f"An offer reads like this: {EXAMPLE}")
    counter = view["to_move"] != view["current"]
    give, want = _items(found[1]), _items(found[2])
    moves, had_give, had_want = _begun(view, counter=counter)
    for had, side in ((had_give, give), (had_want, want)):
        moves += [f"drop {item_name(item)}" for item in _beyond(had, side)]
    moves += [f"give {item_name(item)}" for item in _beyond(give, had_give)]
    moves += [f"want {item_name(item)}" for item in _beyond(want, had_want)]
    return [*moves, _send_to(found[3], view, names, counter=counter)]


def _begun(view: View, *, counter: bool) -> tuple[list[str], list[int], list[int]]:
    """Return the move that begins the offer, if that is still to do, and both sides after it (§4.6)."""
    pending = view["pending"]
    if view["phase"] == "compose" and "draft" in pending:
        draft = pending["draft"]
        return [], [ITEM[name] for name in draft["give"]], [ITEM[name] for name in draft["want"]]
    if not counter or "offer" not in pending:
        return ["counter" if counter else "offer"], [], []
    mine = _own_items(view)
    asked = [ITEM[name] for name in pending["offer"]["want"]]
    held = [item for place, item in enumerate(asked) if asked[:place].count(item) < mine.count(item)]
    return ["counter"], held, [ITEM[name] for name in pending["offer"]["give"]]


def _own_items(view: View) -> list[int]:
    """List everything the player could give."""
    hand = view["hand"]
    if hand is None:
        return []
    letters = [LETTERS.index(letter) for letter in hand["amino_acids"]]
    proteins = [ITEM[own["card"]] for own in hand["proteins"]]
    return [*letters, *[COIN] * view["players"][view["to_move"]]["coins"], *proteins]


def _beyond(items: list[int], others: list[int]) -> list[int]:
    """Return the items of one list beyond those of the other, counting copies."""
    return [item for place, item in enumerate(items) if items[:place].count(item) >= others.count(item)]


def _send_to(to: str | None, view: View, names: list[str], *, counter: bool) -> str:
    if to is None or to.lower() in ("all", "everybody", "everyone"):
        return "send"
    seats: list[int] = []
    for part in re.split(r"\s*(?:,|\band\b|&|\+)\s*", to.strip(), flags=re.IGNORECASE):
        known = [seat for seat, name in enumerate(names) if name.lower() == part.lower()]
        number = re.fullmatch(r"(?:player\s+)?(\d+)", part, re.IGNORECASE)
        seat = known[0] if known else int(number[1]) - 1 if number else -1
        if not 0 <= seat < view["seats"]:
            raise ValueError(f"Offer it to all, or to players from 1 to {view['seats']}.")
        seats.append(seat)
    if counter and seats != [view["current"]]:
        raise ValueError(f"A counter-offer goes to player {view['current'] + 1}, whose turn it is.")
    if counter or {*seats, view["to_move"]} == set(range(view["seats"])):
        return "send"
    return f"send to {' and '.join(str(seat + 1) for seat in sorted(set(seats)))}"


def _items(text: str) -> list[int]:
    """Parse a side of an offer into items in ascending order."""
    items: list[int] = []
    for part in re.split(r"\s*(?:[+,&]|\band\b)\s*", text.strip(), flags=re.IGNORECASE):
        found = re.fullmatch(r"(?:(\d+)\s*[x×]?\s*)?(.+)", part)
        if found is None:
            raise ValueError(f"An offer reads like this: {EXAMPLE}")
        count = int(found[1] or 1)
        if not 1 <= count <= MOST:
            raise ValueError(f"{part!r}: there aren't that many.")
        items += [_item_typed(found[2])] * count
    return sorted(items)


def _item_typed(name: str) -> int:
    """Parse an item: a letter, an amino acid by name, a coin, or a protein by id or the start of its name."""
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
        raise ValueError(f"{name!r} could be {listed([PROTEINS[number].id for number in starting], 'or')}.")
    raise ValueError(f"{name!r} is no amino acid, no protein card and no coin.")
