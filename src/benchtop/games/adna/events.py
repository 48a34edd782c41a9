"""Adna's Lab: events for everybody or for one seat. Cards are named by key; positions count from 1."""

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
    """A game started: the table was cleared, the starter was found, and the decks were shuffled (§2.4). For the first
    game this event comes with the first move.
    """

    number: int
    """The number of the game in the match, from 1."""
    starter: int
    """The seat that starts."""
    blocks: list[int]
    """Number of blocks of bases that each seat took in the draw for A, T and G."""
    by: FirstPlayer
    """How the starter was found: by the draw, by chance, or by agreement (the first seat, then in turns)."""


@dataclass
class TurnBegan(Event):
    """A turn began."""

    seat: int
    """The seat whose turn it is."""
    turn: int
    """The number of the turn in this game, from 1, counting both seats."""


@dataclass
class Drew(Event):
    """A seat drew cards; everybody sees from which decks."""

    seat: int
    """The seat that drew."""
    bases: int
    """Number of cards drawn from the Bases deck."""
    enzymes: int
    """Number of cards drawn from the Enzymes deck."""
    reactions: int
    """Number of cards drawn from the Reactions deck."""


@dataclass
class SawDraw(Event):
    """The cards drawn, for the seat that drew them."""

    fuller_than = (Drew,)

    seat: int
    """The seat that drew."""
    cards: list[str]
    """The cards."""


@dataclass
class SetUracilAside(Event):
    """A second uracil among the first bases went under the deck and was replaced (§2.7)."""

    seat: int
    """The seat that had taken it."""


@dataclass
class Laid(Event):
    """A seat laid a base from its hand at a 3' end."""

    seat: int
    """The seat that laid it."""
    base: str
    """Its letter."""
    chain: int
    """The seat whose chain it is."""
    length: int
    """Length of that chain now."""


@dataclass
class Mutated(Event):
    """Two bases were swapped in the heat (§3.2)."""

    seat: int
    """The seat that swapped them."""
    chain: int
    """The seat whose chain it is."""
    positions: list[int]
    """Their positions, from 1."""
    before: str
    """The bases there before."""
    after: str
    """The bases there now."""


@dataclass
class Passed(Event):
    """A seat passed."""

    seat: int
    """The seat that passed."""
    phase: Phase
    """The decision that was due."""


@dataclass
class Declared(Event):
    """A card was played, with everything that goes with it, and has not taken effect yet."""

    seat: int
    """The seat that played it."""
    card: str
    """The main card."""
    chain: int | None
    """The seat whose chain it targets; null if it targets no chain."""
    supports: list[str]
    """Cards played with it."""
    celsius: int | None
    """The temperature that it leads to; null if it isn't a temperature card."""


@dataclass
class Chose(Event):
    """A seat made a choice for the card being played or for a swap in the heat; nothing has moved yet."""

    seat: int
    """The seat that chose."""
    what: Choice
    """The kind of choice: a base to take out, a base to rearrange, the end of picking, a base for a position, or a card
    by its back.
    """
    card: str | None
    """The card being played; null for a swap in the heat."""
    chain: int | None
    """The seat whose chain it is about; null if it isn't about a chain."""
    place: int
    """The position, from 1. At the end of picking, the number of bases; for a card, its number among those picked."""
    base: str
    """The letter there, or the letter to put there; for a card, its deck; empty if there is none."""


@dataclass
class Planned(Event):
    """A rearrangement was declared in full; the rival may answer it now."""

    seat: int
    """The seat that played the card."""
    card: str
    """The card."""
    chain: int
    """The seat whose chain it is."""
    positions: list[int]
    """Positions that would change, from 1, ascending."""
    before: str
    """The bases there now."""
    after: str
    """The bases there afterwards."""


@dataclass
class Stopped(Event):
    """A seat plays nothing more this turn, in order to discard (§3.4)."""

    seat: int
    """The seat that stopped."""


@dataclass
class Answered(Event):
    """A card was played in answer to another."""

    seat: int
    """The seat that answered."""
    card: str
    """The answer."""
    to: str
    """The card that it answers."""
    celsius: int | None
    """The temperature that it leads to; null if it only cancels."""
    number: int
    """The number of the answer in this exchange, from 1."""


