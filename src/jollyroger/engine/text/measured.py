"""What bots made of a game, set-up by set-up: how many choices it has, and how often it is won.

A game keeps this in a file, made by `python -m tools.training.forecast`, and makes its forecasts from it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

HARDLY_EVER = 0.03
"""Below this share of wins the number of games is too small to tell more."""
OFTEN = 0.4
"""From this share of wins on it is told in tenths."""


class WinRate(NamedTuple):
    """Games with the same bot in every seat, and how many of them somebody won."""

    games: int
    wins: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def round_numbers(self) -> tuple[int, int]:
        """Wins and games in numbers that can be said: 'about 1 in 3'. (0, 0): hardly ever.

        >>> [WinRate(100, wins).round_numbers for wins in (33, 58, 2)]
        [(1, 3), (6, 10), (0, 0)]
        """
        if self.share < HARDLY_EVER:
            return 0, 0
        return (round(10 * self.share), 10) if self.share >= OFTEN else (1, round(1 / self.share))


class MeasuredSetup(NamedTuple):
    """A number of seats and the options that matter, how many choices a game has on average, and what bots won."""

    seats: int
    options: Mapping[str, str]
    choices: int
    rates: Mapping[str, WinRate]
    """By the name of the bot."""


def read_measured(path: Path) -> tuple[MeasuredSetup, ...]:
    """Read a TOML file with a `[[setup]]` for each set-up: `seats`, `options`, `choices`, and the results of bots."""
    setups = tomllib.loads(path.read_text(encoding="utf-8"))["setup"]
    return tuple(
        MeasuredSetup(
            setup["seats"],
            setup["options"],
            setup["choices"],
            {bot: WinRate(**rate) for bot, rate in setup["bots"].items()},
        )
        for setup in setups
    )


def write_measured(path: Path, setups: Iterable[MeasuredSetup], command: str) -> None:
    lines = [f"# Made by: {command}", "# The other bots stay as they were measured before."]
    for setup in setups:
        options = ", ".join(f'{id} = "{value}"' for id, value in setup.options.items())
        lines += ["", "[[setup]]", f"seats = {setup.seats}", f"options = {{ {options} }}".replace("{  }", "{}")]
        lines += [f"choices = {setup.choices}"]
        lines += [f"bots.{bot} = {{ games = {games}, wins = {wins} }}" for bot, (games, wins) in setup.rates.items()]
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")


def find_measured(setups: Sequence[MeasuredSetup], seats: int, options: Mapping[str, str]) -> MeasuredSetup:
    """What was measured with these options, and with this many seats or as many fewer as there are."""
    fitting = [setup for setup in setups if all(options[id] == value for id, value in setup.options.items())]
    return max((setup for setup in fitting if setup.seats <= seats), key=lambda setup: setup.seats)
