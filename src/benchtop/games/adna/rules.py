"""Adna's Lab: set-up, legal moves and scores, in the order of docs/games/adna/rules.md."""

from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.state import NONE

from .components import (
    BLOCKER,
    BSA,
    BUFFER_OF,
    DEPHOSPHORYLATION,
    DETERGENT,
    FIRST_ENZYME,
    FIRST_REACTION,
    FIRST_SETTING,
    HOTTEST,
    ICE,
    ICE_BOX,
    KEYS,
    KIND,
    LANDING,
    LAST_SETTING,
    LEVELS,
    NEEDS_BSA,
    OWN,
    PCR,
    RNASE,
    SETTINGS,
    SITES,
    U,
)
from .moves.answers import BLOCK, PASS, SHIFT_ANSWER, WASH, blocks_now, stopping_levels, topmost
from .moves.attacks import CUTS, SET, can_repair_elsewhere, offer, plays_of
from .moves.choices import (
    ADDS,
    DONE_PICKING,
    NUDGES,
    PICKS,
    PLACES,
    REMOVALS,
    TAKES,
    can_pick,
    can_place,
    changes_something,
    left_to_place,
)
from .moves.reactions import CARDS, REPAIRS, RNASE_CARD, SEALING_CARD
from .moves.turn import DISCARDS, END, LAYS, STOP
from .state import (
    ADD,
    ANSWER,
    CLEAN,
    DISCARD,
    MAIN,
    MUTATE,
    OPENING,
    PICK,
    PLACE,
    REMOVE,
    REPAIR,
    RESTORE,
    SEAL,
    SHIFT,
    State,
)
from .turns import begin_game


class AdnasLab(Game):
    """The rules of Adna's Lab."""

    def blank(self) -> State:
        return State()

    def setup(self, s: State) -> None:
        """Set what was agreed and begin the first game (§2)."""
        s.target = s.options["target"]
        s.games = s.options["games"]
        s.read_options()
        s.number = 1
        begin_game(s)

    def legal(self, s: State) -> list[Move]:
        """Return the legal moves of the current phase."""
        phase = s.phase
        moves: list[Move] = []
        if phase == MAIN:
            main_moves(s, moves)
        elif phase == ANSWER:
            answers(s, moves)
        elif phase == DISCARD:
            discards(s, moves)
        elif phase == OPENING:
            held = s.held[s.active]
            for base in range(U):
                if held[base]:
                    moves.append(LAYS[base][OWN])
        elif phase == RESTORE:
            temperature_answers(s, moves, s.allowed)
            moves.append(PASS)
        elif phase == REPAIR:
            repairs(s, moves)
            moves.append(PASS)
        elif phase == SEAL:
            if s.held[s.to_move][DEPHOSPHORYLATION]:
                offer(s, SEALING_CARD, moves)
            moves.append(PASS)
        elif phase == CLEAN:
            if s.held[s.to_move][RNASE]:
                moves.append(plays_of(RNASE_CARD)[OWN][0])
            moves.append(PASS)
        else:
            choices(s, moves)
        return moves

    def scores(self, s: State) -> list[int]:
        """Return the points from all finished games (§10.2)."""
        return s.points[:]

    def winners(self, s: State) -> list[int]:
        """Return the winners of the game or match.

        Most points win a match, then most games won (or the other way round), then the extra game (§10.5).
        """
        last = s.results[-1][0]
        by_last = [0, 1] if last == NONE else [last]
        if s.games == 1 or len(s.results) > s.games:
            return by_last
        tallies = [s.points, s.wins]
        if s.options["match"] == "best_of":
            tallies = [s.wins, s.points]
        for tally in tallies:
            if tally[0] != tally[1]:
                return [0 if tally[0] > tally[1] else 1]
        return [0, 1]

    def standing(self, s: State) -> list[int]:
        """Return the number of bases each seat has laid, earlier games included; points come only with a win."""
        bases = [0, 0]
        for ending in s.endings:
            for seat in range(2):
                bases[seat] += len(ending["chains"][seat])
        ended = len(s.endings) > 0 and (s.endings[-1]["game"], s.endings[-1]["attempt"]) == (s.number, s.attempt)
        if not ended:
            for seat in range(2):
                bases[seat] += len(s.chains[seat])
        return bases

    def whose_turn(self, s: State) -> int:
        """Return the active seat, also while the rival answers; NONE while the first bases are laid (§2.6)."""
        return NONE if s.phase == OPENING else s.active

    def census(self, s: State) -> dict[str, int]:
        counts = dict.fromkeys(KEYS, 0)
        zones = [*s.decks, *s.hands, *s.chains, *s.fragments, s.supports, s.turned, s.stack, s.spent]
        zones.append([card for card in (s.lying, s.main_card) if card >= 0])
        for zone in zones:
            for card in zone:
                counts[KEYS[KIND[card]]] += 1
        return counts


# -- a turn (§3) ----------------------------------------------------------------------------------------------------


