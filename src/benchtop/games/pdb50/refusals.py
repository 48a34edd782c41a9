"""PDB50: why not, in words: the refusals that several moves share, with the facts of the moment."""

from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE
from benchtop.core.text import listed

from .components import (
    ACHIEVEMENT,
    BOXES,
    CARDS,
    COLOURS,
    DATA,
    DEPOSITION_WORTH,
    GRADUATE_DATA,
    GRADUATE_KEY,
    GRADUATE_TEAM,
    GRADUATE_TITLE,
    PLURAL,
    SLOTS,
    TOKEN,
    Bargain,
    Box,
    BoxOption,
    amount,
    amounts,
    by_name,
    does,
)
from .state import State


def colour(seat: int) -> str:
    return COLOURS[seat].capitalize()


Way = tuple[str, Facts]
"""How a token can be come by, and the facts of that sentence."""


def exchange(box: Box, kind: int) -> Way | None:
    """How a box gives this kind of token ("Grow Crystals turns 1 sample into 1 crystal"), or None if it does not."""
    ways: list[Bargain] = []
    for option in box.printed:
        count = option["gain"].get(TOKEN[kind], 0)
        if kind in DATA:
            count += option["gain"].get("data", 0)
        if count:
            ways.append({"pay": option["pay"], "gain": {TOKEN[kind]: count}})
    return (f"{box.title} {does(ways)}", {"box": box.key, "token": TOKEN[kind], "options": ways}) if ways else None


def sources(s: State, kind: int) -> list[tuple[Box, Way]]:
    """The boxes that give this kind, on the board of this game and on the cards of the seat to move, and how."""
    mine = s.players[s.to_move].actions
    found = []
    for box in BOXES:
        way = exchange(box, kind)
        if way is not None and not box.spots & s.closed and (box.card == NONE or box.card in mine):
            found.append((box, way))
    return found


def how_to_get(s: State, kind: int) -> Way:
    """How the seat to move can come by a token of this kind: what is open now, else what will be open again."""
    known = sources(s, kind)
    open_now = [way for box, way in known if s.standing_on(box.number) is None]
    if kind in DATA and s.players[s.to_move].team() >= GRADUATE_TEAM:
        text = f"{GRADUATE_TITLE} gives {amount(GRADUATE_DATA, kind)} for a researcher"
        gives: Bargain = {"pay": {"researcher": 1}, "gain": {TOKEN[kind]: GRADUATE_DATA}}
        open_now.append((text, {"box": GRADUATE_KEY, "token": TOKEN[kind], "options": [gives]}))
    ways = open_now or [way for _, way in known]
    either = listed([text for text, _ in ways], "or")
    facts: Facts = {"variant": "now" if open_now else "next_round", "ways": [facts for _, facts in ways]}
    return (f"{either}." if open_now else f"{either}, again from the next round on."), facts


def draft_first(s: State) -> Refusal:
    """Rounds begin when the compensation tokens are drafted (§1.5)."""
    text = "The first round has not begun: the players who go after the Leader first draft a Data token each."
    return Refusal("draft_first", "§1.5", text, remedy=take_one(s), params={"offer": on_offer(s)})


def on_offer(s: State) -> list[str]:
    """What can be drafted."""
    return [TOKEN[kind] for kind in DATA if kind in s.offer]


def take_one(s: State) -> str:
    """What can be drafted, as a remedy."""
    return f"Take the {listed(on_offer(s), 'or')}."


