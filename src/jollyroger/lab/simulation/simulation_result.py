"""The result of a simulation, as JSON and as tables for the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from ...engine.text.english import sentence
from .role_tally import RoleTally
from .run_config import RunConfig
from .tally import Tally
from .text_tables import (
    WIN_COLUMNS,
    column_table,
    failure_table,
    format_count,
    format_rate,
    format_wins,
    key_value_table,
    win_cells,
)


@dataclass(frozen=True)
class SimulationResult:
    """The counts of a simulation, and how it was set up."""

    game: str
    version: int
    config: RunConfig
    tally: Tally
    roles: RoleTally
    seconds: float
    workers: int
    stopped: bool
    """Whether Ctrl-C ended it early."""

    def to_json(self) -> dict[str, Any]:
        """The result as plain data. A bot's `games` are the seats it had in finished games."""
        tally = self.tally
        return {
            "game": self.game,
            "version": self.version,
            "seats": self.config.seats,
            "options": dict(self.config.options),
            "bots": list(self.config.bots),
            "seed": self.config.seed,
            "games": tally.games,
            "decisions": tally.decisions,
            "free_decisions": tally.free_decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(tally.decisions / self.seconds) if self.seconds else 0,
            "outcomes": dict(sorted(tally.endings.items(), key=lambda item: (-item[1], item[0]))),
            "wins_by_seat": [round(units / tally.win_units, 4) for units in tally.seat_units],
            "wins_by_bot": {name: tally.bot_wins(name) for name in dict.fromkeys(self.config.bots)},
            "wins_by_role": self.roles.to_json(),
            "mean_decisions": round(tally.decisions / tally.finished, 2) if tally.finished else 0,
            "failures": tally.failures,
            "failed": [failure._asdict() for failure in tally.first_failures],
            "workers": self.workers,
            "checked": self.config.check_pieces,
            "stopped": self.stopped,
        }

    def print(self, console: Console) -> None:
        console.print(self._tables(self.to_json()))

    def _tables(self, data: dict[str, Any]) -> Group:
        config, tally = self.config, self.tally
        options = ", ".join(f"{id} {value}" for id, value in config.options.items())
        summary = key_value_table(
            ("Game", f"{self.game}, version {self.version}, {config.seats} seats"),
            ("Options", options or "none"),
            ("Seed", str(config.seed)),
            ("Games", f"{tally.games:,}" + (" (stopped before the end)" if self.stopped else "")),
            (
                "Choices",
                f"{tally.decisions:,}, {data['mean_decisions']:,} a game; {tally.free_decisions:,} of them free",
            ),
            ("Time", f"{self.seconds:.2f} s with {format_count(self.workers, 'worker')}"),
            ("Speed", f"{data['decisions_per_second']:,} choices/s"),
            ("Pieces", "counted after every choice" if config.check_pieces else "not counted (--check counts them)"),
            ("Failures", f"{tally.failures:,}" if tally.failures else "none"),
        )
        bots = column_table("Bot", *WIN_COLUMNS)
        for name, row in data["wins_by_bot"].items():
            bots.add_row(Text(name), *win_cells(row))
        seats = column_table("Seat", "Wins", "Rate")
        for seat, wins in enumerate(data["wins_by_seat"]):
            seats.add_row(str(seat), format_wins(wins), format_rate(wins, tally.finished))
        endings = column_table("Ending", "Games", "Rate")
        for ending, games in data["outcomes"].items():
            endings.add_row(Text(ending), f"{games:,}", format_rate(games, tally.finished))
        parts: list[Any] = [summary, Text(), bots, Text(), seats, Text(), endings]
        for kind in self.roles.kinds():
            parts += [Text(), self._role_table(kind)]
        if self.roles.kinds():
            note = "* not the fair rate. All intervals of a table hold together in 95 of 100 runs."
            parts.append(Text(note, style="dim"))
        if tally.first_failures:
            hint = "To play one again: the same seed with --first GAME --games 1."
            parts += [Text(), failure_table(tally.first_failures), Text(hint, style="dim")]
        return Group(*parts)

    def _role_table(self, kind: str) -> Table:
        """How often each role of a kind won."""
        table = column_table(sentence(kind), "Games", "Rate", "95 % interval", "Fair")
        for row in self.roles.rows(kind):
            interval = f"{row.rate.low:.1%} to {row.rate.high:.1%}{' *' if row.is_unfair else ''}"
            table.add_row(Text(row.name), f"{row.games:,}", f"{row.rate.mean:.1%}", interval, f"{row.fair:.1%}")
        return table
