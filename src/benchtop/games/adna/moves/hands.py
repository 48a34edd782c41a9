"""Adna's Lab: Reactions cards that act on hands: draw, look, take (§9)."""

from benchtop.core.refusal import Refusal
from benchtop.core.state import NONE

from .. import knowledge
from ..components import BASES, BY_HAND, DECK_OF, FACTS, KIND, keys, number
from ..events import LookedAtHand, SawHand, SawTaken, TookBases, TookCards, go_all, go_face_down
from ..refusals import refuse
from ..state import TAKE, State
from ..turns import draw_cards
from .reaction import DONE, Reaction


def empty_hand() -> Refusal:
    """Refuse a card that needs cards in the rival's hand (§5.7)."""
    return refuse("empty_hand", "§5.7", "Your rival holds no cards.", "At the start of a turn cards are drawn.")


class Drawing(Reaction):
    """Agarose gel and DMSO: draw Bases cards (§9.1, §9.9)."""

    def __init__(self, key: str) -> None:
        super().__init__(key, [NONE])
        self.from_deck = True
        self.draws: int = number(self.kind, "draws")

    def take_effect(self, s: State) -> int:
        draw_cards(s, s.actor, self.draws, 0, 0)
        return DONE


class LoadingDye(Reaction):
    """Loading Dye: shows you the rival's whole hand (§9.12)."""

    def __init__(self) -> None:
        super().__init__("loading-dye", [NONE], "a card in your rival's hand")

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return len(s.hands[1 - seat]) > 0

    def nothing_to_do(self, s: State, chain: int) -> Refusal:
        return empty_hand()

    def take_effect(self, s: State) -> int:
        knowledge.look(s, s.actor)
        s.revealed += 1
        if s.listener is not None:
            s.tell(LookedAtHand(s.actor))
            s.tell(SawHand(s.actor, keys(s.hands[1 - s.actor]), only=s.actor))
        return DONE


class Electrophoresis(Reaction):
    """Electrophoresis tank: takes every Bases card from the rival's hand (§9.16)."""

    def __init__(self) -> None:
        super().__init__("electrophoresis", [NONE], "a base in your rival's hand")

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return s.backs[1 - seat][BASES] > 0

    def nothing_to_do(self, s: State, chain: int) -> Refusal:
        text, remedy = "Your rival holds no Bases cards.", "Keep it until your rival has bases in hand."
        return refuse("no_bases", "§9.16", text, remedy, biology=FACTS[self.kind])

    def take_effect(self, s: State) -> int:
        rival = 1 - s.actor
        taken = [card for card in s.hands[rival] if DECK_OF[card] == BASES]
        for card in taken:
            s.drop(rival, card)
            s.give(s.actor, card)
        knowledge.hand_over(s, rival, taken)
        s.revealed += 1
        if s.listener is not None:
            way = (f"hand:{rival}", f"hand:{s.actor}")
            s.tell(TookBases(s.actor, len(taken), moved=go_face_down([len(taken)], *way)))
            for seat in range(2):
                s.tell(SawTaken(s.actor, keys(taken), only=seat, moved=go_all(taken, *way)))
        return DONE


class EthidiumBromide(Reaction):
    """Ethidium Bromide: takes cards from the rival's hand by their backs, shown to everybody (§9.17)."""

    def __init__(self) -> None:
        super().__init__("ethidium-bromide", [NONE], "a card in your rival's hand")
        self.takes: int = number(self.kind, "takes")

    def finds(self, s: State, seat: int, chain: int) -> bool:
        return len(s.hands[1 - seat]) > 0

    def nothing_to_do(self, s: State, chain: int) -> Refusal:
        return empty_hand()

    def ask_beforehand(self, s: State) -> bool:
        s.phase = TAKE
        s.most = min(self.takes, len(s.hands[1 - s.to_move]))
        return True

    def take_effect(self, s: State) -> int:
        rival = 1 - s.actor
        taken: list[int] = []
        s.revealed += 1
        for deck in s.picks:
            if s.backs[rival][deck]:  # it may have been spent in the exchange
                card = s.withdraw(rival, self.chance_kind(s, rival, deck))
                knowledge.show(s, rival, card)
                s.give(s.actor, card)
                taken.append(card)
        if s.listener is not None:
            moved = go_all(taken, f"hand:{rival}", f"hand:{s.actor}")
            s.tell(TookCards(s.actor, keys(taken), moved=moved))
        return DONE

    def chance_kind(self, s: State, rival: int, deck: int) -> int:
        """Return the kind of a random card with this back."""
        choice = s.chance.below(BY_HAND + s.actor, s.backs[rival][deck])
        for card in s.hands[rival]:
            if DECK_OF[card] == deck:
                if choice == 0:
                    return KIND[card]
                choice -= 1
        raise AssertionError("no card with this back")
