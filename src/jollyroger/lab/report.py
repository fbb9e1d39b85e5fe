"""What a simulation found, as JSON for programs and as a table for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from .tally import Tally, wilson
from .voyage import Voyage


@dataclass(frozen=True)
class Report:
    """The counts of a simulation, and how it was set up."""

    game: str
    version: int
    voyage: Voyage
    tally: Tally
    seconds: float
    workers: int
    stopped: bool

    def to_json(self) -> dict[str, Any]:
        """The report as plain data. A bot's `games` are the seats it has taken in games that came to an end."""
        tally = self.tally
        return {
            "game": self.game,
            "version": self.version,
            "seats": self.voyage.seats,
            "options": dict(self.voyage.options),
            "bots": list(self.voyage.bots),
            "seed": self.voyage.seed,
            "games": tally.games,
            "decisions": tally.decisions,
            "choices": tally.choices,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(tally.decisions / self.seconds) if self.seconds else 0,
            "outcomes": dict(sorted(tally.outcomes.items(), key=lambda item: (-item[1], item[0]))),
            "wins_by_seat": [round(shares / tally.share, 4) for shares in tally.seat_shares],
            "wins_by_bot": {name: self._of_bot(name) for name in dict.fromkeys(self.voyage.bots)},
            "mean_decisions": round(tally.decisions / tally.finished, 2) if tally.finished else 0,
            "failures": tally.failures,
            "failed": [failure._asdict() for failure in tally.failed],
            "workers": self.workers,
            "checked": self.voyage.check,
            "stopped": self.stopped,
        }

    def print(self, console: Console) -> None:
        console.print(self._tables(self.to_json()))

    def _of_bot(self, name: str) -> dict[str, float]:
        games = self.tally.bot_games.get(name, 0)
        wins = self.tally.bot_shares.get(name, 0) / self.tally.share
        low, high = wilson(wins, games)
        rate = wins / games if games else 0.0
        return {
            "games": games,
            "wins": round(wins, 4),
            "rate": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }

    def _tables(self, data: dict[str, Any]) -> Group:
        tally = self.tally
        finished = tally.finished
        options = ", ".join(f"{id} {value}" for id, value in data["options"].items())
        head = _grid(
            ("Game", f"{self.game}, version {self.version}, {self.voyage.seats} seats"),
            ("Options", options or "none"),
            ("Seed", str(self.voyage.seed)),
            ("Games", f"{tally.games:,}" + (" (stopped before the end)" if self.stopped else "")),
            ("Choices", f"{tally.decisions:,}, {data['mean_decisions']:,} a game; {tally.choices:,} of them free"),
            ("Time", f"{self.seconds:.2f} s with {_count(self.workers, 'worker')}"),
            ("Speed", f"{data['decisions_per_second']:,} choices/s"),
            ("Pieces", "counted after every choice" if self.voyage.check else "not counted (--check counts them)"),
            ("Failures", f"{tally.failures:,}" if tally.failures else "none"),
        )
        bots = _table("Bot", "Played", "Wins", "Rate", "95 % interval")
        for name, row in data["wins_by_bot"].items():
            interval = f"{row['low']:.1%} to {row['high']:.1%}"
            bots.add_row(Text(name), f"{row['games']:,}", _wins(row["wins"]), f"{row['rate']:.1%}", interval)
        seats = _table("Seat", "Wins", "Rate")
        for seat, wins in enumerate(data["wins_by_seat"]):
            seats.add_row(str(seat), _wins(wins), _rate(wins, finished))
        endings = _table("Ending", "Games", "Rate")
        for ending, count in data["outcomes"].items():
            endings.add_row(Text(ending), f"{count:,}", _rate(count, finished))
        parts: list[Any] = [head, Text(), bots, Text(), seats, Text(), endings]
        if tally.failed:
            failed = _table("Failed game", "Its seed", "What went wrong", text=3)
            for failure in tally.failed:
                failed.add_row(str(failure.game), str(failure.seed), Text(failure.error))
            hint = "Play one again with the same seed and --first GAME --games 1."
            parts += [Text(), failed, Text(hint, style="dim")]
        return Group(*parts)


def _grid(*rows: tuple[str, str]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    for name, value in rows:
        grid.add_row(name, Text(value))
    return grid


def _table(*columns: str, text: int = 1) -> Table:
    """A table whose first columns are text and the others numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for at, name in enumerate(columns):
        table.add_column(name, justify="left" if at < text else "right")
    return table


def _wins(wins: float) -> str:
    return f"{wins:,.0f}" if wins == int(wins) else f"{wins:,.2f}"


def _rate(part: float, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
