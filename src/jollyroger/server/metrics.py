"""The server's counters. `http/exposition.py` shows them in the form Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence


class Value:
    """A number that is counted up, and down if it is one of things that come and go."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def inc(self) -> None:
        self.value += 1

    def dec(self) -> None:
        self.value -= 1


class Gauge(Value):
    def __init__(self, name: str, about: str) -> None:
        super().__init__()
        self.name = name
        self.about = about

    def set(self, value: int) -> None:
        self.value = value


class Counter(Value):
    def __init__(self, name: str, about: str) -> None:
        super().__init__()
        self.name = name
        self.about = about


class LabelledCounter:
    """A counter for each combination of labels."""

    def __init__(self, name: str, about: str, label_names: Sequence[str]) -> None:
        self.name = name
        self.about = about
        self.label_names = label_names
        self.values: dict[tuple[str, ...], Value] = {}

    def labels(self, *labels: str) -> Value:
        if labels not in self.values:
            self.values[labels] = Value()
        return self.values[labels]


class Histogram:
    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        """The upper bounds of the buckets. What is greater than all of them goes into one more."""
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


clients = Gauge("jollyroger_clients", "Open WebSocket connections")
tables = Gauge("jollyroger_tables", "Tables in memory")
commands = LabelledCounter("jollyroger_commands", "Commands from clients", ["kind"])
refused = Counter("jollyroger_refused", "Commands refused with a reason")
malformed = Counter("jollyroger_malformed", "Messages that could not be decoded")
limited = Counter("jollyroger_limited", "Messages and requests over the rate limit")
races = Counter("jollyroger_races", "Writes repeated because another process wrote first")
news_dropped = Counter("jollyroger_news_dropped", "Notifications for other processes dropped while Redis was down")
notifications = LabelledCounter("jollyroger_notifications", "Messages to people who are away", ["channel", "result"])
command_seconds = Histogram(
    "jollyroger_command_seconds",
    "Time from reading a command to its durable answer",
    (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
ALL = (clients, tables, commands, refused, malformed, limited, races, news_dropped, notifications, command_seconds)
