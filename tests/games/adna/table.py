"""Tables described in a line or two, and helpers to play on them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from benchtop.core.events import Event
from benchtop.core.knowledge import EVERYBODY, NOBODY, bit
from benchtop.core.rng import seeded
from benchtop.games.adna import GAME
from benchtop.games.adna.components import CARDS, CELSIUS, DECK_OF, ENZYME_DATA, KEYS, KIND, boxes
from benchtop.games.adna.state import MAIN, State

Names = str | list[str]


def split(names: Names) -> list[str]:
    """Split card keys: "EcoRI blue-buffer A", or "ACGT" for bases alone."""
    if isinstance(names, list):
        return names
    return list(names) if names and set(names) <= set("ACGTU") else names.split()


def table(
    *,
    own: str = "ACGTAC",
    other: str = "TGCATG",
    hand: Names = "",
    rival: Names = "",
    celsius: int = 25,
    deck: str = "",
    turn: int = 5,
    seed: int = 1,
    broken: str = "",
    emptied: bool = False,
    **options: Any,
) -> State:
    """Build a table with seat 0 in the main step of its turn.

    `broken` is a fragment beside its chain; `emptied` leaves nothing in the Bases deck.
    """
    s = GAME.new(2, seed, options)
    assert isinstance(s, State)
    spare = [card for deck in boxes(s.options["cards"]) for card in deck]
    seeded(seed).shuffle(spare)

    def take(name: str) -> int:
        for card in spare:
            if KEYS[KIND[card]] == name:
                spare.remove(card)
                return card
        raise ValueError(f"no {name} left")

    s.known = [NOBODY] * CARDS
    s.put_down = [0] * CARDS
    s.claims = []
    s.chains = [[take(base) for base in chain] for chain in (own, other)]
    s.fragments = [[take(base) for base in broken], []]
    s.until = [turn, 0]
    for laid in (*s.chains, *s.fragments):
        for card in laid:
            s.known[card] = EVERYBODY
    for seat, names in enumerate((hand, rival)):
        s.hands[seat] = []
        s.held[seat] = [0] * len(KEYS)
        s.backs[seat] = [0, 0, 0]
        for name in split(names):
            card = take(name)
            s.give(seat, card)
            s.known[card] = bit(seat)
    coming = [take(base) for base in deck]
    s.decks = [[card for card in spare if DECK_OF[card] == number] for number in range(3)]
    s.decks[0] += reversed(coming)
    if emptied:
        s.decks[0].clear()
    s.level = CELSIUS.index(celsius)
    s.active = s.to_move = 0
    s.starter = 0
    s.turn = turn
    s.ply = 1  # not the first move of the game, which also reports the start
    s.phase = MAIN
    return s


def play(s: State, *moves: str) -> State:
    """Play moves, each of which must be legal, and return the state."""
    for notation in moves:
        move = GAME.parse(notation)
        refusal = s.why_not(move)
        assert refusal is None, f"{notation}: {refusal}"
        assert move in s.legal(), notation
        s.play(move)
    return s


def end_turn(s: State) -> State:
    """End the active seat's turn without discarding."""
    return play(s, "end turn")


def refused(s: State, notation: str) -> str:
    """Return the code of the refusal of a move that must not be legal."""
    move = GAME.parse(notation)
    assert move not in s.legal(), f"{notation} is legal"
    refusal = s.why_not(move)
    assert refusal is not None, f"{notation} is not refused"
    return refusal.code


def why(s: State, notation: str) -> str:
    """Return the whole refusal in words."""
    return str(s.why_not(GAME.parse(notation)))


def may(s: State, notation: str) -> bool:
    return GAME.parse(notation) in s.legal()


def legal(s: State, verb: str = "") -> list[str]:
    """Return the legal moves that begin with a verb."""
    return [str(move) for move in s.legal() if str(move).startswith(verb)]


def chain(s: State, seat: int) -> str:
    return "".join(KEYS[KIND[card]] for card in s.chains[seat])


def fragment(s: State, seat: int) -> str:
    return "".join(KEYS[KIND[card]] for card in s.fragments[seat])


def hand(s: State, seat: int) -> list[str]:
    return [KEYS[KIND[card]] for card in s.hands[seat]]


def bottom(s: State, deck: int, count: int) -> list[str]:
    """Return the lowest cards of a deck, lowest first."""
    return [KEYS[KIND[card]] for card in s.decks[deck][:count]]


def celsius(s: State) -> int:
    return CELSIUS[s.level]


def events(s: State, *moves: str) -> list[Event]:
    """Play moves and return their events."""
    log: list[Event] = []
    s.listener = log.append
    play(s, *moves)
    s.listener = None
    return log


# -- scenes ----------------------------------------------------------------------------------------------------------

Check = Callable[[State], bool]


@dataclass
class Scene:
    """A table, the moves played on it, and a condition that must then hold."""

    card: str
    moves: list[str]
    check: Check
    laid: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.card}: {' / '.join(self.moves)}"


def scene(card: str, *moves: str, check: Check, **laid: Any) -> Scene:
    return Scene(card, list(moves), check, laid)


CUT: dict[str, Any] = {"own": "AAAA", "other": "CCGAATTCCC", "celsius": 37}
"""EcoRI, held by seat 0, cuts the rival's chain after CCG."""


def reads(own: str = "ACGTAC", other: str = "TGCATG") -> Check:
    """Return a check that both chains read as given; the defaults are the chains of a new table."""
    return lambda s: (chain(s, 0), chain(s, 1)) == (own, other)


def shows(degrees: int) -> Check:
    return lambda s: celsius(s) == degrees


PHOSPHATASE: dict[str, Any] = {"hand": "alkaline-phosphatase dephosphorylation red-buffer"}
FULL_PCR: dict[str, Any] = {"hand": "pcr dntps dna-polymerase magnesium-chloride blue-buffer dmso", "celsius": 55}
SWAP_TWO = ["pick 1", "pick 2", "done"]


def happened(scene: Scene) -> list[dict[str, Any]]:
    """Play the moves of a scene and return their events."""
    return [event.to_json() for event in events(table(**scene.laid), *scene.moves)]


# -- enzymes ---------------------------------------------------------------------------------------------------------

ONE_OF = {"N": "A", "R": "A", "Y": "T", "W": "T"}
ENZYMES = {row["name"]: row for row in ENZYME_DATA}


def spelled(site: str) -> str:
    """Return a sequence that matches the site."""
    return "".join(ONE_OF.get(code, code) for code in site)


def target(name: str) -> str:
    """Return a chain that the enzyme cuts."""
    return f"AA{spelled(ENZYMES[name]['site'])}TT"


def tools(name: str) -> list[str]:
    """Return the enzyme and everything it needs."""
    row = ENZYMES[name]
    return [name, f"{row['colour']}-buffer", *(["bsa"] if row["bsa"] else [])]


def armed(name: str, **changes: Any) -> dict[str, Any]:
    """Return arguments for a table on which seat 0 may cut its rival's chain with this enzyme."""
    laid = {"own": "AAAA", "other": target(name), "hand": tools(name), "celsius": ENZYMES[name]["temperature"]}
    return {**laid, **changes}
