"""NUCLEO: events, for logs, animation and the recap after the game. Cards are named by letter or id."""

from dataclasses import dataclass
from typing import Literal

from benchtop.core.events import BACK, Event, Travel, travel

# -- travels, for the events' `moved` ---------------------------------------------------------------------------------

HIDDEN_AMINO = f"{BACK}:amino"
HIDDEN_PROTEIN = f"{BACK}:protein"
HIDDEN_ACTION = f"{BACK}:action"


def taken(seat: int, letters: str) -> list[Travel]:
    """Return the travels of amino acids from their stacks to a hand."""
    return [
        travel(f"amino:{letter}", f"bank:{letter}", f"hand:{seat}", letters.count(letter))
        for letter in dict.fromkeys(letters)
    ]


def returned(seat: int, letters: str) -> list[Travel]:
    """Return the travels of amino acids from a hand back to their stacks."""
    return [
        travel(f"amino:{letter}", f"hand:{seat}", f"bank:{letter}", letters.count(letter))
        for letter in dict.fromkeys(letters)
    ]


def handed(giver: int, taker: int, items: list[str]) -> list[Travel]:
    """Return the travels of trade items (in notation) from one player to another."""
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
    """Return the travel of coins, if any, from the pool to a player."""
    return [travel("piece:coin", "pool", f"coins:{seat}", coins)] if coins else []


def reshuffled(cards: list[str]) -> list[Travel]:
    """Return the travels of discarded action cards to the deck."""
    return [travel(f"action:{card}", "discards", "deck", cards.count(card)) for card in dict.fromkeys(cards)]


# -- the turn (§3) ----------------------------------------------------------------------------------------------------


@dataclass
class TurnBegan(Event):
    """The next player's turn began."""

    seat: int
    """The player whose turn it is."""
    turn: int
    """Turns so far, this one included."""
    round: int
    """Rounds so far, this one included."""


@dataclass
class RolledAmino(Event):
    """The d20 was rolled."""

    seat: int
    """The player who rolled."""
    letter: str
    """The amino acid that it showed."""
    outcome: Literal["taken", "empty", "bank"]
    """`taken`; `empty` if its stack was empty (the player chooses); `bank` if the whole bank was empty."""


@dataclass
class RolledSymbol(Event):
    """The d6 was rolled."""

    seat: int
    """The player who rolled."""
    symbol: int
    """The symbol, from 1 to 4: one roll of the d20, two, an action card, a protein card."""


@dataclass
class TookAmino(Event):
    """A player took an amino acid of their choice from the bank."""

    seat: int
    """The player who took it."""
    letter: str
    """The amino acid."""


@dataclass
class ReturnedAmino(Event):
    """A player put amino acids back on their stacks."""

    seat: int
    """The player."""
    letters: str
    """The amino acids, in alphabetical order."""


@dataclass
class DrewAction(Event):
    """A player drew an action card and kept it."""

    seat: int
    """The player who drew."""


@dataclass
class SawAction(Event):
    """The action card that was drawn, for the player who drew it."""

    fuller_than = (DrewAction,)

    seat: int
    """The player who drew."""
    card: str
    """The action card."""


@dataclass
class FoundNothing(Event):
    """A player found no card to take."""

    seat: int
    """The player."""
    cards: Literal["action", "protein"]
    """The kind of card that ran out."""


@dataclass
class ReshuffledActions(Event):
    """The discarded action cards became the new pile."""

    cards: int
    """The number of cards."""


# -- protein cards (§1.5, §2.5, §3.5) ---------------------------------------------------------------------------------


@dataclass
class DealtProteins(Event):
    """A player took their first protein cards."""

    seat: int
    """The player."""
    backs: list[int]
    """The numbers on their backs."""


@dataclass
class PutUnder(Event):
    """A player put a protein card under the pile, face down; everybody sees which back it was."""

    seat: int
    """The player."""
    back: int
    """The number on its back."""
    source: Literal["row", "pile"]
    """Its former place: the player's row, or the top of the pile, where the player looked at it."""


@dataclass
class DrewProtein(Event):
    """A player took a protein card from the pile."""

    seat: int
    """The player."""
    back: int
    """The number on its back."""


@dataclass
class LookedAtPile(Event):
    """A player looked at the top cards of the protein pile."""

    seat: int
    """The player."""
    backs: list[int]
    """The numbers on their backs, from the top."""


@dataclass
class SawProteins(Event):
    """The faces of protein cards that a player looked at or moved, for that player."""

    fuller_than = (
        DealtProteins,
        PutUnder,
        DrewProtein,
        LookedAtPile,
    )

    seat: int
    """The player who sees them."""
    proteins: list[str]
    """The proteins."""
    backs: list[int]
    """The numbers on their backs, in that order."""
    how: Literal["dealt", "drawn", "put", "looked"]
    """Whether they were dealt at the start, drawn from the pile, put under it, or looked at on top of it."""


# -- trading (§4) -----------------------------------------------------------------------------------------------------