@dataclass
class Cancelled(Event):
    """An answer was cancelled by the next answer."""

    card: str
    """The cancelled answer."""
    seat: int
    """The seat that had played it."""
    number: int
    """The number of the answer in this exchange, from 1."""


@dataclass
class ThermometerMoved(Event):
    """The thermometer shows another temperature."""

    before: int
    """The temperature before, in °C."""
    after: int
    """The temperature now, in °C."""
    card: str
    """The card that moved it."""


@dataclass
class TookEffect(Event):
    """A card took effect and lies on the thermometer; the cards played with it or against it are put away."""

    seat: int
    """The seat that had played it."""
    card: str
    """The card."""
    celsius: int
    """The temperature at which it lies (§5.6)."""


@dataclass
class Failed(Event):
    """A card was spent without effect; the cards played with it or against it are put away too."""

    seat: int
    """The seat that had played it."""
    card: str
    """The card."""
    why: Failure
    """The reason: it was cancelled, or the temperature no longer allowed it."""


@dataclass
class ChainCut(Event):
    """A restriction enzyme cut a chain."""

    seat: int
    """The seat that played it."""
    enzyme: str
    """The enzyme."""
    chain: int
    """The seat whose chain it is."""
    site: int
    """The first position of its site, from 1."""
    kept: int
    """Number of cards that stay on the chain."""
    removed: str
    """The bases taken off."""
    kept_below: int
    """Number of bases before the cut in the other strand, which is not on the table."""


@dataclass
class BasesRemoved(Event):
    """A Reactions card took bases off a chain, or out of it."""

    seat: int
    """The seat that played it."""
    card: str
    """The card."""
    chain: int
    """The seat whose chain it is."""
    bases: str
    """The bases, in chain order."""
    length: int
    """Length of that chain now."""
    positions: list[int]
    """Their positions, from 1, ascending."""


@dataclass
class TurnedUp(Event):
    """Bases were turned up from the deck, to be laid on a chain."""

    seat: int
    """The seat that turned them up."""
    bases: str
    """The bases."""
    chain: int
    """The seat whose chain they are for."""


@dataclass
class UracilTurnedUp(Event):
    """A uracil was turned up; it went to a hand and was replaced."""

    seat: int
    """The seat that got it."""


@dataclass
class Added(Event):
    """A base turned up from the deck was laid."""

    seat: int
    """The seat that laid it."""
    base: str
    """Its letter."""
    chain: int
    """The seat whose chain it is."""
    length: int
    """Length of that chain now."""
    surplus: str
    """Bases left over because the chain is complete; they go under the deck."""


@dataclass
class Rearranged(Event):
    """Bases of a chain were rearranged."""

    seat: int
    """The seat that played the card."""
    card: str
    """The card."""
    chain: int
    """The seat whose chain it is."""
    positions: list[int]
    """Their positions, from 1, ascending."""
    before: str
    """The bases there before."""
    after: str
    """The bases there now."""


@dataclass
class LookedAtHand(Event):
    """A seat saw its rival's whole hand."""

    seat: int
    """The seat that looked."""


@dataclass
class SawHand(Event):
    """The cards in the rival's hand, for the seat that looked."""

    fuller_than = (LookedAtHand,)

    seat: int
    """The seat that looked."""
    cards: list[str]
    """The rival's cards."""


@dataclass
class TookCards(Event):
    """Cards picked by their backs were shown and taken (Ethidium Bromide)."""

    seat: int
    """The seat that took them."""
    cards: list[str]
    """The cards."""


@dataclass
class TookBases(Event):
    """A seat took all Bases cards from its rival's hand (Electrophoresis tank)."""

    seat: int
    """The seat that took them."""
    count: int
    """Number of cards."""


@dataclass
class SawTaken(Event):
    """The bases taken, for each of the two seats."""

    fuller_than = (TookBases,)

    seat: int
    """The seat that took them."""
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
    """The seat that played the repair."""
    card: str
    """The repair."""
    chain: int
    """The seat whose chain it is."""
    bases: str
    """The bases joined to it."""
    length: int
    """Length of that chain now."""
    surplus: str
    """Bases left over because the chain is complete; they go under the deck."""


