"""Adna's Lab: the state of the table."""

from bisect import insort
from typing import ClassVar, Final, Literal, TypedDict, get_args

from benchtop.core.knowledge import shuffle_unseen
from benchtop.core.part import Part
from benchtop.core.rng import Rng
from benchtop.core.state import NONE
from benchtop.core.state import State as CoreState

from .components import (
    CYCLER,
    DECK,
    DECK_OF,
    FULL_BLOCK,
    KIND,
    KINDS,
    LANDING,
    LESS_BLOCK,
    REACTIONS,
    ROOM,
    SETTINGS,
    SHIFTERS,
    USUAL,
    U,
)
from .knowledge import Claims, redeal

# Placeholders of a blank state, replaced when a game begins or by `clone` or `restore`. Never modified.
NO_CARDS: Final[list[int]] = []
NO_PILES: Final[list[list[int]]] = []
NOT_SEALED: Final[list[bool]] = []

# -- phases ---------------------------------------------------------------------------------------------------------

OPENING: Final = 0  # lay the first bases (§2.6)
MUTATE: Final = 1  # the rival may swap two bases (§3.2)
MAIN: Final = 2  # lay, use, attack, cut (§3.3)
DISCARD: Final = 3  # put cards under their decks (§3.4)
REMOVE: Final = 4  # declare which bases a Deletion takes
PICK: Final = 5  # choose positions to rearrange
PLACE: Final = 6  # say which base goes where
TAKE: Final = 7  # choose backs for Ethidium Bromide
ANSWER: Final = 8  # answer the card played last, or pass (§6)
RESTORE: Final = 9  # bring the thermometer back for your own attack (§6.5)
ADD: Final = 10  # lay bases turned up from the deck (§9)
SHIFT: Final = 11  # BSA moves the thermometer (§7.6)
SEAL: Final = 12  # dephosphorylate the new fragment (§8.5)
REPAIR: Final = 13  # repair your chain at once (§8.2)
CLEAN: Final = 14  # take a uracil off at once (§4.3)

