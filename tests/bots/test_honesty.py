"""No bot can cheat: two tables that differ only in what its seat may not know are the same to it.

That a game's view and its redeals keep its secrets is for the conformance suite to check, that the luck of a redeal is
not the table's as well; here it is what bots make of them, and what is in their reach.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import pytest

from jollyroger.bots import BOTS, Bot, Decision, bot_named
from jollyroger.bots.from_file import Guest
from jollyroger.engine import Action, Ask, Chance, Fast, Game, State, View, ask_for, play, random_choice
from jollyroger.games import GAMES

from ..conformance.positions import any_choice
from ..toy import GAME as TOY

POSITIONS = 8
REDEALS = 2
EVERY = 7
"""Of the decisions at which something is hidden, one in so many is looked at, so that they are not all alike."""


# The Captain is to do the same every time, which he does not by the clock.
NAMES = [*(name for name in BOTS if name != "captain"), "captain@8"]

every_game = pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)


class Place(NamedTuple):
    """A decision, and tables that differ from the true one only in what the seat may not know."""

    s: State
    ask: Ask
    others: list[State]


@cache
def places(game: Game[Any]) -> list[Place]:
    """Decisions at which something is hidden, from games played at random."""
    found: list[Place] = []
    seen = seed = 0
    while len(found) < POSITIONS:
        seed += 1
        luck = Fast(seed)
        s = game.new(game.seats[seed % len(game.seats)], Fast(luck.below(1 << 60)))
        while s.asks and len(found) < POSITIONS:
            ask = luck.pick(s.asks)
            others = [game.resample(s, ask.seat, Fast(luck.below(1 << 60))) for _ in range(REDEALS)]
            real = game.codec.encode(s)
            others = [other for other in others if game.codec.encode(other) != real]
            if others and (len(ask.options) > 1 or ask.may):
                seen += 1
                if seen % EVERY == 0:
                    found.append(Place(s.clone(), ask, others))
            play(s, *any_choice(s, luck))
    return found


def swayed(game: Game[Any], place: Place, bot: Bot, seed: int) -> bool:
    """Whether this bot chooses otherwise at a table that differs only in what it may not know."""
    seat = place.ask.seat
    real = bot.choose(Decision(game, place.s.clone(), place.ask, Fast(seed)))
    for other in place.others:
        ask = ask_for(other, seat)
        assert ask is not None
        if bot.choose(Decision(game, other.clone(), ask, Fast(seed))) != real:
            return True
    return False


@every_game
@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_may_not_know_does_not_sway_a_bot(game: Game[Any], name: str) -> None:
    # Who follows the rule of thumb shows that it is honest; who looks ahead need not follow it all the way each time.
    tried = replace(game, policy=lambda s, ask, chance: random_choice(ask, chance)) if "@" in name else game
    for seed, place in enumerate(places(game)):
        assert not swayed(tried, place, bot_named(name), seed)


class Peeking:
    """Reaches for the true table, and lets what it finds there decide."""

    def choose(self, decision: Decision) -> Action | None:
        s = next(part for part in vars(decision)["_Decision__table"] if isinstance(part, State))
        return Fast(hash(repr(decision.game.codec.encode(s)))).pick(decision.ask.options)


class Dealing:
    """Lets a redealt table decide, down to the luck that lies ahead there."""

    def choose(self, decision: Decision) -> Action | None:
        world = decision.sample_state()
        telling = hash(repr(decision.game.codec.encode(world))) + world.chance.below(1 << 30)
        return Fast(telling).pick(decision.ask.options)


@every_game
def test_a_bot_that_peeks_would_be_found_out(game: Game[Any]) -> None:
    assert any(swayed(game, place, Peeking(), seed) for seed, place in enumerate(places(game)))


@every_game
def test_whatever_a_bot_makes_of_its_redealt_tables_they_tell_it_nothing(game: Game[Any]) -> None:
    for seed, place in enumerate(places(game)):
        assert not swayed(game, place, Dealing(), seed)


def reach(root: object) -> dict[int, object]:
    """Everything that can be had from an object by public names and by looking into what holds things, by identity."""
    found: dict[int, object] = {}
    ahead = [root]
    while ahead:
        thing = ahead.pop()
        if id(thing) in found or isinstance(thing, (str, int, float, bytes, type(None), type)):
            continue
        found[id(thing)] = thing
        if isinstance(thing, dict):
            ahead += [*thing.keys(), *thing.values()]
        elif isinstance(thing, (list, tuple, set, frozenset)):
            ahead += thing
        if not isinstance(thing, (list, dict, set, frozenset)):
            ahead += [getattr(thing, name, None) for name in dir(thing) if not name.startswith("_")]
    return found


def truth(game: Game[Any], s: State) -> dict[int, object]:
    """The true table, its luck, and all of it that changes in a game; what is asked now is for all to know."""
    printed = {**reach(game.new(s.seats, Fast(0))), **reach(s.asks)}
    kinds = (State, Chance, list, dict)
    return {at: thing for at, thing in reach(s).items() if at not in printed and isinstance(thing, kinds)}


@every_game
def test_the_true_table_is_out_of_a_bots_reach(game: Game[Any]) -> None:
    for place in places(game)[::3]:
        decision = Decision(game, place.s, place.ask, Fast(1))
        hidden = truth(game, place.s)
        assert {id(place.s), id(place.s.chance), id(place.s.agenda)} <= hidden.keys()
        for handed in (decision, decision.view()):
            assert not [hidden[at] for at in reach(handed) if at in hidden]
        # Copies of a table may share what is never changed; that they live their own lives is checked elsewhere.
        assert not {id(place.s), id(place.s.chance)} & reach(decision.sample_state()).keys()


def test_what_is_in_reach_would_be_found() -> None:
    place = places(TOY)[0]
    decision = Decision(TOY, place.s, place.ask, Fast(1))
    vars(decision)["crow"] = [{"nest": place.s}]
    assert id(place.s) in reach(decision)


class Swapping:
    """Puts another seat, or a game that shows all, in its decision before it looks."""

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
            "Glass", (), {"view": lambda self, s, seat: vars(s), "resample": lambda self, *all: all[0]}
        )()
        self.seen.append(decision.view())
        assert type(decision.sample_state()) is type(game.new(seats, Fast(0)))
        return options[0]


@every_game
def test_a_bot_that_swaps_its_ask_or_its_game_sees_no_more(game: Game[Any]) -> None:
    place = places(game)[0]
    bot = Swapping()
    Guest("my_bot.py:Swapping", lambda: bot).choose(Decision(game, place.s, place.ask, Fast(1)))
    assert all(view == game.view(place.s, place.ask.seat) for view in bot.seen)