@dataclass
class Dephosphorylated(Event):
    """A fragment was dephosphorylated and can no longer be ligated."""

    seat: int
    """The seat that did it."""
    chain: int
    """The seat whose fragment it is."""


@dataclass
class Discarded(Event):
    """A card went face down under its deck."""

    seat: int
    """The seat that discarded it."""
    deck: Deck
    """Its deck, which everybody sees."""


@dataclass
class PutDown(Event):
    """The card discarded, for the seat that discarded it."""

    fuller_than = (Discarded,)

    seat: int
    """The seat that discarded it."""
    card: str
    """The card."""


@dataclass
class GameWon(Event):
    """A chain was completed, which wins the game (§10.1)."""

    seat: int
    """The seat that won."""
    length: int
    """Length of the complete chain."""
    cards: int
    """Number of cards left in the winner's hand."""
    points: int
    """Length minus cards."""


@dataclass
class GameDrawn(Event):
    """A game ended in a draw (§10.4)."""

    turns: int
    """Number of turns played."""
    again: bool
    """Whether the game is played again."""


# -- travels --------------------------------------------------------------------------------------------------------

FACES: Final[list[str]] = [f"card:{key}" for key in KEYS]
"""By kind: the name of a face-up card."""
BACKS: Final[list[str]] = [f"{BACK}:{deck}" for deck in DECKS]
"""By deck: the name of a face-down card."""
PILES: Final[list[str]] = [f"deck:{deck}" for deck in DECKS]
"""The zone of each deck."""


def go(card: int, start: str, end: str) -> Travel:
    """Return the travel of a face-up card."""
    return travel(FACES[KIND[card]], start, end)


def go_all(cards: list[int], start: str, end: str) -> list[Travel]:
    """Return the travels of cards that go the same way in this order; equal neighbours travel together."""
    ways: list[Travel] = []
    for card in cards:
        piece = FACES[KIND[card]]
        if ways and ways[-1]["piece"] == piece:
            ways[-1]["count"] += 1
        else:
            ways.append(travel(piece, start, end))
    return ways


def under(cards: list[int], start: str) -> list[Travel]:
    """Return the travels of cards from a zone to the bottom of their decks, in this order."""
    return [go(card, start, PILES[DECK_OF[card]]) for card in cards]


def under_from(row: str, cards: list[int], before: int) -> list[Travel]:
    """Return the travels of the last cards of a chain or fragment to the bottom of the deck, last base first.

    `before` is the number of cards that stay.
    """
    last = before + len(cards)
    return [go(card, f"{row}:{last - place}", PILES[DECK_OF[card]]) for place, card in enumerate(reversed(cards))]


def go_face_down(counts: list[int], start: str, end: str) -> list[Travel]:
    """Return the travels of these numbers of face-down cards, by deck; an empty zone stands for their deck."""
    return [
        travel(BACKS[deck], start or PILES[deck], end or PILES[deck], count)
        for deck, count in enumerate(counts)
        if count
    ]


def go_in_blocks(taken: list[int]) -> list[Travel]:
    """Return the travels of blocks of bases in the draw for the start, to the seats and back (§2.4, §2.5)."""
    ways: list[Travel] = []
    for seat, count in enumerate(taken):
        ways += go_face_down([count * FIRST_BASES], "", f"hand:{seat}")
    for seat, count in enumerate(taken):
        ways += go_face_down([count * FIRST_BASES], f"hand:{seat}", "")
    return ways


def change_places(chain: int, before: list[int], after: list[int], positions: list[int]) -> list[Travel]:
    """Return the travels of bases that swap positions, from 0; bases that stay do not travel."""
    ways: list[Travel] = []
    for place, card in enumerate(before):
        start, end = positions[place] + 1, positions[after.index(card)] + 1
        if start != end:
            ways.append(go(card, f"chain:{chain}:{start}", f"chain:{chain}:{end}"))
    return ways
