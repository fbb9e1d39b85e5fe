"""A seat at a table of a real server, played in the full screen by its link."""

from __future__ import annotations

import asyncio
import re
import subprocess
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from jollyroger.engine.messages import reading_in
from jollyroger.games import game_named
from jollyroger.terminal import is_table_link
from jollyroger.terminal.fullscreen.app import GameApp
from jollyroger.terminal.fullscreen.sources import remote_table, table_connection
from jollyroger.terminal.fullscreen.sources.remote_table import RemoteTable
from jollyroger.terminal.fullscreen.sources.table_connection import clean
from jollyroger.terminal.table_link import Secret, TableLink, TableUnreachable, parse_table_link, seat_file, take_seat

from ..server.server_process import ServerProcess, ensure_stopped, running_server, start_server
from ..toy import GAME as TOY
from .pilot import LARGE, ScreenDriver, run
from .test_full_screen_boards import click, clickable
from .test_full_screen_terminal import COMMAND, terminal


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def link_of(server: ServerProcess, table: Any, kind: str = "seat") -> str:
    token = table["seat_tokens"][0]["token"] if kind == "seat" else table[kind]
    return f"http://{server.address}/table/{table['table']}#{kind}={token}"


def join_link(server: ServerProcess, table: Any) -> TableLink:
    return parse_table_link(link_of(server, table, "join"))


@asynccontextmanager
async def at_table(link: str) -> AsyncIterator[ScreenDriver]:
    app = GameApp(RemoteTable(parse_table_link(link), {TOY.id: TOY}.get))
    async with app.run_test(size=LARGE) as pilot:
        yield ScreenDriver(app, pilot)


def test_a_seat_is_played_to_the_end_by_its_link(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "random", names=["Anne"], start=True)

    async def test() -> None:
        async with at_table(link_of(server, table)) as driver:
            while await driver.wait_for_turn():
                before = driver.moment
                assert before.question[:20] in driver.text
                assert before.board.splitlines()[0][:20] in driver.text
                await driver.press("1")
                # The next question may have the same options.
                await driver.wait_until(lambda before=before: driver.moment != before)  # type: ignore[misc]
            await driver.settle()
            assert "The game is over" in driver.text

    run(test)
    assert server.get(f"/api/tables/{table['table']}").expect()["status"] == "over"


def test_a_board_of_a_server_is_clicked_like_one_on_this_machine(server: ServerProcess) -> None:
    game = game_named("all-hands")
    table = server.open(game.id, "me", *["random"] * (game.seats[0] - 1), names=["Anne"], start=True)

    async def test() -> None:
        async with at_table(link_of(server, table)) as driver:
            await driver.wait_for_turn()
            lines = driver.moment.board.split("\n")
            anne = next(span for span in driver.moment.targets if span.target == "seat:0")
            assert lines[anne.line][anne.start : anne.end].startswith("Anne: ")
            while not clickable(driver):
                await driver.press("1")
                await driver.wait_for_turn()
            before, (target, options) = driver.moment, next(iter(clickable(driver).items()))
            assert options
            await click(driver, target)
            await driver.wait_until(lambda: driver.moment.options != before.options or "Esc shows all" in driver.text)

    run(test)


def test_undo_chat_and_clocks_at_a_table(server: ServerProcess) -> None:
    table = server.open(
        TOY.id, "me", "me", names=["Anne", "Bob"], start=True, policy={"clock": {"move": 600, "bank": 0}}
    )
    bob_token = table["seat_tokens"][1]["token"]

    async def test() -> None:
        bob = await server.connect(table["table"], bob_token)
        async with at_table(link_of(server, table)) as driver:
            await driver.wait_for_turn()
            assert re.search(r"Anne (10:00|9:\d\d)", driver.text)
            await driver.press("1")
            await driver.wait_until(lambda: not driver.moment.is_asked)
            await driver.press("u")
            await driver.wait_until(lambda: driver.moment.is_asked)
            await bob.expect_done("send_chat", seat=1, text="Ahoy!")
            await driver.wait_for_text("Bob: Ahoy!")
            await driver.press("slash", "H", "e", "y", "enter")
            await driver.wait_for_text("Anne: Hey")
        await bob.leave()

    run(test)


def test_the_game_goes_on_after_the_server_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_connection, "RETRY_SECONDS", (0.1,))
    data = tmp_path / "data"
    first = start_server(data, module="tests.server.unlimited_server")
    port = int(first.address.rpartition(":")[2])
    table = first.open(TOY.id, "me", "random", names=["Anne"], start=True)

    async def test() -> None:
        async with at_table(link_of(first, table)) as driver:
            await driver.wait_for_turn()
            before = driver.moment.log
            await asyncio.to_thread(first.kill)
            await driver.wait_for_text("Reconnecting")
            await driver.press("1")  # is kept, and sent when the server is back
            second = await asyncio.to_thread(start_server, data, module="tests.server.unlimited_server", port=port)
            try:
                await driver.wait_until(lambda: "Reconnecting" not in driver.text and driver.moment.log != before)
                await driver.wait_for_turn()  # or for the end: the kept choice may have been the last
            finally:
                await asyncio.to_thread(ensure_stopped, second)

    try:
        run(test)
    finally:
        ensure_stopped(first)


