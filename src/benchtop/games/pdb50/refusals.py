"""PDB50: the refusals that several moves share, with the facts of the moment."""

from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE
from benchtop.core.text import listed

from .components import (
    ACHIEVEMENT,
    CARDS,
    DATA,
    DEPOSITION_WORTH,
    PLURAL,
    SLOTS,
    TOKEN,
    AdditionalAction,
    Box,
    BoxOption,
    amount,
    amounts,
    by_name,
)
from .remedies import Remedy, after_taken, how_to_get, notation
from .state import State
from .turns import choices


def draft_first(s: State) -> Refusal:
    """Refuse a move of a round while tokens are drafted (§1.5)."""
    text = "The first round has not begun: the players who go after the Leader first draft a Data token each."
    remedy = take_one(s)
    return Refusal("draft_first", "§1.5", text, remedy=remedy.text, params=remedy.facts, moves=remedy.moves)


def on_offer(s: State) -> list[str]:
    """Return the kinds of Data on offer."""
    return [TOKEN[kind] for kind in DATA if kind in s.offer]


def take_one(s: State) -> Remedy:
    """Suggest the drafts that are legal now."""
    offer = on_offer(s)
    moves = tuple([f"draft {name}" for name in offer])
    return Remedy(f"Take the {listed(offer, 'or')}.", {"offer": offer}, moves)


def biology_of(s: State, box: Box) -> str:
    """Return the biology of a box, or of the Additional Action on an Innovate box."""
    if box.slot != NONE and s.slots[box.slot] != NONE:
        card = CARDS[s.slots[box.slot]]
        if isinstance(card, AdditionalAction):
            return card.fact
    return box.biology


def called(s: State, box: Box) -> str:
    """Return the card on an Innovate box, or else the title of the box."""
    return box.title if box.slot == NONE or s.slots[box.slot] == NONE else CARDS[s.slots[box.slot]].name


def missing_card(s: State, box: Box) -> Refusal:
    """Refuse an Additional Action that the seat does not own, or only claimed this round (§6.3)."""
    facts: Facts = {"card": box.key}
    for slot in SLOTS:
        if s.slots[slot.slot] == box.card:
            return _on_the_board(s, box, slot, s.standing_on(slot.number))
    remedy = "Only its owner may use it."
    for seat, player in enumerate(s.players):
        if box.card in player.actions:
            text = f"{box.title} belongs to another player."
            facts |= {"variant": "owned", "seat": seat}
            return Refusal("not_your_card", "§6.3", text, box.biology, remedy, facts)
    if box.card in s.aside:
        text = f"{box.title} has left the game: nobody claimed it in its round."
        return Refusal("not_your_card", "§6.8", text, box.biology, params=facts | {"variant": "left"})
    text = f"You do not own {CARDS[box.card].title}; it is still in the deck."
    remedy = "It has to come up in the archive first."
    return Refusal("not_your_card", "§6.3", text, box.biology, remedy, facts | {"variant": "in_deck"})


def _on_the_board(s: State, box: Box, slot: Box, seat: int | None) -> Refusal:
    """Refuse a card that still lies on an Innovate box, where `seat` may have claimed it."""
    facts: Facts = {"card": box.key}
    if seat is None:
        text = f"You do not own {box.title}."
        price = slot.options[0].pay
        facts |= {"variant": "for_sale", "box": slot.key, "pay": by_name(price)}
        if choices(s, s.to_move) & slot.spots:
            remedy = f"It lies in the archive: claim it for {amounts(price)}."
            moves = tuple([notation(slot, option) for option in slot.options])
            return Refusal("not_your_card", "§6.3", text, box.biology, remedy, facts | {"now": 1}, moves)
        remedy = f"It lies in the archive and costs {amounts(price)}."
        return Refusal("not_your_card", "§6.3", text, box.biology, remedy, facts)
    if seat == s.to_move:
        text = f"You have claimed {box.title}, but it comes to you when the round ends."
        remedy = "It can be used from the next round on."
        return Refusal("card_not_here_yet", "§3.3", text, box.biology, remedy, facts)
    text = f"Another player has claimed {box.title} this round."
    facts |= {"variant": "claimed", "seat": seat}
    return Refusal("not_your_card", "§6.3", text, box.biology, "Only its owner may use it.", facts)


def box_taken(s: State, box: Box, option: BoxOption, seat: int) -> Refusal:
    """Refuse a box that was used this round, with whichever option (§2.4)."""
    whose = "Your own" if seat == s.to_move else "Another player's"
    text = f"{whose} researcher stands on {called(s, box)} this round."
    remedy = after_taken(s, box, option)
    facts: Facts = {"box": box.key, "seat": seat, "remedy": remedy.facts}
    if box.slot != NONE:
        facts["card"] = CARDS[s.slots[box.slot]].key
    return Refusal("box_taken", "§2.4", text, remedy=remedy.text, params=facts, moves=remedy.moves)


def leads_already(box: Box) -> Refusal:
    """Refuse Lead the Field to the Leader, if the option says so (§4.2)."""
    text = f"You are the Leader: in this game {box.title} is for the others."
    remedy = "You keep the Leader token as long as nobody else takes it."
    return Refusal("leads_already", "§4.2", text, box.biology, remedy, {"box": box.key})


def cannot_pay(s: State, box: Box, option: BoxOption) -> Refusal | None:
    """Refuse an option whose price the player does not own (§3.1)."""
    mine = s.players[s.to_move].tokens
    priced = [kind for kind, price in enumerate(option.pay) if price > 0]
    missing = [kind for kind in priced if mine[kind] < option.pay[kind]]
    if not missing:
        return None
    have = listed([amount(mine[kind], kind) for kind in priced])
    claiming = "" if box.slot == NONE else "Claiming "
    text = f"{claiming}{called(s, box)} costs {amounts(option.pay)}; you have {have}."
    ways = [how_to_get(s, kind) for kind in missing]
    facts: Facts = {
        "box": box.key,
        "pay": by_name(option.pay),
        "have": {TOKEN[kind]: mine[kind] for kind in priced},
        "remedy": [way.facts for way in ways],
    }
    if box.slot != NONE:
        facts["card"] = CARDS[s.slots[box.slot]].key
    moves = tuple(dict.fromkeys([move for way in ways for move in way.moves]))
    return Refusal("cannot_pay", box.rule, text, biology_of(s, box), " ".join([way.text for way in ways]), facts, moves)


def supply_empty(s: State, key: str, title: str, option: BoxOption) -> Refusal | None:
    """Refuse an option whose gain Supply cannot cover, even with the price just paid (§3.2)."""
    for kind, gain in enumerate(option.gain):
        left = s.supply[kind]
        if left + option.pay[kind] < gain:
            holds = amount(left, kind) if left == 0 else f"only {left}"
            text = f"{title} gives {amount(gain, kind)}, but Supply has {holds}."
            facts: Facts = {"box": key, "token": TOKEN[kind], "gain": gain, "left": left}
            if kind == ACHIEVEMENT:
                facts |= {"variant": "deposit", "worth": DEPOSITION_WORTH}
                remedy = f"A deposited structure counts {DEPOSITION_WORTH} and takes no tokens."
            else:
                facts["variant"] = "comes_back"
                remedy = f"{PLURAL[kind].capitalize()} come back to Supply when somebody pays with them."
            return Refusal("supply_empty", "§3.2", text, remedy=remedy, params=facts)
    return None
