"""Peptide: gathering RNA with a Nucleus (§3.4) and a Vacuole (§3.5, §7.2), and discarding it over the limit (§7.3)."""

from typing import Final

from benchtop.core.events import travel
from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE
from benchtop.core.text import listed

from ..components import ENERGY_TOP, GAIN_VACUOLE, LETTERS, NUCLEUS, RAISE, RNA_TOP, VACUOLE, VACUOLE_FULL, Limit
from ..events import (
    HIDDEN_RNA,
    ChoseRna,
    DiscardedRna,
    DrewRna,
    KeptRna,
    LaidAside,
    LimitRaised,
    SawRna,
    TookRna,
    ways,
)
from ..refusals import RECYCLED, SHORT_LIVED, finish_first, no_nucleus, no_vacuole, not_in_use, refuse
from ..state import CHOOSING_RNA, DISCARDING, KEEPING_RNA, RESOLVING, USING_VACUOLE, State
from ..turns import discard_rna, draw_rna, end_done_turn, gain, has_rna_to_draw, next_discard, turn_up_rna
from .resolution import Use

# -- nucleus ------------------------------------------------------------------------------------------------------


class UseNucleus(Use):
    """Begin to use a Nucleus: take a face-up RNA card, or draw two and keep one (§3.4)."""

    def __init__(self) -> None:
        super().__init__(NUCLEUS)

    def play(self, s: State) -> None:
        self.begin(s)
        if s.rna_field or has_rna_to_draw(s):
            s.phase = CHOOSING_RNA
        else:
            end_done_turn(s)  # no RNA is left to take (§5.2)


class TakeRna(Move):
    """Take a face-up RNA card; another is turned up at once (§3.4)."""

    def __init__(self, letter: int) -> None:
        name = LETTERS[letter]
        super().__init__(f"rna {name}", touches=[f"rna:{name}"], params={"letter": name})
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        refusal = no_nucleus(s)
        if refusal is None and self.letter not in s.rna_field:
            name = LETTERS[self.letter]
            shown = [LETTERS[letter] for letter in s.rna_field]
            text = f"No {name} lies face up, only {' '.join(shown)}." if shown else "No RNA lies face up."
            facts: Facts = {"letter": name, "shown": shown}
            if not has_rna_to_draw(s):
                return refuse("not_face_up", "§3.4", text, facts, biology=RECYCLED, remedy="The deck is empty, too.")
            remedy = f"Draw two: one of them may be {name}."
            return refuse("not_face_up", "§3.4", text, facts, remedy=remedy, moves=["draw two"])
        return refusal

    def play(self, s: State) -> None:
        player = s.players[s.to_move]
        s.phase = RESOLVING
        player.receive(self.letter)
        player.open[self.letter] += 1
        place = s.rna_field.index(self.letter)
        del s.rna_field[place]
        left = len(s.rna_field)
        turn_up_rna(s)
        if s.listener is not None:
            name = LETTERS[self.letter]
            refill = [LETTERS[letter] for letter in s.rna_field[left:]]
            way = travel(f"rna:{name}", "rna-field", f"rna:{s.to_move}")
            moved = [way, *ways("rna", refill, "rna-deck", "rna-field")]
            s.tell(TookRna(s.to_move, name, place + 1, refill, moved=moved))
        end_done_turn(s)


