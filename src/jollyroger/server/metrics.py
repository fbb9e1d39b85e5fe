"""The server's counters, in the form Prometheus reads."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

clients = Gauge("jollyroger_clients", "Open WebSocket connections")
tables = Gauge("jollyroger_tables", "Tables in memory")
commands = Counter("jollyroger_commands", "Commands from clients", ["kind"])
refused = Counter("jollyroger_refused", "Commands refused with a reason")
malformed = Counter("jollyroger_malformed", "Messages that could not be decoded")
limited = Counter("jollyroger_limited", "Messages and requests over the rate limit")
races = Counter("jollyroger_races", "Writes repeated because another process wrote first")
news_dropped = Counter("jollyroger_news_dropped", "Notifications for other processes dropped while Redis was down")
notifications = Counter("jollyroger_notifications", "Messages to people who are away", ["channel", "result"])
command_seconds = Histogram(
    "jollyroger_command_seconds",
    "Time from reading a command to its durable answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