Phase = Literal[
    "opening", "mutate", "main", "discard", "remove", "pick", "place", "take",
    "answer", "restore", "add", "shift", "seal", "repair", "clean",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""The names of the phases in views and events."""


class Ending(TypedDict):
    """The table when a game of the match ended."""

    game: int
    """The number of the game in the match, from 1."""
    attempt: int
    """The number of times it was started; a drawn game is played again."""
    winner: int | None
    """The seat that won; null if the game was drawn."""
    points: int
    """The winner's points."""
    turns: int
    """The number of turns, of both seats together."""
    chains: list[str]
    """Both chains by seat, from the 5' start."""
    backs: list[list[int]]
    """Bases, Enzymes and Reactions cards in hand, by seat."""
    celsius: int
    """The temperature on the thermometer."""


MOVERS: Final[list[int]] = list(dict.fromkeys(SHIFTERS))
"""The kinds of cards that move the thermometer."""


def reaches(level: int, levels: int, held: list[int], passed: set[int], *, one_or_two: bool) -> bool:
    """Whether these cards lead from a level to one of the given levels, without visiting a level twice.

    `held` counts the cards by their place in MOVERS.
    """
    passed = passed | {level}
    for setting in range(SETTINGS):
        to = LANDING[setting][level]
        place = MOVERS.index(SHIFTERS[setting])
        if to < 0 or held[place] == 0 or (setting == LESS_BLOCK and not one_or_two):
            continue
        if levels >> to & 1:
            return True
        if to not in passed and SHIFTERS[setting] != CYCLER:
            held[place] -= 1
            found = reaches(to, levels, held, passed, one_or_two=one_or_two)
            held[place] += 1
            if found:
                return True
    return False


class State(CoreState):
    """The table. Cards are numbers (components.KIND has their kinds). Hands and decks are secret."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("decks", "hands", "chains", "fragments", "until", "sealed", "level", "lying", "lying_at"),
        *("active", "turn", "phase", "return_to", "quiet_turns", "changed", "discards"),
        *("actor", "playing", "main_card", "aim", "supports", "allowed", "announced", "picks", "placed", "most"),
        *("turned", "rounds", "with_dmso", "joining", "just_cut"),
        *("stack", "stack_to", "restoring", "spent", "answerers"),
        *("known", "put_down", "claims"),
        *("target", "games", "number", "attempt", "starter", "blocks", "points", "wins", "results", "endings"),
    )
    PARTS: ClassVar[dict[str, type[Part]]] = {"claims": Claims}

    def __init__(self) -> None:
        super().__init__()
        # the table
        self.decks: list[list[int]] = NO_PILES  # drawn from the end; the bottom is at 0
        self.hands: list[list[int]] = NO_PILES  # each sorted
        self.held: list[list[int]] = NO_PILES  # number of cards in hand, by kind
        self.backs: list[list[int]] = NO_PILES  # number of cards in hand, by deck: public (§1.2)
        self.chains: list[list[int]] = NO_PILES  # from the 5' start
        self.fragments: list[list[int]] = NO_PILES  # cut off, lying beside the chain (§8.1)
        self.until: list[int] = NO_CARDS  # the turn at whose end the fragment is lost
        self.sealed: list[bool] = NOT_SEALED  # dephosphorylated: cannot be ligated (§8.5)
        self.level: int = ROOM
        self.lying: int = NONE  # the card on the thermometer (§5.6)
        self.lying_at: int = NONE  # the level it lies at

        # the turn
        self.active: int = 0
        self.turn: int = 0
        self.phase: int = OPENING
        self.return_to: int = MAIN  # the phase after the card being played
        self.quiet_turns: int = 0  # turns since a base was added or taken off (§10.4)
        self.changed: bool = False  # whether a base was added or taken off this turn
        self.discards: int = 0  # cards discarded this turn

        # the card being played
        self.actor: int = 0
        self.playing: int = NONE  # its kind, until it is done
        self.main_card: int = NONE  # the card itself, until it takes effect or fails
        self.aim: int = NONE  # the chain that it targets
        self.supports: list[int] = NO_CARDS
        self.allowed: int = 0  # levels at which it works, as bits
        self.announced: int = NONE  # the level a temperature card leads to
        self.picks: list[int] = NO_CARDS  # positions; for Ethidium Bromide, decks
        self.placed: list[int] = NO_CARDS  # bases chosen so far for those positions, in ascending order
        self.most: int = 0  # maximum number of positions
        self.turned: list[int] = NO_CARDS  # bases turned up from the deck, to be laid
        self.rounds: int = 0  # rounds of turning up bases still to come (PCR)
        self.with_dmso: bool = False  # whether DMSO was played with it (PCR)
        self.joining: bool = False  # whether a fragment follows the bases being laid
        self.just_cut: int = NONE  # the chain just cut, while it can be sealed or repaired

        # answers to it
        self.stack: list[int] = NO_CARDS  # each card answers the one before
        self.stack_to: list[int] = NO_CARDS  # the level each leads to; NONE if it cancels
        self.restoring: bool = False  # whether the stack starts with the attacker's own temperature card
        self.spent: list[int] = NO_CARDS  # answers that took effect or failed
        self.answerers: list[int] = NO_CARDS  # the seats that gave them; those of the stack come last

        # knowledge
        self.known: list[int] = NO_CARDS  # see core/knowledge.py
        self.put_down: list[int] = NO_CARDS  # for cards discarded face down: turn * 2 + seat; otherwise 0
        self.claims: list[Claims] = []  # what is known of hands after face-down discards

        # the match
        self.target: int = USUAL  # cards on a complete chain (§2.1)
        self.strict_pcr: bool = False  # dNTPs, DNA Polymerase and DMSO only inside PCR (§5.9)
        self.plain_pcr: bool = False  # the supports of a PCR add nothing to it (§5.9)
        self.one_or_two: bool = False  # a Heating Block may move one level (§5.8)
        self.games: int = 1
        self.number: int = 0  # number of the current game, from 1
        self.attempt: int = 1  # a drawn game is replayed
        self.starter: int = 0
        self.blocks: list[int] = NO_CARDS  # blocks of bases taken to find the starter
        self.points: list[int] = [0, 0]
        self.wins: list[int] = [0, 0]
        self.results: list[list[int]] = []  # winner (or NONE) and points of each game
        self.endings: list[Ending] = []  # of each game, drawn games included

    def read_options(self) -> None:
        """Cache the options that the rules read often."""
        self.strict_pcr = self.options["pcr"] == "strict"
        self.plain_pcr = self.options["pcr"] == "three"
        self.one_or_two = self.options["heating_block"] == "one_or_two"

    # -- hands ------------------------------------------------------------------------------------------------------

    def give(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        insort(self.hands[seat], card)
        self.held[seat][KIND[card]] += 1
        self.backs[seat][DECK_OF[card]] += 1

    def withdraw(self, seat: int, kind: int) -> int:
        """Take a card of a kind out of a hand; among copies, take a publicly known card (§11.3)."""
        hand = self.hands[seat]
        known = self.known
        best = NONE
        for place in range(len(hand)):
            card = hand[place]
            if KIND[card] == kind and (best < 0 or known[card] > known[hand[best]]):
                best = place
        self.held[seat][kind] -= 1
        self.backs[seat][DECK[kind]] -= 1
        return hand.pop(best)

    def drop(self, seat: int, card: int) -> None:
        """Take a particular card out of a hand."""
        self.hands[seat].remove(card)
        self.held[seat][KIND[card]] -= 1
        self.backs[seat][DECK_OF[card]] -= 1

    def reactions(self, seat: int) -> int:
        """Return the number of Reactions cards in a hand, which is public."""
        return self.backs[seat][REACTIONS]

    # -- the thermometer --------------------------------------------------------------------------------------------

    def offered(self, seat: int, setting: int) -> bool:
        """Whether a seat has the card for a setting, and this game offers the setting."""
        if self.held[seat][SHIFTERS[setting]] == 0:
            return False
        return setting != LESS_BLOCK or (self.one_or_two and not self.block_leads_to_one_level())

    def block_leads_to_one_level(self) -> bool:
        """Whether the Heating Block variant leads to the same level as the full step."""
        return LANDING[LESS_BLOCK][self.level] == LANDING[FULL_BLOCK][self.level]

    def ways_to(self, seat: int, levels: int) -> list[int]:
        """Return the settings with which a seat can reach one of these levels in one step."""
        found: list[int] = []
        for setting in range(SETTINGS):
            if self.offered(seat, setting):
                to = LANDING[setting][self.level]
                if to >= 0 and levels >> to & 1:
                    found.append(setting)
        return found

    def ways_towards(self, seat: int, levels: int) -> list[int]:
        """Return the settings with which a seat can begin to reach one of these levels, in one step or several.

        A Thermal Cycler goes there directly.
        """
        held: list[int] = []  # cards by place in MOVERS
        for kind in MOVERS:
            held.append(self.held[seat][kind])
        found: list[int] = []
        for setting in range(SETTINGS):
            to = LANDING[setting][self.level]
            if to < 0 or not self.offered(seat, setting):
                continue
            if levels >> to & 1:
                found.append(setting)
            elif SHIFTERS[setting] != CYCLER:
                place = MOVERS.index(SHIFTERS[setting])
                held[place] -= 1
                if reaches(to, levels, held, {self.level}, one_or_two=self.one_or_two):
                    found.append(setting)
                held[place] += 1
        return found

    # -- chains -----------------------------------------------------------------------------------------------------

    def contaminated(self, chain: int) -> bool:
        """Whether a chain ends in uracil (§4.2)."""
        cards = self.chains[chain]
        return len(cards) > 0 and KIND[cards[-1]] == U

    def points_for_winning(self, seat: int) -> int:
        """Return what a seat scores if it wins with the cards now in hand (§10.2)."""
        return self.target - len(self.hands[seat])

    def strand(self, chain: int) -> list[int]:
        """Return a chain as base numbers, as bio/ reads them."""
        return [KIND[card] for card in self.chains[chain]]

    def mixed(self, chain: int) -> bool:
        """Whether a chain has two different bases that could be swapped; uracil never moves (§5.7)."""
        first = NONE
        for card in self.chains[chain]:
            base = KIND[card]
            if base != U:
                if first < 0:
                    first = base
                elif base != first:
                    return True
        return False

    def answerer(self, place: int) -> int:
        """Return the seat that gave an answer of the exchange, counted from 0 (§6.4, §6.5)."""
        return self.answerers[place]

    def choosing(self) -> int:
        """Return the chain whose bases are being picked: the active seat's in a mutation, otherwise the target."""
        return self.active if self.phase == MUTATE else self.aim

    # -- knowledge and copies ---------------------------------------------------------------------------------------

    def redeal(self, seat: int | None, rng: Rng) -> None:
        redeal(self, seat, rng)

    def reshuffle_unseen(self, rng: Rng) -> None:
        for deck in self.decks:
            shuffle_unseen(deck, self.known, rng)

    def clone(self) -> "State":
        other = State()
        self.copy_frame(other)
        other.decks = [deck[:] for deck in self.decks]
        other.hands = [hand[:] for hand in self.hands]
        other.held = [held[:] for held in self.held]
        other.backs = [backs[:] for backs in self.backs]
        other.chains = [chain[:] for chain in self.chains]
        other.fragments = [fragment[:] for fragment in self.fragments]
        other.until = self.until[:]
        other.sealed = self.sealed[:]
        other.level = self.level
        other.lying = self.lying
        other.lying_at = self.lying_at
        other.active = self.active
        other.turn = self.turn
        other.phase = self.phase
        other.return_to = self.return_to
        other.quiet_turns = self.quiet_turns
        other.changed = self.changed
        other.discards = self.discards
        other.actor = self.actor
        other.playing = self.playing
        other.main_card = self.main_card
        other.aim = self.aim
        other.supports = self.supports[:]
        other.allowed = self.allowed
        other.announced = self.announced
        other.picks = self.picks[:]
        other.placed = self.placed[:]
        other.most = self.most
        other.turned = self.turned[:]
        other.rounds = self.rounds
        other.with_dmso = self.with_dmso
        other.joining = self.joining
        other.just_cut = self.just_cut
        other.stack = self.stack[:]
        other.stack_to = self.stack_to[:]
        other.restoring = self.restoring
        other.spent = self.spent[:]
        other.answerers = self.answerers[:]
        other.known = self.known[:]
        other.put_down = self.put_down[:]
        other.claims = [claims.copy() for claims in self.claims] if self.claims else []
        other.target = self.target
        other.strict_pcr = self.strict_pcr
        other.plain_pcr = self.plain_pcr
        other.one_or_two = self.one_or_two
        other.games = self.games
        other.number = self.number
        other.attempt = self.attempt
        other.starter = self.starter
        other.blocks = self.blocks[:]
        other.points = self.points[:]
        other.wins = self.wins[:]
        other.results = [result[:] for result in self.results]
        other.endings = self.endings[:]
        return other

    def derive(self) -> None:
        self.read_options()
        hands, self.hands = self.hands, [[], []]
        self.held = [[0] * KINDS, [0] * KINDS]
        self.backs = [[0, 0, 0], [0, 0, 0]]
        for seat in range(2):
            for card in hands[seat]:
                self.give(seat, card)
