"""PDB50: moves, a class for each kind. § numbers refer to docs/games/pdb50/rules.md."""

from collections.abc import Sequence
from typing import Final

from benchtop.core.events import Travel, travel
from benchtop.core.move import Move, book
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE

from .components import (
    BOXES,
    CARDS,
    COLOURS,
    DATA,
    GRADUATE,
    GRADUATE_BIOLOGY,
    GRADUATE_KEY,
    GRADUATE_TEAM,
    GRADUATE_TITLE,
    KINDS,
    TOKEN,
    Box,
    BoxOption,
    by_name,
    one_by_one,
    price_touch,
    researchers,
)
from .events import Claimed, Drafted, Graduated, Placed, TookLead
from .refusals import box_taken, cannot_pay, draft_first, leads_already, missing_card, supply_empty, take_one
from .remedies import graduations, how_to_grow, notation, who_is_first
from .state import ALL_SPOTS, DRAFT, State
from .turns import GRADUATIONS, begin_round, choices, end_turn


class TokenMove(Move):
    """Move that changes its player's tokens."""

    def __init__(self, notation: str, touches: Sequence[str], net: list[int], params: Facts) -> None:
        super().__init__(notation, touches, params=params)
        self.net: list[int] = net
        """Change in the player's tokens, by kind."""
        self.others: int = ALL_SPOTS
        """Spots that the move does not use up (§2.4)."""


class Draft(TokenMove):
    """Take a Data token on offer, to make up for a later first turn (§1.5)."""

    def __init__(self, kind: int) -> None:
        net = [int(kind == other) for other in range(KINDS)]
        super().__init__(f"draft {TOKEN[kind]}", [f"offer:{TOKEN[kind]}"], net, {"token": TOKEN[kind]})
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != DRAFT:
            return Refusal("draft_over", "§1.5", "The draft was before the first round; it does not come again.")
        if self.kind not in s.offer:
            text = f"The {TOKEN[self.kind]} has been drafted."
            remedy = take_one(s)
            facts: Facts = {"token": TOKEN[self.kind], **remedy.facts}
            return Refusal("token_gone", "§1.5", text, remedy=remedy.text, params=facts, moves=remedy.moves)
        return None

    def play(self, s: State) -> None:
        draft(s, self.kind)
        if len(s.offer) == 1 and s.to_move != s.leader:
            draft(s, s.offer[0])  # the last player takes what is left (§1.5)
        if s.to_move == s.leader:
            back: list[Travel] = []
            for kind in s.offer:
                s.supply[kind] += 1
                if s.listener is not None:
                    back.append(travel(f"token:{TOKEN[kind]}", "offer", "supply"))
            s.offer.clear()
            begin_round(s, back)


def draft(s: State, kind: int) -> None:
    """Give the token to the seat to move and pass the choice to its right."""
    s.offer.remove(kind)
    s.players[s.to_move].tokens[kind] += 1
    if s.listener is not None:
        way = travel(f"token:{TOKEN[kind]}", "offer", f"tokens:{s.to_move}")
        s.tell(Drafted(s.to_move, TOKEN[kind], moved=[way]))
    s.to_move = s.to_move - 1 if s.to_move > 0 else s.seats - 1


