"""PDB50: what a player may do, one class a kind of move. § numbers point into docs/games/pdb50/rules.md."""

from typing import Final

from benchtop.core.move import Move, book
from benchtop.core.refusal import Refusal

from .components import BOXES, CARDS, DATA, GRADUATE, TOKEN, Box, Option, named
from .events import Claimed, Drafted, Graduated, Placed, TookLead
from .refusals import box_taken, cannot_pay, draft_first, missing_card, said_list, supply_empty
from .state import ALL_SPOTS, EMPTY, Player, State
from .turns import GRADUATIONS, begin_round, choices, end_turn


class Draft(Move):
    """Take one of the Data tokens on offer, to make up for a later first turn (§1.5)."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"draft {TOKEN[kind]}", touches=[f"offer:{TOKEN[kind]}"])
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        if s.round > 0:
            return Refusal("draft_over", "§1.5", "The draft was before the first round; it does not come again.")
        if self.kind not in s.offer:
            left = said_list([TOKEN[kind] for kind in s.offer], "or")
            text = f"The {TOKEN[self.kind]} has been drafted."
            return Refusal("token_gone", "§1.5", text, remedy=f"Take the {left}.")
        return None

    def play(self, s: State) -> None:
        draft(s, self.kind)
        if len(s.offer) == 1 and s.to_move != s.leader:
            draft(s, s.offer[0])  # the last one takes what is left (§1.5)
        if s.to_move == s.leader:
            for kind in s.offer:
                s.supply[kind] += 1
            s.offer.clear()
            begin_round(s)


def draft(s: State, kind: int) -> None:
    """Give the token to the seat to move and pass the choice on to its right."""
    s.offer.remove(kind)
    s.players[s.to_move].tokens[kind] += 1
    if s.listener is not None:
        s.tell(Drafted(s.to_move, TOKEN[kind]))
    s.to_move = s.to_move - 1 if s.to_move > 0 else s.seats - 1


class Place(Move):
    """Place a researcher on an open box and perform its action at once (§2.3, §3): pay, then gain."""

    def __init__(self, box: Box, option: Option) -> None:
        touches = [f"box:{box.key}"] if box.card < 0 else [f"box:{box.key}", f"card:{box.key}"]
        super().__init__(f"place {box.key} {option.key}".rstrip(), touches=touches)
        self.box = box
        self.option = option
        self.number: int = box.number
        self.changed: list[int] = option.changed
        self.change: list[int] = option.change
        self.others: int = ALL_SPOTS - box.spots
        self.beyond_tokens: bool = box.recruits or box.leads or box.slot >= 0

    def why_not(self, s: State) -> Refusal | None:
        box = self.box
        me = s.players[s.to_move]
        if s.round == 0:
            return draft_first(s)
        if box.spots & s.closed:
            text = f"{box.title} is closed: this is the tight board for {s.seats} players."
            return Refusal("box_closed", "§1.7", text, remedy="It stays closed for this game; use another box.")
        if box.card >= 0 and box.card not in me.actions:
            return missing_card(s, box)
        seat = s.standing_on(box.number)
        if seat is not None:
            return box_taken(s, box, self.option, seat)
        if box.not_in_round == s.round:
            text = f"{box.title} cannot be used in the first round."
            return Refusal("first_round", box.rule, text, box.biology, "It opens in round 2.")
        if box.recruits and me.reserve == 0:
            text = f"All {me.team()} researchers of your colour are in your group; Supply has none left."
            return Refusal("no_recruits_left", box.rule, text, remedy="Graduate / Retire sends one back to Supply.")
        if box.slot >= 0 and s.slots[box.slot] == EMPTY:
            text = f"There is no card on {box.title}: the deck has run out."
            return Refusal("no_card", box.rule, text, remedy="Claim a card from another Innovate box.")
        for kind, price in enumerate(self.option.pay):
            if me.tokens[kind] < price:
                return cannot_pay(s, box, self.option)
        for kind, gain in enumerate(self.option.gain):
            if s.supply[kind] + self.option.pay[kind] < gain:
                return supply_empty(s, box.title, kind, gain)
        return None

    def play(self, s: State) -> None:
        me = s.players[s.to_move]
        me.unplayed -= 1
        me.placed.append(self.number)
        s.open &= self.others
        changed = self.changed
        for i in range(len(changed)):
            kind = changed[i]
            more = self.change[i]
            me.tokens[kind] += more
            s.supply[kind] -= more
        if s.listener is not None:
            s.tell(Placed(s.to_move, self.box.key, named(self.option.pay), named(self.option.gain)))
        if self.beyond_tokens:
            self.play_beyond_tokens(s, me)
        end_turn(s)

    def play_beyond_tokens(self, s: State, me: Player) -> None:
        """A recruit and a claimed card wait on the board (§3.3); the Leader token moves at once (§4.2)."""
        if self.box.recruits:
            me.reserve -= 1
            me.recruits += 1
        elif self.box.leads:
            if s.listener is not None:
                s.tell(TookLead(s.to_move, s.leader))
            s.leader = s.to_move
        elif s.listener is not None:
            s.tell(Claimed(s.to_move, CARDS[s.slots[self.box.slot]].key))


class Graduate(Move):
    """Send an un-played researcher back to Supply for one Data token of your choice (§5)."""

    def __init__(self, kind: int, option: Option) -> None:
        super().__init__(f"graduate {TOKEN[kind]}", touches=["box:graduate", f"token:{TOKEN[kind]}"])
        self.kind = kind
        self.option = option

    def why_not(self, s: State) -> Refusal | None:
        if s.round == 0:
            return draft_first(s)
        if s.players[s.to_move].team() < 2:
            text = "This is your only researcher, and a group may never be without one."
            biology = "Somebody must stay who knows how the samples were made and where the data lie."
            return Refusal("last_researcher", "§5.3", text, biology, "Recruit Researcher brings a second one.")
        if s.supply[self.kind] == 0:
            return supply_empty(s, "Graduate / Retire", self.kind, 1)
        return None

    def play(self, s: State) -> None:
        if s.listener is not None:
            forced = choices(s, s.to_move) & ~GRADUATIONS == 0
            s.tell(Graduated(s.to_move, TOKEN[self.kind], forced=forced))
        me = s.players[s.to_move]
        me.unplayed -= 1
        me.reserve += 1
        me.tokens[self.kind] += 1
        s.supply[self.kind] -= 1
        end_turn(s)


ON_BOARD: Final = [Place(box, option) for box in BOXES if box.card < 0 for option in box.options]
LEAVE: Final = [Graduate(kind, GRADUATE[place]) for place, kind in enumerate(DATA)]
ON_CARDS: Final = [Place(box, option) for box in BOXES if box.card >= 0 for option in box.options]
DRAFT: Final = {kind: Draft(kind) for kind in DATA}
MOVES: Final = book([*ON_BOARD, *LEAVE, *ON_CARDS, *DRAFT.values()])
"""The book. In the order of the spots (see components.py): the id of a move that uses a spot is that spot."""
