"""The parts of a running server, in one place."""

from dataclasses import dataclass, field

from benchtop.server.bots.seats import BotSeats
from benchtop.server.clock import Clock
from benchtop.server.guests import Guests
from benchtop.server.http.card import Cards
from benchtop.server.http.page_cache import PageCache
from benchtop.server.ops.limits import Limits
from benchtop.server.ops.metrics import Metrics
from benchtop.server.push.pushes import Pushes
from benchtop.server.settings import Settings
from benchtop.server.tables.clocks import Clocks
from benchtop.server.tables.tables import Tables
from benchtop.server.tokens import Tokens
from benchtop.store import Store


@dataclass(slots=True)
class Services:
    """Everything that requests, sockets and background work share."""

    settings: Settings
    store: Store
    tokens: Tokens
    tables: Tables
    bots: BotSeats
    clocks: Clocks
    limits: Limits
    metrics: Metrics
    clock: Clock
    guests: Guests
    pushes: Pushes
    cards: Cards = field(default_factory=Cards)
    pages: PageCache = field(default_factory=PageCache)
    closing: bool = False

    @property
    def origins(self) -> set[str]:
        """Other origins that may use this server with its cookies."""
        given = {origin.rstrip("/").lower() for origin in self.settings.origins.split()}
        if self.settings.public_url:
            given.add("/".join(self.settings.public_url.lower().split("/")[:3]))
        return given
