"""No bot can cheat: it chooses the same in two states that differ only in what its seat may not know.

The conformance suite checks that a game's `view` and `resample` keep its secrets and that a sampled state does not have
the real one's randomness. These tests check what bots do with them, and what a bot can reach.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import pytest

from jollyroger.bots import BOTS, Bot, Decision, bot_named
from jollyroger.bots.from_file import FileBot
from jollyroger.engine import Action, Ask, Chance, Fast, Game, State, View, ask_for, play, random_choice
from jollyroger.games import GAMES
from jollyroger.testing.conformance.positions import random_move

from ..toy import GAME as TOY

POSITIONS = 8
REDEALS = 2
TAKE_EVERY = 7
"""Use one in this many of the decisions with something hidden, so that they are not all alike."""


# A Captain with a time budget does not choose the same every time. The apprentice plays only where it was trained:
# test_apprentice.py.
NAMES = [*(name for name in BOTS if name not in ("captain", "apprentice")), "captain@8"]

every_game = pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)


class Position(NamedTuple):
    """A decision, and states that differ from the real one only in what the seat may not know."""

    s: State
    ask: Ask
    others: list[State]


@cache
def positions_with_secrets(game: Game[Any]) -> list[Position]:
    """Decisions with something hidden, from games played at random."""
    found: list[Position] = []
    seen = seed = 0
    while len(found) < POSITIONS:
        seed += 1
        chance = Fast(seed)
        s = game.new(game.seats[seed % len(game.seats)], Fast(chance.below(1 << 60)))
        while s.asks and len(found) < POSITIONS:
            ask = chance.pick(s.asks)
            others = [game.resample(s, ask.seat, Fast(chance.below(1 << 60))) for _ in range(REDEALS)]
            real = game.codec.encode(s)
            others = [other for other in others if game.codec.encode(other) != real]
            if others and (len(ask.options) > 1 or ask.may):
                seen += 1
                if seen % TAKE_EVERY == 0:
                    found.append(Position(s.clone(), ask, others))
            play(s, *random_move(s, chance))
    return found


def is_influenced(game: Game[Any], position: Position, bot: Bot, seed: int) -> bool:
    """Whether this bot chooses differently in a state that differs only in what it may not know."""
    seat = position.ask.seat
    real = bot.choose(Decision(game, position.s.clone(), position.ask, Fast(seed)))
    for other in position.others:
        ask = ask_for(other, seat)
        assert ask is not None
        if bot.choose(Decision(game, other.clone(), ask, Fast(seed))) != real:
            return True
    return False


@every_game
@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_may_not_know_does_not_influence_a_bot(game: Game[Any], name: str) -> None:
    # The policies are checked by the bots that follow them. With a random one, the search runs faster.
    searched = replace(game, policy=lambda s, ask, chance: random_choice(ask, chance)) if "@" in name else game
    for seed, position in enumerate(positions_with_secrets(game)):
        assert not is_influenced(searched, position, bot_named(name), seed)


class PeekingBot:
    """Lets the real state decide, by way of a private attribute."""

    def choose(self, decision: Decision) -> Action | None:
        s = next(part for part in vars(decision)["_Decision__table"] if isinstance(part, State))
        return Fast(hash(repr(decision.game.codec.encode(s)))).pick(decision.ask.options)


class SamplingBot:
    """Lets a sampled state decide, its coming random numbers included."""

    def choose(self, decision: Decision) -> Action | None:
        state = decision.sample_state()
        seed = hash(repr(decision.game.codec.encode(state))) + state.chance.below(1 << 30)
        return Fast(seed).pick(decision.ask.options)


@every_game
def test_a_bot_that_reads_the_real_state_would_be_found(game: Game[Any]) -> None:
    assert any(
        is_influenced(game, position, PeekingBot(), seed) for seed, position in enumerate(positions_with_secrets(game))
    )


@every_game
def test_sampled_states_reveal_nothing_to_a_bot(game: Game[Any]) -> None:
    for seed, position in enumerate(positions_with_secrets(game)):
        assert not is_influenced(game, position, SamplingBot(), seed)


def reachable(root: object) -> dict[int, object]:
    """Everything reachable from an object by public attributes and through containers, by identity."""
    found: dict[int, object] = {}
    pending = [root]
    while pending:
        value = pending.pop()
        if id(value) in found or isinstance(value, (str, int, float, bytes, type(None), type)):
            continue
        found[id(value)] = value
        if isinstance(value, dict):
            pending += [*value.keys(), *value.values()]
        elif isinstance(value, (list, tuple, set, frozenset)):
            pending += value
        if not isinstance(value, (list, dict, set, frozenset)):
            pending += [getattr(value, name, None) for name in dir(value) if not name.startswith("_")]
    return found


def hidden_parts(game: Game[Any], s: State) -> dict[int, object]:
    """The real state, its chance, and all its parts that change in a game. The current asks are public."""
    public = {**reachable(game.new(s.seats, Fast(0))), **reachable(s.asks)}
    kinds = (State, Chance, list, dict)
    return {key: value for key, value in reachable(s).items() if key not in public and isinstance(value, kinds)}


@every_game
def test_the_real_state_is_not_reachable_from_a_decision(game: Game[Any]) -> None:
    for position in positions_with_secrets(game)[::3]:
        decision = Decision(game, position.s, position.ask, Fast(1))
        hidden = hidden_parts(game, position.s)
        assert {id(position.s), id(position.s.chance), id(position.s.agenda)} <= hidden.keys()
        for given in (decision, decision.view()):
            assert not [hidden[key] for key in reachable(given) if key in hidden]
        # Clones may share parts that never change; the conformance suite checks that they are independent.
        assert not {id(position.s), id(position.s.chance)} & reachable(decision.sample_state()).keys()


def test_a_reachable_state_would_be_found() -> None:
    position = positions_with_secrets(TOY)[0]
    decision = Decision(TOY, position.s, position.ask, Fast(1))
    vars(decision)["leak"] = [{"state": position.s}]
    assert id(position.s) in reachable(decision)


class SwappingBot:
    """Replaces its ask by another seat's, and its game by one that shows everything, before it looks."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def choose(self, decision: Decision) -> Action | None:
        options = decision.ask.options
        self.seen.append(decision.view())
        game, seats = decision.game, decision.sample_state().seats
        for seat in range(seats):
            decision.ask = Ask(seat, options)
            self.seen.append(decision.view())
        decision.game = type(
            "Transparent", (), {"view": lambda self, s, seat: vars(s), "resample": lambda self, *all: all[0]}
        )()
        self.seen.append(decision.view())
        assert type(decision.sample_state()) is type(game.new(seats, Fast(0)))
        return options[0]


@every_game
def test_a_bot_that_replaces_its_ask_or_its_game_sees_no_more(game: Game[Any]) -> None:
    position = positions_with_secrets(game)[0]
    bot = SwappingBot()
    FileBot("my_bot.py:Swapping", lambda: bot).choose(Decision(game, position.s, position.ask, Fast(1)))
    assert all(view == game.view(position.s, position.ask.seat) for view in bot.seen)