class Place(TokenMove):
    """Place a researcher on an open box and perform its action at once (§2.3, §3): pay, then gain."""

    def __init__(self, box: Box, option: BoxOption) -> None:
        touches = [f"box:{box.key}"] if box.card == NONE else [f"box:{box.key}", f"card:{box.key}"]
        touches += distinguishing_touches(box, option)
        params: Facts = {"box": box.key, "option": option.key} if option.key else {"box": box.key}
        super().__init__(notation(box, option), touches, option.net, params)
        self.box = box
        self.option = option
        self.number: int = box.number
        self.changed: list[int] = [kind for kind in range(KINDS) if option.net[kind]]
        self.others = ALL_SPOTS - box.spots

    def why_not(self, s: State) -> Refusal | None:
        return self.not_open(s) or self.not_performable(s)

    def not_open(self, s: State) -> Refusal | None:
        """Return why the box is not open to the seat to move (§2.4)."""
        box = self.box
        if s.phase == DRAFT:
            return draft_first(s)
        if box.spots & s.closed:
            text = f"{box.title} is closed: this is the tight board for {s.seats} players."
            facts: Facts = {"box": box.key, "seats": s.seats}
            remedy = "It stays closed for the whole game."
            return Refusal("box_closed", "§1.7", text, remedy=remedy, params=facts)
        if box.card != NONE and box.card not in s.players[s.to_move].actions:
            return missing_card(s, box)
        seat = s.standing_on(box.number)
        if seat is not None:
            return box_taken(s, box, self.option, seat)
        if s.round < box.from_round:
            text = f"{box.title} cannot be used before round {box.from_round}."
            first = who_is_first(s)
            facts = {"box": box.key, "round": box.from_round, "remedy": first.facts}
            remedy = f"It opens in round {box.from_round}. {first.text}"
            return Refusal("first_round", box.rule, text, box.biology, remedy, facts, first.moves)
        return None

    def not_performable(self, s: State) -> Refusal | None:
        """Return why the open box's action cannot be performed (§3)."""
        return cannot_pay(s, self.box, self.option) or supply_empty(s, self.box.key, self.box.title, self.option)

    def play(self, s: State) -> None:
        self.pay_and_gain(s)
        end_turn(s)

    def pay_and_gain(self, s: State) -> None:
        """Move the researcher to the box, and tokens to and from Supply (§3.1)."""
        me = s.players[s.to_move]
        me.unplayed -= 1
        me.placed.append(self.number)
        s.open &= self.others
        for kind in self.changed:
            more = self.net[kind]
            me.tokens[kind] += more
            s.supply[kind] -= more
        if s.listener is not None:
            pay, gain = by_name(self.option.pay), by_name(self.option.gain)
            s.tell(Placed(s.to_move, self.box.key, len(me.placed), pay, gain, moved=self.ways(s.to_move)))

    def ways(self, seat: int) -> list[Travel]:
        """Return the travels of the pieces when a seat uses the box."""
        return [
            travel(f"researcher:{COLOURS[seat]}", f"researchers:{seat}", f"box:{self.box.key}"),
            *[travel(f"token:{name}", f"tokens:{seat}", "supply", n) for name, n in by_name(self.option.pay).items()],
            *[travel(f"token:{name}", "supply", f"tokens:{seat}", n) for name, n in by_name(self.option.gain).items()],
        ]


def distinguishing_touches(box: Box, option: BoxOption) -> list[str]:
    """Return the touches that distinguish an option of its box: "pay:circle+circle", "gain:square"."""
    price = price_touch(option, box.options)
    touches = [price] if price else []
    if [way for way in box.options if way.gain != option.gain]:
        touches.append(f"gain:{one_by_one(option.gain)}")
    return touches


class Recruit(Place):
    """Place a researcher; another of your colour waits on the box until the round ends (§3.3, §4.1)."""

    def not_performable(self, s: State) -> Refusal | None:
        box, left = self.box, s.players[s.to_move].reserve
        if left < box.recruits:
            holds = f"only {left}" if left else "none"
            text = f"{box.title} brings {researchers(box.recruits)}, but Supply has {holds} of your colour."
            remedy = f"{GRADUATE_TITLE} sends one back to Supply."
            moves = graduations(s)
            if not moves:
                remedy = f"One comes back to Supply by {GRADUATE_TITLE}."
            facts: Facts = {"box": box.key, "recruits": box.recruits, "left": left, "sends_back": GRADUATE_KEY}
            facts["now"] = len(moves)
            return Refusal("no_recruits_left", box.rule, text, box.biology, remedy, facts, moves)
        return super().not_performable(s)

    def play(self, s: State) -> None:
        self.pay_and_gain(s)
        me = s.players[s.to_move]
        me.reserve -= self.box.recruits
        me.recruits += self.box.recruits
        end_turn(s)

    def ways(self, seat: int) -> list[Travel]:
        recruit = travel(f"researcher:{COLOURS[seat]}", "supply", f"box:{self.box.key}", self.box.recruits)
        return [*super().ways(seat), recruit]


