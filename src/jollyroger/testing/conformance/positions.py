"""Positions for the properties: hypothesis sets a game up in some way and plays it at random for a while."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from ...engine import (
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

MAX_CHOICES = 200_000
"""No game may take more choices than this, however badly it is played."""


@dataclass
class Position:
    """A match somewhere between its deal and its end, and a source of chance for what a property tries there."""

    game: Game[Any]
    match: Match[Any]
    chance: Fast

    @property
    def s(self) -> State:
        s: State = self.match.s
        return s

    @property
    def seats(self) -> range:
        return range(self.s.seats)

    @property
    def viewers(self) -> list[Seat | None]:
        """Everybody who looks at the table: all seats, and a spectator."""
        return [*self.seats, None]

    def new_seed(self) -> int:
        return self.chance.below(1 << 62)


@dataclass(frozen=True)
class Setup:
    """What hypothesis draws and prints: enough to reach the same position again."""

    seats: int
    options: dict[str, str]
    seed: int
    choices: int
    until: str | None = None
    """After these choices, play on to a decision of this phase: some phases are rare."""
    more: int = 0
    """Then make this many more choices: some phases take several."""


@st.composite
def setups(draw: st.DrawFn, game: Game[Any]) -> Setup:
    seats = draw(st.sampled_from(game.seats))
    options = {option.id: draw(st.sampled_from(option.values)) for option in game.options}
    seed = draw(st.integers(0, 2**32 - 1))
    most, _ = sample_game(game, seats, tuple(options.values()))
    match draw(st.sampled_from(["anywhere"] * 4 + ["phase"] * 5 + ["end"])):
        case "anywhere":
            return Setup(seats, options, seed, draw(st.integers(0, most)))
        case "phase" if asking_phases(game):
            phase, more = draw(st.sampled_from(asking_phases(game))), draw(st.integers(0, 4))
            return Setup(seats, options, seed, draw(st.integers(0, most // 4)), phase, more)
    return Setup(seats, options, seed, MAX_CHOICES)


@cache
def asking_phases(game: Game[Any]) -> list[str]:
    """The names of the phases that ask somebody, as far as a few games show."""
    first, last = (tuple(option.values[n] for option in game.options) for n in (0, -1))
    found = [sample_game(game, seats, values)[1] for seats in game.seats for values in (first, last)]
    return sorted(set().union(*found))


@cache
def sample_game(game: Game[Any], seats: int, values: tuple[str, ...]) -> tuple[int, set[str]]:
    """How many choices one random game with these options took, and which phases asked somebody."""
    choices, phases, chance = 0, set(), Fast(1)
    # A game that fails here fails again in the properties, which report it.
    with suppress(Exception):
        s = game.new(seats, Fast(0), dict(zip((option.id for option in game.options), values, strict=True)))
        while s.asks and choices < 5000:
            phases.add(type(s.agenda[-1]).__name__)
            play(s, *random_move(s, chance))
            choices += 1
    return choices, phases


def reach(game: Game[Any], setup: Setup) -> Position:
    """Set the game up and play to the position."""
    sealed = Sealed(setup.seed.to_bytes(32, "big"), [b"salt of a seat"])
    with expect_no_error("the deal"):
        match = Match(game, setup.seats, sealed, setup.options)
    position = Position(game, match, Fast(setup.seed))
    goal = setup.choices if setup.until is None else MAX_CHOICES
    while position.s.asks and match.version < goal:
        asking = type(position.s.agenda[-1]).__name__
        if goal == MAX_CHOICES and match.version >= setup.choices and setup.until == asking:
            goal = match.version + setup.more
        else:
            make_random_choice(position)
    return position


def make_random_choice(position: Position) -> tuple[Seat, Action]:
    """Make one of the choices that are open now. Returns who chose what."""
    seat, action = random_move(position.s, position.chance)
    with expect_no_error(f"{action} of seat {seat}"):
        position.match.choose(seat, str(action))
    return seat, action


def random_move(s: State, chance: Chance) -> tuple[Seat, Action]:
    """One of the seats that are asked and one of its options. Seats that may stay silent often do."""
    assert waiting_for(s), "the game is not over, but no seat must choose"
    ask = chance.pick(s.asks)
    assert ask.options, f"seat {ask.seat} is asked but has no options"
    action = random_choice(ask, chance)
    return (ask.seat, action) if action is not None else random_move(s, chance)


@contextmanager
def expect_no_error(what: str) -> Iterator[None]:
    """Turns any error while playing something the game offered into a failed assertion."""
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{what} could not be played: {error!r}") from error


def play_and_listen(s: State, seat: Seat, action: Action) -> list[Event]:
    """Play a choice. Returns the events."""
    events: list[Event] = []
    s.listener = events.append
    with expect_no_error(f"{action} of seat {seat}"):
        play(s, seat, action)
    s.listener = None
    return events


def play_out(s: State, seed: int, limit: int = MAX_CHOICES) -> None:
    """Play on to the end at random."""
    with expect_no_error("the game"):
        choices, _ = playout(s, Fast(seed), limit)
    assert s.result is not None, f"the game was not over after {choices} choices"


def snapshot(game: Game[Any], s: State) -> Any:
    """Everything in a state except its chance, to compare it with another."""
    return game.codec.encode(s), describe_asks(s)


def describe_asks(s: State) -> list[tuple[Seat, bool, list[str]]]:
    return [(ask.seat, ask.may, [str(option) for option in ask.options]) for ask in s.asks]


def visible_to(game: Game[Any], s: State, seat: Seat | None) -> View:
    """Everything a server would send to this seat about the state."""
    view, hints = game.view(s, seat), game.hints(s, seat)
    message: View = {
        "view": json.dumps(view),
        "text_board": game.words.board_with_targets(view),
        "description": list(game.words.describe(view)),
        "goal": game.words.goal(view),
        "hints": json.dumps(hints),
        "hints_text": game.words.hints(hints),
        "brief_hints": None if game.brief_hints is None else json.dumps(game.brief_hints(s, seat)),
        "waiting": waiting_for(s),
        "sealed": list(s.sealed),
        "result": s.result,
    }
    if seat is None:
        return message
    ask = ask_for(s, seat)
    message["answer"] = str(s.sealed[seat]) if seat in s.sealed else None
    message["refusals"] = [
        (str(refusal.action), refusal.rule, refusal.why, game.words.target(s, seat, refusal.action))
        for refusal in game.refusals(s, seat)
    ]
    if ask is not None:
        message["may"] = ask.may
        message["prompt"] = game.words.prompt(s, seat)
        message["options"] = [(str(option), game.words.label(s, seat, option)) for option in ask.options]
        message["shown_options"] = list(game.words.option_texts(s, ask))
    return message
