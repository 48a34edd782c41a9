"""Peptide: drawing amino acids with an Amino-Acyl (§3.6) and building the chain with a Ribosome (§3.7)."""

from typing import Final

from benchtop.core.events import travel
from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE
from benchtop.core.text import listed

from ..components import (
    AMINO_ACYL,
    AMINOS,
    CODON,
    COST_AMINO_ACYL,
    COST_RIBOSOME,
    FACTS,
    KINDS,
    LETTERS,
    MISSING,
    NAMES,
    NEEDS,
    NUCLEUS,
    RIBOSOME,
    ROUNDS_AFTER_STOP,
    STOP,
    THREE,
    TITLES,
    VACUOLE,
    spelled,
)
from ..events import HIDDEN_AMINO, Added, Fixed, KeptAmino, SawAminos, StopShown, TookAmino, one_by_one
from ..refusals import (
    CODONS,
    FROM_FOOD,
    ORIGIN,
    SPELLING,
    STALLED,
    cannot_pay,
    finish_first,
    legal_of,
    not_in_use,
    refuse,
)
from ..state import BUILDING, KEEPING_AMINO, RESOLVING, Player, State
from ..turns import end_done_turn, has_face_up_rna_to_come, has_rna_to_draw
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
            return refuse(
                "deck_empty",
                "§5.4",
                "No amino acid is left in the deck.",
                {"organelle": KINDS[AMINO_ACYL]},
                biology=FROM_FOOD,
                remedy="An Amino-Acyl can only be declined now: nothing is paid.",
            )
        facts: Facts = {"variant": "organelle", "organelle": KINDS[AMINO_ACYL]}
        return cannot_pay(s, COST_AMINO_ACYL, "§3.6", "an Amino-Acyl", facts, FACTS[AMINO_ACYL][0])

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
    """Add an amino acid to the hand of the seat to move; `back` is the card put back on top, or NONE."""
    hand = s.players[s.to_move].amino
    hand.append(kept)
    hand.sort()
    s.draws.add(s.to_move, kept, back)
    s.drawn_in = s.round
    s.phase = RESOLVING
    if s.listener is not None:
        name = THREE[kept]
        top = None if back == NONE else THREE[back]
        zone = f"amino:{s.to_move}"
        s.tell(TookAmino(s.to_move, back=back != NONE, moved=[travel(HIDDEN_AMINO, "amino-deck", zone)]))
        way = travel(f"amino:{name}", "amino-deck", zone)
        s.tell(KeptAmino(s.to_move, name, top, only=s.to_move, moved=[way]))
    end_done_turn(s)


