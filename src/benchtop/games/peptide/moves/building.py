"""Peptide: drawing amino acids with an Amino-Acyl (§3.6) and building the chain with a Ribosome (§3.7)."""

from typing import Final

from benchtop.core.events import travel
from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE

from ..components import (
    AMINO_ACYL,
    AMINOS,
    CODON,
    COST_AMINO_ACYL,
    COST_RIBOSOME,
    KINDS,
    NAMES,
    NEEDS,
    NUCLEUS,
    ORGANELLE_FACTS,
    RIBOSOME,
    ROUNDS_AFTER_STOP,
    STOP,
    THREE,
    VACUOLE,
    spelled,
)
from ..events import HIDDEN_AMINO, Added, Fixed, KeptAmino, SawAminos, StopShown, TookAmino, ways
from ..refusals import CODONS, SPELLING, cannot_pay, no_ribosome, not_in_use
from ..state import BUILDING, KEEPING_AMINO, RESOLVING, Player, State
from ..turns import end_idle_turn
from .resolution import Use

# -- amino-acyl ---------------------------------------------------------------------------------------------------


class UseAminoAcyl(Use):
    """Pay ATP and look at the top two amino acids; STOP is shown at once (§3.6)."""

    def __init__(self) -> None:
        super().__init__(AMINO_ACYL, "amino-deck")

    def why_not(self, s: State) -> Refusal | None:
        refusal = super().why_not(s)
        if refusal is not None:
            return refusal
        if not s.amino_deck:
            return Refusal(
                "deck_empty", "§5.4", "No amino acid is left in the deck.", remedy="Decline it: nothing is paid."
            )
        facts: Facts = {"variant": "organelle", "organelle": KINDS[AMINO_ACYL]}
        return cannot_pay(s, COST_AMINO_ACYL, "§3.6", "an Amino-Acyl", facts, ORGANELLE_FACTS[AMINO_ACYL])

    def play(self, s: State) -> None:
        self.begin(s)
        s.revealed += 1
        deck = s.amino_deck
        if len(deck) == 1:
            take_amino(s, deck.pop(), NONE)
        elif deck[-1] == STOP or deck[-2] == STOP:
            kept = deck.pop()
            if kept == STOP:
                kept = deck.pop()
            else:
                deck.pop()
            s.last_round = s.round + ROUNDS_AFTER_STOP
            if s.listener is not None:
                way = travel(f"amino:{THREE[STOP]}", "amino-deck", "stop")
                s.tell(StopShown(s.to_move, s.last_round, moved=[way]))
            take_amino(s, kept, NONE)
        else:
            s.phase = KEEPING_AMINO
            if s.listener is not None:
                s.tell(SawAminos(s.to_move, [THREE[deck[-1]], THREE[deck[-2]]], only=s.to_move))


def take_amino(s: State, kept: int, back: int) -> None:
    """An amino acid goes to the hand of the seat to move; `back` is the one that went back on top, or NONE."""
    hand = s.players[s.to_move].amino
    hand.append(kept)
    hand.sort()
    s.draws.add(s.to_move, kept, back)
    s.phase = RESOLVING
    if s.listener is not None:
        name = THREE[kept]
        top = None if back == NONE else THREE[back]
        zone = f"amino:{s.to_move}"
        s.tell(TookAmino(s.to_move, back=back != NONE, moved=[travel(HIDDEN_AMINO, "amino-deck", zone)]))
        way = travel(f"amino:{name}", "amino-deck", zone)
        s.tell(KeptAmino(s.to_move, name, top, only=s.to_move, moved=[way]))
    end_idle_turn(s)


class KeepAmino(Move):
    """Keep one of the two amino acids looked at; the other goes back on top of the deck (§3.6)."""

    def __init__(self, amino: int) -> None:
        name = THREE[amino]
        super().__init__(f"keep {name}", [f"look:{name}"], public_notation="keep ?", params={"amino": name})
        self.amino = amino

    def why_not(self, s: State) -> Refusal | None:
        text, remedy = "You are not looking at amino acids.", "Use an Amino-Acyl that you have selected."
        refusal = not_in_use(s, KEEPING_AMINO, "§3.6", text, remedy, AMINO_ACYL, "not_looking")
        if refusal is None and self.amino not in s.amino_deck[-2:]:
            one, two = THREE[s.amino_deck[-1]], THREE[s.amino_deck[-2]]
            return Refusal(
                "not_drawn",
                "§3.6",
                f"You are looking at {one} and {two}, not at {THREE[self.amino]}.",
                remedy=f"Keep {one} or {two}.",
                params={"variant": "amino", "drawn": [one, two], "amino": THREE[self.amino]},
            )
        return refusal

    def play(self, s: State) -> None:
        deck = s.amino_deck
        top = deck.pop()
        if top == self.amino:
            take_amino(s, top, deck[-1])
        else:
            deck[-1] = top
            take_amino(s, self.amino, top)


# -- ribosome -----------------------------------------------------------------------------------------------------


def can_add(player: Player, amino: int) -> bool:
    """Whether the RNA in hand matches an amino acid (§3.8)."""
    need = NEEDS[amino]
    rna = player.rna
    return rna[0] >= need[0] and rna[1] >= need[1] and rna[2] >= need[2] and rna[3] >= need[3]


