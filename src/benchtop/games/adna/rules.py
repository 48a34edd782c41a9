"""Adna's Lab: set-up, legal moves and scores, in the order of docs/games/adna/rules.md."""

from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.state import NONE

from .components import (
    AGAROSE,
    ANY,
    BASES,
    BLOCKER,
    BSA,
    BUFFER_OF,
    DELETION,
    DENATURATION,
    DEPHOSPHORYLATION,
    DETERGENT,
    DMSO,
    DNASE,
    DNTPS,
    DYE,
    ELECTROPHORESIS,
    ETHIDIUM,
    FIRST_ENZYME,
    FIRST_REACTION,
    FIRST_SETTING,
    HOTTEST,
    ICE_BOX,
    KEYS,
    KIND,
    KIND_OF,
    LADDER,
    LAST_SETTING,
    LEVELS,
    LIGASE,
    LIGATION,
    LINKER,
    MAGNESIUM,
    NEEDS_BSA,
    PCR,
    PHOSPHATASE,
    POLYLINKER,
    POLYMERASE,
    RED_BUFFER,
    RNASE,
    SETTINGS,
    SITES,
    SPECTRO,
    UV,
    U,
    landing,
)
from .moves.answers import BLOCK, BLOCKERS, PASS, SHIFT_ANSWER, WASH
from .moves.attacks import ATTACKS, BOOSTED, CUTS
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
from .moves.turn import DISCARDS, END, LAYS, STOP
from .moves.uses import CLEANING, LINK, SEALING, SET, can_repair_elsewhere
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
    """The rules."""

    def blank(self) -> State:
        return State()

    def setup(self, s: State) -> None:
        """§2: what was agreed, then the first game."""
        s.goal = s.options["target"]
        s.games = s.options["games"]
        s.read_options()
        s.number = 1
        begin_game(s)

    def legal(self, s: State) -> list[Move]:
        """What may be decided now, by phase."""
        phase = s.phase
        moves: list[Move] = []
        if phase == MAIN:
            main_moves(s, moves)
        elif phase == ANSWER:
            answers(s, moves)
        elif phase == DISCARD:
            last = NONE
            for card in s.hands[s.active]:
                if KIND[card] != last:
                    last = KIND[card]
                    moves.append(DISCARDS[last])
            moves.append(END)
        elif phase == OPENING:
            held = s.held[s.active]
            for base in range(4):
                if held[base]:
                    moves.append(LAYS[base][0])
        elif phase in (MUTATE, PICK):
            for position in range(len(s.chains[s.choosing()])):
                if can_pick(s, position):
                    moves.append(PICKS[position])
            if phase == PICK:
                if (s.playing == PCR and not s.picks) or changes_something(s):
                    moves.append(DONE_PICKING)
            elif not s.picks:
                moves.append(PASS)
        elif phase == REMOVE:
            for position in range(len(s.chains[s.aim])):
                if position not in s.picks:
                    moves.append(REMOVALS[position])
        elif phase == PLACE:
            left = left_to_place(s)
            for base in range(4):
                if can_place(s, base, left):
                    moves.append(PLACES[base])
        elif phase == ADD:
            last = NONE
            for card in s.turned:
                if KIND[card] != last:
                    last = KIND[card]
                    moves.append(ADDS[last])
        elif phase == RESTORE:
            temperature_answers(s, moves, s.allowed)
            moves.append(PASS)
        elif phase == SHIFT:
            if s.level > 0:
                moves.append(NUDGES[0])
            if s.level < HOTTEST:
                moves.append(NUDGES[1])
        elif phase == REPAIR:
            repairs(s, moves)
            moves.append(PASS)
        elif phase == SEAL:
            held = s.held[s.to_move]
            if held[DEPHOSPHORYLATION] and held[PHOSPHATASE]:
                for buffer in range(4):
                    if held[RED_BUFFER + buffer]:
                        moves.append(SEALING[buffer])
            moves.append(PASS)
        elif phase == CLEAN:
            if s.held[s.to_move][RNASE]:
                moves.append(CLEANING[0])
            moves.append(PASS)
        else:  # TAKE
            for deck in range(3):
                if s.picks.count(deck) < s.backs[1 - s.to_move][deck]:
                    moves.append(TAKES[deck])
        return moves

    def scores(self, s: State) -> list[int]:
        """§10.2: the points of all games that are over."""
        return s.points[:]

    def winners(self, s: State) -> list[int]:
        """§10.5: a single game's winner; of a match, most points, then most games won, then the extra game."""
        last = s.results[-1][0]
        by_last = [0, 1] if last == NONE else [last]
        if s.games == 1 or len(s.results) > s.games:
            return by_last
        for tally in (s.points, s.wins):
            if tally[0] != tally[1]:
                return [0 if tally[0] > tally[1] else 1]
        return [0, 1]

    def census(self, s: State) -> dict[str, int]:
        counts = dict.fromkeys(KEYS, 0)
        zones = [*s.decks, *s.hands, *s.chains, *s.fragments, s.supports, s.turned, s.stack, s.spent]
        zones.append([card for card in (s.lying, s.main) if card >= 0])
        for zone in zones:
            for card in zone:
                counts[KEYS[KIND[card]]] += 1
        return counts


