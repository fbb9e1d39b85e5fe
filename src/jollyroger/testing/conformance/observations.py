"""What every typed observation must keep: it fits its spec, tells nothing hidden, and tells different views apart."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from operator import le
from typing import Any

from ...engine import Fast, Game, Observer, Seat, State, View, play, random_choice, refresh_asks
from ...engine.codec import KERNEL
from .positions import Position, random_move

LATER_POSITIONS = 12
SIBLINGS = 8
"""With how many later positions, and other choices at the same position, a position is compared."""
RESAMPLES = 3
MAX_VIEWS = 5000
"""How many views are kept to compare others with: whole views take much memory."""


@cache
def observer_of(game: Game[Any], seats: int) -> Observer[Any] | None:
    return None if game.observation is None else game.observation(seats)


def observations_fit_their_spec(p: Position) -> None:
    """Names are unique, groups contiguous, and every number is within its range, whatever was encoded before."""
    observer = observer_of(p.game, p.s.seats)
    if observer is None or p.game.observation is None:
        return
    check_spec(observer)
    fresh = p.game.observation(p.s.seats)
    assert fresh.spec.features == observer.spec.features, "two observers for the same number of seats differ"
    for seat in p.seats:
        vector = observer.encode(p.s, seat)
        check_ranges(observer, vector)
        assert fresh.encode(p.s, seat) == vector, f"the observation of seat {seat} depends on earlier ones"
        vector[:] = [-1.0] * len(vector)
        assert observer.encode(p.s, seat) != vector, "the observer keeps the list that it returns"


def check_spec(observer: Observer[Any]) -> None:
    features = observer.spec.features
    names = [feature.name for feature in features]
    repeated = {name for name in names if names.count(name) > 1} if len(set(names)) < len(names) else set()
    assert not repeated, f"these features share a name: {sorted(repeated)[:5]}"
    runs = [group for group, _ in groupby(feature.group for feature in features)]
    split = sorted({group for group in runs if runs.count(group) > 1})
    assert not split, f"these groups are not contiguous: {split}"
    assert list(observer.spec.groups()) == runs
    for feature in features:
        assert feature.low < feature.high, f"'{feature.name}' has no range: {feature.low} to {feature.high}"
    assert observer.spec.version >= 1, "versions begin with 1"


@cache
def ranges_of(observer: Observer[Any]) -> tuple[list[float], list[float]]:
    return observer.spec.lows(), observer.spec.highs()


def check_ranges(observer: Observer[Any], vector: list[float]) -> None:
    expected = len(observer.spec)
    assert len(vector) == expected, f"an observation has {len(vector)} numbers, its spec {expected} features"
    lows, highs = ranges_of(observer)
    if set(map(type, vector)) == {float} and all(map(le, lows, vector)) and all(map(le, vector, highs)):
        return
    for feature, value in zip(observer.spec.features, vector, strict=True):
        assert type(value) is float, f"'{feature.name}' is {value!r}, which is no float"
        assert feature.low <= value <= feature.high, f"'{feature.name}' is {value}, not {feature.low} to {feature.high}"


def observations_tell_nothing_hidden(p: Position) -> None:
    """The observation of a seat is the same in the real state and in one with all secrets dealt anew."""
    observer = observer_of(p.game, p.s.seats)
    if observer is None:
        return
    for seat in p.seats:
        vector = observer.encode(p.s, seat)
        for _ in range(RESAMPLES):
            sample = p.game.resample(p.s, seat, Fast(p.new_seed()))
            check_same_observation(observer, seat, vector, observer.encode(sample, seat))


def check_same_observation(observer: Observer[Any], seat: Seat, real: list[float], resampled: list[float]) -> None:
    if real != resampled:
        pairs = zip(observer.spec.names(), real, resampled, strict=True)
        told = [name for name, left, right in pairs if left != right]
        raise AssertionError(f"the observation tells seat {seat} what is hidden: {told[:5]}")


def observations_tell_views_apart(p: Position) -> None:
    """Where views differ, observations differ: in what follows, after other choices at the same position, and if a
    single attribute of the state were as it is later."""
    observer = observer_of(p.game, p.s.seats)
    if observer is None:
        return
    seen = [SeenViews(p.game, observer, seat) for seat in p.seats]
    last = p.s
    for last in nearby_positions(p):
        for views in seen:
            views.add(last)
    for seat in p.seats:
        check_mixed_states(p.game, observer, seat, p.s, last)


def nearby_positions(p: Position) -> Iterator[State]:
    """The position, what some other choices lead to, and a few positions that follow."""
    yield p.s
    seed = p.new_seed()
    for ask in p.s.asks:
        for option in ask.options[:SIBLINGS]:
            twin = p.s.clone()
            twin.chance = Fast(seed)
            play(twin, ask.seat, option)
            yield twin
    s = p.s.clone()
    s.chance = Fast(seed)
    for _ in range(LATER_POSITIONS):
        if not s.asks:
            return
        play(s, *random_move(s, p.chance))
        yield s


class SeenViews:
    """The views of one seat by their observations: two different views may not have the same one."""

    def __init__(self, game: Game[Any], observer: Observer[Any], seat: Seat) -> None:
        self.game = game
        self.observer = observer
        self.seat = seat
        self._views: dict[bytes, View] = {}

    def add(self, s: State) -> list[float]:
        """Compare what the seat sees now with what it saw before. Returns the observation."""
        if len(self._views) == MAX_VIEWS:
            self._views.clear()
        vector = self.observer.encode(s, self.seat)
        view = comparable_view(self.observer, self.game.view(s, self.seat))
        other = self._views.setdefault(array("d", vector).tobytes(), view)
        assert other == view, f"seat {self.seat} has the same observation for two views: {differences(other, view)}"
        return vector


def comparable_view(observer: Observer[Any], view: View) -> View:
    """The part of a view that the observation must tell."""
    compared: View = _without(view, "", observer, paths_above(observer))
    return compared


@cache
def paths_above(observer: Observer[Any]) -> frozenset[str]:
    """The paths that lead to a special one, and the special ones themselves: everything else is compared as it is."""
    steps = [path.split(".") for path in (*observer.left_out, *observer.unordered)]
    return frozenset(".".join(path[:count]) for path in steps for count in range(1, len(path) + 1))


def _without(value: Any, path: str, observer: Observer[Any], above: frozenset[str]) -> Any:
    if isinstance(value, dict):
        changed = dict(value)
        for key, item in value.items():
            inner = f"{path}.{key}" if path else str(key)
            if inner in observer.left_out:
                del changed[key]
            elif inner in above:
                changed[key] = _without(item, inner, observer, above)
        return changed
    if isinstance(value, (list, tuple)):
        items = [_without(item, path, observer, above) for item in value]
        return sorted(items, key=repr) if path in observer.unordered else items
    return value


def differences(left: Any, right: Any, path: str = "view") -> list[str]:
    """Where two views differ, in short."""
    if isinstance(left, dict) and isinstance(right, dict):
        keys = [*left, *(key for key in right if key not in left)]
        return [text for key in keys for text in differences(left.get(key), right.get(key), f"{path}.{key}")]
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        pairs = enumerate(zip(left, right, strict=True))
        return [text for number, (a, b) in pairs for text in differences(a, b, f"{path}.{number}")]
    return [] if left == right else [f"{path}: {left!r:.200} and {right!r:.200}"]


def mixed_states(s: State, other: State, game: Game[Any]) -> Iterator[tuple[str, State]]:
    """Copies of a state, each with one attribute of another state of the same game, and the attribute's name.

    They show whether an observation depends on each attribute alone, which changes with others in most games.
    """
    mixed = [field for field in game.codec.fields(s) if field not in KERNEL]
    if s.result is None and other.result is None:
        mixed.append("agenda")
    for field in mixed:
        if getattr(s, field) != getattr(other, field):
            twin = s.clone()
            setattr(twin, field, getattr(other, field))
            yield field, twin


def check_many_positions(game: Game[Any], count: int, seed: int = 1) -> None:
    """Play random games with all numbers of seats and options, and check the observations at this many positions."""
    chance, checked = Fast(seed), 0
    while checked < count:
        for seats in game.seats:
            observer = observer_of(game, seats)
            assert observer is not None, f"{game.name} has no observation"
            seat = chance.below(seats)
            seen = SeenViews(game, observer, seat)
            options = {option.id: chance.pick(option.values) for option in game.options}
            s, earlier = game.new(seats, Fast(chance.below(1 << 62)), options), None
            moves = 0
            while checked < count:
                vector = seen.add(s)
                check_ranges(observer, vector)
                checked += 1
                if moves % 16 == 0:
                    sample = game.resample(s, seat, Fast(chance.below(1 << 62)))
                    check_same_observation(observer, seat, vector, observer.encode(sample, seat))
                    if earlier is not None:
                        check_mixed_states(game, observer, seat, s, earlier)
                    earlier = s.clone()
                if not s.asks or moves > count // 4:
                    break
                ask = chance.pick(s.asks)
                # Games get further if some choices are sensible.
                action = random_choice(ask, chance) if chance.below(3) else game.policy(s, ask, chance)
                if action is not None:
                    play(s, ask.seat, action)
                    moves += 1


def check_mixed_states(game: Game[Any], observer: Observer[Any], seat: Seat, s: State, other: State) -> None:
    """Whatever attribute of a state changes the view changes the observation."""
    vector, view = observer.encode(s, seat), comparable_view(observer, game.view(s, seat))
    for field, mixed in mixed_states(s, other, game):
        try:
            refresh_asks(mixed)
            mixed_view = comparable_view(observer, game.view(mixed, seat))
            mixed_vector = observer.encode(mixed, seat)
        except (LookupError, AssertionError, ValueError, TypeError):
            continue  # an impossible position
        if mixed_view != view and mixed_vector == vector:
            raise AssertionError(f"the observation does not depend on '{field}': {differences(view, mixed_view)}")
