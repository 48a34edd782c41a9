"""Adna's Lab: how far both chains are, and what a card would change about that. § numbers point into the rules.

Everything is measured in bases. A turn brings three of them (§3.2), so whatever holds a player up for a turn is worth
three as well.
"""

import math
from typing import Final

from benchtop.bio.bases import encode
from benchtop.bio.iupac import bases_of

from ..components import (
    BASES,
    BSA,
    BUFFER_OF,
    CELSIUS,
    DRAWN,
    ENZYME_DATA,
    FIRST_ENZYME,
    FIRST_REACTION,
    KIND,
    KIND_OF_KEY,
    KINDS,
    LEVELS,
    NEEDS_BSA,
    SITES,
    U,
)
from ..moves.adding import Extending, Ligation, Linker
from ..moves.chains import Deletion, Shortening
from ..moves.hands import Drawing, Electrophoresis, EthidiumBromide, LoadingDye
from ..moves.reactions import CARDS
from ..state import DISCARD, MUTATE, OPENING, State

BASES_A_TURN: Final[int] = DRAWN[BASES]
A_TURN: Final[float] = float(BASES_A_TURN)
"""Bases that a turn brings: the measure of all delays."""
STUCK: Final = 3.7
"""Turns that a uracil costs a lab which has all its other bases (§4.2)."""
GATHERING: Final = 6.0
"""While a uracil blocks a chain its owner gathers bases in hand; after so many turns it costs a third of that."""
URACIL: Final = 7.5
"""What a uracil in hand is worth: the rival's chain is best blocked when he is close."""
WINNING: Final = 40.0
"""The value of whatever wins at once."""


def _by_key(worths: dict[str, float], default: float = 0.0) -> list[float]:
    """Numbers for all kinds, from those for some cards by key."""
    table = [default] * KINDS
    for key, worth in worths.items():
        table[KIND_OF_KEY[key]] = worth
    return table


KEEP: Final[list[float]] = _by_key(
    {
        **dict.fromkeys("ACGT", 1.0),
        "U": URACIL,
        "thermal-cycler": 1.2,
        "detergent": 0.9,
        "deletion": 0.7,
        "dna-ladder": 0.6,
        **dict.fromkeys(("ice-box", "water-bath"), 0.4),
        **dict.fromkeys(("distilled-water", "heating-block", "dry-ice", "spectrophotometer"), 0.33),
        **dict.fromkeys(("dmso", "dntps", "rnase-a", "ethidium-bromide"), 0.25),
        **dict.fromkeys(("agarose-gel", "alkaline-phosphatase", "dephosphorylation"), 0.15),
        **dict.fromkeys(("dnase-i", "electrophoresis"), 0.15),
        **dict.fromkeys(("red-buffer", "green-buffer", "yellow-buffer", "blue-buffer"), 0.13),
        **dict.fromkeys(("linker", "polylinker", "pcr"), 0.1),
    },
    default=0.05,
)
"""What a card in hand is worth for later, in bases, where nothing more is known."""

# -- sites ------------------------------------------------------------------------------------------------------------


def _masks(site: str) -> list[int]:
    """The bases allowed at each place of a site, as bits."""
    return [sum(1 << base for base in encode(bases_of(code))) for code in site]


READS: Final[list[list[int]]] = [_masks(row["site"]) for row in ENZYME_DATA]
"""What each enzyme reads."""
ENDING_IN: Final[list[list[int]]] = [
    [enzyme for enzyme in range(len(READS)) if READS[enzyme][-1] >> base & 1] for base in range(4)
]
"""The enzymes whose site can end in a base."""


def cut_off(s: State, enzyme: int, chain: int) -> int:
    """How many cards an enzyme takes off a chain, 0 if it does not cut it (§7.3, §7.4)."""
    strand = s.chains[chain]
    reads = READS[enzyme]
    size = len(reads)
    length = len(strand)
    for start in range(length - size + 1):
        place = 0
        while place < size and reads[place] >> KIND[strand[start + place]] & 1:
            place += 1
        if place == size:
            return length - start - SITES[enzyme].cut
    return 0


