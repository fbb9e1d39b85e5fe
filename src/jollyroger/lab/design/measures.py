"""What is measured in the games of a variant: who wins, how long they take, how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...engine import BadSetup
from ..number_format import format_number, format_percent, with_sign
from ..simulation.game_result import GameResult
from ..statistics import Estimate, mean_estimate, rate_estimate

MAX_ENDINGS = 6
"""How many endings are compared, the most frequent first."""
ENDING = "ending:"
ROLE = "role:"


class Measure(NamedTuple):
    """A number that a game yields."""

    id: str
    name: str
    value: Callable[[GameResult], float | None]
    """None if a game says nothing about it."""
    is_rate: bool
    """Whether it lies between 0 and 1."""

    def estimate(self, games: Sequence[GameResult]) -> Estimate:
        values = [value for game in games if (value := self.value(game)) is not None]
        return rate_estimate(values) if self.is_rate else mean_estimate(values)

    def format(self, value: float) -> str:
        return format_percent(value) if self.is_rate else format_number(round(value, 1))

    def format_change(self, value: float) -> str:
        """A difference; that of a rate in percentage points."""
        return with_sign(lambda number: f"{number:.1f}")(round(100 * value if self.is_rate else value, 1))


LENGTH = Measure("length", "length in choices", lambda game: float(game.decisions), False)


def crew_wins() -> Measure:
    return Measure("win", "the crew wins", lambda game: float(bool(game.result and game.result.winners)), True)


def first_seat_wins() -> Measure:
    return Measure("win", "the first seat wins", lambda game: game.win_shares(cooperative=False)[0], True)


def anybody_wins() -> Measure:
    return Measure("anybody", "anybody wins", lambda game: float(bool(game.result and game.result.winners)), True)


def bot_wins(bot: str) -> Measure:
    """How often one of the bots wins, whatever the number of its seats."""

    def value(game: GameResult) -> float | None:
        if bot not in game.seating:
            return None
        shares = game.win_shares(cooperative=False)
        return sum(share for name, share in zip(game.seating, shares, strict=True) if name == bot)

    return Measure(f"bot:{bot}", f"a {bot} wins", value, True)


def ends_by(ending: str) -> Measure:
    return Measure(
        f"{ENDING}{ending}",
        f"ends by {ending.replace('-', ' ').replace('_', ' ')}",
        lambda game: float(game.result is not None and game.result.ending == ending),
        True,
    )


def role_wins(kind: str, name: str, cooperative: bool) -> Measure:
    """How often a seat with this role wins; for a crew, how often it wins with this role aboard."""

    def value(game: GameResult) -> float | None:
        shares = zip(game.roles, game.win_shares(cooperative), strict=True) if game.roles else ()
        won = [share for role, share in shares if role.get(kind) == name]
        return sum(won) / len(won) if won else None

    return Measure(f"{ROLE}{kind}:{name}", f"{kind} {name} wins", value, True)


def list_measures(games: Sequence[GameResult], cooperative: bool, roles: bool = False) -> list[Measure]:
    """What to compare in these games; with `roles`, also how often each role wins."""
    finished = [game for game in games if game.result is not None]
    endings = Counter(game.result.ending for game in finished if game.result is not None)
    measures = [crew_wins()] if cooperative else [first_seat_wins()]
    if not cooperative:
        bots = list(dict.fromkeys(name for game in finished for name in sorted(game.seating)))
        measures += [bot_wins(bot) for bot in bots] if len(bots) > 1 else []
        if any(game.result is not None and not game.result.winners for game in finished):
            measures.append(anybody_wins())
    if roles:
        seen = {(kind, name) for game in finished for role in game.roles for kind, name in role.items()}
        measures += [role_wins(kind, name, cooperative) for kind, name in sorted(seen)]
    return [*measures, LENGTH, *(ends_by(ending) for ending, _ in endings.most_common(MAX_ENDINGS))]


def parse_target(text: str, cooperative: bool) -> tuple[Measure, float]:
    """A measure and the value it shall reach, from the command line: `win=0.5`, `length=120`, `ending:sunk=0.2`,
    `role:turn:1st=0.3`.

    Raises BadSetup.
    """
    id, _, number = text.rpartition("=")
    known = {"win": crew_wins() if cooperative else first_seat_wins(), "anybody": anybody_wins(), "length": LENGTH}
    measure = ends_by(id.removeprefix(ENDING)) if id.startswith(ENDING) and id != ENDING else known.get(id)
    if id.startswith(ROLE):
        kind, _, name = id.removeprefix(ROLE).partition(":")
        measure = role_wins(kind, name, cooperative) if kind and name else None
    try:
        value = float(number.removesuffix("%")) / (100 if number.endswith("%") else 1)
    except ValueError:
        value = -1.0
    if measure is None or not 0 <= value < (1.0000001 if measure.is_rate else 1e9):
        raise BadSetup(
            f"A target is win=0.5, anybody=0.9, length=120, {ENDING}NAME=0.2 or {ROLE}KIND:NAME=0.3: a rate from 0 to "
            f"1, or a number of choices; not '{text}'."
        )
    return measure, value
