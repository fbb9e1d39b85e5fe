"""How long bots wait: by the table's pace, and the same whatever they hold."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

import pytest

from jollyroger.engine import Ask, Fast, Game, Match, Sealed, ask_for
from jollyroger.engine.game import copy_with_chance
from jollyroger.games import GAMES
from jollyroger.server import protocol
from jollyroger.server.tables.pace import (
    BOT_DELAY_SECONDS,
    ROUTINE_SHARE,
    VARIATION,
    BotPace,
    bot_delay_seconds,
    wait_seconds,
)
from jollyroger.server.tables.table import Table
from jollyroger.testing.conformance.positions import random_move

from ..toy import GAME as TOY
from .in_process import in_process
from .run_async import run_async

THINKING = 1.2
"""The whole time of a Captain."""


@dataclass
class PacedTable:
    """The part of a table that its pace depends on."""

    match: Match[Any]
    policy: protocol.TablePolicy
    id: str = "tortuga"

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def version(self) -> int:
        return len(self.match.choices)


def table_of(game: Game[Any], pace: protocol.BotPace = "instant", seats: int = 2) -> PacedTable:
    return PacedTable(Match(game, seats, Sealed(bytes(32))), protocol.TablePolicy(bot_pace=pace))


def wait(table: PacedTable, bot: str = "captain") -> float:
    """The wait if this bot sits in every seat."""
    bots = {ask.seat: bot for ask in table.match.s.asks}
    return wait_seconds(cast(Table, table), bots)


def choose(table: PacedTable, chance: Fast) -> None:
    seat, action = random_move(table.match.s, chance)
    table.match.choose(seat, str(action))


@pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)
@pytest.mark.parametrize("pace", ["instant", "steady"])
def test_the_wait_does_not_depend_on_what_spectators_may_not_know(game: Game[Any], pace: protocol.BotPace) -> None:
    chance = Fast(5)
    table = table_of(game, pace, game.default_seats)
    for _ in range(60):
        if table.match.s.has_ended:
            break
        real, bots = table.match.s, {ask.seat: "captain" for ask in table.match.s.asks}
        expected = wait_seconds(cast(Table, table), bots)
        for _ in range(3):
            table.match.s = game.resample(real, None, Fast(chance.below(1 << 60)))
            assert wait_seconds(cast(Table, table), bots) == expected
        table.match.s = real
        choose(table, chance)


def test_a_captain_with_secrets_takes_its_whole_time_even_at_once() -> None:
    assert wait(table_of(TOY)) == pytest.approx(THINKING)
    assert wait(table_of(TOY), "mate") == 0.0


def test_a_captain_who_knows_no_more_than_everybody_plays_when_it_has_chosen() -> None:
    game = replace(TOY, resample=lambda s, seat, chance: copy_with_chance(s, chance))
    assert wait(table_of(game)) == 0.0


def first_table(is_wanted: Any) -> PacedTable:
    """A table of the toy game at its first position that is wanted."""
    for seed in range(200):
        table, chance = table_of(TOY, "slow"), Fast(seed)
        while not table.match.s.has_ended:
            if table.match.choices and is_wanted(table):
                return table
            choose(table, chance)
    raise AssertionError("there is no such position")


def asked(table: PacedTable) -> list[int]:
    return [ask.seat for ask in table.match.s.asks if not ask.may]


def test_a_further_step_of_the_same_turn_takes_half_as_long() -> None:
    table = first_table(lambda table: asked(table) == [table.match.choices[-1].seat])
    assert wait_mates(table) == pytest.approx(ROUTINE_SHARE * bot_delay_seconds(cast(Table, table)))
    table = first_table(lambda table: len(asked(table)) == 1 and asked(table) != [table.match.choices[-1].seat])
    assert wait_mates(table) == pytest.approx(bot_delay_seconds(cast(Table, table)))


def wait_mates(table: PacedTable) -> float:
    return wait_seconds(cast(Table, table), dict.fromkeys(asked(table), "mate"))


def test_a_choice_that_everybody_knows_to_be_forced_takes_half_as_long_and_no_thinking() -> None:
    table = first_table(lambda table: len(asked(table)) == 1 and asked(table) != [table.match.choices[-1].seat])
    seat = asked(table)[0]
    ask = ask_for(table.match.s, seat)
    assert ask is not None
    table.match.s.asks = [Ask(seat, ask.options[:1])]
    table.match.game = replace(TOY, resample=lambda s, viewer, chance: copy_with_chance(s, chance))
    assert wait(table) == pytest.approx(ROUTINE_SHARE * bot_delay_seconds(cast(Table, table)))


def test_delays_vary_a_little_from_choice_to_choice() -> None:
    table, chance = table_of(TOY, "slow"), Fast(1)
    delays = set()
    while not table.match.s.has_ended:
        delays.add(bot_delay_seconds(cast(Table, table)))
        choose(table, chance)
    base = BOT_DELAY_SECONDS["slow"]
    assert len(delays) > 5
    assert all(base * (1 - VARIATION) <= delay <= base * (1 + VARIATION) for delay in delays)


def test_whoever_hurries_the_bots_waits_only_where_a_quick_answer_would_tell_something() -> None:
    table, pace = table_of(TOY, "slow"), BotPace()
    bots = {ask.seat: "captain" for ask in table.match.s.asks}
    assert pace.seconds(cast(Table, table), bots, skip_delay=False) > 1.9
    assert pace.seconds(cast(Table, table), bots, skip_delay=True) == pytest.approx(THINKING)
    mates = dict.fromkeys(bots, "mate")
    assert pace.seconds(cast(Table, table), mates, skip_delay=True) == 0.0


@run_async
async def test_bots_of_any_strength_can_be_seated_but_not_with_hours_to_think(data: Path) -> None:
    async with in_process(data) as server:
        created = await server.open("me", "strength:35", start=False)
        (anne,) = await server.connect_all(created)
        assert anne.info["seats"][1]["bot"] == "strength:35"
        await anne.expect_done("assign_seat", seat=1, bot="strength:80")
        for bot in ("strength:101", "captain@3600s", "captain:cheerful", "my_bot.py:Bot", "program:id"):
            assert await anne.expect_refused("assign_seat", seat=1, bot=bot)
        assert anne.info["seats"][1]["bot"] == "strength:80"
