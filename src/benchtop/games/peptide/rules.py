"""Peptide: set-up, legal moves and scores, in the order of docs/games/peptide/rules.md."""

from typing import TypedDict

from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.state import NONE

from .components import (
    AMINO_ACYL,
    AMINOS,
    ATP_TOKENS,
    BONUSES,
    BY_AMINO,
    BY_FIRST,
    COST_AMINO_ACYL,
    COST_RIBOSOME,
    ENERGY_TOP,
    FACE_UP,
    KINDS,
    LETTERS,
    MITOCHONDRIA,
    NEEDS,
    NUCLEUS,
    ORGANELLES,
    POINTS_MATCHED,
    POINTS_UNMATCHED,
    REMOVED,
    RIBOSOME,
    RNA_CARDS,
    RNA_TOP,
    START_ATP,
    START_CARDS,
    STOP,
    STOP_WITHIN,
    THREE,
    VACUOLE,
    VALUE,
)
from .moves.actions import END_TURN, HOLD_TURN, RESET_ORGANELLES, RESET_RNA, SELECT_TWICE
from .moves.building import ADD, FIX, KEEP_AMINO, USE_AMINO_ACYL, USE_RIBOSOME, can_add, can_add_any
from .moves.ending import AGREE, PLAY_ON, PROPOSE_END
from .moves.gathering import (
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
from .moves.resolution import DECLINE_AMINO_ACYL, DECLINE_RIBOSOME, USE_FACE_DOWN, USE_MITOCHONDRIA
from .moves.selection import TAKE, TAKE_DOWN, TAKE_FIRST_PLAYER
from .state import (
    BUILDING,
    CHOOSING_RNA,
    KEEPING_AMINO,
    KEEPING_RNA,
    RESOLVING,
    SELECTING,
    USING_VACUOLE,
    VOTING,
    Player,
    State,
)
from .turns import (
    begin_round,
    can_hold,
    can_reset_organelles,
    can_reset_rna,
    can_select_twice,
    may_end_by_vote,
    turn_up_rna,
)


class Peptide(Game):
    """The rules of Peptide."""

    def blank(self) -> State:
        return State()

    def setup(self, s: State) -> None:
        """Hand out ATP, prepare the three decks, choose the First Player and deal the first field (§1)."""
        for _ in range(s.seats):
            player = Player()
            player.atp = START_ATP
            s.players.append(player)
        s.atp_supply = ATP_TOKENS - START_ATP * s.seats
        s.bonuses = BONUSES[:]

        aminos = list(range(AMINOS))
        rng = s.chance.stream(BY_AMINO)
        rng.shuffle(aminos)
        s.removed = sorted(aminos[: REMOVED[s.seats]])
        s.amino_deck = aminos[REMOVED[s.seats] :]
        s.amino_deck.insert(rng.below(STOP_WITHIN), STOP)  # §1.5: the bottom of the deck is the start of the list

        s.rna_deck = RNA_CARDS[:]
        s.deck = ORGANELLES[:]
        s.derive()
        turn_up_rna(s)
        s.first = 0 if s.options["first_player"] == "first" else s.chance.below(BY_FIRST, s.seats)
        begin_round(s)

    def legal(self, s: State) -> list[Move]:
        """Return the legal moves of the seat to move (§2 to §4, §7)."""
        player = s.players[s.to_move]
        if s.phase == SELECTING:
            return _selections(s, player)
        if s.phase == RESOLVING:
            return _resolutions(s, player)
        return _choices(s, player)

    def scores(self, s: State) -> list[int]:
        """Return the points for bonus cards, chain, and amino acids in hand (§6.2)."""
        return [count(player)["total"] for player in s.players]

    def standing(self, s: State) -> list[int]:
        """Return the points without amino acids in hand, which stay hidden until the end (§6.2)."""
        if s.over:
            return self.scores(s)
        counts = [count(player) for player in s.players]
        return [points["bonus"] + points["fixed"] + points["face_up"] for points in counts]

    def whose_turn(self, s: State) -> int:
        """Return the seat to move; during a vote, the seat that proposed to end the game (§6.6)."""
        return s.asker if s.phase == VOTING else s.to_move

    def census(self, s: State) -> dict[str, int]:
        """Count every card by name and all tokens, wherever they lie."""
        counts = {THREE[card]: 0 for card in range(AMINOS + 1)}
        for card in s.amino_deck + s.removed:
            counts[THREE[card]] += 1
        counts["STOP"] += s.last_round != NONE  # in the middle of the table
        rna = [s.rna_deck[letter] + s.rna_discards[letter] for letter in range(4)]
        for letter in s.rna_field + s.drawn:
            rna[letter] += 1
        organelles = [s.deck[kind] + s.discards[kind] + s.field[kind] for kind in range(5)]
        atp = s.atp_supply
        bonuses = s.bonuses[:]
        for player in s.players:
            for card in player.amino + player.chain:
                counts[THREE[card]] += 1
            for letter in range(4):
                rna[letter] += player.rna[letter]
                for card in player.chain[player.fixed :]:
                    rna[letter] += NEEDS[card][letter]
            for kind in range(5):
                organelles[kind] += player.up[kind] + player.down[kind]
            atp += player.atp
            bonuses += player.bonus
        for letter in range(4):
            counts[f"RNA {LETTERS[letter]}"] = rna[letter]
        for kind in range(5):
            counts[KINDS[kind]] = organelles[kind]
        for bonus in BONUSES:
            counts[f"bonus +{bonus}"] = bonuses.count(bonus)
        counts["ATP"] = atp
        counts["START"] = START_CARDS
        counts["First Player card"] = 1 if 0 <= s.first < s.seats else 0
        return counts


def _selections(s: State, player: Player) -> list[Move]:
    """Return the moves of Phase 1: selections that are due and affordable ATP actions (§2, §4)."""
    moves: list[Move] = []
    if s.due:
        for kind in range(5):
            if s.field[kind]:
                moves.append(TAKE[kind])
                moves.append(TAKE_DOWN[kind])
        if not s.first_taken and s.first != s.to_move:
            moves.append(TAKE_FIRST_PLAYER)
    if player.atp:
        if can_select_twice(s):
            moves.append(SELECT_TWICE)
        if can_reset_rna(s):
            moves.append(RESET_RNA)
        if can_reset_organelles(s):
            moves.append(RESET_ORGANELLES)
    if s.due == 0:
        moves.append(END_TURN)
        return moves
    if can_hold(s):
        moves.append(HOLD_TURN)
    if not s.proposed and may_end_by_vote(s):
        moves.append(PROPOSE_END)
    return moves


def _resolutions(s: State, player: Player) -> list[Move]:
    """Return the moves of Phase 2: unresolved organelles, and new face-up RNA (§3, §4.1)."""
    moves: list[Move] = []
    up = player.up
    if player.cards:
        if up[MITOCHONDRIA]:
            moves.append(USE_MITOCHONDRIA)
        if up[NUCLEUS]:
            moves.append(USE_NUCLEUS)
        if up[VACUOLE]:
            moves.append(USE_VACUOLE)
        if up[AMINO_ACYL]:
            if player.atp >= COST_AMINO_ACYL and s.amino_deck:
                moves.append(USE_AMINO_ACYL)
            moves.append(DECLINE_AMINO_ACYL)
        if up[RIBOSOME]:
            if player.atp >= COST_RIBOSOME and (len(player.chain) > player.fixed or can_add_any(player)):
                moves.append(USE_RIBOSOME)
            moves.append(DECLINE_RIBOSOME)
        if player.cards > up[0] + up[1] + up[2] + up[3] + up[4]:
            moves.append(USE_FACE_DOWN)
    else:
        moves.append(END_TURN)
    if player.atp and can_reset_rna(s):
        moves.append(RESET_RNA)
    if can_hold(s):
        moves.append(HOLD_TURN)
    return moves


def _choices(s: State, player: Player) -> list[Move]:
    """Return the moves that finish what has begun: choose RNA, a limit, an amino acid or a discard, or vote."""
    phase = s.phase
    moves: list[Move] = []
    if phase == CHOOSING_RNA:
        for letter in range(4):
            if letter in s.rna_field:
                moves.append(TAKE_RNA[letter])
        if s.rna_deck_size or s.rna_discards_size:
            moves.append(DRAW_TWO)
    elif phase == KEEPING_RNA:
        moves.append(KEEP_RNA[s.drawn[0]])
        if s.drawn[1] != s.drawn[0]:
            moves.append(KEEP_RNA[s.drawn[1]])
    elif phase == USING_VACUOLE:
        moves.append(GATHER)
        if player.energy_limit < ENERGY_TOP:
            moves.append(RAISE_ENERGY)
        if player.rna_limit < RNA_TOP:
            moves.append(RAISE_RNA)
    elif phase == KEEPING_AMINO:
        moves.append(KEEP_AMINO[s.amino_deck[-1]])
        moves.append(KEEP_AMINO[s.amino_deck[-2]])
    elif phase == BUILDING:
        if player.rna_size >= 3:
            for amino in player.amino:
                if can_add(player, amino):
                    moves.append(ADD[amino])
        if len(player.chain) > player.fixed:
            moves.append(FIX)
    elif phase == VOTING:
        moves.append(AGREE)
        moves.append(PLAY_ON)
    else:  # DISCARDING
        for letter in range(4):
            if player.rna[letter] > player.aside[letter]:
                moves.append(DISCARD_RNA[letter])
    return moves


# -- points (§6) --------------------------------------------------------------------------------------------------


class Points(TypedDict):
    """A seat's points by source (§6.2)."""

    bonus: int
    """Bonus cards."""
    fixed: int
    """Amino acids fixed in the chain, at their full value."""
    face_up: int
    """Amino acids face up in the chain, at half their value, rounded up."""
    matched: int
    """Amino acids in hand that RNA in hand matches."""
    unmatched: int
    """Points lost for the other amino acids in hand."""
    total: int
    """The sum."""


def count(player: Player) -> Points:
    """Count the points a player would have if the game ended now (§6.2)."""
    bonus = 0
    for card in player.bonus:
        bonus += card
    fixed = 0
    face_up = 0
    for place in range(len(player.chain)):
        if place < player.fixed:
            fixed += VALUE[player.chain[place]]
        else:
            face_up += FACE_UP[player.chain[place]]
    pairs = most_matched(player.amino, player.rna)
    matched = POINTS_MATCHED * pairs
    unmatched = POINTS_UNMATCHED * (len(player.amino) - pairs)
    return {
        "bonus": bonus,
        "fixed": fixed,
        "face_up": face_up,
        "matched": matched,
        "unmatched": unmatched,
        "total": bonus + fixed + face_up + matched - unmatched,
    }


def most_matched(amino: list[int], rna: list[int]) -> int:
    """Return the largest number of amino acids that the RNA can match at once, using each card once (§6.3)."""
    total = rna[0] + rna[1] + rna[2] + rna[3]
    if total < 3 or not amino:
        return 0
    return _best(amino, 0, rna[0], rna[1], rna[2], rna[3], 0)


def _best(amino: list[int], at: int, a: int, c: int, g: int, u: int, least: int) -> int:
    """Return how many can be matched from `at` on with the letters left; if at most `least`, any smaller number."""
    possible = len(amino) - at
    if (a + c + g + u) // 3 < possible:
        possible = (a + c + g + u) // 3
    if possible <= 0 or possible <= least:
        return 0
    need = NEEDS[amino[at]]
    best = 0
    if need[0] <= a and need[1] <= c and need[2] <= g and need[3] <= u:
        best = 1 + _best(amino, at + 1, a - need[0], c - need[1], g - need[2], u - need[3], least - 1)
        if best == possible:
            return best
        if best > least:
            least = best
    other = _best(amino, at + 1, a, c, g, u, least)
    return other if other > best else best
