"""Translation: set-up, legal moves and scores, in the order of docs/games/translation/rules.md."""

from typing import Final

from benchtop.core.game import Game
from benchtop.core.move import Move

from .components import (
    ACTIONS,
    AMINOS,
    BUY,
    CARDS,
    CHOICES,
    COMPLEMENT,
    COPIES,
    DELETE,
    EXTEND,
    FACE_UP,
    FOR_SALE,
    HALVES,
    INSERT,
    LONGEST,
    MUTATE,
    REVERSE_COMPLEMENT,
    START_LENGTH,
    TOGGLE,
    TRANSITION,
    TRANSVERSION,
    USE,
    score_of,
)
from .moves import (
    BUYS,
    CHOOSE,
    COMPLEMENTS,
    DELETES,
    GAPS,
    MUTATES,
    THE_EXTEND,
    THE_INSERT,
    THE_REVERSE_COMPLEMENT,
    THE_TOGGLE,
    TRANSITIONS,
    TRANSLATE,
    TRANSVERSIONS,
)
from .state import NO_CARDS, NOTHING, State
from .turns import begin_turn, roll_white


def _first(moves: list[Move]) -> list[list[Move]]:
    """The moves on the first n letters, by n."""
    return [moves[:length] for length in range(LONGEST + 1)]


def _other_letters(at: int) -> list[list[Move]]:
    """The three Mutates of a place, by the letter that is there."""
    here = MUTATES[4 * at : 4 * at + 4]
    return [here[:base] + here[base + 1 :] for base in range(4)]


FIRST_DELETES: Final[list[list[Move]]] = _first(DELETES)
FIRST_GAPS: Final[list[list[Move]]] = _first(GAPS)
FIRST_COMPLEMENTS: Final[list[list[Move]]] = _first(COMPLEMENTS)
FIRST_TRANSITIONS: Final[list[list[Move]]] = _first(TRANSITIONS)
FIRST_TRANSVERSIONS: Final[list[list[Move]]] = _first(TRANSVERSIONS)
OTHER_LETTERS: Final[list[list[list[Move]]]] = [_other_letters(at) for at in range(LONGEST)]
EITHER_LETTER: Final[list[list[Move]]] = [[CHOOSE[base] for base in choices] for choices in CHOICES]


class Translation(Game):
    """The rules."""

    def blank(self) -> State:
        return State()

    # -- §1 setup ---------------------------------------------------------------------------------------------------

    def setup(self, s: State) -> None:
        s.read_options()
        dealt = NO_CARDS[:]
        dealt[EXTEND] = 1
        if s.has_water:
            dealt[TOGGLE] = 1
        s.owned = [dealt[:] for _ in range(s.seats)]
        s.pool = NO_CARDS[:]
        for card in FOR_SALE:
            s.pool[card] = COPIES[s.seats]
        s.collected = [[] for _ in range(s.seats)]
        s.deck = amino_acids_of(s.options["groups"])
        s.rng.shuffle(s.deck)
        s.row = [s.deck.pop() for _ in range(FACE_UP)]
        s.strand = [roll_white(s) for _ in range(START_LENGTH)]
        s.supply = LONGEST - START_LENGTH
        s.read()
        s.water = s.has_water
        s.to_move = s.rng.below(s.seats)
        begin_turn(s)

    # -- §2 the turn ------------------------------------------------------------------------------------------------

    def legal(self, s: State) -> list[Move]:
        length = len(s.strand)
        if s.face != NOTHING:  # §4.6: an Insert is finished before anything else
            if s.letter == NOTHING:
                return EITHER_LETTER[s.face][:]
            return FIRST_GAPS[length + 1][:]
        moves: list[Move] = []
        points = s.points
        ready = s.ready
        open_now = s.spelled & s.soluble()
        for amino in s.row:
            if open_now >> amino & 1:
                moves.append(TRANSLATE[amino])
        if s.supply > 0:
            moves.append(THE_EXTEND)
            if ready[INSERT] > 0:
                moves.append(THE_INSERT)
        if ready[TOGGLE] > 0:
            moves.append(THE_TOGGLE)
        if ready[REVERSE_COMPLEMENT] > 0:
            moves.append(THE_REVERSE_COMPLEMENT)
        if ready[DELETE] > 0:
            moves.extend(FIRST_DELETES[length])
        if ready[COMPLEMENT] > 0 and USE[COMPLEMENT] <= points:
            moves.extend(FIRST_COMPLEMENTS[length])
        if ready[TRANSITION] > 0 and USE[TRANSITION] <= points:
            moves.extend(FIRST_TRANSITIONS[length])
        if ready[TRANSVERSION] > 0 and USE[TRANSVERSION] <= points:
            moves.extend(FIRST_TRANSVERSIONS[length])
        if ready[MUTATE] > 0 and USE[MUTATE] <= points:
            for at in range(length):
                moves.extend(OTHER_LETTERS[at][s.strand[at]])
        if points > 1:
            for card in FOR_SALE:
                if s.pool[card] > 0 and BUY[card] <= points:
                    moves.append(BUYS[card - DELETE])
        return moves

    # -- §7 scoring -------------------------------------------------------------------------------------------------

    def scores(self, s: State) -> list[int]:
        return [score_of(held) for held in s.collected]

    def winners(self, s: State) -> list[int]:
        """§7.3: most points; §8.2: among those, on request, most amino acids."""
        points = self.scores(s)
        most_cards = s.options["tie_break"] == "most_cards"
        ranks = [(points[seat], len(s.collected[seat]) if most_cards else 0) for seat in range(s.seats)]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    # -- counting ---------------------------------------------------------------------------------------------------

    def census(self, s: State) -> dict[str, int]:
        counts = {amino.name: 0 for amino in AMINOS}
        for zone in [s.deck, s.row, *s.collected]:
            for amino in zone:
                counts[AMINOS[amino].name] += 1
        for card in range(CARDS):
            counts[ACTIONS[card].name] = s.pool[card] + sum([owned[card] for owned in s.owned])
        counts["nucleotide cards"] = len(s.strand) + s.supply
        return counts


def amino_acids_of(groups: str) -> list[int]:
    """The amino acid cards in the game: all twenty, or those of one half of the groups (§1.4, §8.4)."""
    chosen = HALVES.get(groups)
    return [number for number, amino in enumerate(AMINOS) if chosen is None or amino.groups[0] in chosen]
