"""What a bot plays for a person who is away is marked as the bot's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import Fast, Game, Match
from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.table_log import entries
from jollyroger.server.tables.updates.log import build_event_infos
from jollyroger.testing.conformance.positions import random_move

from ..toy import GAME as TOY
from .in_process import INSTANT_BOTS, in_process, players_with_cards_given, reach_same_version
from .recording_client import RecordingClient
from .run_async import run_async

MAX_CHOICES = 300


def moments_by_bot(client: RecordingClient) -> dict[int, int]:
    return {moment["number"]: moment["by_bot"] for moment in client.log if "by_bot" in moment}


def sentences(client: RecordingClient, number: int) -> list[str]:
    return [event["text"] for event in client.log[number]["events"] if event["kind"] != "BotReason"]


@run_async
async def test_everybody_sees_what_a_substitute_played_and_nobody_reads_that_they_did_it(data: Path) -> None:
    async with in_process(data) as server:
        created, anne, mary = await players_with_cards_given(server, INSTANT_BOTS)
        await anne.choose()
        live_table = await server.registry.get(created.table)
        own = anne.update["moment"] + 1
        await live_table.write(lambda _: [entries.BotSubstituted(0, "clock")])
        await anne.wait_for(own)
        await anne.expect_done("resume_seat", seat=0)
        await reach_same_version(anne, mary)
        marked = moments_by_bot(anne)
        assert marked
        assert set(marked.values()) == {0}
        assert min(marked) == own, "what Anne chose herself is not marked"
        assert moments_by_bot(mary) == marked
        for number in marked:
            for text in sentences(anne, number):
                assert not re.match("you ", text, re.IGNORECASE), text
        # It is in the log: a process that loads the table knows it too.
        assert (await server.registry.load(created.table)).moments_by_bot == marked


@run_async
async def test_going_back_forgets_the_mark(data: Path) -> None:
    async with in_process(data) as server:
        policy = protocol.TablePolicy(undo="host", bot_pace="instant", substitute_after=None)
        created, anne, _ = await players_with_cards_given(server, policy)
        live_table = await server.registry.get(created.table)
        await live_table.write(lambda _: [entries.BotSubstituted(0, "clock")])
        await anne.wait_for(3)
        await anne.expect_done("resume_seat", seat=0)
        await anne.expect_done("rewind", moment=2)
        table = await live_table.current()
        assert table.moments_by_bot == {}


@pytest.mark.parametrize("game", [TOY, *all_games().values()], ids=lambda game: game.id)
def test_what_all_can_see_is_told_with_the_readers_name(game: Game[Any]) -> None:
    """What only the reader learns may still say "you": a bot's choice told it to them."""
    for seed in range(4):
        chance = Fast(seed)
        match = Match(game, game.seats[-1], Fast(seed))
        for _ in range(MAX_CHOICES):
            if not match.s.asks:
                break
            seat, action = random_move(match.s, chance)
            match.choose(seat, str(action))
            public = [(info.kind, info.data) for info in build_event_infos(game, match.events[-1], None)]
            for info in build_event_infos(game, match.events[-1], seat, named=True):
                if (info.kind, info.data) in public:
                    assert not re.match(r"you(r)?\b", info.text, re.IGNORECASE), info.text
