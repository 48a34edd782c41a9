"""Peptide: a feel for good moves. § numbers point into docs/games/peptide/rules.md.

All that a seat does is work on amino acids: draw one, gather its three RNA cards, add it to the chain, fix it there.
Every step costs selections, of which there are two a round, or ATP that selections have brought. So a position is
judged like a workbench: what lies there, what each next step would earn, how much work it takes, and how many
selections are left before the game ends. A move is worth what it changes about that.
"""

import math
from typing import Final

from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move
from benchtop.core.state import NONE

from ..components import (
    AMINO_ACYL,
    COST_AMINO_ACYL,
    COST_RESET_ORGANELLES,
    COST_RESET_RNA,
    COST_RIBOSOME,
    COST_SELECT_TWICE,
    LAST_ROUND,
    LETTERS,
    MITOCHONDRIA,
    NAMES,
    NEEDS,
    NUCLEUS,
    RIBOSOME,
    STOP_WITHIN,
    TITLES,
    VACUOLE,
    VALUE,
)
from ..moves import MOVES
from ..moves.actions import END_TURN, RESET_ORGANELLES, RESET_RNA, SELECT_TWICE
from ..moves.building import ADD, FIX, KEEP_AMINO, USE_AMINO_ACYL, USE_RIBOSOME
from ..moves.gathering import (
    DISCARD_RNA,
    DRAW_TWO,
    GATHER,
    KEEP_RNA,
    RAISE_ENERGY,
    RAISE_RNA,
    TAKE_RNA,
    USE_NUCLEUS,
    USE_VACUOLE,
)
from ..moves.resolution import DECLINE_AMINO_ACYL, DECLINE_RIBOSOME, USE_FACE_DOWN, USE_MITOCHONDRIA
from ..moves.selection import TAKE, TAKE_DOWN, TAKE_FIRST_PLAYER
from ..state import SELECTING, Player, State
from .evaluation import FACE_UP, TURNED, Bench, Feel

# -- what a move is, by its number in the book --------------------------------------------------------------------

TAKES: Final = 0
TAKES_DOWN: Final = 1
BECOMES_FIRST: Final = 2
SELECTS_TWICE: Final = 3
RESETS_RNA: Final = 4
RESETS_ORGANELLES: Final = 5
ENDS: Final = 6
GAINS: Final = 7
USES: Final = 8
GETS_RNA: Final = 9
DRAWS_TWO: Final = 10
GATHERS: Final = 11
RAISES_ENERGY: Final = 12
RAISES_RNA: Final = 13
KEEPS: Final = 14
ADDS: Final = 15
FIXES: Final = 16
DECLINES: Final = 17
DISCARDS: Final = 18

_MEANING: Final[list[tuple[int, list[Move]]]] = [
    (TAKES, TAKE),
    (TAKES_DOWN, TAKE_DOWN),
    (BECOMES_FIRST, [TAKE_FIRST_PLAYER]),
    (SELECTS_TWICE, [SELECT_TWICE]),
    (RESETS_RNA, [RESET_RNA]),
    (RESETS_ORGANELLES, [RESET_ORGANELLES]),
    (ENDS, [END_TURN]),
    (GAINS, [USE_FACE_DOWN]),
    (USES, [USE_MITOCHONDRIA, USE_NUCLEUS, USE_VACUOLE, USE_AMINO_ACYL, USE_RIBOSOME]),
    (GETS_RNA, TAKE_RNA),
    (GETS_RNA, KEEP_RNA),
    (DRAWS_TWO, [DRAW_TWO]),
    (GATHERS, [GATHER]),
    (RAISES_ENERGY, [RAISE_ENERGY]),
    (RAISES_RNA, [RAISE_RNA]),
    (KEEPS, KEEP_AMINO),
    (ADDS, ADD),
    (FIXES, [FIX]),
    (DISCARDS, DISCARD_RNA),
]
DOES: Final[list[int]] = [DECLINES] * len(MOVES)
"""What kind of move it is, by its number in the book."""
WHICH: Final[list[int]] = [0] * len(MOVES)
"""The organelle, letter or amino acid that it is about."""
for _kind, _moves in _MEANING:
    for _place, _move in enumerate(_moves):
        DOES[_move.id] = _kind
        WHICH[_move.id] = _place
WHICH[DECLINE_AMINO_ACYL.id] = AMINO_ACYL
WHICH[DECLINE_RIBOSOME.id] = RIBOSOME

EAGER: Final[list[float]] = [0.06, 0.02, 0.05, 0.04, 0.0]
"""In which order organelles are best used: energy first, then luck, then choices, and what is built comes last."""

