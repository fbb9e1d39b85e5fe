"""Guided first games: how they are set up, and who plays by the script."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import Refused, Tutorial
from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.tables.learning import guided

from ..toy import GAME
from .in_process import InProcessServer, in_process
from .recording_client import RecordingClient
from .run_async import run_async

GUIDED = sorted(id for id, game in {GAME.id: GAME, **all_games()}.items() if game.tutorial is not None)


def own_choices(tutorial: Tutorial) -> list[tuple[int, str]]:
    """The learner's choices, each with the number of choices before it."""
    return [(moment, action) for moment, (seat, action) in enumerate(tutorial.script) if seat == tutorial.seat]


async def open_guided(server: InProcessServer, game: str = GAME.id) -> tuple[protocol.Created, RecordingClient]:
    created = await server.registry.open(protocol.NewTable(game, names=["Anne"], tutorial=True))
    (client,) = await server.connect_all(created)
    await client.wait_for_start()
    return created, client


async def play_step(client: RecordingClient, moment: int, action: str) -> None:
    """Choose this after so many choices, as soon as it is offered."""
    await client.expect_done("hurry_bots")
    await client.wait_until(lambda: client.update["moment"] >= moment and is_offered(client, action))
    await client.choose(action)
    await client.expect_done("hurry_bots")


def is_offered(client: RecordingClient, action: str) -> bool:
    question = client.update["question"] or {"options": []}
    return action in [option["id"] for option in question["options"]]


async def choices_of(server: InProcessServer, table: str) -> list[tuple[int, str]]:
    match = (await (await server.registry.get(table)).current()).match
    assert match is not None
    return [(choice.seat, choice.action) for choice in match.choices]


@run_async
async def test_a_guided_table_is_set_up_by_the_game(tmp_path: Path) -> None:
    async with in_process(tmp_path) as server:
        created, client = await open_guided(server)
        table = await (await server.registry.get(created.table)).current()
        assert client.info["tutorial"]
        assert client.info["luck"] == "seeded"
        assert client.info["policy"]["bot_pace"] == "brisk"
        assert client.info["policy"]["undo"] == "own"
        assert not client.info["policy"]["listed"]
        assert table.opened.options == {"length": "long"}
        assert [state.bot for state in table.seats] == [None, guided.EASIEST_BOT]
        assert table.salts == []
        assert await server.registry.summaries(over=False) == []


@pytest.mark.parametrize("game", GUIDED)
def test_bots_play_the_script_while_the_learner_does(tmp_path: Path, game: str) -> None:
    @run_async
    async def play() -> None:
        async with in_process(tmp_path) as server:
            created, client = await open_guided(server, game)
            tutorial = server.registry.games[game].tutorial
            assert tutorial is not None
            for moment, action in own_choices(tutorial):
                await play_step(client, moment, action)
            await client.wait_for(moment=len(tutorial.script))
            assert (await choices_of(server, created.table))[: len(tutorial.script)] == list(tutorial.script)

    play()


@run_async
async def test_the_script_goes_on_after_the_table_was_loaded_again(tmp_path: Path) -> None:
    assert GAME.tutorial is not None
    script, choices = list(GAME.tutorial.script), own_choices(GAME.tutorial)
    async with in_process(tmp_path) as server:
        created, client = await open_guided(server)
        for moment, action in choices[:2]:
            await play_step(client, moment, action)
    async with in_process(tmp_path) as server:
        (client,) = await server.connect_all(created)
        await client.wait_for_start()
        assert client.info["tutorial"]
        for moment, action in choices[2:]:
            await play_step(client, moment, action)
        await client.wait_for(moment=len(script))
        assert (await choices_of(server, created.table))[: len(script)] == script


@run_async
async def test_bots_play_by_themselves_once_the_learner_leaves_the_script(tmp_path: Path) -> None:
    async with in_process(tmp_path) as server:
        created, client = await open_guided(server)
        await play_step(client, 1, "give:2")
        table = await (await server.registry.get(created.table)).current()
        assert guided.next_choice(table) is None
        await play_step(client, 2, "lay:1")
        await play_step(client, 3, "claim:1")
        # After the bot's turn it is the learner's again, or the bot has called.
        await client.wait_until(lambda: client.update["moment"] >= 6)


@run_async
async def test_after_an_undo_the_script_goes_on(tmp_path: Path) -> None:
    async with in_process(tmp_path) as server:
        created, client = await open_guided(server)
        await play_step(client, 1, "give:1")
        await play_step(client, 2, "lay:2")
        table = await (await server.registry.get(created.table)).current()
        assert guided.next_choice(table) is None
        await client.expect_done("undo", seat=0, version=client.version)
        assert guided.next_choice(table) == (0, "lay:1")


@pytest.mark.parametrize(
    "more",
    [
        {"seats": ["me", "mate"]},
        {"seed": 4},
        {"options": {"length": "short"}},
        {"policy": protocol.TablePolicy(listed=True)},
        {"salt": "ab"},
        {"daily": True},
        {"move_first": True},
    ],
)
def test_a_guided_table_takes_nothing_but_a_name(more: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="only the game and a name"):
        guided.complete_request(GAME, protocol.NewTable(GAME.id, names=["Anne"], tutorial=True, **more))
