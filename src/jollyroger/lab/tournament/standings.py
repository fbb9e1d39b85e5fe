"""The result of a tournament, as JSON and as tables for the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Console, Group
from rich.text import Text

from ..simulation.run_config import RunConfig
from ..simulation.tally import Tally
from ..simulation.text_tables import (
    WIN_COLUMNS,
    column_table,
    failure_table,
    format_count,
    key_value_table,
    win_cells,
)
from .tournament_tally import TournamentTally


@dataclass(frozen=True)
class Standings:
    """The counts of a tournament, and how it was set up."""

    game: str
    version: int
    config: RunConfig
    tournament: TournamentTally
    until_clear: bool
    seconds: float
    workers: int
    stopped: bool
    """Whether Ctrl-C ended it early."""

    @property
    def tally(self) -> Tally:
        return self.tournament.games

    def to_json(self) -> dict[str, Any]:
        """The standings as plain data. Margins are from -1 to 1; the rest is as in the result of a simulation."""
        return {
            "game": self.game,
            "version": self.version,
            "seats": self.config.seats,
            "options": dict(self.config.options),
            "bots": list(self.config.bots),
            "seed": self.config.seed,
            "games": self.tally.games,
            "rounds": self.tournament.rounds,
            "until_clear": self.until_clear,
            "pairs": [self._pair_json(*pair) for pair in self.tournament.paired_tests],
            "ratings": sorted(
                map(self._rating_json, self.tournament.rated), key=lambda row: (-row["ordinal"], row["name"])
            ),
            "wins_by_bot": {name: self.tally.bot_wins(name) for name in self.config.bots},
            "failures": self.tally.failures,
            "failed": [failure._asdict() for failure in self.tally.first_failures],
            "seconds": round(self.seconds, 3),
            "workers": self.workers,
            "stopped": self.stopped,
        }

    def print(self, console: Console) -> None:
        console.print(self._tables(self.to_json()))

    def _pair_json(self, one: str, other: str) -> dict[str, Any]:
        test = self.tournament.paired_tests[one, other]
        estimate = test.estimate(self.until_clear)
        # The interval's edges are rounded, so with until_clear the test itself is asked.
        clear = test.is_decided if self.until_clear else estimate.is_significant
        return {
            "bots": [one, other],
            "games": test.games,
            "seeds": len(test.margins),
            "score": round((1 + estimate.mean) / 2, 4),
            "margin": round(estimate.mean, 4),
            "low": round(estimate.low, 4),
            "high": round(estimate.high, 4),
            "clear": clear,
            "better": (one if estimate.mean > 0 else other) if clear else None,
        }

    def _rating_json(self, name: str) -> dict[str, Any]:
        rating = self.tournament.ratings[name]
        numbers = {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal}
        return {"name": name, **{key: round(value, 3) for key, value in numbers.items()}}

    def _tables(self, data: dict[str, Any]) -> Group:
        options = ", ".join(f"{id} {value}" for id, value in data["options"].items())
        stopped = " (stopped before the end)" if self.stopped else ""
        summary = key_value_table(
            ("Game", f"{self.game}, version {self.version}, {self.config.seats} seats"),
            ("Options", options or "none"),
            ("Seed", str(self.config.seed)),
            ("Games", f"{self.tally.games:,} in {format_count(self.tournament.rounds, 'round')}{stopped}"),
            ("Time", f"{self.seconds:.2f} s with {format_count(self.workers, 'worker')}"),
            ("Failures", f"{self.tally.failures:,}" if self.tally.failures else "none"),
        )
        interval = "At all times, 95 %" if self.until_clear else "95 % interval"
        pairs = column_table("Pair", "Better", "Games", "Score", "Margin", interval, text_columns=2)
        for row in data["pairs"]:
            pairs.add_row(
                Text(" v ".join(row["bots"])),
                Text(row["better"] or "not clear"),
                f"{row['games']:,}",
                f"{row['score']:.1%}",
                _format_points(row["margin"]),
                f"{_format_points(row['low'])} to {_format_points(row['high'])}",
            )
        ratings = column_table("Rating", "At least", "Strength", *WIN_COLUMNS)
        for row in data["ratings"]:
            wins = data["wins_by_bot"].get(row["name"])
            cells = [] if wins is None else win_cells(wins)
            ratings.add_row(Text(row["name"]), f"{row['ordinal']:.1f}", f"{row['mu']:.1f} ± {row['sigma']:.1f}", *cells)
        parts: list[Any] = [summary, *([Text(), pairs] if data["pairs"] else []), Text(), ratings]
        if self.tally.first_failures:
            parts += [Text(), failure_table(self.tally.first_failures)]
        return Group(*parts)


def _format_points(margin: float) -> str:
    """A margin in percentage points."""
    return f"{100 * margin:+.1f}"
