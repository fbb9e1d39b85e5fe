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


def crews_text(setup: MeasuredSetup) -> str:
    """'A crew of Mates wins about 1 game in 16, one of Captains about 1 in 4'."""
    mates, captains = setup.rates["mate"], setup.rates.get("captain")
    text = f"A crew of Mates {wins_text(mates, 'game')}"
    return text if captains is None else f"{text}, one of Captains {wins_text(captains)}"


def wins_text(rate: WinRate, noun: str = "") -> str:
    """
    >>> [wins_text(WinRate(100, wins), "game") for wins in (33, 58, 2)]
    ['wins about 1 game in 3', 'wins about 6 games in 10', 'hardly ever wins']
    >>> wins_text(WinRate(100, 58))
    'about 6 in 10'
    """
    if rate.share < HARDLY_EVER:
        return "hardly ever wins" if noun else "hardly ever"
    wins, games = (round(10 * rate.share), 10) if rate.share >= OFTEN else (1, round(1 / rate.share))
    return f"wins about {wins} {noun}{'' if wins == 1 else 's'} in {games}" if noun else f"about {wins} in {games}"