def main_moves(s: State, moves: list[Move]) -> None:
    """Add the moves of the main step: lay, cut, attack, use cards, stop to discard, or end the turn (§3.3)."""
    me = s.active
    held = s.held[me]
    closed = [s.contaminated(me), s.contaminated(1 - me)]
    last = NONE
    for card in s.hands[me]:
        kind = KIND[card]
        if kind == last:
            continue
        last = kind
        if kind <= U:
            for side in range(2):
                if not closed[side]:
                    moves.append(LAYS[kind][side])
        elif not LEVELS[kind] >> s.level & 1:
            continue
        elif kind < FIRST_REACTION:
            cuts(s, held, kind - FIRST_ENZYME, moves)
        elif FIRST_SETTING[kind] >= 0:
            settings(s, kind, moves)
        else:
            offer(s, CARDS[kind - FIRST_REACTION], moves)
    if s.hands[me]:
        moves.append(STOP)
    moves.append(END)


def cuts(s: State, held: list[int], enzyme: int, moves: list[Move]) -> None:
    """Add the cuts of an enzyme: they need its buffer, BSA if marked, and a site with bases behind it (§7)."""
    if held[BUFFER_OF[enzyme]] == 0 or (NEEDS_BSA[enzyme] and held[BSA] == 0):
        return
    for side in range(2):
        chain = s.active if side == OWN else 1 - s.active
        keep = SITES[enzyme].first_cut(s.strand(chain))
        if keep is not None and keep < len(s.chains[chain]):
            moves.append(CUTS[enzyme][side])


def settings(s: State, kind: int, moves: list[Move]) -> None:
    """Add every way in which this card moves the thermometer (§5.8)."""
    for setting in range(FIRST_SETTING[kind], LAST_SETTING[kind]):
        if LANDING[setting][s.level] >= 0 and s.offered(s.to_move, setting):
            moves.append(SET[setting])


def discards(s: State, moves: list[Move]) -> None:
    """Add a discard for every kind in hand, and the end of the turn (§3.4)."""
    last = NONE
    for card in s.hands[s.active]:
        if KIND[card] != last:
            last = KIND[card]
            moves.append(DISCARDS[last])
    moves.append(END)


# -- decisions inside a card ----------------------------------------------------------------------------------------


def choices(s: State, moves: list[Move]) -> None:
    """Add the choices of positions, orders, backs, turned-up bases or a direction (§3.2, §5, §7.6, §9)."""
    phase = s.phase
    if phase in (MUTATE, PICK):
        picks(s, moves)
    elif phase == REMOVE:
        for position in range(len(s.chains[s.aim])):
            if position not in s.picks:
                moves.append(REMOVALS[position])
    elif phase == PLACE:
        left = left_to_place(s)
        for base in range(U):
            if can_place(s, base, left):
                moves.append(PLACES[base])
    elif phase == ADD:
        last = NONE
        for card in s.turned:
            if KIND[card] != last:
                last = KIND[card]
                moves.append(ADDS[last])
    elif phase == SHIFT:
        for move in NUDGES:
            if 0 <= s.level + move.step <= HOTTEST:
                moves.append(move)
    else:  # TAKE
        for deck in range(3):
            if s.picks.count(deck) < s.backs[1 - s.to_move][deck]:
                moves.append(TAKES[deck])


def picks(s: State, moves: list[Move]) -> None:
    """Add bases to swap or rearrange (§3.2, §5.7); a swap and the rearrangement in a PCR may be declined."""
    for position in range(len(s.chains[s.choosing()])):
        if can_pick(s, position):
            moves.append(PICKS[position])
    if s.phase == PICK:
        if (s.playing == PCR and not s.picks) or changes_something(s):
            moves.append(DONE_PICKING)
    elif not s.picks:
        moves.append(PASS)


# -- repair (§8) ----------------------------------------------------------------------------------------------------


def repairs(s: State, moves: list[Move]) -> None:
    """Add the repairs that work now, and temperature cards that make a repair work (§8.2)."""
    seat = s.to_move
    for card in REPAIRS:
        if s.held[seat][card.kind] and card.levels >> s.level & 1:
            offer(s, card, moves)
    if can_repair_elsewhere(s, seat):
        for setting in range(SETTINGS):
            if s.offered(seat, setting) and LANDING[setting][s.level] >= 0:
                moves.append(SET[setting])


# -- answers (§6) ---------------------------------------------------------------------------------------------------


def answers(s: State, moves: list[Move]) -> None:
    """Add Detergent, the card that blocks the one played, temperature cards, and pass."""
    held = s.held[s.to_move]
    top = topmost(s)
    if held[DETERGENT]:
        if top >= FIRST_REACTION:
            moves.append(WASH[top - FIRST_REACTION])
        if not s.stack:
            for card in s.supports:
                moves.append(WASH[KIND[card] - FIRST_REACTION])
    blocker = BLOCKER[top]
    if blocker == ICE_BOX:
        if held[ICE_BOX]:
            moves.append(SHIFT_ANSWER[ICE])
    elif blocker >= 0 and held[blocker]:
        for move in BLOCK:
            if move.kind == blocker and blocks_now(s, blocker):
                moves.append(move)
    levels = stopping_levels(s)
    if levels:
        temperature_answers(s, moves, levels)
    moves.append(PASS)


def temperature_answers(s: State, moves: list[Move], levels: int) -> None:
    """Add the temperature cards that lead to one of these levels, in one step or several (§6.5)."""
    for setting in s.ways_towards(s.to_move, levels):
        moves.append(SHIFT_ANSWER[setting])