def can_add_any(player: Player) -> bool:
    """Whether the RNA in hand matches an amino acid in hand (§3.8)."""
    if player.rna_size >= 3:
        for amino in player.amino:
            if can_add(player, amino):
                return True
    return False


class UseRibosome(Use):
    """Pay ATP and begin to use a Ribosome: add an amino acid, or fix one (§3.7)."""

    def __init__(self) -> None:
        super().__init__(RIBOSOME, "chain")

    def why_not(self, s: State) -> Refusal | None:
        refusal = super().why_not(s)
        if refusal is not None:
            return refusal
        player = s.players[s.to_move]
        if len(player.chain) == player.fixed and not can_add_any(player):
            return Refusal(
                "nothing_to_build",
                "§3.7",
                "You can neither match an amino acid of your hand nor fix one of your chain.",
                remedy="Decline it.",
            )
        facts: Facts = {"variant": "organelle", "organelle": KINDS[RIBOSOME]}
        return cannot_pay(s, COST_RIBOSOME, "§3.7", "a Ribosome", facts, ORGANELLE_FACTS[RIBOSOME])

    def play(self, s: State) -> None:
        self.begin(s)
        s.phase = BUILDING


class Add(Move):
    """Play an amino acid with its three RNA cards to the right end of the peptide chain (§3.7)."""

    def __init__(self, amino: int) -> None:
        name = THREE[amino]
        super().__init__(f"add {name}", touches=[f"hand:{name}", "chain"], params={"amino": name})
        self.amino = amino

    def why_not(self, s: State) -> Refusal | None:
        refusal = no_ribosome(s)
        if refusal is not None:
            return refusal
        player = s.players[s.to_move]
        name = NAMES[self.amino]
        if self.amino not in player.amino:
            return Refusal(
                "not_in_hand",
                "§3.7",
                f"You hold no {name}.",
                remedy="Choose one from your hand.",
                params={"variant": "amino", "amino": THREE[self.amino]},
            )
        if not can_add(player, self.amino):
            missing = spelled([max(0, NEEDS[self.amino][letter] - player.rna[letter]) for letter in range(4)])
            return Refusal(
                "missing_rna",
                "§3.8",
                f"{name.capitalize()} needs {' '.join(CODON[self.amino])}; your RNA lacks {' '.join(missing)}.",
                biology=SPELLING[self.amino],
                remedy="A Nucleus or a Vacuole brings RNA.",
                params={
                    "amino": THREE[self.amino],
                    "needs": list(CODON[self.amino]),
                    "lacks": list(missing),
                    "codons": CODONS[self.amino],
                    "brings": [KINDS[NUCLEUS], KINDS[VACUOLE]],
                },
            )
        return None

    def play(self, s: State) -> None:
        player = s.players[s.to_move]
        need = NEEDS[self.amino]
        for letter in range(4):
            for _ in range(need[letter]):
                player.spend(letter)
        player.amino.remove(self.amino)
        player.chain.append(self.amino)
        s.draws.play(s.to_move, self.amino)
        s.revealed += 1
        s.phase = RESOLVING
        if s.listener is not None:
            name = THREE[self.amino]
            codon = CODON[self.amino]
            moved = [
                travel(f"amino:{name}", f"amino:{s.to_move}", f"chain:{s.to_move}"),
                *ways("rna", codon, f"rna:{s.to_move}", f"codons:{s.to_move}"),
            ]
            s.tell(Added(s.to_move, name, codon, len(player.chain), moved=moved))
        end_idle_turn(s)


class Fix(Move):
    """Turn the leftmost face-up amino acid of the chain face down for good, and take the top bonus card (§3.7)."""

    def __init__(self) -> None:
        super().__init__("fix", touches=["chain"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = no_ribosome(s)
        player = s.players[s.to_move]
        if refusal is None and len(player.chain) == player.fixed:
            return Refusal(
                "nothing_to_fix",
                "§3.7",
                "No amino acid of your chain lies face up; START is never turned.",
                remedy="Add an amino acid from your hand.",
                params={"never": "START"},
            )
        return refusal

    def play(self, s: State) -> None:
        player = s.players[s.to_move]
        amino = player.chain[player.fixed]
        player.fixed += 1
        need = NEEDS[amino]
        for letter in range(4):
            s.rna_discards[letter] += need[letter]
        s.rna_discards_size += 3
        bonus = 0
        if s.bonuses:
            bonus = s.bonuses.pop()
            player.bonus.append(bonus)
        s.phase = RESOLVING
        if s.listener is not None:
            codon = CODON[amino]
            moved = ways("rna", codon, f"codons:{s.to_move}", "rna-discards")
            if bonus:
                moved.append(travel(f"bonus:{bonus}", "bonuses", f"bonus:{s.to_move}"))
            s.tell(Fixed(s.to_move, THREE[amino], codon, player.fixed, bonus or None, moved=moved))
        end_idle_turn(s)


USE_AMINO_ACYL: Final = UseAminoAcyl()
KEEP_AMINO: Final[list[Move]] = [KeepAmino(amino) for amino in range(AMINOS)]
USE_RIBOSOME: Final = UseRibosome()
ADD: Final[list[Move]] = [Add(amino) for amino in range(AMINOS)]
FIX: Final = Fix()