def exposed(s: State, chain: int, base: int) -> float:
    """Bases that the chain stands to lose through sites that this base would complete."""
    strand = s.chains[chain]
    length = len(strand)
    attacker = s.held[1 - chain]
    later = 0.5 * (length + s.target)  # about how long the chain will be when somebody cuts it
    loss = 0.0
    for enzyme in ENDING_IN[base]:
        reads = READS[enzyme]
        start = length + 1 - len(reads)
        if start < 0:
            continue
        place = len(reads) - 2
        while place >= 0 and reads[place] >> KIND[strand[start + place]] & 1:
            place -= 1
        if place < 0 and not s.held[chain][FIRST_ENZYME + enzyme]:
            chance = HELD_CHANCE if attacker[FIRST_ENZYME + enzyme] else UNSEEN_CHANCE
            loss += chance * (later - start - SITES[enzyme].cut)
    return loss


HELD_CHANCE: Final = 0.1
"""How likely an enzyme that the rival holds is to find buffer and temperature while the site stands."""
UNSEEN_CHANCE: Final = 0.03


def has_tools(held: list[int], enzyme: int) -> bool:
    """Whether the buffer of an enzyme is in a hand, and the BSA if it needs one (§7.1)."""
    return held[BUFFER_OF[enzyme]] > 0 and (not NEEDS_BSA[enzyme] or held[BSA] > 0)


# -- time -------------------------------------------------------------------------------------------------------------


def turns_for(missing: int) -> float:
    """Turns in which so many bases come: whole turns count, and so does what is left over for bad luck."""
    if missing <= 0:
        return 0.0
    return 0.5 * whole_turns(missing) + 0.5 * (missing / A_TURN + 0.33)


def whole_turns(missing: int) -> int:
    """Turns until so many bases have been drawn."""
    return (missing + BASES_A_TURN - 1) // BASES_A_TURN