class KeepAmino(Move):
    """Keep one of the top two amino acids; the other goes back on top of the deck (§3.6)."""

    def __init__(self, amino: int) -> None:
        name = THREE[amino]
        super().__init__(f"keep {name}", [f"look:{name}"], public_notation="keep ?", params={"amino": name})
        self.amino = amino

    def why_not(self, s: State) -> Refusal | None:
        refusal = unusable(s, USE_AMINO_ACYL)
        if refusal is None:
            refusal = not_in_use(s, KEEPING_AMINO, "§3.6", AMINO_ACYL)
        if refusal is None and self.amino not in s.amino_deck[-2:]:
            top, second = THREE[s.amino_deck[-1]], THREE[s.amino_deck[-2]]
            return refuse(
                "not_drawn",
                "§3.6",
                f"You are looking at {top} and {second}, not at {THREE[self.amino]}.",
                {"variant": "amino", "drawn": [top, second], "amino": THREE[self.amino]},
                biology=MISSING[AMINO_ACYL],
                remedy=f"Keep {top} or {second}.",
                moves=[f"keep {top}", f"keep {second}"],
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
    """Pay ATP and begin to use a Ribosome, to add or fix an amino acid (§3.7)."""

    def __init__(self) -> None:
        super().__init__(RIBOSOME, "chain")

    def why_not(self, s: State) -> Refusal | None:
        refusal = super().why_not(s)
        if refusal is not None:
            return refusal
        player = s.players[s.to_move]
        if len(player.chain) == player.fixed and not can_add_any(player):
            return _nothing_to_build(s, player)
        facts: Facts = {"variant": "organelle", "organelle": KINDS[RIBOSOME]}
        return cannot_pay(s, COST_RIBOSOME, "§3.7", "a Ribosome", facts, FACTS[RIBOSOME][0])

    def play(self, s: State) -> None:
        self.begin(s)
        s.phase = BUILDING


def _nothing_to_build(s: State, player: Player) -> Refusal:
    """Refuse to use a Ribosome with nothing to add or fix."""
    if player.amino:
        rna = list(spelled(player.rna))
        has = f"Your RNA, {' '.join(rna)}, matches" if rna else "You hold no RNA that matches"
        text = f"{has} none of your amino acids, and your chain has nothing to fix."
        if not rna:
            text = "You hold no RNA for your amino acids, and your chain has nothing to fix."
        nearest = min(player.amino, key=lambda amino: len(lacking(player, amino)))
        lacks = lacking(player, nearest)
        brings = [kind for kind in (NUCLEUS, VACUOLE) if player.up[kind] and has_rna_to_draw(s)]
        facts: Facts = {"variant": "rna", "rna": rna, "amino": THREE[nearest], "lacks": list(lacks)}
        remedy = f"{NAMES[nearest].capitalize()} lacks {' '.join(lacks)}."
        biology = SPELLING[nearest]
    else:
        text = "You hold no amino acid, and your chain has nothing to fix."
        brings = [AMINO_ACYL] if USE_AMINO_ACYL in s.legal() else []
        facts = {"variant": "amino"}
        remedy = "An Amino-Acyl would bring one."
        biology = STALLED
    facts |= {"brings": [KINDS[kind] for kind in brings], "organelle": KINDS[AMINO_ACYL]}
    if brings:
        first = f"Use the {listed([TITLES[kind] for kind in brings], 'or the')} first."
        remedy = f"{remedy} {first}" if player.amino else first
    moves = [f"use {KINDS[kind]}" for kind in brings]
    return refuse("nothing_to_build", "§3.7", text, facts, biology=biology, remedy=remedy, moves=moves)


def lacking(player: Player, amino: int) -> str:
    """Return the RNA that a hand lacks for an amino acid, in the order of its codon (§3.8)."""
    return lacking_from(player.rna, amino)


def lacking_from(rna: list[int], amino: int) -> str:
    """Return the RNA that these cards, counted by letter, lack for an amino acid."""
    left = rna[:]
    lacks = ""
    for letter in CODON[amino]:
        place = LETTERS.index(letter)
        if left[place] > 0:
            left[place] -= 1
        else:
            lacks += letter
    return lacks


def unusable(s: State, use: Use) -> Refusal | None:
    """Refuse a choice whose organelle the seat to move has but cannot use."""
    if s.phase != RESOLVING or s.players[s.to_move].up[use.kind] == 0:
        return None
    return use.why_not(s)


def no_ribosome(s: State) -> Refusal | None:
    """Refuse a choice that only a Ribosome offers (§3.7)."""
    refusal = unusable(s, USE_RIBOSOME)
    return not_in_use(s, BUILDING, "§3.7", RIBOSOME) if refusal is None else refusal


class Add(Move):
    """Play an amino acid with its three RNA cards to the right end of the peptide chain (§3.7)."""

    def __init__(self, amino: int) -> None:
        name = THREE[amino]
        super().__init__(f"add {name}", touches=[f"hand:{name}", "chain"], params={"amino": name})
        self.amino = amino

    def why_not(self, s: State) -> Refusal | None:
        refusal = finish_first(s) if s.phase != BUILDING else None
        if refusal is not None:
            return refusal
        player = s.players[s.to_move]
        if self.amino not in player.amino:
            return self._not_in_hand(s)
        if not can_add(player, self.amino):
            return self._missing_rna(s)
        return no_ribosome(s)

    def _missing_rna(self, s: State) -> Refusal:
        """Refuse to add, naming the letters that the hand lacks and what brings RNA."""
        player = s.players[s.to_move]
        missing = lacking(player, self.amino)
        ready = s.phase == RESOLVING and player.up[NUCLEUS] > 0 and has_face_up_rna_to_come(s)
        return refuse(
            "missing_rna",
            "§3.8",
            f"{NAMES[self.amino].capitalize()} needs {' '.join(CODON[self.amino])};"
            f" your RNA lacks {' '.join(missing)}.",
            {
                "amino": THREE[self.amino],
                "needs": list(CODON[self.amino]),
                "lacks": list(missing),
                "codons": CODONS[self.amino],
                "brings": [KINDS[NUCLEUS], KINDS[VACUOLE]],
            },
            biology=SPELLING[self.amino],
            remedy="Use your Nucleus first: it brings RNA." if ready else "A Nucleus or a Vacuole brings RNA.",
            moves=["use nucleus"] if ready else [],
        )

    def _not_in_hand(self, s: State) -> Refusal:
        """Refuse to add, saying where the amino acid is, if known, and what is in hand."""
        name = NAMES[self.amino]
        hand = [THREE[amino] for amino in s.players[s.to_move].amino]
        facts: Facts = {"variant": "amino", "amino": THREE[self.amino], "hand": hand}
        if any(self.amino in player.chain for player in s.players):
            text = f"The one {name} card lies in a chain already."
            facts["variant"] = "in_chain"
        else:
            text = f"You hold no {name}."
        if hand:
            remedy = f"In hand you have {listed(hand)}."
        else:
            remedy = "An Amino-Acyl brings amino acids."
            facts["organelle"] = KINDS[AMINO_ACYL]
        return refuse("not_in_hand", "§3.7", text, facts, biology=ORIGIN[self.amino], remedy=remedy)

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
                *one_by_one("rna", codon, f"rna:{s.to_move}", f"codons:{s.to_move}"),
            ]
            s.tell(Added(s.to_move, name, codon, len(player.chain), moved=moved))
        end_done_turn(s)


