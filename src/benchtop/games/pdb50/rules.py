"""PDB50: setup, legal moves, scores and winners, in the order of docs/games/pdb50/rules.md."""

from typing import Final

from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.state import NONE

from .components import (
    BY_DECK,
    BY_LEADER,
    CARDS,
    COLOURS,
    KINDS,
    OFFER,
    RESEARCHERS,
    SLOTS,
    STOCK,
    TEAM_AT_START,
    TOKEN,
)
from .moves import DRAFTS, MOVES
from .state import DRAFT, Player, State
from .turns import choices, fill_slots

BITS: Final = 8
ROWS: Final[list[list[list[Move]]]] = [
    [[move for bit, move in enumerate(MOVES[first : first + BITS]) if spots >> bit & 1] for spots in range(1 << BITS)]
    for first in range(0, len(MOVES), BITS)
]
"""ROWS[n][spots]: the moves of the n-th eight spots, for every subset. A move's id is its spot."""


class PDB50(Game):
    """The rules of PDB50."""

    def blank(self) -> State:
        return State()

    def setup(self, s: State) -> None:
        """Set up Supply, the groups, the face-up cards, the Leader and the tokens on offer (§1)."""
        s.supply = STOCK[:]
        for _ in range(s.seats):
            player = Player()
            player.unplayed = TEAM_AT_START
            player.reserve = RESEARCHERS - TEAM_AT_START
            s.players.append(player)
        s.deck = list(range(len(CARDS)))
        s.chance.shuffle(BY_DECK, s.deck)
        s.slots = [NONE] * len(SLOTS)
        s.derive()
        fill_slots(s)
        s.leader = 0 if s.options["first_player"] == "first" else s.chance.below(BY_LEADER, s.seats)  # §1.4
        s.offer = OFFER[:]
        for kind in s.offer:
            s.supply[kind] -= 1
        s.to_move = s.leader - 1 if s.leader > 0 else s.seats - 1

    def legal(self, s: State) -> list[Move]:
        """Return the drafts on offer (§1.5), or the boxes that can be used and the graduations (§2.3)."""
        moves: list[Move] = []
        if s.phase == DRAFT:
            for kind, draft in DRAFTS.items():
                if kind in s.offer:
                    moves.append(draft)
            return moves
        spots = choices(s, s.to_move)
        row = 0
        while spots:
            eight = spots & 255
            if eight:
                moves += ROWS[row][eight]
            spots >>= BITS
            row += 1
        return moves

    def begins(self, s: State) -> int:
        """Return the first Leader; the draft comes before the first turn (§1.5)."""
        return s.leader

    def scores(self, s: State) -> list[int]:
        """Return achievement from tokens and deposited structures (§8.1)."""
        return [player.achievement() for player in s.players]

    def winners(self, s: State) -> list[int]:
        """Return the seats with most achievement, then most Data tokens; ties share the win (§8.2)."""
        best = max([(player.achievement(), player.data()) for player in s.players])
        return [seat for seat, player in enumerate(s.players) if (player.achievement(), player.data()) == best]

    def census(self, s: State) -> dict[str, int]:
        counts = {f"{TOKEN[kind]} tokens": s.supply[kind] + s.offer.count(kind) for kind in range(KINDS)}
        counts |= {f"card {card.key}": 0 for card in CARDS}
        for zone in [s.deck, s.aside, [card for card in s.slots if card != NONE]]:
            for number in zone:
                counts[f"card {CARDS[number].key}"] += 1
        for seat, player in enumerate(s.players):
            for kind in range(KINDS):
                counts[f"{TOKEN[kind]} tokens"] += player.tokens[kind]
            counts[f"{COLOURS[seat]} researchers"] = player.team() + player.recruits + player.reserve
            for number in player.depositions + player.actions:
                counts[f"card {CARDS[number].key}"] += 1
        return counts
