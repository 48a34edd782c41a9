"""Peptide: ending the game early, if nobody draws amino acids and all agree (§6.6)."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.refusal import Refusal
from benchtop.core.state import NONE

from ..components import QUIET_ROUNDS
from ..events import Answered, Proposed
from ..refusals import finish_first, next_round, refuse
from ..state import SELECTING, VOTING, State
from ..turns import is_last_round, may_end_by_vote


class ProposeEnd(Move):
    """Propose before a selection that this round be the last; all others vote at once (§6.6)."""

    def __init__(self) -> None:
        super().__init__("propose end", touches=["amino-deck", "turn"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = finish_first(s)
        if refusal is not None:
            return refusal
        if s.last_round != NONE:
            text = f"STOP has been shown: the game ends after round {s.last_round}."
            return refuse("end_is_set", "§6.6", text, {"variant": "stop", "card": "STOP", "last_round": s.last_round})
        if s.agreed:
            return refuse("end_is_set", "§6.6", "All have agreed: this round is the last.", {"variant": "agreed"})
        if not may_end_by_vote(s):
            return _not_quiet(s)
        if s.proposed:
            return refuse(
                "proposed_already",
                "§6.6",
                "The end has been proposed this round, and somebody wants to play on.",
                {"last": int(is_last_round(s))},
                remedy="It can be proposed once a round.",
            )
        if s.phase != SELECTING or s.due == 0:
            return refuse(
                "wrong_phase",
                "§6.6",
                "The end is proposed in Phase 1, before a selection of your own.",
                {"variant": "propose", "needed": 1, "last": int(is_last_round(s))},
                remedy=next_round(s, "It can be proposed again"),
            )
        return None

    def play(self, s: State) -> None:
        s.proposed = True
        s.asker = s.to_move
        s.phase = VOTING
        s.to_move = (s.to_move + 1) % s.seats
        if s.listener is not None:
            s.tell(Proposed(s.asker, s.round))


def _not_quiet(s: State) -> Refusal:
    """Refuse a proposal while amino acids are drawn, or early in the game."""
    if s.drawn_in:
        text = f"An amino acid was drawn in round {s.drawn_in}: the deck still runs down to STOP."
    else:
        text = "The game is young, and STOP is still in the deck."
    return refuse(
        "not_quiet",
        "§6.6",
        text,
        {"variant": "drawn" if s.drawn_in else "young", "drawn_in": s.drawn_in, "card": "STOP", "rounds": QUIET_ROUNDS},
        biology="In a cell, too, it is a stop codon that ends a chain, and not a wish.",
        remedy=f"After {QUIET_ROUNDS} whole rounds without a draw the end can be proposed.",
    )


class Answer(Move):
    """Vote on a proposal to end the game; a single no is enough to play on (§6.6)."""

    def __init__(self, notation: str, *, agrees: bool) -> None:
        touches = ["vote:agree" if agrees else "vote:play-on"]
        super().__init__(notation, touches, params={"agrees": agrees})
        self.agrees = agrees

    def why_not(self, s: State) -> Refusal | None:
        if s.phase == VOTING:
            return None
        refusal = finish_first(s)
        if refusal is not None:
            return refusal
        return refuse(
            "nothing_proposed",
            "§6.6",
            "Nobody has proposed to end the game.",
            {"rounds": QUIET_ROUNDS},
            remedy=f"Whoever is to select may do so after {QUIET_ROUNDS} whole rounds without a draw.",
        )

    def play(self, s: State) -> None:
        if s.listener is not None:
            s.tell(Answered(s.to_move, agrees=self.agrees))
        s.to_move = (s.to_move + 1) % s.seats
        if not self.agrees or s.to_move == s.asker:
            s.agreed = self.agrees
            s.to_move = s.asker
            s.asker = NONE
            s.phase = SELECTING


PROPOSE_END: Final = ProposeEnd()
AGREE: Final = Answer("agree", agrees=True)
PLAY_ON: Final = Answer("play on", agrees=False)
