"""Link previews: public words and a picture of a table."""

import html
import re
from dataclasses import dataclass

from benchtop.core.game import Game
from benchtop.core.state import State
from benchtop.core.text import Block, listed
from benchtop.server.tables.state import TableState

WORLDS = 3
"""Number of imagined states compared: points that are equal in all of them are public."""
_TITLE = re.compile(r"<title\b[^>]*>.*?</title>", re.IGNORECASE | re.DOTALL)
_OLD = re.compile(r"""\s*<meta\s[^>]*\b(?:name|property)=["']?(?:description|og:|twitter:)[^>]*>""", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Player:
    """A seat as spectators see it."""

    name: str
    points: int | None
    """None if spectators do not know."""
    moves_now: bool
    won: bool


@dataclass(frozen=True, slots=True)
class Shared:
    """A table at one of its turns, built only from the spectators' view."""

    code: str
    game: str
    ply: int
    players: tuple[Player, ...]
    standing: str
    """Whose turn it is, or how the game ended."""
    blocks: tuple[Block, ...]
    """The table in words."""

    @property
    def title(self) -> str:
        return f"{self.game}: {listed([player.name for player in self.players])}"

    @property
    def description(self) -> str:
        points = [f"{player.name} {player.points}" for player in self.players if player.points is not None]
        return f"{self.standing} {'Points: ' + ', '.join(points) + '.' if points else ''}".strip()


def shared(state: TableState, ply: int | None) -> Shared:
    """Return the table after that many moves, or as it is now."""
    newest = state.ply if ply is None else min(ply, state.ply)
    if newest == state.ply:
        return _shared(state, state.match.state, newest, latest=True)
    return _shared(state, state.match.state_at(newest), newest, latest=False)


def _shared(state: TableState, then: State, ply: int, *, latest: bool) -> Shared:
    game, names = state.game, list(state.match.names)
    result = state.result() if latest else None
    points = _known_points(then) if result is None else list(result["scores"])
    winners = [] if result is None else result["winners"]
    moving = None if result is not None or not state.started else then.to_move
    players = tuple(Player(name, points[seat], seat == moving, seat in winners) for seat, name in enumerate(names))
    standing = _standing(state, [names[seat] for seat in winners], None if moving is None else names[moving], ply)
    blocks = game.text.table(then.view(None), names)
    return Shared(state.header.code, game.title, ply, players, standing, tuple(blocks))


def _known_points(then: State) -> list[int | None]:
    """Return the public points by seat, computed from states that spectators cannot tell apart, never from the true
    one.
    """
    worlds = [then.imagine(None, f"share {number}").scores() for number in range(WORLDS)]
    return [scores[0] if len(set(scores)) == 1 else None for scores in zip(*worlds, strict=True)]


def _standing(state: TableState, winners: list[str], moving: str | None, ply: int) -> str:
    if moving is not None:
        return f"Move {ply + 1}: {moving} to play."
    if state.over:
        ended = "The table was closed." if state.closed else "The game is over."
        return f"{listed(winners)} won." if winners else ended
    missing = sum(seat.kind == "open" for seat in state.seats)
    return f"Waits for {missing} more player{'' if missing == 1 else 's'}."


# -- meta tags --------------------------------------------------------------------------------------------------------


def head_of_table(found: Shared, home: str, ply: int | None) -> dict[str, str]:
    """Return the meta tags of a table's page. The picture is always of a fixed ply, because clients cache pictures."""
    url = f"{home}/t/{found.code}"
    return {
        "og:type": "website",
        "og:site_name": "Benchtop",
        "og:title": found.title,
        "og:description": found.description,
        "og:url": url if ply is None else f"{url}?ply={found.ply}",
        "og:image": f"{url}/card.png?ply={found.ply}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": f"{found.title}. {found.description}",
        "twitter:card": "summary_large_image",
    }


def head_of_rules(game: Game, home: str) -> dict[str, str]:
    """Return the meta tags of a rules page."""
    return {
        "og:type": "article",
        "og:site_name": "Benchtop",
        "og:title": f"Rules of {game.title}",
        "og:description": game.summary,
        "og:url": f"{home}/rules/{game.key}",
        "twitter:card": "summary",
    }


def with_head(page: str, tags: dict[str, str]) -> str:
    """Replace the title and meta tags of a page."""
    title, words = html.escape(tags["og:title"]), html.escape(tags["og:description"])
    lines = [f"<title>{title} · Benchtop</title>", f'<meta name="description" content="{words}">']
    for name, value in tags.items():
        kind = "name" if name.startswith("twitter:") else "property"
        lines.append(f'<meta {kind}="{name}" content="{html.escape(value)}">')
    bare = _OLD.sub("", page)
    return _TITLE.sub(lambda _: "\n".join(lines), bare, count=1)