# -- the main step (§3.3) -------------------------------------------------------------------------------------------


def main_moves(s: State, moves: list[Move]) -> None:
    """Lay bases, cut, attack, use cards, or stop."""
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
            if not closed[0]:
                moves.append(LAYS[kind][0])
            if not closed[1]:
                moves.append(LAYS[kind][1])
        elif not LEVELS[kind] >> s.level & 1:
            continue
        elif kind < FIRST_REACTION:
            cuts(s, held, kind - FIRST_ENZYME, moves)
        else:
            reactions(s, held, kind, closed, moves)
    moves.append(STOP)


def cuts(s: State, held: list[int], enzyme: int, moves: list[Move]) -> None:
    """§7: the buffer, the BSA, and a site with something behind it."""
    if held[BUFFER_OF[enzyme]] == 0 or (NEEDS_BSA[enzyme] and held[BSA] == 0):
        return
    for side in range(2):
        chain = s.active if side == 0 else 1 - s.active
        keep = SITES[enzyme].first_cut(s.strand(chain))
        if keep is not None and keep < len(s.chains[chain]):
            moves.append(CUTS[enzyme][side])


def reactions(s: State, held: list[int], kind: int, closed: list[bool], moves: list[Move]) -> None:
    """§9: a Reactions card that the thermometer allows."""
    me = s.active
    chains = s.chains
    if FIRST_SETTING[kind] >= 0:
        settings(s, kind, moves)
    elif kind == UV or (kind == POLYMERASE and not s.strict):
        for side in range(2):
            if s.mixed(me if side == 0 else 1 - me):
                moves.append(ATTACKS[kind][side][0])
    elif kind == DELETION:
        for side in range(2):
            if chains[me if side == 0 else 1 - me]:
                with_buffers(held, ATTACKS[kind][side], moves)
    elif kind == PHOSPHATASE:
        if held[DEPHOSPHORYLATION]:
            for side in range(2):
                if chains[me if side == 0 else 1 - me]:
                    with_buffers(held, ATTACKS[kind][side], moves)
    elif kind == DNASE:
        for side in range(2):
            if 5 <= len(chains[me if side == 0 else 1 - me]) <= 11:
                moves.append(ATTACKS[kind][side][0])
    elif kind == LADDER:
        if len(chains[me]) < len(chains[1 - me]):
            moves.append(ATTACKS[kind][0][0])
    elif kind == AGAROSE or (kind == DMSO and not s.strict):
        if s.decks[BASES]:
            moves.append(ATTACKS[kind][0][0])
    elif kind == SPECTRO or (kind == DNTPS and not s.strict):
        if s.decks[BASES]:
            for side in range(2):
                if not closed[side]:
                    moves.append(ATTACKS[kind][side][0])
    elif kind == PCR:
        if held[DNTPS] and held[POLYMERASE] and held[MAGNESIUM] and s.decks[BASES]:
            for side in range(2):
                if not closed[side]:
                    with_buffers(held, ATTACKS[kind][side], moves)
                    if held[DMSO]:
                        with_buffers(held, BOOSTED[side], moves)
    elif kind in (DYE, ETHIDIUM):
        if s.hands[1 - me]:
            moves.append(ATTACKS[kind][0][0])
    elif kind == ELECTROPHORESIS:
        if s.backs[1 - me][BASES]:
            moves.append(ATTACKS[kind][0][0])
    elif kind == RNASE:
        for side in range(2):
            if closed[side]:
                moves.append(CLEANING[side])
    elif kind in (LINKER, POLYLINKER, LIGATION):
        repair(s, me, kind, moves)


