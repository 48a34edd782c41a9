"""Peptide: action values from the evaluation of the seat to move. § numbers: docs/games/peptide/rules.md."""

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
    COSTS,
    ENERGY_START,
    FACE_UP,
    FIXING,
    GAIN_FACE_DOWN,
    GAIN_MITOCHONDRIA,
    GAIN_VACUOLE,
    LAST_ROUND,
    LETTERS,
    MITOCHONDRIA,
    NAMES,
    NEEDS,
    NUCLEUS,
    RNA_START,
    SELECTIONS,
    STOP_WITHIN,
    TITLES,
    VACUOLE,
    VALUE,
)
from ..moves.actions import EndTurn, HoldTurn, ResetOrganelles, ResetRna, SelectTwice
from ..moves.building import Add, Fix, KeepAmino
from ..moves.ending import Answer, ProposeEnd
from ..moves.gathering import Discard, DrawTwo, Gather, KeepRna, Raise, TakeRna
from ..moves.resolution import Decline, Use, UseFaceDown
from ..moves.selection import Take, TakeFirstPlayer
from ..state import SELECTING, VOTING, Player, State
from .evaluation import UNKNOWN, Evaluation, Weights

EAGER: Final[list[float]] = [0.06, 0.02, 0.05, 0.04, 0.0]
"""Small bonuses that order the use of organelles: energy first, then draws, then choices, building last."""


IDLE: Final = 3.0
"""Penalty for a move that leads nowhere."""


