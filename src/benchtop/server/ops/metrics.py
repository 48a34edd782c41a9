"""Prometheus metrics. With several workers they are summed, if PROMETHEUS_MULTIPROC_DIR is set."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The metrics of the server."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.tables = Gauge("benchtop_tables", "Tables in memory", registry=registry, multiprocess_mode="livesum")
        self.sockets = Gauge(
            "benchtop_subscribers", "Open sockets and streams", registry=registry, multiprocess_mode="livesum"
        )
        self.created = Counter("benchtop_tables_created", "Tables created", ["game"], registry=registry)
        self.entries = Counter("benchtop_entries", "Entries stored by this server", ["kind"], registry=registry)
        self.refused = Counter("benchtop_refused", "Commands refused", ["code"], registry=registry)
        self.answer = Histogram(
            "benchtop_answer_seconds", "From a command to its stored answer", registry=registry, buckets=_FAST
        )
        self.commit = Histogram("benchtop_commit_seconds", "One grouped commit", registry=registry, buckets=_FAST)
        self.group = Histogram(
            "benchtop_commit_entries", "Entries a commit", registry=registry, buckets=(1, 2, 5, 10, 25, 50, 100, 200)
        )
        self.write_failures = Counter(
            "benchtop_write_failures", "Commits that the database did not take", registry=registry
        )
        self.thinking = Histogram(
            "benchtop_bot_seconds", "Bots' time to a move, waiting for a worker included", ["level"], registry=registry
        )
        self.pushes = Counter("benchtop_pushes", "Push messages, by what became of them", ["end"], registry=registry)
        self._stored: dict[str, Counter] = {}
        self.bot_failures = Counter("benchtop_bot_failures", "Bots that could not choose a move", registry=registry)

    def stored(self, kind: str) -> None:
        """Count a stored entry."""
        counter = self._stored.get(kind)
        if counter is None:
            counter = self._stored[kind] = self.entries.labels(kind)
        counter.inc()

    def committed(self, entries: int, seconds: float) -> None:
        """Record a committed group."""
        self.commit.observe(seconds)
        self.group.observe(entries)

    def text(self) -> bytes:
        """Return all metrics in Prometheus format."""
        if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
            everybody = CollectorRegistry()
            MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
            return generate_latest(everybody)
        return generate_latest(self._registry)
