"""Benchtop: five molecular-biology board games with enforced rules.

>>> import benchtop >>> state = benchtop.game("translation").new(seats=2, seed=7) >>> state.to_move, state.over (0,
False)
"""

from importlib.metadata import PackageNotFoundError as _PackageNotFoundError
from importlib.metadata import version as _version
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any

from benchtop.core import state as _engine
from benchtop.core.events import Event
from benchtop.core.game import Game, Option
from benchtop.core.match import Match
from benchtop.core.move import Move
from benchtop.core.own_cards import CardsError
from benchtop.core.refusal import IllegalMove, Refusal
from benchtop.core.replay import RecordError, load_record
from benchtop.core.replay import replay_of as _replay_of
from benchtop.core.state import State
from benchtop.games import game, games

if _TYPE_CHECKING:
    from benchtop.bots.worth import Worth as _Worth

try:
    __version__ = _version("benchtop")
except _PackageNotFoundError:  # running from a source tree that is not installed
    __version__ = "0+source"

COMPILED: bool = not str(_engine.__file__).endswith(".py")
"""Whether the engine runs compiled by mypyc or as plain Python."""


def replay(record: dict[str, _Any]) -> Match:
    """Replay a record, checking every move and the result; RecordError says what is wrong and where."""
    return _replay_of(record, games())


def worth(match: Match, seat: int | None = None, **how: _Any) -> "_Worth":
    """Estimate the worth of each legal move of the seat to move; see `benchtop.bots.worth.worth` for the arguments."""
    from benchtop.bots.worth import worth as compare

    return compare(match, seat, **how)


__all__ = [
    "COMPILED",
    "CardsError",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Option",
    "RecordError",
    "Refusal",
    "State",
    "__version__",
    "game",
    "games",
    "load_record",
    "replay",
    "worth",
]


def __dir__() -> list[str]:
    return sorted(__all__)
