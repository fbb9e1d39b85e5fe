"""What a simulation found, as JSON for programs and as a table for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Console, Group
from rich.text import Text

from .run_config import RunConfig
from .tally import Tally
from .text_tables import WINS, count, failures, grid, rate, table, win_cells, wins


@dataclass(frozen=True)
class SimulationResult:
    """The counts of a simulation, and how it was set up."""

    game: str
    version: int
    voyage: RunConfig
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
            "wins_by_bot": {name: tally.of_bot(name) for name in dict.fromkeys(self.voyage.bots)},
            "mean_decisions": round(tally.decisions / tally.finished, 2) if tally.finished else 0,
            "failures": tally.failures,
            "failed": [failure._asdict() for failure in tally.failed],
            "workers": self.workers,
            "checked": self.voyage.check,
            "stopped": self.stopped,
        }

    def print(self, console: Console) -> None:
        console.print(self._tables(self.to_json()))

    def _tables(self, data: dict[str, Any]) -> Group:
        tally = self.tally
        finished = tally.finished
        options = ", ".join(f"{id} {value}" for id, value in data["options"].items())
        head = grid(
            ("Game", f"{self.game}, version {self.version}, {self.voyage.seats} seats"),
            ("Options", options or "none"),
            ("Seed", str(self.voyage.seed)),
            ("Games", f"{tally.games:,}" + (" (stopped before the end)" if self.stopped else "")),
            ("Choices", f"{tally.decisions:,}, {data['mean_decisions']:,} a game; {tally.choices:,} of them free"),
            ("Time", f"{self.seconds:.2f} s with {count(self.workers, 'worker')}"),
            ("Speed", f"{data['decisions_per_second']:,} choices/s"),
            ("Pieces", "counted after every choice" if self.voyage.check else "not counted (--check counts them)"),
            ("Failures", f"{tally.failures:,}" if tally.failures else "none"),
        )
        bots = table("Bot", *WINS)
        for name, row in data["wins_by_bot"].items():
            bots.add_row(Text(name), *win_cells(row))
        seats = table("Seat", "Wins", "Rate")
        for seat, won in enumerate(data["wins_by_seat"]):
            seats.add_row(str(seat), wins(won), rate(won, finished))
        endings = table("Ending", "Games", "Rate")
        for ending, times in data["outcomes"].items():
            endings.add_row(Text(ending), f"{times:,}", rate(times, finished))
        parts: list[Any] = [head, Text(), bots, Text(), seats, Text(), endings]
        if tally.failed:
            hint = "Play one again with the same seed and --first GAME --games 1."
            parts += [Text(), failures(tally.failed), Text(hint, style="dim")]
        return Group(*parts)