class Evaluation:
    """Where both seats stand in the race, and what would change it."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.stuck: list[bool] = [s.contaminated(0), s.contaminated(1)]
        self.missing: list[int] = [self.still_to_come(0), self.still_to_come(1)]
        self._level_values: list[list[float]] = [[], []]
        self.turns: list[float] = [
            self.turns_with(0, 0, stuck=self.stuck[0]),
            self.turns_with(1, 0, stuck=self.stuck[1]),
        ]

    def still_to_come(self, seat: int) -> int:
        """Bases that a seat must still draw: neither on its chain nor in its hand."""
        held = self.s.held[seat]
        there = len(self.s.chains[seat]) + held[0] + held[1] + held[2] + held[3]
        if self.stuck[seat]:
            there -= 1
        return self.s.target - there

    def turns_with(self, seat: int, lost: int, *, stuck: bool) -> float:
        """Turns that a seat needs if it loses so many bases more and its chain is, or is not, blocked then."""
        turns = turns_for(self.missing[seat] + lost)
        return turns + STUCK * math.exp(-turns / GATHERING) if stuck else turns

    def set_back(self, seat: int, lost: int, *, stuck: bool) -> float:
        """By how many bases a seat is set back if it loses so many and its chain is, or is not, blocked then."""
        return A_TURN * (self.turns_with(seat, lost, stuck=stuck) - self.turns[seat])

    def shorter(self, seat: int, cards: int) -> float:
        """The same for cards that go from the 3' end, a uracil first (§4.3)."""
        if cards <= 0:
            return 0.0
        return self.set_back(seat, cards - 1 if self.stuck[seat] else cards, stuck=False)

    # -- cards --------------------------------------------------------------------------------------------------------

    def effect(self, seat: int, kind: int, chain: int) -> float:
        """What a card that takes effect brings its player, aimed at a chain."""
        s = self.s
        sign = -1.0 if chain == seat else 1.0
        if kind < FIRST_REACTION:
            return sign * self.shorter(chain, cut_off(s, kind - FIRST_ENZYME, chain))
        card = CARDS[kind - FIRST_REACTION]
        if isinstance(card, Shortening):
            return sign * self.shorter(chain, card.removes(s, chain)) if card.finds(s, seat, chain) else 0.0
        if isinstance(card, Deletion):
            if chain == seat:
                return -self.shorter(chain, card.takes)
            # nobody helps the rival: his uracil stays
            return self.set_back(chain, min(card.takes, len(s.chains[chain])), stuck=self.stuck[chain])
        fragment = len(s.fragments[seat])
        if isinstance(card, Linker):
            return float(fragment + card.bases) if fragment else 0.0
        if isinstance(card, Extending):
            return -sign * (WINNING if len(s.chains[chain]) + card.bases >= s.target else card.bases)
        if isinstance(card, Ligation):
            return float(fragment)
        if isinstance(card, Drawing):
            return float(card.draws)
        return self.effect_on_hand(1 - seat, kind)

    def effect_on_hand(self, rival: int, kind: int) -> float:
        """What a card that looks at a hand or takes from it brings."""
        s = self.s
        card = CARDS[kind - FIRST_REACTION]
        if isinstance(card, Electrophoresis):
            # what he has in hand usually is what a uracil keeps him from laying
            there = s.backs[rival][BASES] - s.held[rival][U]
            return there + self.set_back(rival, there, stuck=self.stuck[rival])
        if isinstance(card, EthidiumBromide):
            return 3.0 if s.backs[rival][BASES] > 1 else 1.2 if len(s.hands[rival]) > 1 else 0.5
        return 0.1 if isinstance(card, LoadingDye) else 0.0

    def best_effect(self, seat: int, kind: int) -> float:
        """What a card in hand would bring a seat at the right temperature, with the cards that it needs in hand."""
        s = self.s
        rival = 1 - seat
        if kind < FIRST_REACTION:
            if not has_tools(s.held[seat], kind - FIRST_ENZYME):
                return 0.0
            best = 0.75 * self.effect(seat, kind, rival)
            return max(best, self.effect(seat, kind, seat)) if self.stuck[seat] else best
        card = CARDS[kind - FIRST_REACTION]
        if not card.sides or (card.serves_pcr and s.strict_pcr) or not card.has_companions(s.held[seat]):
            return 0.0
        if isinstance(card, (Extending, Ligation)):
            return self.effect(seat, kind, seat) if card.finds(s, seat, seat) else 0.0
        if isinstance(card, (Shortening, Deletion)):
            return max(self.effect(seat, kind, rival), self.effect(seat, kind, seat))
        return self.effect(seat, kind, rival)

    def level_values(self, seat: int) -> list[float]:
        """How welcome each level is to a seat: for what it lets it do now and the rival do next."""
        if not self._level_values[seat]:
            mine = self.by_level(seat)
            theirs = self.by_level(1 - seat)
            self._level_values[seat] = [mine[level] - 0.4 * theirs[level] for level in range(len(CELSIUS))]
        return self._level_values[seat]

    def by_level(self, seat: int) -> list[float]:
        """What a seat's hand could do at each level of the thermometer."""
        worth = [0.0] * len(CELSIUS)
        last = -1
        for card in self.s.hands[seat]:
            kind = KIND[card]
            if kind == last or kind < FIRST_ENZYME:
                continue
            last = kind
            best = self.best_effect(seat, kind) - KEEP[kind]
            if best > 0.0:
                levels = LEVELS[kind]
                for level in range(len(CELSIUS)):
                    if levels >> level & 1:
                        worth[level] += best
        return worth

    def kept(self, seat: int, kind: int) -> float:
        """What a card is worth in hand."""
        if FIRST_ENZYME <= kind < FIRST_REACTION:
            enzyme = kind - FIRST_ENZYME
            gone = cut_off(self.s, enzyme, 1 - seat)
            if not gone:
                return KEEP[kind]
            # few cuts ever succeed: buffer, BSA and temperature must come together, and nobody may answer (§6, §7.1)
            return KEEP[kind] + (0.06 if has_tools(self.s.held[seat], enzyme) else 0.015) * gone
        return KEEP[kind]

    # -- the whole ----------------------------------------------------------------------------------------------------

    def win_chances(self) -> list[float]:
        """How likely each seat is to win this game."""
        needs = [self.needs(0), self.needs(1)]
        times = [self.half_turns(0, needs[0]), self.half_turns(1, needs[1])]
        if min(times[0], times[1]) <= 0.0:
            return [1.0, 0.0] if times[0] <= 0.0 else [0.0, 1.0]
        odds = RACE * (times[1] - times[0]) / (0.6 + min(times[0], times[1]))
        odds += self.log_odds(0, needs[1]) - self.log_odds(1, needs[0])
        chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))
        return [chance, 1.0 - chance]

    def needs(self, seat: int) -> float:
        """Turns until a seat has all its bases: mostly whole ones, for what is too few waits for the next turn."""
        missing = self.missing[seat]
        return 0.65 * whole_turns(missing) + 0.35 * (missing / A_TURN + 0.5) if missing > 0 else 0.0

    def half_turns(self, seat: int, turns: float) -> float:
        """When a seat will have won, counted in turns of either."""
        s = self.s
        drawn = s.phase not in (MUTATE, OPENING)  # the active seat has drawn already (§3.2)
        if self.stuck[seat]:
            turns += 4.0 * math.exp(-turns / 3.0) - 0.5
        if turns < 1.0 and (seat != s.active or not drawn or s.phase == DISCARD):
            turns = 1.0
        time = 2.0 * turns
        return time - 1.0 if (seat == s.active) != drawn else time

    def log_odds(self, seat: int, rival_needs: float) -> float:
        """What a seat has besides its bases, as the logarithm of odds."""
        s = self.s
        held = s.held[seat]
        rival_stuck = self.stuck[1 - seat]
        cards = 0.0
        for kind in range(FIRST_REACTION, KINDS):
            cards += ODDS[kind] * held[kind]
        if (seat == s.active) != (s.phase == DISCARD):  # it plays next, at this temperature
            cards += USABLE * min(12.0, self.by_level(seat)[s.level])
        if self.stuck[seat]:
            cards *= 0.5 if rival_stuck else 1.2
        elif rival_stuck:
            cards *= 1.8  # they answer whatever would free him
            cards += AHEAD
        if held[U]:
            cards += held[U] * (0.5 if rival_stuck else 5.1 * math.exp(-rival_needs / 4.0))
        return cards