class Fix(Move):
    """Turn the leftmost face-up amino acid of the chain face down for good, and take the top bonus card (§3.7)."""

    def __init__(self) -> None:
        super().__init__("fix", touches=["chain"])

    def why_not(self, s: State) -> Refusal | None:
        refusal = finish_first(s) if s.phase != BUILDING else None
        player = s.players[s.to_move]
        if refusal is None and len(player.chain) == player.fixed:
            moves = legal_of(s, "add")
            names = [move.partition(" ")[2] for move in moves]
            remedy = f"Add {listed(names, 'or')}: it can be fixed later." if moves else "Adding comes before fixing."
            return refuse(
                "nothing_to_fix",
                "§3.7",
                "No amino acid of your chain lies face up; START is never turned.",
                {"never": "START", "amino": names},
                biology="A ribosome can make a bond only to an amino acid that a tRNA has brought.",
                remedy=remedy,
                moves=moves,
            )
        return no_ribosome(s) if refusal is None else refusal

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
            moved = one_by_one("rna", codon, f"codons:{s.to_move}", "rna-discards")
            if bonus:
                moved.append(travel(f"bonus:{bonus}", "bonuses", f"bonus:{s.to_move}"))
            s.tell(Fixed(s.to_move, THREE[amino], codon, player.fixed, bonus or None, moved=moved))
        end_done_turn(s)


USE_AMINO_ACYL: Final = UseAminoAcyl()
KEEP_AMINO: Final[list[Move]] = [KeepAmino(amino) for amino in range(AMINOS)]
USE_RIBOSOME: Final = UseRibosome()
ADD: Final[list[Move]] = [Add(amino) for amino in range(AMINOS)]
FIX: Final = Fix()
