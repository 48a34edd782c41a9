"""Tables of Translation, laid out in a line or two, and what is read, said and done at them."""

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
    """A game just set up."""
    return cast(State, game.new(seats, seed, options))  # of another class where the game has other numbers


def aminos(letters: str) -> list[int]:
    """The numbers of amino acid cards."""
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
    """Seat 0 is on turn, with the cards named besides those dealt; seat 1 has `others`.

    `deck` is turned up from its left; by default it holds everything that lies nowhere else. `dry` is the variant
    without water.
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


def heard(s: State, *notations: str) -> list[Event]:
    """Play these moves and return what happened."""
    events: list[Event] = []
    s.listener = events.append
    play(s, *notations)
    s.listener = None
    return events


def why(s: State, notation: str) -> Refusal:
    """The refusal of a move that is not legal."""
    move = s.game.parse(notation)
    refusal = s.why_not(move)
    assert refusal is not None, f"{notation} is legal"
    assert move not in s.legal(), notation
    return refusal


def words(s: State, notation: str) -> str:
    """What a move would do, in words for the seat to move."""
    return s.game.text.words(s.game.parse(notation), s.view(s.to_move), [])


def text(s: State, seat: int | None = 0) -> str:
    """The table in words."""
    return "\n".join(block.plain() for block in s.game.text.table(s.view(seat), NAMES[: s.seats]))


def said(s: State, *notations: str) -> list[str]:
    """Play these moves and return what happened, in sentences."""
    return [s.game.say(event, NAMES[: s.seats]) for event in heard(s, *notations)]


def refused(s: State, notation: str) -> str:
    """The code of that refusal."""
    return why(s, notation).code


def legal(s: State, verb: str = "") -> list[str]:
    """The legal moves that begin with a verb, in notation."""
    return [str(move) for move in s.legal() if str(move).split()[0] == verb or not verb]


def letters(s: State) -> str:
    """The active strand."""
    return decode(s.strand)


def have(s: State, seat: int, key: str) -> int:
    """How many copies of a card a seat owns."""
    return s.owned[seat][CARD[key]]


def load_white(s: State, wanted: str) -> State:
    """Load the white die, so that it shows these letters next, whoever rolls it."""
    return _load(s, BY_WHITE, encode(wanted))


def load_black(s: State, face: str) -> State:
    """Load the black die, so that it shows this face next."""
    return _load(s, BY_BLACK, [FACES.index(face)])


def _load(s: State, die: int, faces: list[int]) -> State:
    for seat in range(s.seats):
        s.chance.fix(die + seat, faces)  # the same list: whoever rolls takes the next face
    return s


def spend_all(s: State) -> State:
    """End the turn of the seat to move by any legal moves that roll no dice, and if there are none by extending."""
    seat, turn = s.to_move, s.turn
    while not s.over and (s.to_move, s.turn) == (seat, turn):
        moves = legal(s)
        play(s, next((move for move in moves if move.split()[0] in ("toggle", "delete")), moves[0]))
    return s