def test_a_join_link_takes_a_seat_and_the_same_link_finds_it_again(server: ServerProcess) -> None:
    table = server.open(TOY.id, "open", "random")
    link = parse_table_link(link_of(server, table, "join"))
    seat = take_seat(link, "Polly")
    assert server.get(f"/api/tables/{table['table']}").expect()["seats"][0]["name"] == "Polly"
    assert take_seat(link, "Polly").token.reveal() == seat.token.reveal()
    assert seat_file(link).stat().st_mode & 0o077 == 0


def host_link(server: ServerProcess, table: Any, with_seat: bool = True) -> str:
    """The link of whoever opened the table: as the host, with their seat or without."""
    seat = f"seat={table['seat_tokens'][0]['token']}&" if with_seat else ""
    return f"http://{server.address}/table/{table['table']}#{seat}host={table['host']}"


def status(server: ServerProcess, table: Any) -> str:
    return str(server.get(f"/api/tables/{table['table']}").expect()["status"])


def test_the_host_waits_for_the_others_seats_a_bot_and_starts(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "open", "open", names=["Anne"])

    async def test() -> None:
        async with at_table(host_link(server, table)) as driver:
            await driver.wait_for_text("You are the host. 2 seats still free.")
            assert "1  Anne  you, the host" in driver.text
            assert "Start the game" not in driver.text
            polly = await server.connect(table["table"], take_seat(join_link(server, table), "Polly").token.reveal())
            await driver.wait_for_text("2  Polly  here")
            await driver.press("2")
            await driver.wait_for_text("a bot: Deckhand")
            await driver.wait_for_text("1  Start the game")
            await driver.press("1")
            await driver.wait_until(lambda: status(server, table) == "playing")
            await driver.wait_until(lambda: driver.moment.seats[1].name == "Polly" and "who is here" not in driver.text)
            await polly.leave()

    run(test)


def test_a_host_without_a_seat_fills_the_table_with_bots_and_starts(server: ServerProcess) -> None:
    table = server.open(TOY.id, "open", "open")

    async def test() -> None:
        async with at_table(host_link(server, table, with_seat=False)) as driver:
            await driver.wait_for_text("Seat 2 bots and start")
            await driver.press("1")
            await driver.wait_until(lambda: status(server, table) != "gathering")

    run(test)


def test_bots_in_the_waiting_room_are_named_in_the_language_of_the_reader(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "captain", "strength:30", names=["Anne"])

    async def test() -> None:
        async with at_table(host_link(server, table)) as driver:
            await driver.wait_for_text("Kapitän")
            assert "ein Bot: strength:30" in driver.text
            assert "captain" not in driver.text

    with reading_in("de"):
        run(test)


def test_a_bot_is_sent_away_again_before_the_game(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "random", names=["Anne"])

    async def test() -> None:
        async with at_table(host_link(server, table)) as driver:
            await driver.wait_for_text("Free the seat of")
            await driver.press("2")
            await driver.wait_for_text("2  nobody yet")

    run(test)


def test_a_guest_sees_who_is_there_and_waits_for_the_host(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "open", names=["Anne"])
    seat = take_seat(join_link(server, table), "Polly")

    async def test() -> None:
        anne = await server.connect(table["table"], table["seat_tokens"][0]["token"], table["host"])
        async with at_table(f"http://{seat.host}/table/{seat.table}#seat={seat.token.reveal()}") as driver:
            await driver.wait_for_text("Waiting for Anne, the host, to start")
            assert "1  Anne  here, the host" in driver.text
            assert "2  Polly  you" in driver.text
            assert not driver.moment.options
            await anne.expect_done("transfer_host", seat=1)
            await driver.wait_for_text("1  Start the game")
        await anne.leave()

    run(test)


def test_a_host_goes_on_with_a_paused_game(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "random", names=["Anne"], start=True)

    async def test() -> None:
        host = await server.connect(table["table"], table["host"])
        async with at_table(host_link(server, table)) as driver:
            await driver.wait_for_turn()
            await host.expect_done("pause", on=True)
            await driver.wait_for_text("1  Go on with the game")
            assert "The game is paused." in driver.text
            await driver.press("1")
            await driver.wait_until(lambda: status(server, table) == "playing")
        await host.leave()

    run(test)


def test_a_full_table_and_a_missing_one_are_one_sentence(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "random", names=["Anne"])
    with pytest.raises(TableUnreachable, match=r"^[A-Z].*\.$"):
        take_seat(parse_table_link(link_of(server, table, "join")), "Polly")

    async def test() -> None:
        async with at_table(f"http://{server.address}/table/nowhere#seat=abc") as driver:
            await driver.wait_for_text("There is no such table on this server.")

    run(test)


@pytest.mark.parametrize(
    "text",
    ["http://host/table/x", "http://host/#seat=s3cr3t", "host/table/x#seat=s3cr3t", "http://[/table/x#seat=s3cr3t"],
)
def test_a_wrong_link_is_explained_without_being_quoted(text: str) -> None:
    assert is_table_link(text)
    with pytest.raises(TableUnreachable) as caught:
        parse_table_link(text)
    assert "s3cr3t" not in str(caught.value)