def missing_card(s: State, box: Box) -> Refusal:
    """An Additional Action card is for its owner only, from the round after it was claimed (§6.3)."""
    facts: Facts = {"card": box.key}
    for slot in SLOTS:
        if s.slots[slot.slot] == box.card:
            seat = s.standing_on(slot.number)
            if seat is None:
                text = f"You do not own {box.title}."
                price = slot.options[0].pay
                remedy = f"It lies on {slot.title}: claim it for {amounts(price)}."
                facts |= {"variant": "for_sale", "box": slot.key, "pay": by_name(price)}
                return Refusal("not_your_card", "§6.3", text, remedy=remedy, params=facts)
            if seat == s.to_move:
                text = f"You have claimed {box.title}, but it comes to you when the round ends."
                return Refusal("card_not_here_yet", "§3.3", text, remedy="Use it from the next round on.", params=facts)
            text = f"{colour(seat)} has claimed {box.title} this round."
            facts |= {"variant": "claimed", "seat": seat}
            return Refusal("not_your_card", "§6.3", text, remedy="Only its owner may use it.", params=facts)
    for seat, player in enumerate(s.players):
        if box.card in player.actions:
            text = f"{box.title} belongs to {colour(seat)}."
            facts |= {"variant": "owned", "seat": seat}
            return Refusal("not_your_card", "§6.3", text, remedy="Only its owner may use it.", params=facts)
    text = f"You do not own {CARDS[box.card].title}; it is still in the deck."
    remedy = "Claim it when it comes up on an Innovate box."
    return Refusal("not_your_card", "§6.3", text, remedy=remedy, params=facts | {"variant": "in_deck"})


def box_taken(s: State, box: Box, option: BoxOption, seat: int) -> Refusal:
    """A box is used once a round, whichever option is taken (§2.4)."""
    whose = "Your own" if seat == s.to_move else f"{colour(seat)}'s"
    text = f"{whose} researcher stands on {box.title} this round."
    remedy = "It opens again next round."
    facts: Facts = {"box": box.key, "seat": seat}
    for kind, gain in enumerate(option.gain):
        if gain > 0:
            for other, way in sources(s, kind):
                if s.standing_on(other.number) is None:
                    remedy = f"It opens again next round; meanwhile {way[0]}."
                    facts["remedy"] = way[1]
                    break
    return Refusal("box_taken", "§2.4", text, remedy=remedy, params=facts)


def cannot_pay(s: State, box: Box, option: BoxOption) -> Refusal | None:
    """You must own all that you pay (§3.1)."""
    mine = s.players[s.to_move].tokens
    priced = [kind for kind, price in enumerate(option.pay) if price > 0]
    missing = [kind for kind in priced if mine[kind] < option.pay[kind]]
    if not missing:
        return None
    have = listed([amount(mine[kind], kind) for kind in priced])
    text = f"{box.title} costs {amounts(option.pay)}; you have {have}."
    ways = [how_to_get(s, kind) for kind in missing]
    facts: Facts = {
        "box": box.key,
        "pay": by_name(option.pay),
        "have": {TOKEN[kind]: mine[kind] for kind in priced},
        "remedy": [facts for _, facts in ways],
    }
    return Refusal("cannot_pay", box.rule, text, box.biology, " ".join([way for way, _ in ways]), facts)


def supply_empty(s: State, key: str, title: str, option: BoxOption) -> Refusal | None:
    """Supply must hold the whole gain, with what has just been paid (§3.2)."""
    for kind, gain in enumerate(option.gain):
        left = s.supply[kind]
        if left + option.pay[kind] < gain:
            holds = amount(left, kind) if left == 0 else f"only {left}"
            text = f"{title} gives {amount(gain, kind)}, but Supply has {holds}."
            facts: Facts = {"box": key, "token": TOKEN[kind], "gain": gain, "left": left}
            if kind == ACHIEVEMENT:
                facts |= {"variant": "deposit", "worth": DEPOSITION_WORTH}
                remedy = f"Deposit a structure instead: it counts {DEPOSITION_WORTH} and takes no tokens."
            else:
                facts["variant"] = "comes_back"
                remedy = f"{PLURAL[kind].capitalize()} come back to Supply when somebody pays with them."
            return Refusal("supply_empty", "§3.2", text, remedy=remedy, params=facts)
    return None