IDLE: Final = 0.5
"""What speaks against paying for new face-up cards without need: a Nucleus draws as well, and others choose too."""


class PeptideHeuristic(Heuristic):
    """Knows how much work is on the bench and how much time is left for it."""

    scale = 14.0
    rollout_depth = 25
    epsilon = 0.0  # a slip costs a whole selection, and would hide what a move is worth

    def __init__(self) -> None:
        self.feel: Feel = Feel()

    def rounds_left(self, s: State) -> float:
        """Rounds after this one: known once STOP lies open, else by how fast amino acids are drawn (§6.1)."""
        if s.last_round != NONE:
            return float(s.last_round - s.round)
        size = len(s.amino_deck)
        below = size - 2 if size < STOP_WITHIN + 1 else STOP_WITHIN - 1
        rounds = (size - 1 - 0.5 * below) / (self.feel.draws * math.sqrt(s.seats)) + 0.5
        if rounds < 1.0:
            rounds = 1.0
        most = float(LAST_ROUND - s.round)
        return rounds if rounds < most else most

    def picks_left(self, s: State, seat: int) -> float:
        """Selections that a seat will still make."""
        picks = 2.0 * self.rounds_left(s)
        if s.phase == SELECTING:
            picks += 2 - s.players[seat].picked
        return picks

    def being_first(self, s: State) -> float:
        """Points that the First Player card is worth while a round is to come."""
        others = s.seats - 1 if s.seats < 4 else 3
        return self.feel.rate * self.feel.first * others

    def evaluate(self, s: State) -> list[float]:
        feel = self.feel
        worth = [Bench(s, seat, feel).worth(self.picks_left(s, seat)) for seat in range(s.seats)]
        if self.rounds_left(s) >= 1.0:
            worth[s.first] += self.being_first(s)
        return worth

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        feel = self.feel
        seat = s.to_move
        bench = Bench(s, seat, feel)
        left = self.picks_left(s, seat)
        if s.phase == SELECTING:
            return self.weigh_selection(s, moves, bench, left)
        now = bench.worth(left)
        weights: list[float] = []
        for move in moves:
            does = DOES[move.id]
            which = WHICH[move.id]
            weight = now
            if does == USES:
                if which == AMINO_ACYL:
                    weight = self.with_unknown(bench, left)
                weight += EAGER[which]
            elif does == GAINS:
                weight += EAGER[MITOCHONDRIA]
            elif does == DECLINES:
                bench.up[which] -= 1
                weight = bench.worth(left) - 0.02
                bench.up[which] += 1
            elif does == GETS_RNA:
                weight = self.with_letter(bench, which, left)
            elif does == DRAWS_TWO:
                weight = self.drawing_two(s, bench, left)
            elif does == KEEPS:
                weight = self.with_amino(bench, which, left)
            elif does == ADDS:
                built = Bench(s, seat, feel)
                built.add(which)
                weight = built.worth(left)
            elif does == FIXES:
                built = Bench(s, seat, feel)
                built.fix()
                weight = built.worth(left)
            elif does == DISCARDS:
                bench.rna[which] -= 1
                weight = bench.worth(left)
                bench.rna[which] += 1
            elif does in (RAISES_ENERGY, RAISES_RNA):
                bench.up[VACUOLE] -= 1
                weight = bench.worth(left)
                bench.up[VACUOLE] += 1
                if does == RAISES_RNA:
                    weight += feel.room * left * (6 - bench.rna_limit) / 3.0
                else:
                    weight += feel.power * left * (7 - bench.energy_limit) / 3.0
            elif does == RESETS_RNA:
                bench.atp -= COST_RESET_RNA
                weight = bench.worth(left) - IDLE
                bench.atp += COST_RESET_RNA
            weights.append(weight)
        return weights

    def weigh_selection(self, s: State, moves: list[Move], bench: Bench, left: float) -> list[float]:
        """Phase 1: what every organelle would bring to the bench (§2)."""
        feel = self.feel
        after = left - 1.0
        brings: list[float] = []
        for kind in range(5):
            bench.up[kind] += 1
            brings.append(bench.worth(after))
            bench.up[kind] -= 1
        bench.down += 1
        down = bench.worth(after)
        bench.down -= 1
        top = down
        for kind in range(5):
            if s.field[kind] > 0 and brings[kind] > top:
                top = brings[kind]
        weights: list[float] = []
        for move in moves:
            does = DOES[move.id]
            which = WHICH[move.id]
            weight = 0.0
            if does == TAKES:
                weight = brings[which]
                if s.field[which] == 1:
                    weight += feel.deny
            elif does == TAKES_DOWN:
                weight = down
                if s.field[which] == 1:
                    weight += feel.deny
            elif does == BECOMES_FIRST:
                weight = bench.worth(after)
                if left > 2.0:
                    weight += self.being_first(s)
            elif does == SELECTS_TWICE:
                weight = self.paid(bench, COST_SELECT_TWICE, top, after)
            elif does == RESETS_RNA:
                weight = self.paid(bench, COST_RESET_RNA, bench.worth(left) if s.due == 0 else top, left) - IDLE
            elif does == RESETS_ORGANELLES:
                if s.due == 0:
                    weight = self.paid(bench, COST_RESET_ORGANELLES, bench.worth(left), left) - IDLE
                else:
                    weight = self.paid(bench, COST_RESET_ORGANELLES, self.dealt_anew(s, brings, down), after)
            else:
                weight = bench.worth(left)
            weights.append(weight)
        return weights

    def paid(self, bench: Bench, atp: int, weight: float, left: float) -> float:
        """A weight less what so much ATP is worth on this bench."""
        before = bench.worth(left)
        bench.atp -= atp
        after = bench.worth(left)
        bench.atp += atp
        return weight - (before - after)

    def dealt_anew(self, s: State, brings: list[float], down: float) -> float:
        """What the best organelle of a new field brings, on average (§4.2)."""
        size = s.field_size
        total = 0.0
        none_so_far = 1.0
        used = [False] * 5
        for _ in range(5):
            best = -1
            for kind in range(5):
                if not used[kind] and (best < 0 or brings[kind] > brings[best]):
                    best = kind
            used[best] = True
            if brings[best] <= down:
                break
            share = s.deck[best] / s.deck_size if s.deck_size >= size else 0.2
            absent = none_so_far * (1.0 - share) ** size
            total += (none_so_far - absent) * brings[best]
            none_so_far = absent
        return total + none_so_far * down

    def with_letter(self, bench: Bench, letter: int, left: float) -> float:
        """The worth of the bench when a Nucleus has brought this letter."""
        bench.up[NUCLEUS] -= 1
        bench.rna[letter] += 1
        weight = bench.worth(left)
        bench.rna[letter] -= 1
        bench.up[NUCLEUS] += 1
        return weight

    def drawing_two(self, s: State, bench: Bench, left: float) -> float:
        """The worth of the better of two letters from the deck (§3.4)."""
        pile = s.rna_deck if s.rna_deck_size > 1 else s.rna_discards
        size = s.rna_deck_size if s.rna_deck_size > 1 else s.rna_discards_size
        if size == 0:
            return bench.worth(left)
        by_letter = [self.with_letter(bench, letter, left) for letter in range(4)]
        total = 0.0
        for one in range(4):
            for two in range(4):
                best = by_letter[one] if by_letter[one] > by_letter[two] else by_letter[two]
                total += pile[one] * pile[two] * best
        return total / (size * size)

    def with_amino(self, bench: Bench, amino: int, left: float) -> float:
        """The worth of the bench when an Amino-Acyl has brought this amino acid."""
        bench.up[AMINO_ACYL] -= 1
        bench.atp -= COST_AMINO_ACYL
        bench.amino.append(amino)
        weight = bench.worth(left)
        bench.amino.pop()
        bench.atp += COST_AMINO_ACYL
        bench.up[AMINO_ACYL] += 1
        return weight

    def with_unknown(self, bench: Bench, left: float) -> float:
        """The worth of the bench when the Amino-Acyl is used before anything else."""
        bench.up[AMINO_ACYL] -= 1
        bench.atp -= COST_AMINO_ACYL
        bench.unknown += 1
        weight = bench.worth(left)
        bench.unknown -= 1
        bench.atp += COST_AMINO_ACYL
        bench.up[AMINO_ACYL] += 1
        return weight

    # -- in words -----------------------------------------------------------------------------------------------------

    def explain(self, s: State, move: Move) -> str:
        player = s.players[s.to_move]
        does = DOES[move.id]
        which = WHICH[move.id]
        if does == TAKES:
            last = f"; the last {TITLES[which]} in the field" if s.field[which] == 1 else ""
            return self.use_of(s, player, which, selecting=True) + last
        if does == TAKES_DOWN:
            last = f"; leaves no {TITLES[which]} to others" if s.field[which] == 1 else ""
            return "1 ATP" + last
        if does == USES:
            return self.use_of(s, player, which, selecting=False)
        if does == BECOMES_FIRST:
            return "chooses first from the next pass on"
        if does == SELECTS_TWICE:
            return f"both selections now, from {s.field_size} organelles"
        if does == GAINS:
            return "1 ATP"
        if does == GETS_RNA:
            return completes(player, which)
        if does == DRAWS_TWO:
            wanted = [letter for letter in range(4) if wants(player, letter)]
            size = s.rna_deck_size
            if not wanted or size == 0:
                return ""
            hits = 0
            for letter in wanted:
                hits += s.rna_deck[letter]
            odds = 1.0 - ((size - hits) / size) ** 2
            return f"{', '.join([LETTERS[letter] for letter in wanted])} would help: about {round(100 * odds)} %"
        if does == KEEPS:
            lack = missing(player, which)
            return f"worth {VALUE[which]}, " + (f"lacks {lack}" if lack else "matched by your RNA already")
        if does == ADDS:
            return f"+{FACE_UP[which]} in the chain, {TURNED[which]} more when it is fixed"
        if does == FIXES:
            return fixing(s, player)
        if does == DECLINES:
            return f"saves {COST_AMINO_ACYL if which == AMINO_ACYL else COST_RIBOSOME} ATP"
        if does == DISCARDS:
            return "" if wants(player, which, spare=1) else f"nothing in your hand needs this {LETTERS[which]}"
        if does == RAISES_ENERGY:
            return f"keeps up to {player.energy_limit + 1} ATP from round to round"
        if does == RAISES_RNA:
            return f"keeps up to {player.rna_limit + 1} RNA cards from round to round"
        if does == GATHERS:
            return "1 ATP and an RNA card"
        return ""

    def use_of(self, s: State, player: Player, kind: int, *, selecting: bool) -> str:
        """What an organelle would do for this seat, in words."""
        if kind == MITOCHONDRIA:
            return f"2 ATP, {player.atp + 2} in all"
        if kind == VACUOLE:
            return "1 ATP and an RNA card"
        if kind == NUCLEUS:
            nearest = -1
            for amino in player.amino:
                lack = missing(player, amino)
                if lack and (nearest < 0 or len(lack) < len(missing(player, nearest))):
                    nearest = amino
            return "an RNA card of choice" if nearest < 0 else f"{NAMES[nearest]} lacks {missing(player, nearest)}"
        energy = player.atp
        if selecting:
            energy += player.cards - sum(player.up) + 2 * player.up[MITOCHONDRIA] + player.up[VACUOLE]
        if kind == AMINO_ACYL:
            if energy < COST_AMINO_ACYL:
                return f"needs {COST_AMINO_ACYL} ATP, and there will be {energy}"
            bench = Bench(s, s.to_move, self.feel)
            left = self.picks_left(s, s.to_move) - (1.0 if selecting else 0.0)
            without = bench.worth(left)
            bench.unknown += 1
            return f"one more amino acid: {bench.worth(left) - without:+.1f} points to be expected"
        if energy < COST_RIBOSOME:
            return f"needs {COST_RIBOSOME} ATP, and there is none"
        for amino in player.amino:
            if not missing(player, amino):
                return f"can add {NAMES[amino]}: +{FACE_UP[amino]}"
        return fixing(s, player) if len(player.chain) > player.fixed else "nothing to add or fix yet"


def missing(player: Player, amino: int) -> str:
    """The letters that RNA in hand lacks for an amino acid."""
    need = NEEDS[amino]
    return "".join([LETTERS[letter] * max(0, need[letter] - player.rna[letter]) for letter in range(4)])


def wants(player: Player, letter: int, spare: int = 0) -> bool:
    """Whether an amino acid in hand needs more of a letter than there is, leaving out so many."""
    return any(NEEDS[amino][letter] > player.rna[letter] - spare for amino in player.amino)


def completes(player: Player, letter: int) -> str:
    """What another RNA card of a letter does for the hand, in words."""
    for amino in player.amino:
        if missing(player, amino) == LETTERS[letter]:
            return f"completes {NAMES[amino]}"
    for amino in player.amino:
        if LETTERS[letter] in missing(player, amino):
            return f"{NAMES[amino]} lacks {missing(player, amino)}"
    return "no amino acid in your hand lacks it"


def fixing(s: State, player: Player) -> str:
    """What fixing the leftmost face-up amino acid earns, in words."""
    amino = player.chain[player.fixed]
    bonus = f" and the +{s.bonuses[-1]} bonus" if s.bonuses else ""
    return f"fixing {NAMES[amino]}: +{TURNED[amino]}{bonus}"