class PeptideHeuristic(Heuristic):
    """A heuristic that weighs the work a seat has begun against the time left."""

    scale = 14.0
    rollout_depth = 25
    easy_error = 8.0
    worth_depth = 200
    hard_simulations = 1200
    expert_simulations = 6000
    epsilon = 0.0  # a random move wastes a selection and would hide what a move is worth

    def __init__(self) -> None:
        self.weights: Weights = Weights()

    def rounds_left(self, s: State) -> float:
        """Return the rounds after this round: known once STOP is shown, else estimated from the draws (§6.1)."""
        if s.last_round != NONE:
            return float(s.last_round - s.round)
        if s.agreed:
            return 0.0
        size = len(s.amino_deck)
        below = size - 2 if size < STOP_WITHIN + 1 else STOP_WITHIN - 1
        rounds = (size - 1 - 0.5 * below) / (self.weights.draw_rate * math.sqrt(s.seats)) + 0.5
        if rounds < 1.0:
            rounds = 1.0
        quiet = s.round - s.drawn_in - 1
        if quiet > 0:
            rounds += self.weights.quiet * quiet
        most = float(LAST_ROUND - s.round)
        return rounds if rounds < most else most

    def selections_left(self, s: State, seat: int) -> float:
        """Estimate the selections that a seat will still make."""
        left = SELECTIONS * self.rounds_left(s)
        return left + self.selections_this_round(s, seat)

    def selections_this_round(self, s: State, seat: int) -> int:
        """Return the selections that a seat will still make in this round."""
        return SELECTIONS - s.players[seat].picked if s.phase in (SELECTING, VOTING) else 0

    def being_first(self, s: State) -> float:
        """Return the points that the First Player card is worth if another round follows."""
        return self.weights.points_a_selection * self.weights.first_player / s.seats

    def evaluate(self, s: State) -> list[float]:
        points: list[float] = []
        for seat in range(s.seats):
            points.append(Evaluation(s, seat, self.weights).points(self.selections_left(s, seat)))
        if self.rounds_left(s) >= 1.0:
            points[s.first] += self.being_first(s)
        return points

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        if s.phase == VOTING:
            return self.answer_values(s, moves)
        have = Evaluation(s, s.to_move, self.weights)
        left = self.selections_left(s, s.to_move)
        if s.phase == SELECTING:
            return self.selection_values(s, moves, have, left)
        now = have.points(left)
        values: list[float] = []
        for move in moves:
            values.append(self.value(s, move, have, left, now))
        return values

    def idle_value(self, s: State) -> float:
        """Estimate the result of playing on or ending the turn; a selection brings at least 1 ATP (§3.2)."""
        if s.phase == VOTING:
            return lead(self.evaluate(s), s.to_move)
        left = self.selections_left(s, s.to_move)
        have = Evaluation(s, s.to_move, self.weights)
        return have.with_face_down(left - 1.0) if s.phase == SELECTING and s.due > 0 else have.points(left)

    def easy_moves(self, s: State, moves: list[Move]) -> list[Move]:
        """Leave out ATP actions (§4) and face-down Mitochondria, which an easy player would not think of (§3.3)."""
        return [
            move
            for move in moves
            if not isinstance(move, (HoldTurn, ProposeEnd, ResetRna, ResetOrganelles, SelectTwice))
            and not (isinstance(move, Take) and move.face_down and move.kind == MITOCHONDRIA)
        ] or moves

    # -- a proposal to end the game (§6.6) --------------------------------------------------------------------------

    def answer_values(self, s: State, moves: list[Move]) -> list[float]:
        """Estimate the lead of the seat to move if this round is the last, and if not."""
        ended: list[float] = []
        for seat in range(s.seats):
            ended.append(Evaluation(s, seat, self.weights).points(float(self.selections_this_round(s, seat))))
        on = lead(self.evaluate(s), s.to_move)
        over = lead(ended, s.to_move)
        return [over if isinstance(move, Answer) and move.agrees else on for move in moves]

    # -- Phase 2 and the end of a round (§3, §7) --------------------------------------------------------------------

    def value(self, s: State, move: Move, have: Evaluation, left: float, now: float) -> float:
        """Estimate the final points after a move of Phase 2; `now` is the estimate before it."""
        if isinstance(move, Use):
            return (have.with_amino(UNKNOWN, left) if move.kind == AMINO_ACYL else now) + EAGER[move.kind]
        if isinstance(move, UseFaceDown):
            return now + EAGER[MITOCHONDRIA]
        if isinstance(move, Decline):
            return have.with_organelle(move.kind, left, -1) - 0.02
        if isinstance(move, TakeRna):
            return have.with_letter(move.letter, left)
        if isinstance(move, DrawTwo):
            return self.drawing_two(s, have, left)
        if isinstance(move, KeepRna):
            return have.with_letter(move.letter, left)
        if isinstance(move, KeepAmino):
            return have.with_amino(move.amino, left)
        if isinstance(move, Add):
            built = Evaluation(s, s.to_move, self.weights)
            built.add(move.amino)
            return built.points(left)
        if isinstance(move, Fix):
            built = Evaluation(s, s.to_move, self.weights)
            built.fix()
            return built.points(left)
        if isinstance(move, Discard):
            return have.without_letter(move.letter, left)
        if isinstance(move, ResetRna):
            return have.paying(COST_RESET_RNA, left) - self.weights.reset_penalty
        if isinstance(move, HoldTurn):
            return now - IDLE
        if isinstance(move, Raise):
            return have.with_organelle(VACUOLE, left, -1) + self.higher_limit(move, have, left)
        return now

    def higher_limit(self, move: Raise, have: Evaluation, left: float) -> float:
        """Return the points that raising a limit is worth; less, the higher it is (§7.2)."""
        if move.energy:
            return self.weights.energy_room * left * (ENERGY_START + 3 - have.energy_limit) / 3.0
        return self.weights.rna_room * left * (RNA_START + 3 - have.rna_limit) / 3.0

    def drawing_two(self, s: State, have: Evaluation, left: float) -> float:
        """Estimate the final points with the better of two letters from the deck (§3.4)."""
        pile = s.rna_deck if s.rna_deck_size > 1 else s.rna_discards
        size = s.rna_deck_size if s.rna_deck_size > 1 else s.rna_discards_size
        if size == 0:
            return have.points(left)
        by_letter = [have.with_letter(letter, left) for letter in range(4)]
        total = 0.0
        for first in range(4):
            for second in range(4):
                best = by_letter[first] if by_letter[first] > by_letter[second] else by_letter[second]
                total += pile[first] * pile[second] * best
        return total / (size * size)

    # -- Phase 1 (§2, §4) -------------------------------------------------------------------------------------------

    def selection_values(self, s: State, moves: list[Move], have: Evaluation, left: float) -> list[float]:
        """Estimate the final points after each move of Phase 1."""
        after = left - 1.0
        face_up = [have.with_organelle(kind, after) for kind in range(5)]
        face_down = have.with_face_down(after)
        best = face_down
        for kind in range(5):
            if s.field[kind] > 0 and face_up[kind] > best:
                best = face_up[kind]
        values: list[float] = []
        for move in moves:
            if isinstance(move, Take):
                value = face_down if move.face_down else face_up[move.kind]
                if s.field[move.kind] == 1:
                    value += self.weights.denial
            elif isinstance(move, TakeFirstPlayer):
                value = have.points(after)
                if left > SELECTIONS:
                    value += self.being_first(s)
            elif isinstance(move, SelectTwice):
                value = best - self.price(have, COST_SELECT_TWICE, after)
            elif isinstance(move, ResetRna):
                value = have.points(left) if s.due == 0 else best
                value = value - self.price(have, COST_RESET_RNA, left) - self.weights.reset_penalty
            elif isinstance(move, ResetOrganelles):
                value = self.new_field(s, have, left, face_up, face_down)
            elif isinstance(move, EndTurn):
                value = have.points(left)
            else:  # keep the turn open or propose the end, which bots avoid
                value = best - IDLE
            values.append(value)
        return values

    def price(self, have: Evaluation, atp: int, left: float) -> float:
        """Return the points that an amount of ATP is worth."""
        return have.points(left) - have.paying(atp, left)

    def new_field(self, s: State, have: Evaluation, left: float, face_up: list[float], face_down: float) -> float:
        """Estimate the final points after dealing a new organelle field (§4.2)."""
        if s.due == 0:
            return have.points(left) - self.price(have, COST_RESET_ORGANELLES, left) - self.weights.reset_penalty
        return self.best_of_new_field(s, face_up, face_down) - self.price(have, COST_RESET_ORGANELLES, left - 1.0)

    def best_of_new_field(self, s: State, face_up: list[float], face_down: float) -> float:
        """Estimate the final points with the best organelle of a new field."""
        size = s.field_size
        total = 0.0
        none_so_far = 1.0
        used = [False] * 5
        for _ in range(5):
            best = -1
            for kind in range(5):
                if not used[kind] and (best < 0 or face_up[kind] > face_up[best]):
                    best = kind
            used[best] = True
            if face_up[best] <= face_down:
                break
            share = s.deck[best] / s.deck_size if s.deck_size >= size else 0.2
            absent = none_so_far * (1.0 - share) ** size
            total += (none_so_far - absent) * face_up[best]
            none_so_far = absent
        return total + none_so_far * face_down

    # -- in words -----------------------------------------------------------------------------------------------------

    def explain(self, s: State, move: Move) -> str:
        player = s.players[s.to_move]
        match move:
            case Take(kind=kind, face_down=True):
                last = f"; leaves no {TITLES[kind]} to others" if s.field[kind] == 1 else ""
                return f"{GAIN_FACE_DOWN} ATP{last}"
            case Take(kind=kind):
                last = f"; the last {TITLES[kind]} in the field" if s.field[kind] == 1 else ""
                return self.use_of(s, player, kind, selecting=True) + last
            case TakeFirstPlayer():
                return "chooses first from the next pass on"
            case SelectTwice():
                return f"both selections now, from {s.field_size} organelles"
            case UseFaceDown():
                return f"{GAIN_FACE_DOWN} ATP"
            case Use(kind=kind):
                return self.use_of(s, player, kind, selecting=False)
            case Gather():
                return f"{GAIN_VACUOLE} ATP and an RNA card"
            case Raise(energy=True):
                return f"keeps up to {player.energy_limit + 1} ATP from round to round"
            case Raise():
                return f"keeps up to {player.rna_limit + 1} RNA cards from round to round"
            case Decline(kind=kind):
                return f"saves {COSTS[kind]} ATP"
            case Answer():
                ahead = self.answer_values(s, [move])[0]
                side = "ahead of" if ahead > 0.0 else "behind"
                return f"about {abs(ahead):.0f} points {side} the best of the others in the end"
        return explain_cards(s, player, move)

    def use_of(self, s: State, player: Player, kind: int, *, selecting: bool) -> str:
        """Explain what an organelle would do for this seat."""
        if kind == MITOCHONDRIA:
            return f"{GAIN_MITOCHONDRIA} ATP, {player.atp + GAIN_MITOCHONDRIA} in all"
        if kind == VACUOLE:
            return f"{GAIN_VACUOLE} ATP and an RNA card"
        if kind == NUCLEUS:
            return nearest_match(player)
        energy = player.atp
        if selecting:
            energy += GAIN_FACE_DOWN * (player.cards - sum(player.up))
            energy += GAIN_MITOCHONDRIA * player.up[MITOCHONDRIA] + GAIN_VACUOLE * player.up[VACUOLE]
        if kind == AMINO_ACYL:
            if energy < COST_AMINO_ACYL:
                return f"needs {COST_AMINO_ACYL} ATP, and there will be {energy}"
            return "one more amino acid for your chain"
        if energy < COST_RIBOSOME:
            return f"needs {COST_RIBOSOME} ATP, and there is {energy or 'none'}"
        for amino in player.amino:
            if not missing(player, amino):
                return f"can add {NAMES[amino]}: +{FACE_UP[amino]}"
        return fixing(s, player) if len(player.chain) > player.fixed else "nothing to add or fix yet"


