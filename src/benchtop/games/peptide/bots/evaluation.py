"""Peptide: the evaluation of a seat's cards and prospects, in work and points.

Everything a seat does is work on amino acids: draw an amino acid, gather its three RNA cards, add it to the chain, fix
it there. Every step costs selections, or ATP from earlier selections. So the evaluation adds up the points on the
table and what each next step would earn, given its work and the selections left before the game ends.
"""

from typing import Final

from .. import components
from ..components import (
    AMINO_ACYL,
    AMINOS,
    COST_AMINO_ACYL,
    COST_RIBOSOME,
    GAIN_FACE_DOWN,
    GAIN_MITOCHONDRIA,
    GAIN_VACUOLE,
    MITOCHONDRIA,
    NEEDS,
    NUCLEUS,
    POINTS_MATCHED,
    POINTS_UNMATCHED,
    RIBOSOME,
    VACUOLE,
    VALUE,
)
from ..state import BUILDING, CHOOSING_RNA, DISCARDING, KEEPING_AMINO, KEEPING_RNA, USING_VACUOLE, State

USUAL: Final[int] = round(sum(VALUE) / AMINOS)
UNKNOWN: Final = AMINOS
"""An amino acid yet to be drawn, of average value."""
FACE_UP: Final[list[int]] = [*components.FACE_UP, (USUAL + 1) // 2]
FIXING: Final[list[int]] = [*components.FIXING, USUAL // 2]
MATCHING: Final[float] = float(POINTS_MATCHED + POINTS_UNMATCHED)
"""Points for completing the RNA of an amino acid in hand (§6.2)."""


class Weights:
    """Weights of the evaluation. Work is counted in selections."""

    def __init__(self) -> None:
        self.atp: float = 0.43
        """Work that 1 ATP saves."""
        self.spare_atp: float = 0.14
        """Work that 1 ATP beyond the first four saves."""
        self.missing_letter: float = 0.95
        """Work to find a missing letter."""
        self.spare_rna: float = 0.37
        """Work saved by an RNA card that no amino acid in hand needs."""
        self.unseen_rna: float = 0.6
        """Work that an unseen RNA card saves."""
        self.uncertainty: float = 3.0
        """Uncertainty of plans, in work: a step is certain only with half of this to spare."""
        self.competition: float = 1.25
        """Selections it takes to get a needed organelle, since others compete for it."""
        self.points_a_selection: float = 0.75
        """Points per selection in the long run."""
        self.closing_work: float = 1.8
        """Work at the end of the game that is too late for anything new."""
        self.work_an_amino: float = 7.0
        """Work to bring an amino acid from the deck to its fixed place in the chain."""
        self.surplus_points: float = 0.2
        """Points per selection beyond the work that the seat's share of the deck needs."""
        self.bonus_chance: float = 0.65
        """Probability of fixing in time for the top bonus card (§3.7)."""
        self.draw_rate: float = 0.55
        """Amino acids drawn per round, which bring STOP closer (§6.1), divided by the square root of the seats."""
        self.quiet: float = 0.25
        """Extra rounds expected for every whole round without a draw of amino acids (§6.1)."""
        self.first_player: float = 2.4
        """Work that the First Player card saves before another seat takes it, times the number of seats (§2.5)."""
        self.denial: float = 0.15
        """Points for taking the last organelle of a kind."""
        self.unknown_letters: float = 2.0
        """Letters that the next amino acid drawn will lack, chosen from two to suit the hand."""
        self.rna_room: float = 0.06
        """Points for raising the RNA limit, per selection left (§7.2)."""
        self.energy_room: float = 0.03
        """Points for raising the energy limit, per selection left (§7.2)."""
        self.reset_penalty: float = 0.5
        """Penalty for paying for new face-up RNA: a Nucleus can draw instead, and others profit too."""


class Holdings:
    """A copy of what a seat has, for trying moves; an organelle in use counts as not yet used."""

    def __init__(self, s: State, seat: int) -> None:
        player = s.players[seat]
        self.advanced: bool = s.advanced
        self.energy_limit: int = player.energy_limit
        self.rna_limit: int = player.rna_limit
        self.atp: int = player.atp
        self.rna: list[int] = player.rna[:]
        self.amino: list[int] = player.amino[:]
        self.up: list[int] = player.up[:]
        self.down: int = player.cards - (self.up[0] + self.up[1] + self.up[2] + self.up[3] + self.up[4])
        self.fixing: list[int] = []
        """Points that fixing each face-up amino acid would add, from the left."""
        self.on_table: float = 0.0
        """Points of bonus cards and chain."""
        for card in player.bonus:
            self.on_table += card
        chain = player.chain
        for place in range(len(chain)):
            amino = chain[place]
            if place < player.fixed:
                self.on_table += VALUE[amino]
            else:
                self.on_table += FACE_UP[amino]
                self.fixing.append(FIXING[amino])
        self.unknown: int = 0
        """Amino acids drawn but not yet seen."""
        self.bonuses: list[int] = s.bonuses
        self.deck: int = len(s.amino_deck)
        self.share: float = float(self.deck) / s.seats
        """Amino acids that a seat can still hope to draw."""
        if seat == s.to_move:
            self.take_back(s.phase)
        if s.phase == DISCARDING:
            for letter in range(4):
                self.rna[letter] -= player.aside[letter]

    def take_back(self, phase: int) -> None:
        """Take back the organelle in use, with its price."""
        if phase in (CHOOSING_RNA, KEEPING_RNA):
            self.up[NUCLEUS] += 1
        elif phase == USING_VACUOLE:
            self.up[VACUOLE] += 1
        elif phase == KEEPING_AMINO:
            self.up[AMINO_ACYL] += 1
            self.atp += COST_AMINO_ACYL
        elif phase == BUILDING:
            self.up[RIBOSOME] += 1
            self.atp += COST_RIBOSOME

    def add(self, amino: int) -> None:
        """Use a Ribosome to add an amino acid."""
        need = NEEDS[amino]
        for letter in range(4):
            self.rna[letter] -= need[letter]
        self.amino.remove(amino)
        self.on_table += FACE_UP[amino]
        self.fixing.append(FIXING[amino])
        self.up[RIBOSOME] -= 1
        self.atp -= COST_RIBOSOME

    def fix(self) -> None:
        """Use a Ribosome to fix the leftmost face-up amino acid."""
        self.on_table += self.fixing.pop(0)
        if self.bonuses:
            self.on_table += self.bonuses[-1]
            self.bonuses = self.bonuses[:-1]
        self.up[RIBOSOME] -= 1
        self.atp -= COST_RIBOSOME


class Evaluation(Holdings):
    """An estimate of a seat's final points, first from the organelles it has taken, then from the selections left."""

    # Intermediate results of `points`:
    earned: float
    """Points so far."""
    energy: int
    """ATP left."""
    order: list[int]
    """Amino acids in hand, in building order."""
    lacks: list[int]
    """Number of letters that each of these lacks."""
    wild: int
    """Free choices of a letter that no amino acid in hand needs."""
    spare: int
    """RNA cards that no amino acid in hand needs."""
    to_fix: list[int]
    """Points that fixing each face-up amino acid adds, from the left."""
    fixed: int
    """Number of these already fixed."""
    bonuses_left: int
    """Bonus cards on the stack."""

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        super().__init__(s, seat)
        self.weights = weights

    def points(self, left: float) -> float:
        """Estimate the final points with the organelles taken and `left` more selections."""
        up = self.up
        self.energy = self.atp + GAIN_FACE_DOWN * self.down
        self.energy += GAIN_MITOCHONDRIA * up[MITOCHONDRIA] + GAIN_VACUOLE * up[VACUOLE]
        self.to_fix = self.fixing
        self.fixed = 0
        self.bonuses_left = len(self.bonuses)
        self.match_hand()
        if up[RIBOSOME]:
            self.use_ribosomes()
        if up[AMINO_ACYL] or self.unknown:
            self.use_amino_acyls()
        if self.advanced:
            self.keep_to_limits()
        return self.finish(left)

    # -- with the organelles taken ----------------------------------------------------------------------------------

    def match_hand(self) -> None:
        """Assign RNA to the amino acids in hand, fewest missing letters first, and count their points (§6.2)."""
        a, c, g, u = self.rna
        wild = self.up[NUCLEUS]  # a Nucleus nearly always brings a letter of choice
        order: list[int] = []
        lacks: list[int] = []
        matched = 0
        rest = self.amino[:]
        while rest:
            found = 0
            fewest = 9
            for place in range(len(rest)):
                amino = rest[place]
                need = NEEDS[amino]
                lack = need[0] - a if need[0] > a else 0
                lack += need[1] - c if need[1] > c else 0
                lack += need[2] - g if need[2] > g else 0
                lack += need[3] - u if need[3] > u else 0
                if lack < fewest or (lack == fewest and VALUE[amino] > VALUE[rest[found]]):
                    found = place
                    fewest = lack
            amino = rest.pop(found)
            need = NEEDS[amino]
            a = a - need[0] if a > need[0] else 0
            c = c - need[1] if c > need[1] else 0
            g = g - need[2] if g > need[2] else 0
            u = u - need[3] if u > need[3] else 0
            if fewest > 0 and wild > 0:
                less = fewest if fewest < wild else wild
                fewest -= less
                wild -= less
            order.append(amino)
            lacks.append(fewest)
            if fewest == 0:
                matched += 1
        self.order = order
        self.lacks = lacks
        self.wild = wild
        self.spare = a + c + g + u
        self.earned = self.on_table + (POINTS_MATCHED * matched - POINTS_UNMATCHED * (len(order) - matched))

    def use_ribosomes(self) -> None:
        """Use each Ribosome taken for what earns most."""
        for _ in range(self.up[RIBOSOME]):
            if self.energy < COST_RIBOSOME:
                return
            best = -1.0
            place = 0
            for number in range(len(self.order)):
                if self.lacks[number] == 0 and FACE_UP[self.order[number]] - 0.5 > best:
                    best = FACE_UP[self.order[number]] - 0.5
                    place = number
            fix = -1
            if self.fixed < len(self.to_fix):
                fix = self.to_fix[self.fixed] + (self.bonuses[self.bonuses_left - 1] if self.bonuses_left > 0 else 0)
            if fix > best:
                self.earned += fix
                self.fixed += 1
                self.bonuses_left -= 1 if self.bonuses_left > 0 else 0
                self.energy -= COST_RIBOSOME
            elif best > 0.0:
                amino = self.order.pop(place)
                self.lacks.pop(place)
                self.earned += FACE_UP[amino] - POINTS_MATCHED
                self.to_fix = [*self.to_fix, FIXING[amino]]
                self.energy -= COST_RIBOSOME

    def use_amino_acyls(self) -> None:
        """Draw unknown amino acids with the Amino-Acyls taken."""
        unknown = self.unknown
        for _ in range(self.up[AMINO_ACYL]):
            if self.energy >= COST_AMINO_ACYL and self.deck > 0:
                self.energy -= COST_AMINO_ACYL
                unknown += 1
        self.earned -= POINTS_UNMATCHED * unknown
        for _ in range(unknown):
            self.order.append(UNKNOWN)
            self.lacks.append(0)

    def keep_to_limits(self) -> None:
        """Discard what is over the limits (§7.3)."""
        if self.energy > self.energy_limit:
            self.energy = self.energy_limit
        added = len(self.to_fix) - len(self.fixing)
        rna = self.rna
        held = rna[0] + rna[1] + rna[2] + rna[3] + self.up[NUCLEUS] + self.up[VACUOLE] - 3 * added
        if held > self.rna_limit:
            self.spare -= held - self.rna_limit

    # -- with the selections left -----------------------------------------------------------------------------------

    def work(self, left: float) -> float:
        """Return the work possible with `left` selections and everything left over."""
        weights = self.weights
        atp = self.energy
        work = left + weights.unseen_rna * self.up[VACUOLE] + weights.spare_rna * self.spare
        work += 0.8 * weights.missing_letter * self.wild
        return work + (weights.atp * atp if atp <= 4 else weights.atp * 4 + weights.spare_atp * (atp - 4))

    def finish(self, left: float) -> float:
        """Estimate the final points: fix face-up amino acids, then complete, add and fix each amino acid in hand."""
        weights = self.weights
        competition = weights.competition
        build = 1.0 + weights.atp
        certainty = 1.0 / weights.uncertainty
        work = self.work(left)
        picks = left + 0.5 * self.up[VACUOLE]
        points = self.earned
        to_fix = self.to_fix
        for place in range(self.fixed, len(to_fix)):
            work -= build
            picks -= competition
            points += (to_fix[place] + self.bonus()) * chance(0.5 + work * certainty, picks)
        lacks = self.lacks
        for number, amino in enumerate(self.order):
            lacking = weights.unknown_letters if amino == UNKNOWN else float(lacks[number])
            if lacking > 0.0:
                work -= lacking * weights.missing_letter
                picks -= lacking * competition
                points += MATCHING * chance(0.5 + work * certainty, picks)
            work -= build
            picks -= competition
            points += (FACE_UP[amino] - POINTS_MATCHED) * chance(0.5 + work * certainty, picks)
            work -= build
            picks -= competition
            points += (FIXING[amino] + self.bonus()) * chance(0.5 + work * certainty, picks)
        # The remaining work goes into amino acids yet to be drawn: the seat's share of the deck, and hardly more.
        work -= weights.closing_work
        most = weights.work_an_amino * self.share
        if work > most:
            points += weights.points_a_selection * most + weights.surplus_points * (work - most)
        elif work > 0.0:
            points += weights.points_a_selection * work
        return points

    def bonus(self) -> float:
        """Return the expected points of the next bonus card, and use it up."""
        if self.bonuses_left == 0:
            return 0.0
        self.bonuses_left -= 1
        return self.weights.bonus_chance * self.bonuses[self.bonuses_left]

    # -- trying moves -----------------------------------------------------------------------------------------------

    def with_organelle(self, kind: int, left: float, cards: int = 1) -> float:
        """Estimate the points with another organelle face up, or with one fewer."""
        self.up[kind] += cards
        points = self.points(left)
        self.up[kind] -= cards
        return points

    def with_face_down(self, left: float) -> float:
        """Estimate the points with another organelle face down."""
        self.down += 1
        points = self.points(left)
        self.down -= 1
        return points

    def paying(self, atp: int, left: float) -> float:
        """Estimate the points after paying ATP."""
        self.atp -= atp
        points = self.points(left)
        self.atp += atp
        return points

    def without_letter(self, letter: int, left: float) -> float:
        """Estimate the points without an RNA card."""
        self.rna[letter] -= 1
        points = self.points(left)
        self.rna[letter] += 1
        return points

    def with_letter(self, letter: int, left: float) -> float:
        """Estimate the points after a Nucleus brought this letter."""
        self.rna[letter] += 1
        points = self.with_organelle(NUCLEUS, left, -1)
        self.rna[letter] -= 1
        return points

    def with_amino(self, amino: int, left: float) -> float:
        """Estimate the points after an Amino-Acyl brought this amino acid, possibly UNKNOWN."""
        if amino == UNKNOWN:
            self.unknown += 1
        else:
            self.amino.append(amino)
        self.atp -= COST_AMINO_ACYL
        points = self.with_organelle(AMINO_ACYL, left, -1)
        self.atp += COST_AMINO_ACYL
        if amino == UNKNOWN:
            self.unknown -= 1
        else:
            self.amino.pop()
        return points


def chance(by_work: float, by_picks: float) -> float:
    """Estimate the probability of completing a step, from the work and selections to spare."""
    if by_work > 1.0:
        by_work = 1.0
    if by_picks < 0.0:
        by_work *= 1.0 + by_picks
        if by_picks < -1.0:
            return 0.0
    return by_work if by_work > 0.0 else 0.0
