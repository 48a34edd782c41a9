"""Translation: set-up, legal moves and scores, in the order of docs/games/translation/rules.md."""

from typing import Final

from benchtop.core.game import Game
from benchtop.core.move import Move

from .components import (
    ACTIONS,
    AMINOS,
    BY_DECK,
    BY_FIRST,
    BY_STRAND,
    CARD_COMPLEMENT,
    CARD_DELETE,
    CARD_EXTEND,
    CARD_INSERT,
    CARD_MUTATE,
    CARD_REVERSE_COMPLEMENT,
    CARD_TOGGLE,
    CARD_TRANSITION,
    CARD_TRANSVERSION,
    CARDS,
    CHOICES,
    COPIES,
    COST_BUY,
    COST_TRANSLATE,
    COST_USE,
    FACE_UP,
    FOR_SALE,
    LONGEST,
    NO_CARDS,
    START_LENGTH,
    amino_acids_of,
    score_of,
)
from .moves import (
    BUY,
    CHOOSE,
    COMPLEMENT,
    DELETE,
    EXTEND,
    GAP,
    INSERT,
    MUTATE,
    REVERSE_COMPLEMENT,
    TOGGLE,
    TRANSITION,
    TRANSLATE,
    TRANSVERSION,
)
from .state import ACTING, CHOOSING_LETTER, State
from .turns import begin_turn, go_on, roll_white


def _first(moves: list[Move]) -> list[list[Move]]:
    """Return the moves on the first n letters, by n."""
    return [moves[:length] for length in range(LONGEST + 1)]


def _other_letters(at: int) -> list[list[Move]]:
    """Return the three Mutates at a position, by the letter there."""
    here = MUTATE[4 * at : 4 * at + 4]
    return [here[:base] + here[base + 1 :] for base in range(4)]


ON_ONE_LETTER: Final[dict[int, list[Move]]] = {
    CARD_DELETE: DELETE,
    CARD_COMPLEMENT: COMPLEMENT,
    CARD_TRANSITION: TRANSITION,
    CARD_TRANSVERSION: TRANSVERSION,
}
LETTER_CARDS: Final[list[int]] = list(ON_ONE_LETTER)
FIRST_LETTERS: Final[list[list[list[Move]]]] = [_first(ON_ONE_LETTER.get(card, [])) for card in range(CARDS)]
FIRST_GAPS: Final[list[list[Move]]] = _first(GAP)
OTHER_LETTERS: Final[list[list[list[Move]]]] = [_other_letters(at) for at in range(LONGEST)]
CHEAPEST: Final[int] = min([COST_BUY[card] for card in FOR_SALE])  # with fewer points you can buy nothing
EITHER_LETTER: Final[list[list[Move]]] = [[CHOOSE[base] for base in choices] for choices in CHOICES]


class Translation(Game):
    """The rules."""

    def blank(self) -> State:
        return State()

    # -- §1 setup ---------------------------------------------------------------------------------------------------

    def setup(self, s: State) -> None:
        s.derive()
        dealt = [card.dealt for card in ACTIONS]
        if not s.has_water:  # §8.3
            dealt[CARD_TOGGLE] = 0
        s.owned = [dealt[:] for _ in range(s.seats)]
        s.pool = NO_CARDS[:]
        for card in FOR_SALE:
            s.pool[card] = COPIES[s.seats]
        s.collected = [[] for _ in range(s.seats)]
        s.deck = amino_acids_of(s.options["groups"])
        s.chance.shuffle(BY_DECK, s.deck)
        s.row = [s.deck.pop() for _ in range(FACE_UP)]
        s.strand = [roll_white(s, BY_STRAND) for _ in range(START_LENGTH)]
        s.supply = LONGEST - START_LENGTH
        s.read()
        s.water = s.has_water
        s.to_move = 0 if s.options["first_player"] == "first" else s.chance.below(BY_FIRST, s.seats)  # §1.7
        begin_turn(s)
        go_on(s)

    # -- §2 the turn ------------------------------------------------------------------------------------------------

    def legal(self, s: State) -> list[Move]:
        length = len(s.strand)
        if s.phase != ACTING:  # §4.6: finish the Insert first
            return EITHER_LETTER[s.face][:] if s.phase == CHOOSING_LETTER else FIRST_GAPS[length + 1][:]
        moves: list[Move] = []
        points = s.points
        ready = s.ready
        if points >= COST_TRANSLATE:
            open_now = s.spelled & s.soluble()
            for amino in s.row:
                if open_now >> amino & 1:
                    moves.append(TRANSLATE[amino])
        if s.supply > 0:
            if COST_USE[CARD_EXTEND] <= points:
                moves.append(EXTEND)
            if ready[CARD_INSERT] > 0 and COST_USE[CARD_INSERT] <= points:
                moves.append(INSERT)
        if ready[CARD_TOGGLE] > 0 and COST_USE[CARD_TOGGLE] <= points:
            moves.append(TOGGLE)
        if ready[CARD_REVERSE_COMPLEMENT] > 0 and COST_USE[CARD_REVERSE_COMPLEMENT] <= points:
            moves.append(REVERSE_COMPLEMENT)
        for card in LETTER_CARDS:
            if ready[card] > 0 and COST_USE[card] <= points:
                moves.extend(FIRST_LETTERS[card][length])
        if ready[CARD_MUTATE] > 0 and COST_USE[CARD_MUTATE] <= points:
            for at in range(length):
                moves.extend(OTHER_LETTERS[at][s.strand[at]])
        if points >= CHEAPEST:
            for card in range(CARD_DELETE, CARDS):
                if s.pool[card] > 0 and COST_BUY[card] <= points:
                    moves.append(BUY[card - CARD_DELETE])
        return moves

    # -- §7 scoring -------------------------------------------------------------------------------------------------

    def scores(self, s: State) -> list[int]:
        return [score_of(held) for held in s.collected]

    def winners(self, s: State) -> list[int]:
        """Return the seats with most points (§7.3); by option, ties go to most amino acids (§8.2)."""
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
