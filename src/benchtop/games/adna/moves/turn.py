"""Adna's Lab: laying bases, stopping, discarding (§3, §4)."""

from typing import Final

from benchtop.core.events import travel
from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal

from .. import knowledge
from ..components import DECK, DECKS, FIRST_BASES, KEYS, KINDS, MOST_DISCARDS, NAMES, OTHER, OWN, SIDES, U
from ..events import BACKS, PILES, Discarded, PutDown, Stopped, go
from ..refusals import URACIL, contaminated, finish_first, legal_moves, not_in_hand, refuse
from ..state import CLEAN, DISCARD, MAIN, OPENING, State
from ..turns import end_turn, go_on_opening, lay, tell_start, win
from .reactions import RNASE_CARD


class Lay(Move):
    """Lay a base from hand at the 3' end of either chain (§4.1)."""

    def __init__(self, kind: int, side: int) -> None:
        touches = [f"hand:{KEYS[kind]}", f"chain:{SIDES[side]}"]
        params: Facts = {"base": KEYS[kind], "chain": SIDES[side]}
        super().__init__(f"lay {KEYS[kind]} on {SIDES[side]}", touches, params=params)
        self.kind = kind
        self.side = side

    def why_not(self, s: State) -> Refusal | None:
        if s.phase not in (MAIN, OPENING):
            return finish_first(s)
        refusal = not_in_hand(s, self.kind)
        if refusal is not None:
            return refusal
        left = len(s.hands[s.to_move])
        facts: Facts = {"bases": FIRST_BASES, "left": left, "base": KEYS[self.kind]}
        if s.phase == OPENING and self.side == OTHER:
            text = f"The first {FIRST_BASES} bases go on your own chain; left to lay: {left}."
            remedy = "Lay it on your own." if self.kind != U else "It belongs on your own chain, behind all others."
            facts["variant"] = "uracil" if self.kind == U else "base"
            moves = legal_moves(s, f"lay {KEYS[self.kind]} on own")
            return refuse("own_chain_first", "§2.6", text, remedy, facts, moves=moves)
        if s.phase == OPENING and self.kind == U:
            return refuse(
                "uracil_last",
                "§2.7",
                f"The uracil among your first {FIRST_BASES} is laid last, because it may not stand inside a chain;"
                f" left to lay: {left}.",
                "Lay the other bases first.",
                facts,
                moves=legal_moves(s, "lay"),
                biology=URACIL,
            )
        return contaminated(s, s.to_move if self.side == OWN else 1 - s.to_move)

    def play(self, s: State) -> None:
        if s.ply == 1 and s.listener is not None:
            tell_start(s, [])
        chain = s.to_move if self.side == OWN else 1 - s.to_move
        complete = lay(s, self.kind, chain)
        if complete:
            win(s, chain)
        elif s.phase == OPENING:
            go_on_opening(s)
        elif self.kind == U and self.side == OTHER and RNASE_CARD.levels >> s.level & 1 and s.reactions(chain) > 0:
            s.phase = CLEAN  # RNase A may take it off at once (§4.3)
            s.to_move = chain


class Stop(Move):
    """Play nothing more this turn, in order to discard (§3.4)."""

    def __init__(self) -> None:
        super().__init__("stop", ["step:main"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != MAIN:
            return finish_first(s)
        if s.hands[s.active]:
            return None
        text, remedy = "You hold no card that you could discard.", "End your turn."
        return refuse("nothing_to_discard", "§3.4", text, remedy, moves=["end turn"])

    def play(self, s: State) -> None:
        s.phase = DISCARD
        if s.listener is not None:
            s.tell(Stopped(s.active))


class Discard(Move):
    """Put a card face down under its deck (§3.4)."""

    def __init__(self, kind: int) -> None:
        deck = DECKS[DECK[kind]]
        touches = [f"hand:{KEYS[kind]}", f"deck:{deck}"]
        super().__init__(f"discard {KEYS[kind]}", touches, f"discard from {deck}", {"card": KEYS[kind]})
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        if s.phase == MAIN and s.held[s.active][self.kind]:
            return refuse(
                "stop_first",
                "§3.4",
                "Cards are discarded at the end of the turn, when you play nothing more.",
                f"Say stop first; then {NAMES[self.kind]} can go.",
                {"card": KEYS[self.kind]},
                moves=["stop"],
            )
        return not_in_hand(s, self.kind) if s.phase in (MAIN, DISCARD) else finish_first(s)

    def play(self, s: State) -> None:
        seat = s.active
        card = s.withdraw(seat, self.kind)
        s.decks[DECK[self.kind]].insert(0, card)
        knowledge.hide(s, seat, card)
        if s.listener is not None:
            deck = DECK[self.kind]
            way = (f"hand:{seat}", PILES[deck])
            s.tell(Discarded(seat, DECKS[deck], moved=[travel(BACKS[deck], *way)]))
            s.tell(PutDown(seat, KEYS[self.kind], only=seat, moved=[go(card, *way)]))
        s.discards += 1
        if s.discards == MOST_DISCARDS or not s.hands[seat]:
            end_turn(s)


class End(Move):
    """End the turn, before or after discarding (§3.4, §3.5)."""

    def __init__(self) -> None:
        super().__init__("end turn", ["turn"])

    def why_not(self, s: State) -> Refusal | None:
        return None if s.phase in (MAIN, DISCARD) else finish_first(s)

    def play(self, s: State) -> None:
        end_turn(s)


LAYS: Final[list[list[Lay]]] = [[Lay(kind, side) for side in (OWN, OTHER)] for kind in range(U + 1)]
STOP: Final = Stop()
DISCARDS: Final[list[Discard]] = [Discard(kind) for kind in range(KINDS)]
END: Final = End()
