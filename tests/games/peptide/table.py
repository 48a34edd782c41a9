"""Tables of Peptide set up in a line or two. Cards are taken from their decks, so the census stays right."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from benchtop.core.events import Event
from benchtop.core.move import Move
from benchtop.core.refusal import Refusal
from benchtop.core.rng import Rng, seeded
from benchtop.games.peptide import GAME
from benchtop.games.peptide.components import (
    AMINO_ACYL,
    ATP_TOKENS,
    COST_AMINO_ACYL,
    KINDS,
    LETTERS,
    NEEDS,
    ORGANELLES,
    RIBOSOME,
    RNA_CARDS,
    STOP,
    THREE,
)
from benchtop.games.peptide.state import RESOLVING, SELECTING, Player, State

NUMBER = {three: number for number, three in enumerate(THREE)}
KIND = {kind: number for number, kind in enumerate(KINDS)}


@dataclass
class Seat:
    """A player: RNA in hand as letters (`known` were taken face up), amino acids by three-letter code."""

    atp: int = 2
    rna: str = ""
    known: str = ""
    amino: str = ""
    chain: str = ""
    fixed: int = 0
    bonus: Sequence[int] = ()
    up: str = ""
    down: str = ""
    energy: int = 4
    limit: int = 3


def new(seats: int = 2, seed: int | str = 1, **options: Any) -> State:
    """Set up a game."""
    s = GAME.new(seats, seed, options)
    assert isinstance(s, State)
    return s


def table(
    *seats: Seat,
    field: str | None = None,
    rna_field: str = "AC",
    rna_deck: str | None = None,
    rna_discards: str = "",
    deck: str | None = None,
    supply: int | None = None,
    bonuses: Sequence[int] = (1, 2, 3),
    last_round: int | None = None,
    **options: Any,
) -> State:
    """Lay out a table with seat 0 as First Player to move: in Phase 1 if `field` is given, else in Phase 2.

    `deck` names the amino acid deck, top card first; by default all cards that nobody holds, with STOP at the bottom.
    `rna_deck` and `rna_discards` name those piles; by default the deck has all the remaining cards.
    """
    s = new(max(2, len(seats)), **{"first_player": "first", **options})
    s.players = [player_of(seat) for seat in seats] + [Player() for _ in range(s.seats - len(seats))]
    s.phase = RESOLVING if field is None else SELECTING
    s.due = 0 if field is None else 1
    s.field = counted(field or "")
    s.field_size = sum(s.field)
    s.discards = [0] * 5
    s.deck = [ORGANELLES[kind] - s.field[kind] - sum(p.up[kind] + p.down[kind] for p in s.players) for kind in range(5)]
    s.deck_size = sum(s.deck)
    s.order = []
    s.bonuses = list(bonuses)
    s.atp_supply = ATP_TOKENS - sum(player.atp for player in s.players) if supply is None else supply
    if last_round is not None:
        s.last_round = last_round
    lay_rna(s, rna_field, rna_deck, rna_discards)
    held = [card for player in s.players for card in player.amino + player.chain]
    if deck is None:
        s.amino_deck = [STOP, *(card for card in range(20) if card not in held)]
        s.removed = []
    else:
        s.amino_deck = [NUMBER[three] for three in reversed(deck.split())]
        s.removed = [card for card in range(20) if card not in held and card not in s.amino_deck]
    for number, player in enumerate(s.players):
        for card in player.amino + player.chain:
            s.draws.add(number, card, -1)
        for card in player.chain:
            s.draws.play(number, card)
    return s


def player_of(seat: Seat) -> Player:
    player = Player()
    player.atp = seat.atp
    player.rna = letters(seat.rna)
    player.rna_size = len(seat.rna)
    player.open = letters(seat.known)
    player.amino = sorted(NUMBER[three] for three in seat.amino.split())
    player.chain = [NUMBER[three] for three in seat.chain.split()]
    player.fixed = seat.fixed
    player.bonus = list(seat.bonus)
    player.up = counted(seat.up)
    player.down = counted(seat.down)
    player.cards = sum(player.up) + sum(player.down)
    player.energy_limit = seat.energy
    player.rna_limit = seat.limit
    return player


def lay_rna(s: State, field: str, deck: str | None, discards: str) -> None:
    s.rna_field = [LETTERS.index(letter) for letter in field]
    s.rna_discards = letters(discards)
    s.rna_discards_size = len(discards)
    if deck is not None:
        s.rna_deck = letters(deck)
    else:
        s.rna_deck = RNA_CARDS[:]
        for letter in range(4):
            s.rna_deck[letter] -= s.rna_field.count(letter) + s.rna_discards[letter]
            for player in s.players:
                s.rna_deck[letter] -= player.rna[letter]
                s.rna_deck[letter] -= sum(NEEDS[card][letter] for card in player.chain[player.fixed :])
    s.rna_deck_size = sum(s.rna_deck)
    s.rna_order = []


def letters(rna: str) -> list[int]:
    """Count RNA letters."""
    return [rna.count(letter) for letter in LETTERS]


def counted(organelles: str) -> list[int]:
    """Count organelle names."""
    return [organelles.split().count(kind) for kind in KINDS]


def play(s: State, *moves: str) -> list[Event]:
    """Play legal moves for the seats to move and return all events."""
    events: list[Event] = []
    for notation in moves:
        move = GAME.parse(notation)
        assert s.why_not(move) is None, f"{notation}: {s.why_not(move)}"
        assert move in s.legal()
        s.listener = events.append
        s.play(move)
        s.listener = None
    return events


def legal(s: State) -> set[str]:
    return {str(move) for move in s.legal()}


def refusal(s: State, notation: str) -> Refusal:
    """Return why the move is refused; asserts that it is, and that it is not legal."""
    move = GAME.parse(notation)
    found = s.why_not(move)
    assert found is not None, f"{notation} is not refused"
    assert move not in s.legal()
    return found


def refused(s: State, notation: str) -> str:
    """Return the code of the move's refusal."""
    return refusal(s, notation).code


