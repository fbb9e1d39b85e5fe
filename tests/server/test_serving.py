"""The command `jollyroger serve`: starting, stopping, and reporting what is wrong in one sentence."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from jollyroger import cli
from jollyroger.server.http.health import CHECK_INTERVAL_SECONDS
from jollyroger.server.storage.sqlite import open_sqlite

from ..toy import GAME as TOY
from .conftest import required_variable
from .run_async import run_async
from .server_process import CLI, ROOT, ServerProcess, ensure_stopped, environment, running_server, start_server


@pytest.fixture(autouse=True)
def restore_logging() -> Iterator[None]:
    """The server configures logging for its whole process, which is the test's own here."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


@pytest.fixture
def start_error(capsys: pytest.CaptureFixture[str], data: Path) -> Callable[..., str]:
    """Start a server with bad settings. Returns the error message."""

    def start(*flags: str, data: Path = data) -> str:
        assert cli.main(["serve", "--port", "0", "--data", str(data), *flags]) == 2
        output = capsys.readouterr()
        assert output.out == ""
        assert len(output.err.strip().splitlines()) == 1, output.err
        return output.err

    return start


StartError = Callable[..., str]


def test_bad_settings_give_one_sentence_and_exit_code_2(data: Path) -> None:
    command = [sys.executable, "-m", CLI, "serve", "--data", str(data), "--database", "mysql://localhost/db"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment(), timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_port_in_use_is_reported(start_error: StartError) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Cannot listen on 127.0.0.1 port {port}" in start_error("--port", str(port))


def test_a_data_folder_in_use_is_reported(start_error: StartError, data: Path) -> None:
    store = open_sqlite(data)
    try:
        assert "Another server has its tables in" in start_error()
    finally:
        asyncio.run(store.close())


@pytest.mark.parametrize("port", ["99999", "-1", "starboard"])
def test_an_invalid_port_is_reported(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert cli.main(["serve", f"--port={port}"]) == 2
    assert "--port" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("flags", "why"),
    [
        (["--host", "no.such.host.invalid"], "Cannot listen on no.such.host.invalid"),
        (["--database", "mysql://localhost/db"], "--database is a URL of PostgreSQL"),
        (["--database", "postgresql://jolly@127.0.0.1:1/none"], "Cannot reach the database"),
        (["--database", "postgresql://127.0.0.1:port/none"], "Cannot reach the database"),
        (["--redis", "127.0.0.1"], "--redis is a URL"),
        (["--redis", "redis://127.0.0.1:1"], "Cannot reach Redis"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_cannot_be_reached_is_reported(start_error: StartError, flags: list[str], why: str) -> None:
    assert why in start_error(*flags)


def test_a_missing_database_is_reported(start_error: StartError) -> None:
    url = required_variable("JOLLYROGER_POSTGRES").rpartition("/")[0]
    assert "Cannot reach the database" in start_error("--database", f"{url}/no_such_database")


def test_an_impossible_data_folder_is_reported(start_error: StartError, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder", encoding="utf-8")
    assert "Cannot keep tables in" in start_error(data=file)
    assert "Cannot keep tables in" in start_error(data=file / "below")


def test_a_damaged_database_is_reported_before_the_server_starts(start_error: StartError, data: Path) -> None:
    asyncio.run(open_sqlite(data).close())
    db = sqlite3.connect(data / "jollyroger.sqlite")
    db.execute("DROP TABLE log_lines")
    db.close()
    why = start_error()
    assert "is damaged (no such table: log_lines)" in why
    assert "jollyroger tables restore" in why


def test_data_of_a_newer_program_is_reported(start_error: StartError, data: Path) -> None:
    data.mkdir()
    db = sqlite3.connect(data / "jollyroger.sqlite")
    db.execute("PRAGMA user_version = 99")
    db.close()
    assert "a newer Jolly Roger" in start_error()


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT], ids=["term", "int"])
@run_async
async def test_a_signal_stops_the_server_soon_and_nothing_is_lost(data: Path, sign: signal.Signals) -> None:
    server = start_server(data)
    try:
        game = server.get("/api/lobby").expect()["games"][0]["id"]
        table = server.open(game, "me", "me", start=True)
        clients = [await server.connect(table["table"], taken["token"]) for taken in table["seat_tokens"]]
        for client in clients:
            await client.wait_for_start()
        mover = next(client for client in clients if client.update["question"] is not None)
        await mover.choose()
        await mover.wait_until(lambda: mover.update["moment"] == 1)
        began = time.monotonic()
        code = server.stop(sign)
        assert time.monotonic() - began < 10
        assert code == (0 if sign == signal.SIGTERM else 130)
        for client in clients:
            assert await client.wait_for_close() in (1001, 1012)
        assert "Traceback" not in server.log
        workers = [line for line in children(server.process.pid) if line]
        assert not workers
    finally:
        ensure_stopped(server)
    with running_server(data) as again:
        back = await again.connect(table["table"], table["seat_tokens"][0]["token"])
        await back.wait_for_start()
        assert back.update["moment"] == 1
        await back.leave()


def children(pid: int) -> list[str]:
    """The status lines of the running child processes."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = status.read_text()
        except OSError:
            continue
        if text.rpartition(")")[2].split()[1] == str(pid):
            found.append(text)
    return found


@run_async
async def test_a_killed_server_leaves_no_workers_behind(data: Path) -> None:
    server = start_server(data)
    try:
        game = server.get("/api/lobby").expect()["games"][-1]
        table = server.open(game["id"], *["random"] * game["seats"][0], start=True)
        watcher = await server.connect(table["table"], table["watch"])
        await watcher.wait_for(3)
        workers = [int(stat.split()[0]) for stat in children(server.process.pid)]
        assert workers
        server.kill()
        deadline = time.monotonic() + 5
        while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]
        await watcher.wait_for_close()
    finally:
        ensure_stopped(server)


@run_async
async def test_a_worker_that_dies_is_replaced(data: Path) -> None:
    with running_server(data) as server:
        game = server.get("/api/lobby").expect()["games"][-1]
        table = server.open(game["id"], *["greedy"] * game["seats"][0], start=True, policy={"bot_pace": "brisk"})
        watcher = await server.connect(table["table"], table["watch"])
        for moment in (2, 4, 6):
            await watcher.wait_for(moment)
            for stat in children(server.process.pid):
                if "resource_tracker" not in Path(f"/proc/{stat.split()[0]}/cmdline").read_text():
                    os.kill(int(stat.split()[0]), signal.SIGKILL)
        await watcher.wait_until(lambda: watcher.update["moment"] >= 8)
        await watcher.leave()


@run_async
async def test_health_and_metrics_are_available_to_operators(data: Path) -> None:
    with running_server(data, "--metrics", module=CLI) as server:
        assert server.get("/health").expect() == {"ready": True}
        game = server.get("/api/lobby").expect()["games"][0]
        table = server.open(game["id"], *["me"] * game["seats"][0], start=True)
        client = await server.connect(table["table"], *(taken["token"] for taken in table["seat_tokens"]))
        await client.wait_until(lambda: len(client.updates) == game["seats"][0])
        seat = next(seat for seat, update in client.updates.items() if update["question"])
        await client.choose(random.Random(1).choice(client.updates[seat]["question"]["options"])["id"], seat)
        text = server.get("/metrics").text
        assert 'jollyroger_commands_total{kind="Choose"} 1.0' in text
        assert "jollyroger_clients 1.0" in text
        await client.leave()


def test_metrics_are_off_by_default_and_only_for_this_machine(data: Path, server: ServerProcess) -> None:
    assert "nothing here" in server.get("/metrics").expect(404)["why"]
    with running_server(data, "--metrics", "--trusted-proxy", "127.0.0.1") as own:
        assert own.get("/metrics").status == 200
        assert own.call("GET", "/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status == 404
    # Without a trusted proxy, the header is not believed.
    assert server.call("GET", "/health", headers={"x-forwarded-for": "192.0.2.7"}).status == 200


def test_a_request_for_another_host_is_refused(data: Path, server: ServerProcess) -> None:
    port = server.address.rpartition(":")[2]
    for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "[::1", "", "a b"):
        assert "another name" in server.call("GET", "/api/lobby", headers={"host": host}).expect(421)["why"]
    for host in ("localhost", f"LOCALHOST:{port}", "127.0.0.1:1", "192.0.2.7", f"[::1]:{port}"):
        server.call("GET", "/api/lobby", headers={"host": host}).expect()
    with running_server(data, "--allowed-host", "pirates.example") as own:
        for host in ("pirates.example", "Pirates.Example.:443"):
            own.call("GET", "/api/lobby", headers={"host": host}).expect()


def test_the_data_can_be_read_by_its_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "new"
    store = open_sqlite(data)
    try:
        modes = {file.name: file.stat().st_mode & 0o777 for file in data.iterdir()}
        assert data.stat().st_mode & 0o777 == 0o700
        assert set(modes) >= {"jollyroger.sqlite", "lock"}
        assert set(modes.values()) == {0o600}, modes
    finally:
        asyncio.run(store.close())
    (data / "jollyroger.sqlite").chmod(0o644)
    asyncio.run(open_sqlite(data).close())
    assert (data / "jollyroger.sqlite").stat().st_mode & 0o777 == 0o600


@run_async
async def test_a_full_disk_is_reported_and_play_goes_on_afterwards(data: Path) -> None:
    with running_server(data) as server:
        table = server.open(TOY.id, "me", "me", start=True)
        anne = await server.connect(table["table"], table["seat_tokens"][0]["token"])
        await anne.wait_for_start()
        # A limit on the size of files fails like a disk without space.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        assert "could not be saved" in (await anne.choose())["why"]
        assert "try again" in server.post("/api/tables", {"game": TOY.id, "seats": ["me", "me"]}).expect(503)["why"]
        join = {"token": table["join"], "name": "Jack"}
        server.post(f"/api/tables/{table['table']}/seats", join).expect(409)
        await asyncio.sleep(CHECK_INTERVAL_SECONDS)
        assert server.get("/health").expect(503) == {"ready": False}
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert (await anne.choose())["type"] == "done"
        await asyncio.sleep(CHECK_INTERVAL_SECONDS)
        assert server.get("/health").expect() == {"ready": True}
        await anne.leave()
        assert "Traceback" not in server.log