def lead(points: list[float], seat: int) -> float:
    """Return how far a seat is ahead of the best of the others."""
    best = -1.0e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


def explain_cards(s: State, player: Player, move: Move) -> str:
    """Explain what a move does with RNA and amino acids."""
    match move:
        case TakeRna(letter=letter):
            return completes(player, letter)
        case KeepRna(letter=letter):
            return completes(player, letter)
        case DrawTwo():
            return chance_of_help(s, player)
        case Discard(letter=letter):
            return "" if wants(player, letter, spare=1) else f"nothing in your hand needs this {LETTERS[letter]}"
        case KeepAmino(amino=amino):
            lack = missing(player, amino)
            return f"worth {VALUE[amino]}, " + (f"lacks {lack}" if lack else "matched by your RNA already")
        case Add(amino=amino):
            return f"+{FACE_UP[amino]} in the chain, {FIXING[amino]} more when it is fixed"
        case Fix():
            return fixing(s, player)
    return ""


def missing(player: Player, amino: int) -> str:
    """Return the letters that RNA in hand lacks for an amino acid."""
    need = NEEDS[amino]
    return "".join([LETTERS[letter] * max(0, need[letter] - player.rna[letter]) for letter in range(4)])


def wants(player: Player, letter: int, spare: int = 0) -> bool:
    """Whether an amino acid in hand needs more of a letter than the hand has without `spare` cards."""
    return any(NEEDS[amino][letter] > player.rna[letter] - spare for amino in player.amino)


