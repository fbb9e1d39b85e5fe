"""Who may take which seat: nobody sees a hand that is not theirs by sitting down, leaving or holding two seats."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from jollyroger.engine import Refused
from jollyroger.server import protocol

from ..toy import GAME as TOY
from .in_process import INSTANT_BOTS, in_process, players_with_cards_given
from .run_async import run_async
from .server_process import ServerProcess

LISTED = protocol.TablePolicy(listed=True, bot_pace="slow")


@pytest.mark.parametrize("start", [True, False])
@run_async
async def test_a_bots_seat_is_taken_only_after_the_host_has_freed_it(data: Path, start: bool) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "mate", names=["Anne"], policy=LISTED, start=start)
        (anne,) = await server.connect_all(table)
        with pytest.raises(Refused, match="ask the host"):
            await server.take_seat(table, "Jack", seat=1)
        with pytest.raises(Refused, match="All seats are taken"):
            await server.take_seat(table, "Jack")
        await anne.expect_done("assign_seat", seat=1, bot=None)
        await server.take_seat(table, "Jack", seat=1)


def test_a_bots_seat_is_not_taken_over_http(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "mate", start=True, policy={"bot_pace": "slow"})
    join = {"token": table["join"], "name": "Jack", "seat": 1}
    assert "ask the host" in server.post(f"/api/tables/{table['table']}/seats", join).expect(409)["why"]


@run_async
async def test_a_listed_table_shows_its_join_token_only_while_a_seat_is_free(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "open", policy=LISTED, start=False)
        (anne,) = await server.connect_all(table)
        watcher = await server.connect(table.table, table.watch)

        async def public_tokens() -> tuple[str | None, str | None]:
            await watcher.expect_done("ping")
            (shown,) = await server.registry.summaries(over=False)
            return watcher.info["join"], shown.join

        assert await public_tokens() == (table.join, table.join)
        await anne.expect_done("assign_seat", seat=1, bot="mate")
        await anne.expect_done("start")
        assert await public_tokens() == (None, None)
        assert anne.info["join"] == table.join
        await anne.expect_done("assign_seat", seat=1, bot=None)
        assert await public_tokens() == (table.join, table.join)


def test_strangers_get_no_join_token_of_a_full_listed_table_over_http(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "mate", start=True, policy={"listed": True, "bot_pace": "slow"})
    assert server.get(f"/api/tables/{table['table']}").expect()["join"] is None
    assert table["join"] not in server.get("/api/tables").text


@run_async
async def test_a_person_holds_one_seat_unless_the_table_is_a_hot_seat_table(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "open", "open", names=["Anne"], start=False)
        anne_token = table.seat_tokens[0].token
        with pytest.raises(Refused, match="have a seat"):
            await server.take_seat(table, "Anne again", tokens=[anne_token])
        jack_token, _ = await server.take_seat(table, "Jack")
        # Whoever presents the tokens of two seats plays the seat whose token is last, and sees that hand only.
        both = await server.connect(table.table, anne_token, jack_token)
        assert both.welcome["seats"] == [1]
        assert "not yours" in await both.expect_refused("send_chat", seat=0, text="Arr!")


@run_async
async def test_one_device_may_play_several_seats_of_a_hot_seat_table_and_everybody_is_told(data: Path) -> None:
    async with in_process(data) as server:
        for seats, hot_seat in ((("me", "me", "open"), True), (("me", "open", "open"), False)):
            table = await server.open(*seats, start=False)
            client = await server.connect(table.table, *(taken.token for taken in table.seat_tokens))
            stranger = await server.connect(table.table, table.watch)
            assert len(client.welcome["seats"]) == len(table.seat_tokens)
            assert client.info["hot_seat"] == stranger.info["hot_seat"] == hot_seat
        table = await server.open("me", "me", "open", start=False)
        await server.take_seat(table, "Jack", tokens=[table.seat_tokens[0].token])


@run_async
async def test_one_person_may_hold_several_seats_of_a_cooperative_game(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "open", game="dead-men", start=False)
        token, _ = await server.take_seat(table, "Jack", tokens=[table.seat_tokens[0].token])
        both = await server.connect(table.table, table.seat_tokens[0].token, token)
        assert both.welcome["seats"] == [0, 1]


def test_a_person_with_a_seat_is_refused_a_second_one_over_http(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "open", "open", names=["Anne"])
    path, own = f"/api/tables/{table['table']}/seats", table["seat_tokens"][0]["token"]
    join = {"token": table["join"], "name": "Jack"}
    assert "have a seat" in server.post(path, join, own, table["host"]).expect(409)["why"]
    taken = server.post(path, join).expect(201)
    assert taken["seat"] == 1


@run_async
async def test_a_bot_plays_on_for_a_person_who_leaves_a_running_game(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await players_with_cards_given(server, INSTANT_BOTS)
        await mary.expect_done("leave", seat=1)
        await mary.wait_for_close()
        await anne.wait_for_notice("The person in seat 2 has left; {1}, a bot, plays on.")
        assert (anne.info["seats"][1]["kind"], anne.info["seats"][1]["bot"]) == ("bot", "mate")
        with pytest.raises(Refused, match="ask the host"):
            await server.take_seat(table, "Jack", seat=1)
        await anne.play(random.Random(3))


@run_async
async def test_the_host_can_offer_the_seat_of_a_person_who_left(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await players_with_cards_given(server, protocol.TablePolicy(bot_pace="slow"))
        await mary.expect_done("leave", seat=1)
        await anne.expect_done("assign_seat", seat=1, bot=None)
        jack = await server.join(table, "Jack")
        assert jack.welcome["seats"] == [1]


@run_async
async def test_an_undo_request_is_dropped_when_a_voter_leaves(data: Path) -> None:
    async with in_process(data) as server:
        policy = protocol.TablePolicy(undo="vote", bot_pace="slow")
        _, anne, mary = await players_with_cards_given(server, policy)
        await anne.expect_done("undo", seat=0, version=anne.version)
        await anne.wait_until(lambda: anne.info["undo_request"] is not None)
        await mary.expect_done("leave", seat=1)
        await anne.wait_until(lambda: anne.info["undo_request"] is None)
