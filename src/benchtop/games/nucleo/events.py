"""NUCLEO: what happened, for logs, animation and the recap after the game. Cards are named by letter or id."""

from dataclasses import dataclass
from typing import Literal

from benchtop.core.events import BACK, Event, Travel, travel

# -- what goes where, for the events' `moved` -------------------------------------------------------------------------

HIDDEN_AMINO = f"{BACK}:amino"
HIDDEN_PROTEIN = f"{BACK}:protein"
HIDDEN_ACTION = f"{BACK}:action"


def taken(seat: int, letters: str) -> list[Travel]:
    """Amino acids go from their stacks to a hand."""
    return [
        travel(f"amino:{letter}", f"bank:{letter}", f"hand:{seat}", letters.count(letter))
        for letter in dict.fromkeys(letters)
    ]


def returned(seat: int, letters: str) -> list[Travel]:
    """Amino acids go from a hand back to their stacks."""
    return [
        travel(f"amino:{letter}", f"hand:{seat}", f"bank:{letter}", letters.count(letter))
        for letter in dict.fromkeys(letters)
    ]


def handed(giver: int, taker: int, items: list[str]) -> list[Travel]:
    """Items of a trade, as they are called in notation, go from one player to another."""
    ways: list[Travel] = []
    for item in dict.fromkeys(items):
        piece, zone = f"protein:{item}", "row"
        if len(item) == 1:
            piece, zone = f"amino:{item}", "hand"
        elif item == "coin":
            piece, zone = "piece:coin", "coins"
        ways.append(travel(piece, f"{zone}:{giver}", f"{zone}:{taker}", items.count(item)))
    return ways


def earned(seat: int, coins: int) -> list[Travel]:
    """Coins, if any, go from the pool to a player."""
    return [travel("piece:coin", "pool", f"coins:{seat}", coins)] if coins else []


def reshuffled(cards: list[str]) -> list[Travel]:
    """Discarded action cards go to the pile."""
    return [travel(f"action:{card}", "discards", "deck", cards.count(card)) for card in dict.fromkeys(cards)]


# -- the turn (§3) ----------------------------------------------------------------------------------------------------


@dataclass
class TurnBegan(Event):
    """The next player's turn began."""

    seat: int
    """Whose turn it is."""
    turn: int
    """Turns so far, this one included."""
    round: int
    """Rounds so far, this one included."""


@dataclass
class RolledAmino(Event):
    """The d20 was rolled."""

    seat: int
    """Who rolled."""
    letter: str
    """The amino acid that it showed."""
    outcome: Literal["taken", "empty", "bank"]
    """It was taken, its stack was empty (a free choice), or the whole bank was."""


@dataclass
class RolledSymbol(Event):
    """The d6 was rolled."""

    seat: int
    """Who rolled."""
    symbol: int
    """The symbol, from 1 to 4: one roll of the d20, two, an action card, a protein card."""


@dataclass
class TookAmino(Event):
    """A player took an amino acid of choice from the bank."""

    seat: int
    """Who took it."""
    letter: str
    """The amino acid."""


@dataclass
class ReturnedAmino(Event):
    """A player put amino acids back on their stacks."""

    seat: int
    """Who did."""
    letters: str
    """The amino acids, in alphabetical order."""


@dataclass
class DrewAction(Event):
    """A player drew an action card and kept it."""

    seat: int
    """Who drew."""


@dataclass
class SawAction(Event):
    """Which action card it was, for the player who drew it."""

    fuller_than = (DrewAction,)

    seat: int
    """Who drew."""
    card: str
    """The action card."""


@dataclass
class FoundNothing(Event):
    """A player found no card to take."""

    seat: int
    """Who did."""
    cards: Literal["action", "protein"]
    """Which kind of card was gone."""


@dataclass
class ReshuffledActions(Event):
    """The discarded action cards became the new pile."""

    cards: int
    """How many they were."""


# -- protein cards (§1.5, §2.5, §3.5) ---------------------------------------------------------------------------------


@dataclass
class DealtProteins(Event):
    """A player took the first protein cards."""

    seat: int
    """Who did."""
    backs: list[int]
    """The numbers on their backs."""


@dataclass
class PutUnder(Event):
    """A player put a protein card under the pile, face down; everybody sees which back it was."""

    seat: int
    """Who did."""
    back: int
    """The number on its back."""
    source: Literal["row", "pile"]
    """Where it lay: in the player's row, or on top of the pile, where it was looked at."""


@dataclass
class DrewProtein(Event):
    """A player took a protein card from the pile."""

    seat: int
    """Who did."""
    back: int
    """The number on its back."""


@dataclass
class LookedAtPile(Event):
    """A player looked at the top cards of the protein pile."""

    seat: int
    """Who did."""
    backs: list[int]
    """The numbers on their backs, from the top."""


@dataclass
class SawProteins(Event):
    """The faces of protein cards that one player looked at or moved, for that player."""

    fuller_than = (
        DealtProteins,
        PutUnder,
        DrewProtein,
        LookedAtPile,
    )

    seat: int
    """Who sees them."""
    proteins: list[str]
    """The proteins."""
    backs: list[int]
    """The numbers on their backs, in that order."""
    how: Literal["dealt", "drawn", "put", "looked"]
    """The first ones, drawn from the pile, put under it, or looked at from the top."""


# -- trading (§4) -----------------------------------------------------------------------------------------------------