@dataclass
class OfferMade(Event):
    """A player made an offer or a counter-offer. Everybody sees it."""

    seat: int
    """The player who made it."""
    to: list[int]
    """The seats that are asked."""
    give: list[str]
    """The items offered: letters, coins, proteins."""
    want: list[str]
    """The items wanted in return."""
    counter: bool
    """Whether it is a counter-offer."""


@dataclass
class OfferWithdrawn(Event):
    """A player stopped composing an offer."""

    seat: int
    """The player."""
    counter: bool
    """Whether it was a counter-offer."""


@dataclass
class Accepted(Event):
    """A player accepted the offer. Its maker waits for all answers, then chooses."""

    seat: int
    """The player who accepted."""
    to: int
    """The player whose offer it is."""


@dataclass
class Declined(Event):
    """A player declined an offer or a counter-offer. The others do not learn whether they could have accepted it."""

    seat: int
    """The player who declined."""
    to: int
    """The player whose offer it was."""
    counter: bool
    """Whether it was a counter-offer."""


@dataclass
class OfferLapsed(Event):
    """Nobody took the offer."""

    seat: int
    """The player who had made it."""


@dataclass
class Traded(Event):
    """Two players traded."""

    seat: int
    """The player who had made the offer."""
    other: int
    """The player who accepted it."""
    gave: list[str]
    """The items that `seat` gave."""
    got: list[str]
    """The items that `seat` got."""
    gave_backs: list[int]
    """The numbers on the backs of the protein cards that `seat` gave, in that order."""
    got_backs: list[int]
    """The numbers on the backs of the protein cards that `seat` got, in that order."""


# -- building (§6) ----------------------------------------------------------------------------------------------------


@dataclass
class ShowedBuild(Event):
    """A player showed a protein and paid its amino acids. The coins follow once the others have reacted."""

    seat: int
    """The player who builds."""
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
    """The player who built it."""
    protein: str
    """The protein."""
    back: int
    """The number on its back."""
    coins: int
    """Coins it paid, including what cards added or took off."""
    pool: int
    """Coins left in the pool."""


# -- action cards (§7) ------------------------------------------------------------------------------------------------


@dataclass
class PlayedAction(Event):
    """An action card took effect: an immediate card when it was drawn, any other from a hand."""

    seat: int
    """The player who played it."""
    card: str
    """The action card."""


@dataclass
class WonPrize(Event):
    """A Nobel Prize: coins from the pool."""

    seat: int
    """The player who won it."""
    coins: int
    """Coins it paid."""
    pool: int
    """Coins left in the pool."""


@dataclass
class PassedUnseen(Event):
    """An amino acid passed from hand to hand, and nobody else saw which."""

    giver: int
    """The player who gave it."""
    taker: int
    """The player who got it."""


@dataclass
class SawPassed(Event):
    """The amino acid that passed unseen, for its giver or taker."""

    fuller_than = (PassedUnseen,)

    giver: int
    """The player who gave it."""
    taker: int
    """The player who got it."""
    letter: str
    """The amino acid."""


@dataclass
class CameToLight(Event):
    """An amino acid that passed unseen long ago became public (§1.6)."""

    giver: int
    """The player who gave it."""
    taker: int
    """The player who got it."""
    letter: str
    """The amino acid."""


@dataclass
class AskedFor(Event):
    """CRISPR-Cas9 asked an opponent for a letter."""

    seat: int
    """The player who asked."""
    target: int
    """The player who was asked."""
    letter: str
    """The amino acid."""
    found: bool
    """Whether the opponent had it and handed it over."""


@dataclass
class GaveInReturn(Event):
    """A player gave the opponent an amino acid in return for CRISPR-Cas9."""

    seat: int
    """The player who gave it."""
    target: int
    """The player who got it."""
    letter: str
    """The amino acid."""


# -- start and end (§2.3, §8) -----------------------------------------------------------------------------------------


@dataclass
class Voted(Event):
    """A player voted for the starting player or among tied players."""

    seat: int
    """The player who voted."""
    choice: int
    """The seat voted for."""


@dataclass
class Started(Event):
    """The vote named the starting player."""

    seat: int
    """The player who begins."""


@dataclass
class RolledStart(Event):
    """A player rolled the d20 for the first amino acids (§2.4)."""

    seat: int
    """The player who rolled."""
    letters: str
    """The amino acids, in the order of the rolls."""
    again: str
    """Letters that were rolled again because their stack was empty."""


@dataclass
class ChoseAtTie(Event):
    """A player tied for the highest score chose how to settle it (§8.3)."""

    seat: int
    """The player."""
    choice: Literal["share", "imitate"]
    """To share the victory, or to imitate a protein and let the others vote."""


@dataclass
class GameEnded(Event):
    """The game ended."""

    reason: Literal["pool", "round"]
    """The pool is empty, or the last round is over."""


@dataclass
class CountedHand(Event):
    """A player showed their remaining protein cards, and their value was subtracted."""

    seat: int
    """The player whose cards they are."""
    coins: int
    """Coins before that."""
    proteins: list[str]
    """The proteins."""
    backs: list[int]
    """The numbers on their backs, in that order."""
    score: int
    """Coins minus the value of the proteins, at least 0."""
