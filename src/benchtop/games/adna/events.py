"""Adna's Lab: what happened, told to everybody or to one seat. Cards are named by key, positions count from 1."""

from dataclasses import dataclass
from typing import Final, Literal

from benchtop.core.events import BACK, Event, Travel, travel

from .components import DECK_OF, DECKS, FIRST_BASES, KEYS, KIND
from .state import Phase

Failure = Literal["cancelled", "temperature"]
FirstPlayer = Literal["atg", "random", "first"]
Choice = Literal["remove", "pick", "done", "place", "take"]
Deck = Literal["bases", "enzymes", "reactions"]


@dataclass
class GameStarted(Event):
    """What lay on the table went back, the draw for A, T and G (or what was agreed instead) said who starts, the decks
    were shuffled (§2.4). Of the first game it is told with its first move."""

    number: int
    """The number of the game in the match, from 1."""
    starter: int
    """The seat that starts."""
    blocks: list[int]
    """Blocks of bases that each seat took in that draw."""
    by: FirstPlayer
    """How that was decided: by the draw, by chance, or by agreement (the first seat, then in turns)."""


@dataclass
class TurnBegan(Event):
    """A turn began."""

    seat: int
    """Whose turn it is."""
    turn: int
    """The number of the turn in this game, from 1, of both seats together."""


@dataclass
class Drew(Event):
    """Cards were drawn; the backs say from which decks."""

    seat: int
    """Who drew."""
    bases: int
    """Cards drawn from the Bases deck."""
    enzymes: int
    """Cards drawn from the Enzymes deck."""
    reactions: int
    """Cards drawn from the Reactions deck."""


@dataclass
class SawDraw(Event):
    """Which cards they were, for the one who drew them."""

    fuller_than = (Drew,)

    seat: int
    """Who drew."""
    cards: list[str]
    """The cards."""


@dataclass
class SetUracilAside(Event):
    """A second uracil among the first bases went under the deck and was replaced (§2.7)."""

    seat: int
    """Who had taken it."""


@dataclass
class Laid(Event):
    """A base from the hand was laid at a 3' end."""

    seat: int
    """Who laid it."""
    base: str
    """Its letter."""
    chain: int
    """The seat whose chain it is."""
    length: int
    """Cards on that chain now."""


@dataclass
class Mutated(Event):
    """Two bases changed places in the heat (§3.2)."""

    seat: int
    """Who swapped them."""
    chain: int
    """The seat whose chain it is."""
    positions: list[int]
    """Where they stand, from 1."""
    before: str
    """What stood there."""
    after: str
    """What stands there now."""


@dataclass
class Passed(Event):
    """Somebody who was asked let it be."""

    seat: int
    """Who was asked."""
    phase: Phase
    """What was asked."""


@dataclass
class Declared(Event):
    """A card was played, with all that goes with it; it has not taken effect yet."""

    seat: int
    """Who played it."""
    card: str
    """The main card."""
    chain: int | None
    """The seat whose chain it is aimed at; null if it is aimed at none."""
    supports: list[str]
    """Cards played with it."""
    celsius: int | None
    """The temperature that it leads to; null if it is no temperature card."""


@dataclass
class Chose(Event):
    """Something was chosen for the card being played, or for a swap in the heat; nothing has moved yet."""

    seat: int
    """Who chose."""
    what: Choice
    """A base to take out, a base to rearrange, no more of them, a base for a position, or a card by its back."""
    card: str | None
    """The card being played; null for a swap in the heat."""
    chain: int | None
    """The seat whose chain it is about; null if it is about none."""
    place: int
    """The position, from 1; of no more bases, how many there are; of a back, the how-manieth it is."""
    base: str
    """The letter there, or the one that is to stand there; of a back, its deck; empty if there is none."""


@dataclass
class Planned(Event):
    """What a rearrangement is to do is decided; the rival may answer it now."""

    seat: int
    """Who played the card."""
    card: str
    """The card."""
    chain: int
    """The seat whose chain it is."""
    positions: list[int]
    """Where bases are to change, from 1, ascending."""
    before: str
    """What stands there."""
    after: str
    """What is to stand there."""


@dataclass
class Stopped(Event):
    """Somebody plays nothing more in this turn, in order to discard (§3.4)."""

    seat: int
    """Who stopped."""