def nearest_match(player: Player) -> str:
    """Say which incomplete amino acid in hand lacks least."""
    nearest = NONE
    for amino in player.amino:
        lack = missing(player, amino)
        if lack and (nearest == NONE or len(lack) < len(missing(player, nearest))):
            nearest = amino
    return "an RNA card of choice" if nearest == NONE else f"{NAMES[nearest]} lacks {missing(player, nearest)}"


def completes(player: Player, letter: int) -> str:
    """Say what another RNA card of a letter does for the hand."""
    for amino in player.amino:
        if missing(player, amino) == LETTERS[letter]:
            return f"completes {NAMES[amino]}"
    for amino in player.amino:
        if LETTERS[letter] in missing(player, amino):
            return f"{NAMES[amino]} lacks {missing(player, amino)}"
    return "no amino acid in your hand lacks it"


def chance_of_help(s: State, player: Player) -> str:
    """Say how likely two RNA cards from the deck include a letter that the hand lacks."""
    wanted = [letter for letter in range(4) if wants(player, letter)]
    size = s.rna_deck_size
    if not wanted or size == 0:
        return ""
    hits = 0
    for letter in wanted:
        hits += s.rna_deck[letter]
    odds = 1.0 - ((size - hits) / size) ** 2
    return f"{', '.join([LETTERS[letter] for letter in wanted])} would help: about {round(100 * odds)} %"


def fixing(s: State, player: Player) -> str:
    """Say what fixing the leftmost face-up amino acid earns."""
    amino = player.chain[player.fixed]
    bonus = f" and the +{s.bonuses[-1]} bonus" if s.bonuses else ""
    return f"fixing {NAMES[amino]}: +{FIXING[amino]}{bonus}"