def spelled(counts: list[int]) -> str:
    return "".join(LETTERS[letter] * counts[letter] for letter in range(4))


def named(cards: list[int]) -> str:
    return " ".join(THREE[card] for card in cards)


# -- sensible games: random moves never draw enough amino acids to show STOP ------------------------------------------

WASTE = ("reset", "select-twice", "decline", "hold", "end", "agree")


def sensible(s: State, rng: Rng) -> Move:
    """Choose a useful move nine times out of ten (amino acids if affordable, no waste), else a random move."""
    moves = [move for move in s.legal() if str(move) != "propose end"]
    if rng.below(10) == 0:
        return moves[rng.below(len(moves))]
    useful = [move for move in moves if not str(move).startswith(WASTE)]
    if s.phase == SELECTING and s.due:
        me = s.players[s.to_move]
        useful = [move for move in useful if not str(move).endswith("down")] or useful
        wanted = "take amino-acyl" if me.atp >= COST_AMINO_ACYL and not me.up[AMINO_ACYL] else "take mitochondria"
        if len(me.amino) > 1 and me.rna_size > 3 and not me.up[RIBOSOME]:
            wanted = "take ribosome"
        useful = [move for move in useful if str(move) == wanted and rng.below(3)] or useful
    if not useful:
        useful = [move for move in moves if str(move) == "end turn"] or moves
    return useful[rng.below(len(useful))]


def plies(seats: int, seed: int, *, advanced: bool = False, strict_atp: bool = True) -> Iterator[tuple[State, Move]]:
    """Yield the state of a sensible game before each move, with that move; always the same object."""
    s = GAME.new(seats, seed, {"advanced": advanced, "strict_atp": strict_atp})
    assert isinstance(s, State)
    rng = seeded(f"sensible {seed}")
    while not s.over:
        move = sensible(s, rng)
        yield s, move
        s.play(move)


def finished(seats: int, seed: int, *, advanced: bool = False, strict_atp: bool = True) -> State:
    """Play a sensible game to its end."""
    for s, _ in plies(seats, seed, advanced=advanced, strict_atp=strict_atp):
        pass
    return s