@dataclass
class Answered(Event):
    """A card was played in answer to another."""

    seat: int
    """Who answered."""
    card: str
    """The answer."""
    to: str
    """The card that it answers."""
    celsius: int | None
    """The temperature that it leads to; null if it only cancels."""
    number: int
    """Which answer in this exchange it is, from 1."""


@dataclass
class Cancelled(Event):
    """An answer was itself answered and has no effect."""

    card: str
    """The answer without effect."""
    seat: int
    """Who had played it."""
    number: int
    """Which answer in this exchange it was, from 1."""


@dataclass
class ThermometerMoved(Event):
    """The thermometer shows another temperature."""

    before: int
    """What it showed, in °C."""
    after: int
    """What it shows now, in °C."""
    card: str
    """The card that moved it."""


@dataclass
class TookEffect(Event):
    """A card takes effect: it lies on the thermometer, and all that was played with it or against it is put away."""

    seat: int
    """Who had played it."""
    card: str
    """The card."""
    celsius: int
    """The temperature at which it lies (§5.6)."""


@dataclass
class Failed(Event):
    """A card was spent without effect; all that was played with it or against it is put away too."""

    seat: int
    """Who had played it."""
    card: str
    """The card."""
    why: Failure
    """It was cancelled, or the temperature no longer allowed it."""


@dataclass
class ChainCut(Event):
    """A restriction enzyme cut a chain."""

    seat: int
    """Who played it."""
    enzyme: str
    """The enzyme."""
    chain: int
    """The seat whose chain it is."""
    site: int
    """Where its site begins, from 1."""
    kept: int
    """How many cards stay on the chain."""
    removed: str
    """The bases taken off."""
    kept_below: int
    """After how many bases the enzyme cuts the other strand, which is not on the table."""


@dataclass
class BasesRemoved(Event):
    """A Reactions card took bases off a chain, or out of it."""

    seat: int
    """Who played it."""
    card: str
    """The card."""
    chain: int
    """The seat whose chain it is."""
    bases: str
    """The bases, in the order in which they stood."""
    length: int
    """Cards on that chain now."""
    positions: list[int]
    """Where they stood, from 1, ascending."""


@dataclass
class TurnedUp(Event):
    """Bases were turned up from the deck, to be laid on a chain."""

    seat: int
    """Who turned them up."""
    bases: str
    """The bases."""
    chain: int
    """The seat whose chain they are for."""


@dataclass
class UracilTurnedUp(Event):
    """A uracil was turned up; it went to the hand and was replaced."""

    seat: int
    """Whose hand it went to."""


@dataclass
class Added(Event):
    """A base turned up from the deck was laid."""

    seat: int
    """Who laid it."""
    base: str
    """Its letter."""
    chain: int
    """The seat whose chain it is."""
    length: int
    """Cards on that chain now."""
    surplus: str
    """Bases that are left over because the chain is complete, and go under the deck."""


@dataclass
class Rearranged(Event):
    """Bases of a chain were laid in another order."""

    seat: int
    """Who played the card."""
    card: str
    """The card."""
    chain: int
    """The seat whose chain it is."""
    positions: list[int]
    """Where they stand, from 1, ascending."""
    before: str
    """What stood there."""
    after: str
    """What stands there now."""


@dataclass
class LookedAtHand(Event):
    """Somebody saw the rival's whole hand."""

    seat: int
    """Who looked."""


@dataclass
class SawHand(Event):
    """What was in it, for the one who looked."""

    fuller_than = (LookedAtHand,)

    seat: int
    """Who looked."""
    cards: list[str]
    """The rival's cards."""


@dataclass
class TookCards(Event):
    """Cards picked by their backs were shown and taken (Ethidium Bromide)."""

    seat: int
    """Who took them."""
    cards: list[str]
    """The cards."""


@dataclass
class TookBases(Event):
    """All Bases cards of a hand changed hands (Electrophoresis tank)."""

    seat: int
    """Who took them."""
    count: int
    """How many there were."""


@dataclass
class SawTaken(Event):
    """Which bases they were, for one of the two players concerned."""

    fuller_than = (TookBases,)

    seat: int
    """Who took them."""
    cards: list[str]
    """The cards."""


