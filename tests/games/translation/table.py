"""Tables for testing Translation, set up in a line or two, and helpers that play and read them."""

from collections.abc import Sequence
from typing import Any, cast

from benchtop.bio.bases import decode, encode
from benchtop.core.events import Event
from benchtop.core.game import Game
from benchtop.core.refusal import Refusal
from benchtop.games.translation import GAME
from benchtop.games.translation.components import ACTIONS, AMINO_LETTERS, BY_BLACK, BY_WHITE, FACES, amino_acids_of
from benchtop.games.translation.state import State

NAMES = ["Ada", "Ben", "Cyd", "Dov"]
CARD = {card.key: number for number, card in enumerate(ACTIONS)}


def new(seats: int = 2, seed: int | str = 1, *, game: Game = GAME, **options: Any) -> State:
    """Return a new game."""
    return cast(State, game.new(seats, seed, options))  # another class if the game has changed numbers


def aminos(letters: str) -> list[int]:
    """Return the numbers of amino acid cards."""
    return [AMINO_LETTERS.index(letter) for letter in letters]


def table(
    strand: str = "ACGTA",
    row: str = "KLMNR",
    *,
    cards: str = "",
    others: str = "",
    points: int = 5,
    water: bool = True,
    dry: bool = False,
    collected: Sequence[str] = (),
    deck: str | None = None,
    seats: int = 2,
    game: Game = GAME,
    **options: Any,
) -> State:
    """Return a table with seat 0 to move. It owns `cards` in addition to those dealt; seat 1 owns `others`.

    `deck` is turned up from the left; by default it holds all other amino acids. `dry` is the variant without water.
    """
    s = new(seats, game=game, **options, water=not dry)
    s.to_move = 0
    s.supply += len(s.strand) - len(strand)
    s.strand = encode(strand)
    s.water = water and not dry
    s.row = aminos(row)
    s.collected = [aminos(letters) for letters in [*collected, *[""] * (seats - len(collected))]]
    lying = [*s.row, *(amino for held in s.collected for amino in held)]
    rest = [amino for amino in amino_acids_of(s.options["groups"]) if amino not in lying]
    s.deck = rest if deck is None else aminos(deck)[::-1]
    for seat, keys in enumerate((cards, others)):
        for key in keys.split():
            s.owned[seat][CARD[key]] += 1
            s.pool[CARD[key]] -= 1
    s.ready = s.owned[0][:]
    s.points = points
    s.read()
    return s


def play(s: State, *notations: str) -> State:
    """Play these moves, each of which must be legal."""
    for notation in notations:
        move = s.game.parse(notation)
        assert s.why_not(move) is None, f"{notation}: {s.why_not(move)}"
        assert move in s.legal(), notation
        s.play(move)
    return s


def events_of(s: State, *notations: str) -> list[Event]:
    """Play these moves and return the events."""
    events: list[Event] = []
    s.listener = events.append
    play(s, *notations)
    s.listener = None
    return events


def why(s: State, notation: str) -> Refusal:
    """Return the refusal of a move that is not legal."""
    move = s.game.parse(notation)
    refusal = s.why_not(move)
    assert refusal is not None, f"{notation} is legal"
    assert move not in s.legal(), notation
    return refusal


def words(s: State, notation: str) -> str:
    """Describe a move to the seat to move."""
    return s.game.text.words(s.game.parse(notation), s.view(s.to_move), [])


def text(s: State, seat: int | None = 0) -> str:
    """Return the table as text."""
    return "\n".join(block.plain() for block in s.game.text.table(s.view(seat), NAMES[: s.seats]))


def said(s: State, *notations: str) -> list[str]:
    """Play these moves and return the events as sentences."""
    return [s.game.say(event, NAMES[: s.seats]) for event in events_of(s, *notations)]


def refused(s: State, notation: str) -> str:
    """Return the code of a refusal."""
    return why(s, notation).code


def legal(s: State, verb: str = "") -> list[str]:
    """Return the notation of legal moves with a verb; of all by default."""
    return [str(move) for move in s.legal() if str(move).split()[0] == verb or not verb]


def letters(s: State) -> str:
    """Return the active strand."""
    return decode(s.strand)


def have(s: State, seat: int, key: str) -> int:
    """Return the number of copies of a card that a seat owns."""
    return s.owned[seat][CARD[key]]


def load_white(s: State, wanted: str) -> State:
    """Load the white die: it shows these letters next, for any seat."""
    return _load(s, BY_WHITE, encode(wanted))


def load_black(s: State, face: str) -> State:
    """Load the black die: it shows this face next."""
    return _load(s, BY_BLACK, [FACES.index(face)])


def _load(s: State, die: int, faces: list[int]) -> State:
    for seat in range(s.seats):
        s.chance.fix(die + seat, faces)  # all seats share the list, so any seat takes the next face
    return s


def spend_all(s: State) -> State:
    """Finish the turn of the seat to move, with moves that roll no dice if possible."""
    seat, turn = s.to_move, s.turn
    while not s.over and (s.to_move, s.turn) == (seat, turn):
        moves = legal(s)
        play(s, next((move for move in moves if move.split()[0] in ("toggle", "delete")), moves[0]))
    return s