@dataclass
class OfferMade(Event):
    """An offer (or a counter-offer) was made; everybody hears it."""

    seat: int
    """Who made it."""
    to: list[int]
    """Who is asked."""
    give: list[str]
    """What is given: letters, coins, proteins."""
    want: list[str]
    """What is wanted for it."""
    counter: bool
    """Whether it is a counter-offer."""


@dataclass
class OfferWithdrawn(Event):
    """Somebody gave up composing an offer."""

    seat: int
    """Who did."""
    counter: bool
    """Whether it was to be a counter-offer."""


@dataclass
class Accepted(Event):
    """A player would take the offer; whoever made it hears the others, then chooses."""

    seat: int
    """Who accepted."""
    to: int
    """Whose offer it is."""


@dataclass
class Declined(Event):
    """An offer or a counter-offer was declined: whether for want of the cards or of the will, nobody is told."""

    seat: int
    """Who declined."""
    to: int
    """Whose offer it was."""
    counter: bool
    """Whether it was a counter-offer."""


@dataclass
class OfferLapsed(Event):
    """Nobody took the offer."""

    seat: int
    """Who had made it."""


@dataclass
class Traded(Event):
    """Two players traded."""

    seat: int
    """Who had made the offer."""
    other: int
    """Who accepted it."""
    gave: list[str]
    """What `seat` gave."""
    got: list[str]
    """What `seat` got."""
    gave_backs: list[int]
    """The numbers on the backs of the protein cards that `seat` gave, in that order."""
    got_backs: list[int]
    """The numbers on the backs of the protein cards that `seat` got, in that order."""


# -- building (§6) ----------------------------------------------------------------------------------------------------


@dataclass
class ShowedBuild(Event):
    """A player showed a protein and paid its amino acids; the coins follow once others have reacted."""

    seat: int
    """Who builds."""
    protein: str
    """The protein."""
    back: int
    """The number on its back."""
    paid: str
    """The amino acids, in alphabetical order."""


@dataclass
class Built(Event):
    """A protein was built and its coins were taken."""

    seat: int
    """Who built it."""
    protein: str
    """The protein."""
    back: int
    """The number on its back."""
    coins: int
    """What it paid, cards added and taken off."""
    pool: int
    """Coins left in the pool."""


# -- action cards (§7) ------------------------------------------------------------------------------------------------


@dataclass
class PlayedAction(Event):
    """An action card took effect: an immediate one as it was drawn, or one from the hand."""

    seat: int
    """Who played it."""
    card: str
    """The action card."""


@dataclass
class WonPrize(Event):
    """A Nobel Prize: coins from the pool."""

    seat: int
    """Who won it."""
    coins: int
    """What it paid."""
    pool: int
    """Coins left in the pool."""


@dataclass
class PassedUnseen(Event):
    """An amino acid went from one hand to another and nobody else saw which."""

    giver: int
    """Who gave it."""
    taker: int
    """Who got it."""


@dataclass
class SawPassed(Event):
    """Which amino acid that was, for the giver or the taker."""

    fuller_than = (PassedUnseen,)

    giver: int
    """Who gave it."""
    taker: int
    """Who got it."""
    letter: str
    """The amino acid."""


@dataclass
class CameToLight(Event):
    """An amino acid that passed unseen long ago is known to all now (§1.6)."""

    giver: int
    """Who gave it."""
    taker: int
    """Who got it."""
    letter: str
    """The amino acid."""


@dataclass
class AskedFor(Event):
    """CRISPR-Cas9 asked an opponent for a letter."""

    seat: int
    """Who asked."""
    target: int
    """Who was asked."""
    letter: str
    """The amino acid."""
    found: bool
    """Whether it was there and was handed over."""


@dataclass
class GaveInReturn(Event):
    """An amino acid went back to the opponent whom CRISPR-Cas9 had asked."""

    seat: int
    """Who gave it."""
    target: int
    """Who got it."""
    letter: str
    """The amino acid."""


# -- start and end (§2.3, §8) -----------------------------------------------------------------------------------------


@dataclass
class Voted(Event):
    """A player voted, for the start or among the tied."""

    seat: int
    """Who voted."""
    choice: int
    """For which seat."""


@dataclass
class Started(Event):
    """The vote named the starting player."""

    seat: int
    """Who begins."""


@dataclass
class RolledStart(Event):
    """A player rolled the d20 for the first amino acids (§2.4)."""

    seat: int
    """Who rolled."""
    letters: str
    """The amino acids, as they were rolled."""
    again: str
    """What was rolled besides and rolled again, because its stack was empty."""


@dataclass
class ChoseAtTie(Event):
    """A player who is tied for the highest score said how to settle it (§8.3)."""

    seat: int
    """Who did."""
    choice: Literal["share", "imitate"]
    """To share the victory, or to imitate a protein and let the others vote."""


@dataclass
class GameEnded(Event):
    """The game ended."""

    reason: Literal["pool", "round"]
    """The pool is empty, or the last round is over."""


@dataclass
class CountedHand(Event):
    """A player showed the protein cards that were left, and their value was taken off."""

    seat: int
    """Whose cards they are."""
    coins: int
    """Coins before that."""
    proteins: list[str]
    """The proteins."""
    backs: list[int]
    """The numbers on their backs, in that order."""
    score: int
    """What is left of the coins, not below 0."""