class DrawTwo(Move):
    """Draw two RNA cards from the deck, to keep one and discard the other (§3.4)."""

    def __init__(self) -> None:
        super().__init__("draw two", touches=["rna-deck"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = no_nucleus(s)
        if refusal is None and not has_rna_to_draw(s):
            shown = sorted({LETTERS[letter] for letter in s.rna_field})
            return refuse(
                "no_rna_left",
                "§5.2",
                "The RNA deck and its discards are empty.",
                {"shown": shown},
                biology=RECYCLED,
                remedy=f"Take the face-up {listed(shown, 'or')}.",
                moves=[f"rna {letter}" for letter in shown],
            )
        return refusal

    def play(self, s: State) -> None:
        first = draw_rna(s)
        second = draw_rna(s)
        if second == NONE:
            s.phase = RESOLVING
            receive_rna(s, first)  # keep a single card (§5.2)
            end_done_turn(s)
            return
        s.phase = KEEPING_RNA
        s.drawn = [first, second] if first < second else [second, first]
        if s.listener is not None:
            letters = [LETTERS[s.drawn[0]], LETTERS[s.drawn[1]]]
            zone = f"drawn:{s.to_move}"
            s.tell(DrewRna(s.to_move, 2, moved=[travel(HIDDEN_RNA, "rna-deck", zone, 2)]))
            s.tell(SawRna(s.to_move, letters, only=s.to_move, moved=ways("rna", letters, "rna-deck", zone)))


class KeepRna(Move):
    """Keep one of the two RNA cards drawn; the other is discarded face up (§3.4)."""

    def __init__(self, letter: int) -> None:
        name = LETTERS[letter]
        super().__init__(f"keep {name}", [f"look:{name}"], public_notation="keep ?", params={"letter": name})
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        refusal = not_in_use(s, KEEPING_RNA, "§3.4", NUCLEUS)
        if refusal is None and self.letter not in s.drawn:
            drawn = [LETTERS[letter] for letter in s.drawn]
            kinds = sorted(set(drawn))
            return refuse(
                "not_drawn",
                "§3.4",
                f"You drew {listed(drawn) if len(kinds) > 1 else f'two {kinds[0]}'}, no {LETTERS[self.letter]}.",
                {"variant": "rna", "drawn": drawn, "letter": LETTERS[self.letter]},
                remedy=f"Keep {listed(kinds, 'or')}.",
                moves=[f"keep {letter}" for letter in kinds],
            )
        return refusal

    def play(self, s: State) -> None:
        player = s.players[s.to_move]
        other = s.drawn[1] if s.drawn[0] == self.letter else s.drawn[0]
        s.drawn = []
        player.receive(self.letter)
        discard_rna(s, other)
        s.revealed += 1  # the others see what was discarded
        s.phase = RESOLVING
        if s.listener is not None:
            kept = LETTERS[self.letter]
            given_up = LETTERS[other]
            drawn = f"drawn:{s.to_move}"
            hand = f"rna:{s.to_move}"
            moved = [travel(HIDDEN_RNA, drawn, hand), travel(f"rna:{given_up}", drawn, "rna-discards")]
            s.tell(DiscardedRna(s.to_move, [given_up], moved=moved))
            s.tell(KeptRna(s.to_move, kept, only=s.to_move, moved=[travel(f"rna:{kept}", drawn, hand)]))
        end_done_turn(s)


def receive_rna(s: State, letter: int) -> None:
    """Add an RNA card to the hand of the seat to move, unseen by the others."""
    s.players[s.to_move].receive(letter)
    if s.listener is not None:
        name = LETTERS[letter]
        hand = f"rna:{s.to_move}"
        s.tell(DrewRna(s.to_move, 1, moved=[travel(HIDDEN_RNA, "rna-deck", hand)]))
        s.tell(SawRna(s.to_move, [name], only=s.to_move, moved=[travel(f"rna:{name}", "rna-deck", hand)]))


# -- vacuole ------------------------------------------------------------------------------------------------------


class UseVacuole(Use):
    """Gain ATP and an RNA card; in the advanced game, choose between that and raising a limit (§3.5)."""

    def __init__(self) -> None:
        super().__init__(VACUOLE)

    def play(self, s: State) -> None:
        player = self.begin(s)
        if s.advanced and (player.energy_limit < ENERGY_TOP or player.rna_limit < RNA_TOP):
            s.phase = USING_VACUOLE
        else:
            gather(s)


def gather(s: State) -> None:
    """Give the seat to move a Vacuole's ATP, and the top RNA card if there is a card (§3.5)."""
    s.phase = RESOLVING
    gain(s, GAIN_VACUOLE)
    letter = draw_rna(s)
    if letter != NONE:
        receive_rna(s, letter)
    end_done_turn(s)


class Gather(Move):
    """Use a Vacuole for ATP and an RNA card, in the advanced game (§3.5)."""

    def __init__(self) -> None:
        super().__init__("gather", touches=["rna-deck", "atp"])

    def why_not(self, s: State) -> Refusal | None:
        return no_vacuole(s)

    def play(self, s: State) -> None:
        gather(s)


class Raise(Move):
    """Use a Vacuole to raise a limit, in the advanced game (§7.2)."""

    def __init__(self, limit: Limit) -> None:
        super().__init__(f"raise {limit}", touches=[f"limit:{limit}"], params={"limit": limit})
        self.limit: Limit = limit
        self.energy = limit == "energy"

    def why_not(self, s: State) -> Refusal | None:
        refusal = no_vacuole(s)
        if refusal is not None:
            return refusal
        player = s.players[s.to_move]
        if (player.energy_limit == ENERGY_TOP) if self.energy else (player.rna_limit == RNA_TOP):
            top = ENERGY_TOP if self.energy else RNA_TOP
            return refuse(
                "limit_at_top",
                "§7.2",
                f"Your {'energy' if self.energy else 'RNA'} limit is at the top of the track, {top}.",
                {"limit": self.limit, "top": top},
                biology=VACUOLE_FULL,
                remedy="Gather ATP and RNA instead.",
                moves=["gather"],
            )
        return None

    def play(self, s: State) -> None:
        player = s.players[s.to_move]
        s.phase = RESOLVING
        if self.energy:
            player.energy_limit += RAISE
        else:
            player.rna_limit += RAISE
        if s.listener is not None:
            level = player.energy_limit if self.energy else player.rna_limit
            track = f"{self.limit}-limit:{s.to_move}"
            way = travel("marker:limit", f"{track}:{level - RAISE}", f"{track}:{level}")
            s.tell(LimitRaised(s.to_move, self.limit, level, moved=[way]))
        end_done_turn(s)


# -- the end of a round of the advanced game (§7.3) ---------------------------------------------------------------


class Discard(Move):
    """Choose an RNA card over the limit to discard; the others see it when all have chosen (§7.3)."""

    def __init__(self, letter: int) -> None:
        name = LETTERS[letter]
        super().__init__(f"discard {name}", [f"hand:{name}"], public_notation="discard ?", params={"letter": name})
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != DISCARDING:
            refusal = finish_first(s)
            if refusal is not None:
                return refusal
            return _no_discard_due(s)
        player = s.players[s.to_move]
        if player.rna[self.letter] == player.aside[self.letter]:
            name = LETTERS[self.letter]
            more = player.aside[self.letter] > 0
            left = [LETTERS[letter] for letter in range(4) if player.rna[letter] > player.aside[letter]]
            return refuse(
                "not_in_hand",
                "§7.3",
                f"You hold no {'more ' if more else ''}{name}; {s.due} to discard.",
                {"variant": "rna_left" if more else "rna", "letter": name, "due": s.due},
                biology=SHORT_LIVED,
                remedy=f"Discard {listed(left, 'or')}.",
                moves=[f"discard {letter}" for letter in left],
            )
        return None

    def play(self, s: State) -> None:
        s.players[s.to_move].aside[self.letter] += 1
        s.due -= 1
        if s.listener is not None:
            name = LETTERS[self.letter]
            hand = f"rna:{s.to_move}"
            aside = f"aside:{s.to_move}"
            s.tell(LaidAside(s.to_move, moved=[travel(HIDDEN_RNA, hand, aside)]))
            s.tell(ChoseRna(s.to_move, name, only=s.to_move, moved=[travel(f"rna:{name}", hand, aside)]))
        if s.due == 0:
            next_discard(s)


def _no_discard_due(s: State) -> Refusal:
    """Refuse a discard without a limit, or before the end of a round."""
    player = s.players[s.to_move]
    if not s.advanced:
        text = "In the basic game there is no limit: RNA stays in your hand until it is used."
        return refuse("no_discard_due", "§7.3", text, {"variant": "basic"}, biology=SHORT_LIVED)
    return refuse(
        "no_discard_due",
        "§7.3",
        "RNA is discarded only at the end of a round, and only over the limit.",
        {"limit": player.rna_limit, "held": player.rna_size},
        biology=SHORT_LIVED,
        remedy=f"You hold {player.rna_size}, and your limit is {player.rna_limit}.",
    )


USE_NUCLEUS: Final = UseNucleus()
TAKE_RNA: Final[list[Move]] = [TakeRna(letter) for letter in range(4)]
DRAW_TWO: Final = DrawTwo()
KEEP_RNA: Final[list[Move]] = [KeepRna(letter) for letter in range(4)]
USE_VACUOLE: Final = UseVacuole()
GATHER: Final = Gather()
RAISE_ENERGY: Final = Raise("energy")
RAISE_RNA: Final = Raise("rna")
DISCARD_RNA: Final[list[Move]] = [Discard(letter) for letter in range(4)]
