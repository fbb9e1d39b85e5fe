"""What a tournament found, as JSON for programs and as a table for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, Group
from rich.text import Text

from ..simulation.tally import Tally
from ..simulation.text_tables import WINS, count, failures, grid, table, win_cells
from .paired_test import PairedTest
from .ratings import Ratings
from .round_schedule import RoundSchedule


@dataclass(frozen=True)
class Standings:
    """The counts of a tournament, and how it was set up."""

    game: str
    version: int
    plan: RoundSchedule
    tally: Tally
    rounds: int
    ledgers: Mapping[tuple[str, str], PairedTest]
    ratings: Ratings
    rated: Sequence[str]
    until_clear: bool
    seconds: float
    workers: int
    stopped: bool

    def to_json(self) -> dict[str, Any]:
        """The standings as plain data: margins from -1 to 1, everything else as in a simulation's report."""
        return {
            "game": self.game,
            "version": self.version,
            "seats": self.plan.seats,
            "options": dict(self.plan.options),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "games": self.tally.games,
            "rounds": self.rounds,
            "until_clear": self.until_clear,
            "pairs": [self._pair(*pair) for pair in self.ledgers],
            "ratings": sorted(map(self._rating, self.rated), key=lambda row: (-row["ordinal"], row["name"])),
            "wins_by_bot": {name: self.tally.of_bot(name) for name in self.plan.bots},
            "failures": self.tally.failures,
            "failed": [failure._asdict() for failure in self.tally.failed],
            "seconds": round(self.seconds, 3),
            "workers": self.workers,
            "stopped": self.stopped,
        }

    def print(self, console: Console) -> None:
        console.print(self._tables(self.to_json()))

    def _pair(self, one: str, other: str) -> dict[str, Any]:
        ledger = self.ledgers[one, other]
        margin, low, high = ledger.estimate(self.until_clear)
        # One who looks after every round needs the verdict that is made for it.
        clear = ledger.uneven if self.until_clear else low > 0 or high < 0
        return {
            "bots": [one, other],
            "games": ledger.games,
            "seeds": len(ledger.margins),
            "score": round((1 + margin) / 2, 4),
            "margin": round(margin, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "clear": clear,
            "better": (one if margin > 0 else other) if clear else None,
        }

    def _rating(self, name: str) -> dict[str, Any]:
        rating = self.ratings[name]
        rounded = {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal}
        return {"name": name, **{key: round(value, 3) for key, value in rounded.items()}}

    def _tables(self, data: dict[str, Any]) -> Group:
        options = ", ".join(f"{id} {value}" for id, value in data["options"].items())
        ended = " (stopped before the end)" if self.stopped else ""
        head = grid(
            ("Game", f"{self.game}, version {self.version}, {self.plan.seats} seats"),
            ("Options", options or "none"),
            ("Seed", str(self.plan.seed)),
            ("Games", f"{self.tally.games:,} in {count(self.rounds, 'round')}{ended}"),
            ("Time", f"{self.seconds:.2f} s with {count(self.workers, 'worker')}"),
            ("Failures", f"{self.tally.failures:,}" if self.tally.failures else "none"),
        )
        interval = "At all times, 95 %" if self.until_clear else "95 % interval"
        pairs = table("Pair", "Better", "Games", "Score", "Margin", interval, text=2)
        for row in data["pairs"]:
            better = row["better"] or "not clear"
            span = f"{_points(row['low'])} to {_points(row['high'])}"
            score = f"{row['score']:.1%}"
            name = Text(" v ".join(row["bots"]))
            pairs.add_row(name, Text(better), f"{row['games']:,}", score, _points(row["margin"]), span)
        ratings = table("Rating", "At least", "Strength", *WINS)
        for row in data["ratings"]:
            won = data["wins_by_bot"].get(row["name"])
            cells = [] if won is None else win_cells(won)
            ratings.add_row(Text(row["name"]), f"{row['ordinal']:.1f}", f"{row['mu']:.1f} ± {row['sigma']:.1f}", *cells)
        parts: list[Any] = [head, *([Text(), pairs] if data["pairs"] else []), Text(), ratings]
        if self.tally.failed:
            parts += [Text(), failures(self.tally.failed)]
        return Group(*parts)


def _points(margin: float) -> str:
    """A margin in points of a hundred."""
    return f"{100 * margin:+.1f}"