def with_buffers(held: list[int], by_buffer: list[Move], moves: list[Move]) -> None:
    """One move for every colour of buffer in hand (§5.3)."""
    for buffer in range(4):
        if held[RED_BUFFER + buffer]:
            moves.append(by_buffer[buffer])


def settings(s: State, kind: int, moves: list[Move]) -> None:
    """§5.8: every way in which this card moves the thermometer."""
    for setting in range(FIRST_SETTING[kind], LAST_SETTING[kind]):
        if landing(setting, s.level) >= 0 and s.offered(s.to_move, setting):
            moves.append(SET[setting])


# -- repair (§8) ----------------------------------------------------------------------------------------------------


def repair(s: State, seat: int, kind: int, moves: list[Move]) -> None:
    """A repair card that the thermometer allows, if a fragment lies there."""
    if not s.fragments[seat]:
        return
    if kind == LIGATION:
        if s.held[seat][LIGASE] and not s.sealed[seat]:
            with_buffers(s.held[seat], ATTACKS[LIGATION][0], moves)
    elif s.decks[BASES]:
        moves.append(LINK[0 if kind == LINKER else 1])


def repairs(s: State, moves: list[Move]) -> None:
    """§8.2: repair at once, or bring the thermometer to where that works."""
    seat = s.to_move
    held = s.held[seat]
    for kind in (LIGATION, LINKER, POLYLINKER):
        if held[kind] and LEVELS[kind] >> s.level & 1:
            repair(s, seat, kind, moves)
    if can_repair_elsewhere(s, seat):
        for setting in range(SETTINGS):
            if s.offered(seat, setting) and landing(setting, s.level) >= 0:
                moves.append(SET[setting])


# -- answers (§6) ---------------------------------------------------------------------------------------------------


def answers(s: State, moves: list[Move]) -> None:
    """Detergent, the card's own blocker, a change of temperature, or pass."""
    seat = s.to_move
    held = s.held[seat]
    top = KIND[s.stack[-1]] if s.stack else s.playing
    if held[DETERGENT]:
        if top >= FIRST_REACTION:
            moves.append(WASH[top - FIRST_REACTION])
        if not s.stack:
            for card in s.supports:
                moves.append(WASH[KIND[card] - FIRST_REACTION])
    blocker = BLOCKER[top]
    if blocker >= 0 and held[blocker]:
        if blocker == ICE_BOX:
            if LEVELS[ICE_BOX] >> s.level & 1:
                moves.append(SHIFT_ANSWER[KIND_OF.index(ICE_BOX)])
        elif blocker in BLOCKERS:
            to = s.stack_to[-1] if s.stack else s.announced
            if LEVELS[blocker] >> s.level & 1 or (blocker == DENATURATION and to == HOTTEST):
                moves.append(BLOCK[BLOCKERS.index(blocker)])
    if not s.stack and s.allowed != ANY:
        temperature_answers(s, moves, ANY & ~s.allowed)
    moves.append(PASS)


def temperature_answers(s: State, moves: list[Move], levels: int) -> None:
    """§6.5: every card that brings the thermometer to one of these levels."""
    for setting in range(SETTINGS):
        if s.held[s.to_move][KIND_OF[setting]] and s.offered(s.to_move, setting):
            to = landing(setting, s.level)
            if to >= 0 and levels >> to & 1:
                moves.append(SHIFT_ANSWER[setting])