class Lead(Place):
    """Take the Leader token at once (§4.2)."""

    def not_performable(self, s: State) -> Refusal | None:
        if self.box.spots & s.barred and s.leader == s.to_move:
            return leads_already(self.box)
        return super().not_performable(s)

    def play(self, s: State) -> None:
        self.pay_and_gain(s)
        if s.listener is not None:
            way = travel("token:leader", f"tokens:{s.leader}", f"tokens:{s.to_move}")
            s.tell(TookLead(s.to_move, s.leader, moved=[way] if s.leader != s.to_move else []))
        s.leader = s.to_move
        end_turn(s)


class Claim(Place):
    """Pay for the card on an Innovate box; it stays there until the round ends (§3.3, §4.10)."""

    def __init__(self, box: Box, option: BoxOption) -> None:
        super().__init__(box, option)
        self.slot: int = box.slot

    def not_performable(self, s: State) -> Refusal | None:
        if s.slots[self.slot] == NONE:
            text = "No card lies here any more: the deck has run out."
            return Refusal("no_card", self.box.rule, text, params={"box": self.box.key})
        return super().not_performable(s)

    def play(self, s: State) -> None:
        self.pay_and_gain(s)
        if s.listener is not None:
            s.tell(Claimed(s.to_move, CARDS[s.slots[self.slot]].key, self.box.key))
        end_turn(s)


class Graduate(TokenMove):
    """Send an un-played researcher back to Supply in exchange for Data of a kind you choose (§5)."""

    def __init__(self, kind: int, option: BoxOption) -> None:
        touches = [f"box:{GRADUATE_KEY}", f"token:{option.key}", f"gain:{one_by_one(option.gain)}"]
        super().__init__(f"graduate {option.key}", touches, option.net, {"token": TOKEN[kind]})
        self.kind = kind
        self.option = option

    def why_not(self, s: State) -> Refusal | None:
        if s.phase == DRAFT:
            return draft_first(s)
        team = s.players[s.to_move].team()
        if team < GRADUATE_TEAM:
            text = f"You have {researchers(team)}; only a group of {GRADUATE_TEAM} or more may let one graduate."
            remedy = how_to_grow(s)
            facts: Facts = {"team": team, "least": GRADUATE_TEAM, "remedy": remedy.facts}
            return Refusal("last_researcher", "§5.3", text, GRADUATE_BIOLOGY, remedy.text, facts, remedy.moves)
        return supply_empty(s, GRADUATE_KEY, GRADUATE_TITLE, self.option)

    def play(self, s: State) -> None:
        if s.listener is not None:
            forced = choices(s, s.to_move) & ~GRADUATIONS == 0
            seat, token = s.to_move, TOKEN[self.kind]
            leaves = travel(f"researcher:{COLOURS[seat]}", f"researchers:{seat}", "supply")
            comes = travel(f"token:{token}", "supply", f"tokens:{seat}", self.net[self.kind])
            s.tell(Graduated(seat, token, forced, moved=[leaves, comes]))
        me = s.players[s.to_move]
        gain = self.net[self.kind]
        me.unplayed -= 1
        me.reserve += 1
        me.tokens[self.kind] += gain
        s.supply[self.kind] -= gain
        end_turn(s)


def place(box: Box, option: BoxOption) -> Place:
    """Return a move of the class that the gain of the box calls for (§4)."""
    if box.recruits:
        return Recruit(box, option)
    if box.leads:
        return Lead(box, option)
    return Claim(box, option) if box.slot != NONE else Place(box, option)


ON_BOARD: Final[list[Move]] = [place(box, option) for box in BOXES if box.card == NONE for option in box.options]
LEAVE: Final[list[Move]] = [Graduate(kind, option) for kind, option in zip(DATA, GRADUATE, strict=True)]
ON_CARDS: Final[list[Move]] = [place(box, option) for box in BOXES if box.card != NONE for option in box.options]
DRAFTS: Final[dict[int, Draft]] = {kind: Draft(kind) for kind in DATA}
MOVES: Final[list[Move]] = book([*ON_BOARD, *LEAVE, *ON_CARDS, *DRAFTS.values()])
"""The book, in the order of the spots (see components.py): a move that uses a spot has the spot as its id."""