def test_no_message_shows_a_token() -> None:
    link = parse_table_link("https://host:8000/table/abc#seat=s3cr3t")
    assert "s3cr3t" not in f"{link} {link!r} {link.token} {Secret('s3cr3t')}"
    assert (link.socket, link.token.reveal()) == ("wss://host:8000/api/tables/abc/live", "s3cr3t")


def test_a_server_cannot_control_the_terminal() -> None:
    assert clean({"a": ["\x1b[2J\x07Hi\nthere", 1, None]}) == {"a": ["[2JHi\nthere", 1, None]}


def test_a_token_that_opens_no_seat_is_told(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "random", names=["Anne"], start=True, policy={"watch": "all"})

    async def test() -> None:
        async with at_table(f"http://{server.address}/table/{table['table']}#seat=s3cr3t") as driver:
            await driver.wait_for_text("you are watching")
            assert "s3cr3t" not in driver.text

    run(test)


def test_a_server_that_talks_nonsense_ends_the_game_in_a_sentence() -> None:
    async def test() -> None:
        async def answer(socket: ServerConnection) -> None:
            await socket.recv()
            await socket.send('{"type": "welcome"}')
            await socket.wait_closed()

        async with serve(answer, "127.0.0.1", 0) as false_server:
            port = next(iter(false_server.sockets)).getsockname()[1]
            async with at_table(f"http://127.0.0.1:{port}/table/x#seat=s3cr3t") as driver:
                await driver.wait_for_text("Der Server sagt etwas, das diese Version nicht versteht.")
                assert driver.moment.question.endswith("nicht versteht.")
                assert "q Ende" in driver.text
                assert "s3cr3t" not in driver.text

    with reading_in("de"):
        run(test)


def test_a_hint_at_a_table_is_told_in_the_language_of_the_reader(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "random", names=["Anne"], start=True, policy={"practice": True})

    async def test() -> None:
        async with at_table(link_of(server, table)) as driver:
            await driver.wait_for_turn()
            await driver.press("h")
            await driver.wait_for_text("Der Kapitän würde:")

    with reading_in("de"):
        run(test)


class SlowHint:
    """A request for a hint that is answered when `answer` is set."""

    def __init__(self, action: str) -> None:
        self.action = action
        self.asked, self.answer = threading.Event(), threading.Event()

    def __call__(self, url: str, token: Secret) -> Any:
        self.asked.set()
        assert self.answer.wait(30)
        return {"action": self.action, "reason": "", "bot": "Captain"}


@pytest.mark.parametrize("who", ["Bob", "Anne"])
def test_a_hint_counts_as_long_as_the_reader_has_the_same_choice(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    """Others who choose at the same time change the table, but not the question."""
    table = server.open(TOY.id, "me", "me", names=["Anne", "Bob"], start=True)
    bob_token = table["seat_tokens"][1]["token"]

    async def test() -> None:
        bob = await server.connect(table["table"], bob_token)
        async with at_table(link_of(server, table)) as driver:
            await driver.wait_for_turn()
            source, options = driver.app.source, driver.moment.options
            assert isinstance(source, RemoteTable)
            monkeypatch.setattr(remote_table, "request", slow := SlowHint(options[0].id))
            await driver.press("h")
            await driver.wait_until(slow.asked.is_set)
            assert "The Captain is thinking" in driver.text
            before = source._state.version
            if who == "Bob":
                await bob.choose()
            else:
                source.choose(options[0])  # a key would end the notice, too
            await driver.wait_until(lambda: source._state.version > before)
            slow.answer.set()
            if who == "Bob":
                await driver.wait_until(lambda: "The Captain would: Give" in driver.text)
            else:
                await driver.wait_until(lambda: "The Captain is thinking" not in driver.text)
                assert "The Captain would: Give" not in driver.text
        await bob.leave()

    run(test)


def test_rivals_at_a_table_are_told_why_there_is_no_hint(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "random", names=["Anne"], start=True)

    async def test() -> None:
        async with at_table(link_of(server, table)) as driver:
            await driver.wait_for_turn()
            await driver.press("h")
            await driver.wait_for_text("practice")

    run(test)


def test_the_command_joins_by_a_link_and_never_writes_the_token(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "random", names=["Anne"], start=True)
    link = link_of(server, table)
    with terminal("play", link) as screen:
        screen.wait_for("? help")
        screen.wait_for("Anne")
        screen.type("q")
        assert screen.end() == 0
        assert "Come back with the same command." in screen.output
        assert table["seat_tokens"][0]["token"] not in screen.output


def test_a_pipe_is_told_that_a_table_needs_the_full_screen() -> None:

    ended = subprocess.run(
        [*COMMAND, "play", "http://h/table/x#seat=s3cr3t"], capture_output=True, text=True, timeout=60
    )
    assert ended.returncode != 0
    assert "needs the full screen" in ended.stderr
    assert "s3cr3t" not in ended.stderr + ended.stdout
