"""What a node counts, for Prometheus: one list of metrics, each with what it means."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

COUNTERS: Final = {
    "commands": "Messages of players that reached a table, whatever became of them.",
    "entries": "Log entries that this node has stored.",
    "championship_entries": "Log entries of championships that this node has stored.",
    "messages": "Messages sent to sockets.",
    "repeated": "Commands that came again and were answered from what was stored.",
    "conflicts": "Attempts to write that another node was quicker than; the command was tried again.",
    "not_stored": "Commands refused because the database could not store them.",
    "faults": "Errors that nobody expected; each has a line in the log, and each is worth a report.",
    "tables_made": "Tables made by this node.",
    "taken_over": "Tables whose timers or bots this node took over because they were overdue.",
    "slow_clients": "Sockets given up because they were too far behind in reading.",
    "too_fast": "Sockets closed because they sent too much.",
}
GAUGES: Final = {
    "connections": "Open sockets.",
    "championships": "Championships in this node's memory.",
    "championship_connections": "Open sockets that look on at championships.",
    "tables": "Tables in this node's memory.",
    "thinking": "Requests of bots that nobody thinks about yet; if it stays high, give the node more thinkers.",
    "bus_connected": "1 while this node hears and tells the others; 0: they notice each other by looking, within 2 s.",
    "draining": "1 while this node takes no new tables.",
    "loop_delay_seconds": "How late the event loop was at its last beat; above 0.1 the node has too much to do.",
    "service_time_seconds": "Service time, by which all timers run; it stands still while no node runs.",
}
HISTOGRAMS: Final = {
    "command_seconds": "From a message's arrival to the answer, storing included.",
    "commit_seconds": "One transaction that stores log entries, of however many tables.",
    "commit_appends": "Appends stored in one transaction; the more at once, the busier the server.",
}
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES: Final = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)


class Histogram:
    """Numbers of observations up to each bound."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        """Count one observation."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def buckets(self) -> list[tuple[str, float]]:
        """Return the cumulated counts, as Prometheus wants them."""
        found: list[tuple[str, float]] = []
        so_far = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            so_far += count
            found.append((bound, float(so_far)))
        return found


class Metrics(Collector):
    """What one node has counted; counters are plain attributes, so that counting costs next to nothing."""

    def __init__(self) -> None:
        self.commands = 0
        self.entries = 0
        self.championship_entries = 0
        self.messages = 0
        self.repeated = 0
        self.conflicts = 0
        self.not_stored = 0
        self.faults = 0
        self.tables_made = 0
        self.taken_over = 0
        self.slow_clients = 0
        self.too_fast = 0
        self.connections = 0
        self.command_seconds = Histogram(SECONDS)
        self.commit_seconds = Histogram(SECONDS)
        self.commit_appends = Histogram(SIZES)
        self.gauges: dict[str, Callable[[], float]] = {"connections": lambda: self.connections}
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """Return everything counted so far."""
        for name, about in COUNTERS.items():
            yield CounterMetricFamily(f"prsi_{name}", about, value=getattr(self, name))
        for name, about in GAUGES.items():
            yield GaugeMetricFamily(f"prsi_{name}", about, value=self.gauges.get(name, lambda: 0.0)())
        for name, about in HISTOGRAMS.items():
            found: Histogram = getattr(self, name)
            yield HistogramMetricFamily(f"prsi_{name}", about, buckets=found.buckets(), sum_value=found.total)

    def text(self) -> bytes:
        """Return everything counted so far in Prometheus' text format."""
        return generate_latest(self._registry)
