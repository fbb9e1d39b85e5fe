"""The values that arguments take: games, bots, options of a game, files."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from argcomplete.completers import DirectoriesCompleter, FilesCompleter

from ...bots import BOTS, LEVELS
from ...engine import HUMAN, Game
from ...games import all_games

STRENGTHS = range(0, 101, 25)
"""The strengths that are offered; a bot may have any from 0 to 100."""


def games(prefix: str, args: Namespace) -> Mapping[str, str]:
    """With what a shell may show beside each."""
    return {id: game.name for id, game in all_games().items()}


def named_games(args: Namespace) -> list[Game[Any]]:
    """The game on the command line, or all if none is named yet."""
    games = all_games()
    named = games.get(getattr(args, "game", None) or "")
    return [*games.values()] if named is None else [named]


def bots(prefix: str, args: Namespace) -> Iterable[str]:
    yield from BOTS
    yield from (f"strength:{number}" for number in STRENGTHS)
    temperaments = dict.fromkeys(name for game in named_games(args) for name in game.temperaments)
    yield from (f"{level}:{name}" for level in LEVELS for name in temperaments)


def seats(prefix: str, args: Namespace) -> Iterable[str]:
    yield HUMAN
    yield from bots(prefix, args)


def options(prefix: str, args: Namespace) -> Mapping[str, str]:
    """NAME= with what the option does until the name is complete, then NAME=VALUE."""
    name, equals, _ = prefix.partition("=")
    found = [option for game in named_games(args) for option in game.options]
    if not equals:
        return {f"{option.id}=": option.about for option in found}
    return {f"{name}={value}": "" for option in found if option.id == name for value in option.values}


def bot_under_a_name(prefix: str, args: Namespace) -> Iterable[str]:
    name, equals, _ = prefix.partition("=")
    return (f"{name}={bot}" for bot in bots(prefix, args)) if equals else ()


def measures(prefix: str, args: Namespace) -> Iterable[str]:
    return ("win=", "anybody=", "length=", "ending:")


def comma_separated(values: Callable[[str, Namespace], Iterable[str]]) -> Callable[[str, Namespace], Iterable[str]]:
    """Completes the last word of a list."""

    def complete(prefix: str, args: Namespace) -> Iterable[str]:
        before, comma, last = prefix.rpartition(",")
        return (f"{before}{comma}{value}" for value in values(last, args))

    return complete


def files(prefix: str, args: Namespace) -> Iterable[str]:
    found: Iterable[str] = FilesCompleter()(prefix)
    return found


def folders(prefix: str, args: Namespace) -> Iterable[str]:
    found: Iterable[str] = DirectoriesCompleter()(prefix)
    return found


VALUES: dict[str, Callable[[str, Namespace], Iterable[str]]] = {
    "BOT": bots,
    "BOT,...": comma_separated(bots),
    "BOT,BOT,...": comma_separated(bots),
    "DIR": folders,
    "FILE": files,
    "GAME": games,
    "MEASURE=VALUE": measures,
    "NAME=BOT": bot_under_a_name,
    "NAME=VALUE": options,
    "NAME=VALUES": options,
    "WHO,WHO,...": comma_separated(seats),
}
"""By the name of the value in the help."""
