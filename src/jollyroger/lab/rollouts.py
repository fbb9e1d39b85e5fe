"""The chance of each seat to win from a position: played on many times, by the game's own rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from ..engine import Action, Ask, Chance, Fast, Game, Result, Seat, State, play, run

Z = 1.959964
"""How many standard errors either side hold the truth 95 times in 100."""
KEYS = 1 << 62
FAR = 1_000_000
"""Beyond the end of any game."""


class Estimate(NamedTuple):
    """A number that was sampled, and between which it lies 95 times in 100."""

    mean: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether it is certainly not nothing."""
        return self.low > 0 or self.high < 0


def odds(
    game: Game[Any],
    s: State,
    trials: int,
    chance: Chance,
    horizon: int | None = None,
    seat: Seat | None = None,
) -> list[float]:
    """Each seat's chance to win from here. With a seat: as far as that one can know.

    With a horizon a trial goes on for so many choices, and from there until the game itself can say how it stands.
    """
    return average(futures(game, s, keys(trials, chance), horizon, seat))


def keys(count: int, chance: Chance) -> list[int]:
    """What makes one trial's luck unlike another's. The same key, the same luck: so that choices can be compared."""
    return [chance.below(KEYS) for _ in range(count)]


def futures(
    game: Game[Any],
    s: State,
    keys: Sequence[int],
    horizon: int | None = None,
    seat: Seat | None = None,
    first: Callable[[State], None] | None = None,
) -> list[list[float]]:
    """What each seat comes to in each trial. `first` does something to every trial's table before it is played on."""
    return [_future(game, s, key, horizon, seat, first) for key in keys]


def _future(
    game: Game[Any],
    s: State,
    key: int,
    horizon: int | None,
    seat: Seat | None,
    first: Callable[[State], None] | None,
) -> list[float]:
    luck = Fast(key)
    world: State = s.clone() if seat is None else game.resample(s, seat, luck)
    world.chance = Fast(luck.below(KEYS))
    if first is not None:
        first(world)

    def choose(ask: Ask) -> Action | None:
        return game.policy(world, ask, luck)

    run(world, choose, FAR if horizon is None else horizon)
    while world.result is None:
        values = estimates(game, world)
        if values is not None:
            return values
        run(world, choose, 1)
    return shares(world.result, world.seats, game.cooperative)


def estimates(game: Game[Any], s: State) -> list[float] | None:
    """What the game itself takes each seat's chances to be; None: it cannot say at this moment."""
    values = [game.value(s, seat) for seat in range(s.seats)]
    known = [value for value in values if value is not None]
    return known if len(known) == s.seats else None


def shares(result: Result, seats: int, together: bool) -> list[float]:
    """What an ending is to each seat: a win is 1, one shared among rivals is split."""
    whole = 1.0 if together or not result.winners else 1.0 / len(result.winners)
    return [whole if seat in result.winners else 0.0 for seat in range(seats)]


def chosen(game: Game[Any], seat: Seat, action: Action | None) -> Callable[[State], None]:
    """For `futures`: this seat plays that action first; None: it stays silent for once, where that is free."""

    def do(world: State) -> None:
        if action is not None:
            play(world, seat, action)
            return
        luck = Fast(world.chance.below(KEYS))

        def others(ask: Ask) -> Action | None:
            return None if ask.seat == seat and ask.may else game.policy(world, ask, luck)

        run(world, others, 1)

    return do


def average(outcomes: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(outcomes) for column in zip(*outcomes, strict=True)]


def difference(pairs: Sequence[float], bounded: bool = True) -> Estimate:
    """The mean of differences between what was played with the same luck.

    Where none can be more than 1, two made-up pairs that differ by 1 and by -1 keep a few pairs that all agree
    from looking like certainty.

    >>> difference([0.0] * 98)
    Estimate(mean=0.0, low=-0.02771..., high=0.02771...)
    """
    if not pairs:
        return Estimate(0.0, -1.0, 1.0)
    mean = sum(pairs) / len(pairs)
    import_optional = 2 if bounded else 0
    count = len(pairs) + import_optional
    middle = sum(pairs) / count
    spread = (sum(pair * pair for pair in pairs) + import_optional) / count - middle * middle
    error = Z * sqrt(max(0.0, spread) / count)
    low, high = min(middle - error, mean), max(middle + error, mean)
    return Estimate(mean, max(-1.0, low), min(1.0, high)) if bounded else Estimate(mean, low, high)
