"""Positions that hypothesis makes: a game set up in some way and played on at random for a while."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from jollyroger.engine import (
    Action,
    Chance,
    Event,
    Fast,
    Game,
    Match,
    Sealed,
    Seat,
    State,
    View,
    ask_for,
    play,
    playout,
    random_choice,
    waiting_for,
)

BOUND = 200_000
"""No game may take more choices than this, however badly it is played."""


@dataclass
class Position:
    """A table in mid-game, with luck for whatever a property wants to try there."""

    game: Game[Any]
    match: Match[Any]
    luck: Fast

    @property
    def s(self) -> State:
        s: State = self.match.s
        return s

    @property
    def seats(self) -> range:
        return range(self.s.seats)

    @property
    def readers(self) -> list[Seat | None]:
        """Everybody who looks at the table: all seats, and a spectator."""
        return [*self.seats, None]

    def seed(self) -> int:
        return self.luck.below(1 << 62)


@dataclass(frozen=True)
class Setup:
    """What hypothesis draws and prints: enough to reach the same position again."""

    seats: int
    options: dict[str, str]
    seed: int
    choices: int
    until: str | None = None
    """After so many choices, go on to a decision of this phase, for some are rare."""
    more: int = 0
    """And then so many choices more, for some phases take several."""


@st.composite
def setups(draw: st.DrawFn, game: Game[Any]) -> Setup:
    seats = draw(st.sampled_from(game.seats))
    options = {option.id: draw(st.sampled_from(option.values)) for option in game.options}
    seed = draw(st.integers(0, 2**32 - 1))
    most, _ = sample(game, seats, tuple(options.values()))
    match draw(st.sampled_from(["anywhere"] * 4 + ["phase"] * 5 + ["end"])):
        case "anywhere":
            return Setup(seats, options, seed, draw(st.integers(0, most)))
        case "phase":
            phase, more = draw(st.sampled_from(phases(game))), draw(st.integers(0, 4))
            return Setup(seats, options, seed, draw(st.integers(0, most // 4)), phase, more)
    return Setup(seats, options, seed, BOUND)


@cache
def phases(game: Game[Any]) -> list[str]:
    """The phases that ask somebody, as far as a few games show."""
    plain, fancy = (tuple(option.values[n] for option in game.options) for n in (0, -1))
    return sorted(set().union(*(sample(game, seats, values)[1] for seats in game.seats for values in (plain, fancy))))


@cache
def sample(game: Game[Any], seats: int, values: tuple[str, ...]) -> tuple[int, set[str]]:
    """How many choices one such game took, and the phases that asked somebody."""
    made, asking, luck = 0, set(), Fast(1)
    # A game that breaks off is found out later, by the properties.
    with suppress(Exception):
        s = game.new(seats, Fast(0), dict(zip((option.id for option in game.options), values, strict=True)))
        while s.asks and made < 5000:
            asking.add(type(s.agenda[-1]).__name__)
            play(s, *any_choice(s, luck))
            made += 1
    return made, asking


def reach(game: Game[Any], setup: Setup) -> Position:
    """Set the game up and play on."""
    sealed = Sealed(setup.seed.to_bytes(32, "big"), [b"salt of a seat"])
    with playable("the deal"):
        match = Match(game, setup.seats, sealed, setup.options)
    position = Position(game, match, Fast(setup.seed))
    goal = setup.choices if setup.until is None else BOUND
    while position.s.asks and match.version < goal:
        if goal == BOUND and match.version >= setup.choices and setup.until == type(position.s.agenda[-1]).__name__:
            goal = match.version + setup.more
        else:
            advance(position)
    return position


def advance(position: Position) -> tuple[Seat, Action]:
    """Make any choice that is open now, by whoever has one."""
    seat, action = any_choice(position.s, position.luck)
    with playable(f"{action} of seat {seat}"):
        position.match.choose(seat, str(action))
    return seat, action


def any_choice(s: State, luck: Chance) -> tuple[Seat, Action]:
    """One of the seats that are asked, and one of its options; seats that only may are often silent."""
    assert waiting_for(s), "the game goes on, and nobody must choose"
    ask = luck.pick(s.asks)
    assert ask.options, f"seat {ask.seat} is asked and has no options"
    action = random_choice(ask, luck)
    return (ask.seat, action) if action is not None else any_choice(s, luck)


@contextmanager
def playable(what: str) -> Iterator[None]:
    """Whatever goes wrong in a game that offered it is a broken promise."""
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{what} could not be played: {error!r}") from error


def heard(s: State, seat: Seat, action: Action) -> list[Event]:
    """Play a choice, and tell what happened."""
    events: list[Event] = []
    s.listener = events.append
    with playable(f"{action} of seat {seat}"):
        play(s, seat, action)
    s.listener = None
    return events


def play_out(s: State, seed: int, limit: int = BOUND) -> None:
    """Play on to the end at random."""
    with playable("the game"):
        made, _ = playout(s, Fast(seed), limit)
    assert s.result is not None, f"the game was not over after {made} choices"


def snapshot(game: Game[Any], s: State) -> Any:
    """The whole truth about a table but for its luck."""
    return game.codec.encode(s), asked(s)


def asked(s: State) -> list[tuple[Seat, bool, list[str]]]:
    return [(ask.seat, ask.may, [str(option) for option in ask.options]) for ask in s.asks]


def sent(game: Game[Any], s: State, seat: Seat | None) -> View:
    """Everything a server would send to this seat about the table as it is."""
    view, hints = game.view(s, seat), game.hints(s, seat)
    message: View = {
        "view": json.dumps(view),
        "table": game.words.text_board(view),
        "hints": json.dumps(hints),
        "forecast": game.words.hints(hints),
        "waiting": waiting_for(s),
        "sealed": list(s.sealed),
        "result": s.result,
    }
    if seat is None:
        return message
    ask = ask_for(s, seat)
    message["answer"] = str(s.sealed[seat]) if seat in s.sealed else None
    message["refusals"] = [(str(refusal.action), refusal.rule, refusal.why) for refusal in game.refusals(s, seat)]
    if ask is not None:
        message["may"] = ask.may
        message["prompt"] = game.words.prompt(s, seat)
        message["options"] = [(str(option), game.words.label(s, seat, option)) for option in ask.options]
    return message