@dataclass
class FragmentLost(Event):
    """A fragment beside a chain went under the deck."""

    chain: int
    """The seat whose chain it lay beside."""
    bases: str
    """Its bases."""


@dataclass
class Rejoined(Event):
    """A fragment was joined to its chain again."""

    seat: int
    """Who played the repair."""
    card: str
    """The repair."""
    chain: int
    """The seat whose chain it is."""
    bases: str
    """The bases joined to it."""
    length: int
    """Cards on that chain now."""
    surplus: str
    """Bases that are left over because the chain is complete, and go under the deck."""


@dataclass
class Dephosphorylated(Event):
    """A fragment can no longer be ligated."""

    seat: int
    """Who saw to that."""
    chain: int
    """The seat whose fragment it is."""


@dataclass
class Discarded(Event):
    """A card went face down under its deck."""

    seat: int
    """Who discarded it."""
    deck: Deck
    """Its deck, which the back shows."""


@dataclass
class PutDown(Event):
    """Which card it was, for the one who discarded it."""

    fuller_than = (Discarded,)

    seat: int
    """Who discarded it."""
    card: str
    """The card."""


@dataclass
class GameWon(Event):
    """A chain was complete: a game of the match was won (§10.1)."""

    seat: int
    """Who won."""
    length: int
    """Cards on the complete chain."""
    cards: int
    """Cards left in the winner's hand."""
    points: int
    """Length less cards."""


@dataclass
class GameDrawn(Event):
    """Nobody could finish (§10.4)."""

    turns: int
    """Turns played."""
    again: bool
    """Whether the game is played again."""


# -- what went from where to where ----------------------------------------------------------------------------------

FACES: Final[list[str]] = [f"card:{key}" for key in KEYS]
"""The name of a card that is seen, by kind."""
BACKS: Final[list[str]] = [f"{BACK}:{deck}" for deck in DECKS]
"""The name of a card that is not, by deck."""
PILES: Final[list[str]] = [f"deck:{deck}" for deck in DECKS]
"""The zone of each deck."""


def go(card: int, start: str, end: str) -> Travel:
    """A card that is seen goes from one zone to another."""
    return travel(FACES[KIND[card]], start, end)


def go_all(cards: list[int], start: str, end: str) -> list[Travel]:
    """Cards go the same way in this order, equal neighbours together."""
    ways: list[Travel] = []
    for card in cards:
        piece = FACES[KIND[card]]
        if ways and ways[-1]["piece"] == piece:
            ways[-1]["count"] += 1
        else:
            ways.append(travel(piece, start, end))
    return ways


def under(cards: list[int], start: str) -> list[Travel]:
    """Cards go under their decks from one zone, in this order."""
    return [go(card, start, PILES[DECK_OF[card]]) for card in cards]


def under_from(row: str, cards: list[int], before: int) -> list[Travel]:
    """Cards at the end of a chain or a fragment, with so many before them, go under the deck, last base first."""
    last = before + len(cards)
    return [go(card, f"{row}:{last - place}", PILES[DECK_OF[card]]) for place, card in enumerate(reversed(cards))]


def go_face_down(counts: list[int], start: str, end: str) -> list[Travel]:
    """So many cards of each deck go face down; a zone left empty is the card's deck."""
    return [
        travel(BACKS[deck], start or PILES[deck], end or PILES[deck], count)
        for deck, count in enumerate(counts)
        if count
    ]


def go_in_blocks(taken: list[int]) -> list[Travel]:
    """Each seat takes blocks of bases in the draw for the start, and they go back (§2.4, §2.5)."""
    ways: list[Travel] = []
    for seat, count in enumerate(taken):
        ways += go_face_down([count * FIRST_BASES], "", f"hand:{seat}")
    for seat, count in enumerate(taken):
        ways += go_face_down([count * FIRST_BASES], f"hand:{seat}", "")
    return ways


def change_places(chain: int, before: list[int], after: list[int], positions: list[int]) -> list[Travel]:
    """Bases at these positions, from 0, change places; who stays does not travel."""
    ways: list[Travel] = []
    for place, card in enumerate(before):
        start, end = positions[place] + 1, positions[after.index(card)] + 1
        if start != end:
            ways.append(go(card, f"chain:{chain}:{start}", f"chain:{chain}:{end}"))
    return ways
