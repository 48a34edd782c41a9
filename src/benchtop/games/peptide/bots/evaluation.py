"""Peptide: what lies before a seat and what it may still become, judged in work and points."""

from typing import Final

from ..components import (
    AMINO_ACYL,
    AMINOS,
    COST_AMINO_ACYL,
    COST_RIBOSOME,
    MITOCHONDRIA,
    NEEDS,
    NUCLEUS,
    RIBOSOME,
    VACUOLE,
    VALUE,
)
from ..state import BUILDING, CHOOSING_RNA, DISCARDING, KEEPING_AMINO, KEEPING_RNA, USING_VACUOLE, State

FACE_UP: Final[list[int]] = [(value + 1) // 2 for value in VALUE]
"""What an amino acid counts face up in the chain (§6.2)."""
TURNED: Final[list[int]] = [value // 2 for value in VALUE]
"""What it counts more when it is fixed."""
UNKNOWN: Final = AMINOS
"""Stands for an amino acid yet to be drawn: three letters to find, worth five."""
UNKNOWN_FACE_UP: Final = 3
UNKNOWN_TURNED: Final = 2


class Feel:
    """The numbers behind the judgement. Work is counted in selections."""

    def __init__(self) -> None:
        self.atp: float = 0.43
        """The work that 1 ATP saves: Mitochondria give two."""
        self.spare_atp: float = 0.14
        """The same for ATP beyond the first four."""
        self.letter: float = 0.95
        """The work of finding one letter that is missing."""
        self.loose: float = 0.37
        """The work that an RNA card saves which no amino acid in hand asks for."""
        self.luck: float = 0.6
        """The work that an unseen RNA card saves."""
        self.doubt: float = 3.0
        """By how much work plans go wrong: a step is certain only with half of this to spare."""
        self.grab: float = 1.25
        """Selections that it takes until the organelle one needs can be had: others want it too."""
        self.rate: float = 0.75
        """Points that a selection earns in the long run."""
        self.lead: float = 1.8
        """So much work at the end of the game begins nothing new."""
        self.cycle: float = 7.0
        """The work of one amino acid from the deck to its place in the chain, face down."""
        self.drip: float = 0.2
        """Points for a selection beyond the work that one's share of the deck can take."""
        self.bonus: float = 0.65
        """The chance to be in time for the bonus card that is on top now (§3.7)."""
        self.draws: float = 0.55
        """Amino acids that a table draws in a round run the game's clock (§6.1): this by the root of the seats."""
        self.first: float = 0.2
        """Work that the First Player card saves for each other seat, of three at most (§2.5)."""
        self.deny: float = 0.15
        """How much it pleases to take the last organelle of a kind."""
        self.unknown: float = 2.0
        """Letters that the next amino acid drawn will miss: one of two is chosen to suit the hand."""
        self.room: float = 0.06
        """Points that one more place for RNA is worth for every selection left (§7.2)."""
        self.power: float = 0.03
        """The same for one more place for ATP."""


class Bench:
    """The workbench of one seat: a copy of what it has, to try things on."""

    def __init__(self, s: State, seat: int, feel: Feel) -> None:
        player = s.players[seat]
        self.feel = feel
        self.advanced: bool = s.advanced
        self.energy_limit: int = player.energy_limit
        self.rna_limit: int = player.rna_limit
        self.atp: int = player.atp
        self.rna: list[int] = player.rna[:]
        self.amino: list[int] = player.amino[:]
        self.up: list[int] = player.up[:]
        self.down: int = player.cards - (self.up[0] + self.up[1] + self.up[2] + self.up[3] + self.up[4])
        self.turns: list[int] = []
        """What fixing the amino acids that lie face up would add, from the left."""
        self.points: float = 0.0
        """What bonus cards and chain count now."""
        for card in player.bonus:
            self.points += card
        chain = player.chain
        for place in range(len(chain)):
            amino = chain[place]
            if place < player.fixed:
                self.points += VALUE[amino]
            else:
                self.points += FACE_UP[amino]
                self.turns.append(TURNED[amino])
        self.unknown: int = 0
        """Amino acids drawn but not seen yet."""
        self.bonuses: list[int] = s.bonuses
        self.deck: int = len(s.amino_deck)
        self.share: float = float(self.deck) / s.seats
        """Amino acids that a seat may hope to draw yet."""
        if seat == s.to_move:
            # What is half done is taken back, to be judged as still to come.
            phase = s.phase
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
        if s.phase == DISCARDING:
            for letter in range(4):
                self.rna[letter] -= player.aside[letter]

    def worth(self, left: float) -> float:
        """Points to be expected at the end with so many selections to come besides the organelles already taken."""
        feel = self.feel
        up = self.up
        points = self.points
        atp = self.atp + self.down + 2 * up[MITOCHONDRIA] + up[VACUOLE]
        wild = up[NUCLEUS]
        rna = self.rna
        a = rna[0]
        c = rna[1]
        g = rna[2]
        u = rna[3]
        held = a + c + g + u
        # Match the hand, the amino acid that lacks least first: what each one lacks, in that order.
        order: list[int] = []
        lacks: list[int] = []
        rest = self.amino[:]
        matched = 0
        while rest:
            found = 0
            fewest = 9
            for place in range(len(rest)):
                amino = rest[place]
                need = NEEDS[amino]
                lack = 0
                if need[0] > a:
                    lack += need[0] - a
                if need[1] > c:
                    lack += need[1] - c
                if need[2] > g:
                    lack += need[2] - g
                if need[3] > u:
                    lack += need[3] - u
                if lack < fewest or (lack == fewest and VALUE[amino] > VALUE[rest[found]]):
                    found = place
                    fewest = lack
            amino = rest.pop(found)
            need = NEEDS[amino]
            a = a - need[0] if a > need[0] else 0
            c = c - need[1] if c > need[1] else 0
            g = g - need[2] if g > need[2] else 0
            u = u - need[3] if u > need[3] else 0
            if fewest > 0 and wild > 0:  # a Nucleus brings a letter of choice, nearly always
                less = fewest if fewest < wild else wild
                fewest -= less
                wild -= less
            order.append(amino)
            lacks.append(fewest)
            if fewest == 0:
                matched += 1
        loose = a + c + g + u
        points += 2 * matched - len(order)  # as the hand would count (§6.2)
        # Ribosomes taken: each builds what earns most.
        turns = self.turns
        fixes = len(turns)
        turned = 0
        bonuses = len(self.bonuses)
        added = 0
        for _ in range(up[RIBOSOME]):
            if atp < COST_RIBOSOME:
                break
            best = -1.0
            place = 0
            for number in range(len(order)):
                if lacks[number] == 0 and FACE_UP[order[number]] - 0.5 > best:
                    best = FACE_UP[order[number]] - 0.5
                    place = number
            fix = -1.0
            if turned < fixes:
                fix = float(turns[turned])
                if bonuses > 0:
                    fix += self.bonuses[bonuses - 1]
            if fix > best:
                points += fix
                turned += 1
                if bonuses > 0:
                    bonuses -= 1
                atp -= COST_RIBOSOME
            elif best > 0.0:
                amino = order.pop(place)
                lacks.pop(place)
                points += FACE_UP[amino] - 1
                turns = [*turns, TURNED[amino]]
                fixes += 1
                added += 1
                atp -= COST_RIBOSOME
        # Amino-Acyls taken bring amino acids not known yet.
        unknown = self.unknown
        for _ in range(up[AMINO_ACYL]):
            if atp >= COST_AMINO_ACYL and self.deck > 0:
                atp -= COST_AMINO_ACYL
                unknown += 1
        points -= unknown
        for _ in range(unknown):
            order.append(UNKNOWN)
            lacks.append(0)
        if self.advanced:  # what is over the limits is lost (§7.3)
            if atp > self.energy_limit:
                atp = self.energy_limit
            over = held + up[NUCLEUS] + up[VACUOLE] - 3 * added - self.rna_limit
            if over > 0:
                loose -= over
        # The work that can be done, and what the next steps need of it.
        work = left + feel.luck * up[VACUOLE] + feel.loose * loose + 0.8 * feel.letter * wild
        work += feel.atp * atp if atp <= 4 else feel.atp * 4 + feel.spare_atp * (atp - 4)
        picks = left + 0.5 * up[VACUOLE]
        build = 1.0 + feel.atp
        doubt = 1.0 / feel.doubt
        while turned < fixes:
            work -= build
            picks -= feel.grab
            earn = float(turns[turned])
            if bonuses > 0:
                bonuses -= 1
                earn += feel.bonus * self.bonuses[bonuses]
            points += earn * chance(0.5 + work * doubt, picks)
            turned += 1
        for number in range(len(order)):
            amino = order[number]
            find = float(lacks[number])
            show = UNKNOWN_FACE_UP
            turn = UNKNOWN_TURNED
            if amino == UNKNOWN:
                find = feel.unknown
            else:
                show = FACE_UP[amino]
                turn = TURNED[amino]
            if find > 0.0:
                work -= find * feel.letter
                picks -= find * feel.grab
                points += 2.0 * chance(0.5 + work * doubt, picks)
            work -= build
            picks -= feel.grab
            points += (show - 1) * chance(0.5 + work * doubt, picks)
            work -= build
            picks -= feel.grab
            earn = float(turn)
            if bonuses > 0:
                bonuses -= 1
                earn += feel.bonus * self.bonuses[bonuses]
            points += earn * chance(0.5 + work * doubt, picks)
        # What is left over goes into amino acids yet to be drawn: one's share of the deck, and hardly more.
        work -= feel.lead
        if work > 0.0:
            most = feel.cycle * self.share
            points += feel.rate * work if work < most else feel.rate * most + feel.drip * (work - most)
        return points

    def add(self, amino: int) -> None:
        """Use a Ribosome to add an amino acid."""
        need = NEEDS[amino]
        for letter in range(4):
            self.rna[letter] -= need[letter]
        self.amino.remove(amino)
        self.points += FACE_UP[amino]
        self.turns.append(TURNED[amino])
        self.up[RIBOSOME] -= 1
        self.atp -= COST_RIBOSOME

    def fix(self) -> None:
        """Use a Ribosome to fix the leftmost amino acid that lies face up."""
        self.points += self.turns.pop(0)
        if self.bonuses:
            self.points += self.bonuses[-1]
            self.bonuses = self.bonuses[:-1]
        self.up[RIBOSOME] -= 1
        self.atp -= COST_RIBOSOME


def chance(by_work: float, by_picks: float) -> float:
    """How likely a step is still made: by the work to spare, and never without a selection for it."""
    if by_work > 1.0:
        by_work = 1.0
    if by_picks < 0.0:
        by_work *= 1.0 + by_picks
        if by_picks < -1.0:
            return 0.0
    return by_work if by_work > 0.0 else 0.0
