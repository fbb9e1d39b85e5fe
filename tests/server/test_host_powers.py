"""What a host cannot do to the others at the table without their agreement or their knowledge."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import Refused
from jollyroger.server import protocol
from jollyroger.server.tables import commands
from jollyroger.server.tables.credentials import Credentials

from ..toy import GAME as TOY
from .in_process import INSTANT_BOTS, in_process, players_with_cards_given, reach_same_version, two_players
from .recording_client import RecordingClient
from .run_async import run_async
from .server_process import ServerProcess

# --- copies ---------------------------------------------------------------------------------------


@run_async
async def test_everybody_is_notified_when_the_host_exports_a_running_game(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "random", names=["Anne"], policy=INSTANT_BOTS)
        (anne,) = await server.connect_all(table)
        await anne.play(random.Random(1), until_moment=2)
        await anne.expect_done("pause", on=True)
        watcher = await server.connect(table.table, table.watch)
        live_table = await server.registry.get(table.table)
        tokens = Credentials([table.host, table.seat_tokens[0].token])
        record = await server.registry.export_record(live_table, tokens)
        notice = f"The host has taken a record of the game after choice {len(record.choices)}; it shows all hands."
        await watcher.wait_for_notice(notice)
        # Whoever sits down later reads it too; a second copy of the same moment adds nothing.
        await server.registry.export_record(live_table, tokens)
        await anne.expect_done("assign_seat", seat=1, bot=None)
        jack = await server.join(table, "Jack")
        await jack.wait_for_notice(notice)
        assert jack.notices.count(notice) == 1
        assert any("shows all hands" in warning for warning in jack.info["warnings"])
        for copy in (
            server.registry.export_record(live_table, tokens),
            server.registry.clone(live_table, tokens, protocol.Clone(1)),
        ):
            with pytest.raises(Refused, match="others hold"):
                await copy


def test_no_path_gives_a_copy_of_a_running_game_to_the_host_while_others_play(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "open", names=["Anne"])
    path = f"/api/tables/{table['table']}"
    tokens = [table["host"], table["seat_tokens"][0]["token"], table["watch"]]
    server.post(f"{path}/seats", {"token": table["join"], "name": "Mary"}).expect(201)
    start_table(server, table)
    assert server.get(f"{path}/record", *tokens).expect(409)
    assert server.get(f"{path}/export", *tokens).expect(409)
    assert server.post(f"{path}/clone", {"moment": 0}, *tokens).expect(409)
    assert server.get(f"{path}/moments?seat=1", *tokens).expect(403)
    assert server.get(f"{path}/moments", *tokens).expect()["seat"] is None


@run_async
async def start_table(server: ServerProcess, table: Any) -> None:
    host = await server.connect(table["table"], table["host"])
    await host.expect_done("start")
    await host.leave()


# --- links ----------------------------------------------------------------------------------------


@run_async
async def test_the_host_gets_no_new_link_for_the_seat_of_a_person_who_is_here(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        assert "ask them" in await anne.expect_refused("new_seat_link", seat=1)
        await mary.expect_done("new_seat_link", seat=1)


@run_async
async def test_the_host_gets_a_new_link_only_if_the_person_stays_away(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        watcher = await server.connect(table.table, table.watch)
        await mary.leave()
        assert (await anne.expect_done("new_seat_link", seat=1))["token"] is None
        await watcher.wait_for_notice("The host asks for a new link for the seat of {1}; it is made if they stay away.")
        available_at = anne.info["seats"][1]["new_link_at"]
        assert 60 < available_at - time.time() <= commands.LINK_WAIT_SECONDS
        assert "in 2 minutes" in await anne.expect_refused("new_seat_link", seat=1)
        # Mary comes back: the request is void.
        mary = await server.connect(table.table, table.seat_tokens[1].token)
        await mary.wait_for_notice("{1} is back and keeps the old link.")
        await mary.leave()
        await anne.wait_until(lambda: anne.info["seats"][1]["new_link_at"] is None)
        # She stays away: the request of that time is not forgotten with the process that took it.
        await anne.expect_done("new_seat_link", seat=1)
        live_table = await server.registry.get(table.table)
        assert (await server.registry.load(table.table)).link_requests == (await live_table.current()).link_requests
        monkeypatch.setattr(commands, "LINK_WAIT_SECONDS", 0.0)
        token = (await anne.expect_done("new_seat_link", seat=1))["token"]
        await watcher.wait_for_notice("The host has made a new link for the seat of {1}.")
        again = await server.connect(table.table, token)
        assert again.welcome["seats"] == [1]


@run_async
async def test_with_a_clock_of_a_day_the_host_waits_a_day_for_a_new_link(data: Path) -> None:
    async with in_process(data) as server:
        policy = protocol.TablePolicy(clock=protocol.Clock(86400), substitute_after=None)
        _, anne, mary = await two_players(server, policy)
        await mary.leave()
        await anne.expect_done("new_seat_link", seat=1)
        assert "in 24 hours" in await anne.expect_refused("new_seat_link", seat=1)


# --- going back -----------------------------------------------------------------------------------


@pytest.mark.parametrize("undo", ["own", "vote"])
@run_async
async def test_the_host_rewinds_only_if_all_others_agree(data: Path, undo: Any) -> None:
    async with in_process(data) as server:
        _, anne, mary = await players_with_cards_given(server, protocol.TablePolicy(undo=undo))
        await anne.expect_done("rewind", moment=0)
        await reach_request(mary)
        assert mary.info["undo_request"] == {"seat": None, "moment": 0, "waiting_for": [1]}
        assert anne.update["moment"] == 2
        assert "other players vote" in await anne.expect_refused("undo_vote", agree=True)
        assert "already asked" in await anne.expect_refused("rewind", moment=1)
        await mary.expect_done("undo_vote", agree=False, seat=1)
        await anne.wait_until(lambda: anne.info["undo_request"] is None)
        assert anne.update["moment"] == 2
        await anne.expect_done("rewind", moment=0)
        await mary.expect_done("undo_vote", agree=True, seat=1)
        await reach_same_version(anne, mary)
        assert anne.update["moment"] == mary.update["moment"] == 0


@run_async
async def test_the_host_decides_alone_where_the_undo_policy_says_so(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await players_with_cards_given(server, protocol.TablePolicy(undo="host"))
        await anne.expect_done("rewind", moment=0)
        await mary.wait_for_notice("The game begins anew.")


@run_async
async def test_nothing_is_rewound_where_undo_is_off(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, _ = await players_with_cards_given(server, protocol.TablePolicy(undo="off"))
        assert "Undo is off" in await anne.expect_refused("rewind", moment=0)


@run_async
async def test_a_host_who_plays_alone_rewinds_without_asking(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "random", policy=INSTANT_BOTS)
        (anne,) = await server.connect_all(table)
        await anne.play(random.Random(1), until_moment=2)
        await anne.expect_done("rewind", moment=0)
        await anne.wait_for_notice("The game begins anew.")


async def reach_request(client: RecordingClient) -> None:
    await client.wait_until(lambda: client.info["undo_request"] is not None)


# --- luck that somebody knows ---------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "warned"), [(7, True), (None, False)])
@run_async
async def test_a_table_with_a_chosen_seed_says_so_to_everybody(data: Path, seed: int | None, warned: bool) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "open", seed=seed, start=False)
        watcher = await server.connect(table.table, table.watch)
        assert any("chosen seed" in warning for warning in watcher.info["warnings"]) == warned


def test_the_warnings_are_shown_before_somebody_sits_down(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "me", "open", seed=7)
    seeded, hot_seat = server.get(f"/api/tables/{table['table']}").expect()["warnings"]
    assert "knows every card and roll in advance" in seeded
    assert "more than one hand" in hot_seat


@run_async
async def test_a_game_that_plays_on_from_another_says_that_its_past_is_known(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("random", "random", seed=3, policy=INSTANT_BOTS)
        watcher = await server.connect(table.table, table.watch)
        await watcher.wait_until(lambda: watcher.is_over)
        live_table = await server.registry.get(table.table)
        clone = await server.registry.clone(live_table, Credentials([]), protocol.Clone(2, "Anne", ["me", "open"]))
        record = await server.registry.export_record(live_table, Credentials([]))
        for copy in (clone, await server.registry.import_record(record.dumps())):
            joining = await server.connect(copy.table, copy.watch)
            assert [warning for warning in joining.info["warnings"] if "plays on from another" in warning]
