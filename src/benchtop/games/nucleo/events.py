"""NUCLEO: what happened, for logs, animation and the recap after the game. Cards are named by letter or id."""

from benchtop.core.events import Event

from .components import ACTIONS, LETTERS, PROTEINS, item_name


class TurnBegan(Event):
    """The next player's turn began."""

    def __init__(self, seat: int, turn: int, number: int) -> None:
        super().__init__()
        self.seat = seat
        self.turn = turn
        self.round = number


class RolledAmino(Event):
    """The d20 was rolled; the amino acid was "taken", its stack was "empty" (a free choice), or the "bank" was."""

    def __init__(self, seat: int, letter: int, outcome: str) -> None:
        super().__init__()
        self.seat = seat
        self.letter = LETTERS[letter]
        self.outcome = outcome


class RolledSymbol(Event):
    """The d6 was rolled."""

    def __init__(self, seat: int, symbol: int) -> None:
        super().__init__()
        self.seat = seat
        self.symbol = symbol


class TookAmino(Event):
    """A player took an amino acid of choice from the bank."""

    def __init__(self, seat: int, letter: int) -> None:
        super().__init__()
        self.seat = seat
        self.letter = LETTERS[letter]


class ReturnedAmino(Event):
    """A player put amino acids back on their stacks."""

    def __init__(self, seat: int, letters: list[int]) -> None:
        super().__init__()
        self.seat = seat
        self.letters = "".join(sorted(LETTERS[letter] for letter in letters))


class DrewAction(Event):
    """A player drew an action card and kept it."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class SawAction(Event):
    """Which action card it was, for the player who drew it."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(only=seat)
        self.seat = seat
        self.card = ACTIONS[kind].id


class FoundNothing(Event):
    """A player found no card to take: of the "action" or the "protein" cards."""

    def __init__(self, seat: int, cards: str) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards


class PlayedAction(Event):
    """An action card took effect: an immediate one as it was drawn, or one from the hand."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = ACTIONS[kind].id


class ReshuffledActions(Event):
    """The discarded action cards became the new pile."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards


class PutUnder(Event):
    """A player put a protein card under the pile, face down; everybody sees which back it was."""

    def __init__(self, seat: int, back: int) -> None:
        super().__init__()
        self.seat = seat
        self.back = back + 1


class DrewProtein(Event):
    """A player took a protein card from the pile."""

    def __init__(self, seat: int, back: int) -> None:
        super().__init__()
        self.seat = seat
        self.back = back + 1


class SawProteins(Event):
    """Protein cards that one player looked at or moved, for that player: "drawn", "put" or "looked" at."""

    def __init__(self, seat: int, proteins: list[int], how: str) -> None:
        super().__init__(only=seat)
        self.seat = seat
        self.proteins = [PROTEINS[protein].id for protein in proteins]
        self.how = how


class LookedAtPile(Event):
    """A player looked at the top cards of the protein pile."""

    def __init__(self, seat: int, backs: list[int]) -> None:
        super().__init__()
        self.seat = seat
        self.backs = [back + 1 for back in backs]


class PassedUnseen(Event):
    """An amino acid went from one hand to another and nobody else saw which."""

    def __init__(self, giver: int, taker: int) -> None:
        super().__init__()
        self.giver = giver
        self.taker = taker


class SawPassed(Event):
    """Which amino acid that was, for the giver or the taker."""

    def __init__(self, only: int, giver: int, taker: int, letter: int) -> None:
        super().__init__(only=only)
        self.giver = giver
        self.taker = taker
        self.letter = LETTERS[letter]


class CameToLight(Event):
    """An amino acid that passed unseen long ago is known to all now."""

    def __init__(self, giver: int, taker: int, letter: int) -> None:
        super().__init__()
        self.giver = giver
        self.taker = taker
        self.letter = LETTERS[letter]


class AskedFor(Event):
    """CRISPR-Cas9 asked an opponent for a letter: it was found and handed over, or not."""

    def __init__(self, seat: int, target: int, letter: int, *, found: bool) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.letter = LETTERS[letter]
        self.found = found


class GaveInReturn(Event):
    """An amino acid went back to the opponent whom CRISPR-Cas9 had asked."""

    def __init__(self, seat: int, target: int, letter: int) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.letter = LETTERS[letter]


class OfferMade(Event):
    """An offer (or a counter-offer) was made; everybody hears it."""

    def __init__(self, seat: int, to: list[int], give: list[int], want: list[int], *, counter: bool) -> None:
        super().__init__()
        self.seat = seat
        self.to = to
        self.give = [item_name(item) for item in give]
        self.want = [item_name(item) for item in want]
        self.counter = counter


class OfferWithdrawn(Event):
    """Somebody gave up composing an offer."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Declined(Event):
    """An offer or a counter-offer was declined: whether for want of the cards or of the will, nobody is told."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class OfferLapsed(Event):
    """Nobody took the offer."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Traded(Event):
    """Two players traded: `seat` gave and got, `other` the other way round."""

    def __init__(self, seat: int, other: int, gave: list[int], got: list[int]) -> None:
        super().__init__()
        self.seat = seat
        self.other = other
        self.gave = [item_name(item) for item in gave]
        self.got = [item_name(item) for item in got]


class ShowedBuild(Event):
    """A player showed a protein and paid its amino acids; the coins follow once others have reacted."""

    def __init__(self, seat: int, protein: int, paid: list[int]) -> None:
        super().__init__()
        self.seat = seat
        self.protein = PROTEINS[protein].id
        self.paid = "".join(sorted(LETTERS[letter] for letter in paid))


class Built(Event):
    """A protein was built and its coins were taken."""

    def __init__(self, seat: int, protein: int, coins: int, pool: int) -> None:
        super().__init__()
        self.seat = seat
        self.protein = PROTEINS[protein].id
        self.coins = coins
        self.pool = pool


class WonPrize(Event):
    """A Nobel Prize: a coin from the pool."""

    def __init__(self, seat: int, pool: int) -> None:
        super().__init__()
        self.seat = seat
        self.pool = pool


class Voted(Event):
    """A player voted, for the start or among the tied."""

    def __init__(self, seat: int, choice: int) -> None:
        super().__init__()
        self.seat = seat
        self.choice = choice


class Started(Event):
    """The vote named the starting player, and the first cards were dealt."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class GameEnded(Event):
    """The game ended: the "pool" is empty, or the last "round" is over."""

    def __init__(self, reason: str) -> None:
        super().__init__()
        self.reason = reason


class CountedHand(Event):
    """A player showed the protein cards that were left, and their value was taken off."""

    def __init__(self, seat: int, coins: int, proteins: list[int], score: int) -> None:
        super().__init__()
        self.seat = seat
        self.coins = coins
        self.proteins = [PROTEINS[protein].id for protein in proteins]
        self.score = score