# Fitted by logistic regression to who won, from the ends of 690,000 turns in 50,000 games that `rollout_move` played
# against itself with open hands, half of them with a move in 25 at random.
RACE: Final = 2.3
"""How much a lead in time counts, the more the sooner the game ends."""
AHEAD: Final = 1.2
"""What it is worth that a uracil blocks the rival alone, besides the time it costs him."""
USABLE: Final = 0.28
"""What a base is worth that cards in hand can bring, or take, in the turn that comes."""
ODDS: Final[list[float]] = _by_key(
    {
        "detergent": 0.45,
        "thermal-cycler": 0.35,
        **dict.fromkeys(("dna-ladder", "ice-box"), 0.27),
        **dict.fromkeys(("distilled-water", "dry-ice"), 0.22),
        **dict.fromkeys(("heating-block", "water-bath", "deletion"), 0.15),
        **dict.fromkeys(("dmso", "dntps"), 0.1),
        **dict.fromkeys(("alkaline-phosphatase", "dephosphorylation", "rnase-a", "ethidium-bromide"), 0.08),
        "spectrophotometer": 0.08,
        **dict.fromkeys(("electrophoresis", "red-buffer", "blue-buffer"), 0.02),
    }
)
"""What each card in hand does for the odds. Those that answer others count most, temperature cards too (§6.3)."""
