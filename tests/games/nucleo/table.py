"""Helpers that lay out a table in a line or two, load the dice, play moves and read the state."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import benchtop
from benchtop.core.chance import chance_of
from benchtop.core.events import Event
from benchtop.core.knowledge import EVERYBODY, NOBODY, bit
from benchtop.core.refusal import Refusal
from benchtop.games.nucleo.components import ACTIONS, BY_LETTER, BY_SYMBOL, DECK, FACES, LETTERS, PROTEINS, STACKS
from benchtop.games.nucleo.state import IDLE, State

GAME = benchtop.game("nucleo")
PROTEIN = {card.id: number for number, card in enumerate(PROTEINS)}
ACTION = {card.id: number for number, card in enumerate(ACTIONS)}


@dataclass
class Player:
    """The belongings of a player: letters, protein ids, action ids, coins."""

    amino: str = ""
    proteins: Sequence[str] = ()
    actions: Sequence[str] = ()
    coins: int = 0


def table(
    *players: Player,
    part: int = 3,
    pool: int | None = None,
    pile: Sequence[str] = (),
    deck: Sequence[str] = (),
    discards: Sequence[str] = (),
    bank: dict[str, int] | None = None,
    **options: Any,
) -> State:
    """Set up seat 0's turn at the given part. Cards that nobody holds are in the bank, the pile and the deck; `pile`
    and `deck` list their top cards. `bank` overrides stacks; cards missing there are out of the game.
    """
    s = GAME.new(len(players), seed=1, options={"first_player": "first"} | options)
    assert isinstance(s, State)
    s.phase, s.part, s.current, s.to_move, s.first, s.turn = IDLE, part, 0, 0, 0, 1
    s.amino = [[player.amino.count(letter) for letter in LETTERS] for player in players]
    s.size = [len(player.amino) for player in players]
    s.bank = [stack - sum(hand[letter] for hand in s.amino) for letter, stack in enumerate(STACKS)]
    for letter, count in (bank or {}).items():
        s.bank[LETTERS.index(letter)] = count
    s.coins = [player.coins for player in players]
    s.pool = s.pool - sum(s.coins) if pool is None else pool
    _lay_proteins(s, players, pile)
    s.hands = [sorted(ACTION[card] for card in player.actions) for player in players]
    s.discards = [ACTION[card] for card in discards]
    rest = DECK[:]
    for kind in [kind for hand in s.hands for kind in hand] + s.discards + [ACTION[card] for card in deck]:
        rest.remove(kind)
    s.deck = rest + [ACTION[card] for card in reversed(deck)]
    s.chance = chance_of(1, GAME.purposes)
    return s


def _lay_proteins(s: State, players: Sequence[Player], pile: Sequence[str]) -> None:
    held = [PROTEIN[card] for player in players for card in player.proteins]
    top = [PROTEIN[card] for card in pile]
    others = [number for number in range(len(PROTEINS)) if number not in held and number not in top]
    s.face = held + top + others
    s.seen = [NOBODY] * len(PROTEINS)
    s.rows = []
    back = 0
    for seat, player in enumerate(players):
        s.rows.append(list(range(back, back + len(player.proteins))))
        for mine in s.rows[seat]:
            s.seen[mine] = EVERYBODY if s.open else bit(seat)
        back += len(player.proteins)
    s.pile = list(range(len(PROTEINS) - 1, back - 1, -1))


def load(s: State, *throws: str | int) -> State:
    """Load the dice: letters are throws of the d20, numbers from 1 to 6 throws of the d6."""
    letters = [LETTERS.index(throw) for throw in throws if isinstance(throw, str)]
    symbols = [FACES[throw - 1] for throw in throws if isinstance(throw, int)]
    for seat in range(s.seats):  # shared lists: the next player to roll gets the next face
        s.chance.fix(BY_LETTER + seat, letters)
        s.chance.fix(BY_SYMBOL + seat, symbols)
    return s


def play(s: State, *moves: str) -> list[Event]:
    """Check and play moves given in notation, and return their events."""
    events: list[Event] = []
    for notation in moves:
        move = GAME.parse(notation)
        refusal = s.why_not(move)
        assert refusal is None, f"{notation}: {refusal}"
        assert move in s.legal()
        s.listener = events.append
        s.play(move)
        s.listener = None
    return events


def refusal(s: State, move: str) -> Refusal:
    """Return the refusal of a move."""
    found = s.why_not(GAME.parse(move))
    assert found is not None, f"{move} is legal"
    assert GAME.parse(move) not in s.legal()
    return found


def refused(s: State, move: str) -> str:
    """Return the code of a move's refusal."""
    return refusal(s, move).code


def legal(s: State) -> list[str]:
    return [str(move) for move in s.legal()]


def hand(s: State, seat: int) -> str:
    """Spell a hand of amino acids."""
    return "".join(LETTERS[letter] * count for letter, count in enumerate(s.amino[seat]))


def row(s: State, seat: int) -> list[str]:
    """List the proteins in a player's row."""
    return [PROTEINS[s.face[back]].id for back in s.rows[seat]]


def pile(s: State) -> list[str]:
    """List the protein pile from the top."""
    return [PROTEINS[s.face[back]].id for back in reversed(s.pile)]


def actions(s: State, seat: int) -> list[str]:
    return [ACTIONS[kind].id for kind in s.hands[seat]]


def stack(s: State, letter: str) -> int:
    return s.bank[LETTERS.index(letter)]


def sees(s: State, seat: int | None, other: int) -> dict[str, Any]:
    """Return a player as another seat sees them."""
    player: dict[str, Any] = s.view(seat)["players"][other]
    return player


def events_for(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """Return the events that a seat receives, as data."""
    return [event.to_json() for event in events if event.heard_by(seat)]


def worlds(s: State, seat: int | None, count: int = 40) -> list[State]:
    """Imagine worlds as a seat."""
    return [s.imagine(seat, number) for number in range(count)]


def empty(bank: str = "") -> dict[str, int]:
    """Return a bank with these cards only."""
    return {letter: bank.count(letter) for letter in LETTERS}
