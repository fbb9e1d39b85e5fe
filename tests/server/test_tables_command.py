"""`jollyroger tables` on both databases: what it shows, checks, closes and deletes."""

from __future__ import annotations

import asyncio
import json
import stat
import sys
import time
from collections.abc import Awaitable, Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from jollyroger import cli, games
from jollyroger.engine import Game, Record, verify
from jollyroger.exit_codes import BAD_INPUT, FAILED
from jollyroger.server.messages import text
from jollyroger.server.storage.opening import open_store
from jollyroger.server.storage.store import Store, StoreUnavailable
from jollyroger.server.table_log import entries
from jollyroger.server.tables.opening import new_table_id
from jollyroger.terminal import read_record

from ..toy import GAME as TOY
from .in_process import in_process, players_with_cards_given
from .run_async import run_async
from .server_process import running_server
from .upgraded_games import DIFFERENT, PlayedTable, play_table

SALT = "5a17" * 8


class Operator:
    """Runs `jollyroger tables` on the store of a test."""

    def __init__(self, data: Path, database: str | None, capsys: pytest.CaptureFixture[str]) -> None:
        self.data = data
        self.database = database
        self._capsys = capsys

    def run(self, *words: str, code: int = 0) -> str:
        """Run a subcommand that must have this exit code. Returns all it printed."""
        place = ["--data", str(self.data), *([] if self.database is None else ["--database", self.database])]
        assert cli.main(["tables", *words, *place]) == code
        out, err = self._capsys.readouterr()
        assert (err != "") == (code == BAD_INPUT)
        return str(out + err)

    def json(self, *words: str, code: int = 0) -> Any:
        return json.loads(self.run(*words, "--json", code=code))

    def play(self, until_moment: int | None = 10) -> PlayedTable:
        return asyncio.run(play_table(self.data, until_moment, database=self.database, salt=SALT))

    def read(self, work: Callable[[Store], Awaitable[Any]]) -> Any:
        """What a function returns for the store, while no server runs."""

        async def run() -> Any:
            store = await open_store(self.data, self.database)
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(run())

    def lines(self, id: str) -> list[str]:
        return list(self.read(lambda store: store.read_lines(id)))


@pytest.fixture(params=["sqlite", "postgres"])
def operator(request: pytest.FixtureRequest, data: Path, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(data, None if request.param == "sqlite" else request.getfixturevalue("database"), capsys)


@pytest.fixture(autouse=True)
def with_toy_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    have_game(monkeypatch, TOY)
    monkeypatch.chdir(tmp_path)


def have_game(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(games, "GAMES", (game,))


def secrets_of(lines: list[str]) -> list[str]:
    """What nobody may read in the output: the secret, the salts, the tokens and their hashes."""
    opened = json.loads(lines[0])["entry"]
    digests = [entry["token_digest"] for line in lines if "token_digest" in (entry := json.loads(line)["entry"])]
    names = ("secret", "host_digest", "join_token", "watch_token")
    return [SALT, *digests, *(opened[name] for name in names)]


def test_tables_are_listed_and_shown_without_secrets(operator: Operator) -> None:
    over, running = operator.play(None), operator.play(8)
    listed = operator.json("list")["tables"]
    assert [(table["id"], table["status"], table["rules_version"], table["names"]) for table in listed] == [
        (running.id, "playing", 1, ["Anne", "Mary"]),
        (over.id, "over", 1, ["Anne", "Mary"]),
    ]
    shown = operator.json("show", running.id)
    assert (shown["choices"], shown["outcome"], shown["options"]) == (8, "current", {"length": "long"})
    assert [seat["name"] for seat in shown["seats"]] == ["Anne", "Mary"]
    texts = [operator.run(*words) for words in (["list"], ["show", running.id], ["check"])]
    texts += [json.dumps(operator.json(*words)) for words in (["list"], ["show", running.id], ["check"])]
    assert all(running.id in text for text in [*texts[:2], *texts[3:]])
    assert texts[2] == "2 tables: played by the present rules\n"
    for played in (over, running):
        secrets = secrets_of(operator.lines(played.id))
        assert len(secrets) == 7
        assert not [secret for secret in secrets for text in texts if secret in text]


def test_a_table_that_does_not_exist_is_named_in_one_sentence(operator: Operator) -> None:
    operator.read(lambda store: store.due_tables(0.0, 1))
    assert operator.run("list") == "There are no tables.\n"
    for words in (["show", "x"], ["check", "x"], ["export", "x"], ["close", "x", "--yes"], ["delete", "x", "--yes"]):
        assert "There is no table 'x'; 'jollyroger tables list' lists them." in operator.run(*words, code=BAD_INPUT)


def test_check_says_which_tables_would_be_closed_and_migrate_closes_them(
    operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    early, late, over = operator.play(3), operator.play(10), operator.play(None)
    before = [operator.lines(played.id) for played in (early, late, over)]
    have_game(monkeypatch, DIFFERENT[0])
    checked = operator.json("check", code=FAILED)["tables"]
    outcomes = {table["id"]: table["outcome"] for table in checked}
    assert outcomes == {early.id: "agrees", late.id: "differs", over.id: "differs"}
    assert operator.json("check", early.id)["tables"][0]["outcome"] == "agrees"
    assert f"{late.id}  playing  {TOY.id}  differs: after choice 6 " in operator.run("check", code=FAILED)
    monkeypatch.setattr(sys, "stdin", StringIO("y\n"))
    assert "say --yes" in operator.run("migrate", code=BAD_INPUT)
    assert [operator.lines(played.id) for played in (early, late, over)] == before
    text = operator.run("migrate", "--yes")
    assert "1 table: the same game under the present rules; goes on" in text
    assert [table["status"] for table in operator.json("list")["tables"] if table["id"] == late.id] == ["closed"]
    assert entries.decode(operator.lines(late.id)[-1]).entry == entries.TableClosed("rules")
    assert operator.lines(over.id) == before[2]
    assert operator.run("migrate") == "The schema is up to date.\n"
    operator.run("check")


def test_a_damaged_log_is_reported(operator: Operator) -> None:
    played = operator.play()

    async def damage(store: Store) -> None:
        row, lines = await store.read_row(played.id), await store.read_lines(played.id)
        assert row is not None
        await store.delete(played.id)
        await store.create(played.id, [*lines[:5], "rats"], row)

    operator.read(damage)
    (checked,) = operator.json("check", code=FAILED)["tables"]
    assert (checked["outcome"], "cannot be decoded" in checked["why"]) == ("unreadable", True)
    assert operator.json("show", played.id)["choices"] is None
    operator.run("close", played.id, "--yes")
    operator.run("delete", played.id, "--yes")


def test_a_running_table_is_closed_before_it_is_deleted(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    played = operator.play()
    assert f"'jollyroger tables close {played.id}'" in operator.run("delete", played.id, "--yes", code=BAD_INPUT)
    assert "say --yes" in operator.run("close", played.id, code=BAD_INPUT)
    stdin = StringIO("no\n")
    monkeypatch.setattr(stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", stdin)
    assert "No table was changed" in operator.run("close", played.id, code=BAD_INPUT)
    assert operator.json("show", played.id)["outcome"] == "current"
    operator.run("close", played.id, "--yes")
    assert "closed already" in operator.run("close", played.id, "--yes", code=BAD_INPUT)
    operator.run("delete", played.id, "--yes")
    assert operator.lines(played.id) == []
    assert operator.json("list") == {"tables": []}


@pytest.mark.parametrize("until_moment", [10, None], ids=["running", "over"])
def test_the_record_of_a_table_is_exported_to_a_file(
    operator: Operator, until_moment: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = operator.play(until_moment)
    text = operator.run("export", played.id)
    path = Path(f"jollyroger-{played.id}.json")
    record = read_record(path)
    assert str(path) in text
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert "exists already" in operator.run("export", played.id, code=BAD_INPUT)
    if until_moment is None:
        assert record == played.record
    else:
        assert (record.secret, record.choices) == (None, played.record.choices)
    # Under other rules, too, and after the table was closed.
    have_game(monkeypatch, DIFFERENT[0])
    operator.run("export", played.id, "--out", "other.json")
    assert read_record(Path("other.json")) == record
    operator.run("migrate", "--yes")
    operator.run("export", played.id, "--out", "closed.json")
    assert read_record(Path("closed.json")) == played.record
    assert verify(TOY, played.record).outcome == "proven"


def test_export_needs_a_game_that_has_begun(operator: Operator) -> None:
    async def open_table() -> str:
        async with in_process(operator.data, await open_store(operator.data, operator.database)) as server:
            return (await server.open("me", "open", names=["Anne"], start=False)).table

    assert "never started" in operator.run("export", asyncio.run(open_table()), code=BAD_INPUT)


@run_async
async def test_migrating_needs_a_folder_that_no_server_uses(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator(data, None, capsys)
    async with in_process(data):
        assert "Another server has its tables in" in await asyncio.to_thread(operator.run, "migrate", code=BAD_INPUT)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@run_async
async def test_the_operator_looks_at_and_closes_tables_while_a_server_runs(
    kind: str, data: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    database = None if kind == "sqlite" else await asyncio.to_thread(request.getfixturevalue, "database")
    operator = Operator(data, database, capsys)
    async with in_process(data, await open_store(data, database)) as server:
        table, anne, _ = await players_with_cards_given(server)
        (listed,) = (await asyncio.to_thread(operator.json, "list"))["tables"]
        assert listed["id"] == table.table
        await asyncio.to_thread(operator.run, "check")
        await asyncio.to_thread(operator.run, "close", table.table, "--yes")
        await anne.wait_until(lambda: anne.disconnected is not None)


def test_a_database_that_fails_is_one_sentence_and_exit_code_1(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*args: object) -> None:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr("jollyroger.server.administration.Administration.list_tables", fail)
    asyncio.run(play_table(data, 3))
    assert cli.main(["tables", "list", "--data", str(data)]) == FAILED
    assert capsys.readouterr().err == "jollyroger: The database failed: the disk is full.\n"


def test_a_real_server_tells_the_players_of_a_closed_table_and_gives_its_record(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(data, None, capsys)
    with running_server(data) as server:
        table = server.open(TOY.id, "me", "me", start=True)["table"]
        assert server.get(f"/api/tables/{table}").status == 200
        assert server.get(f"/api/tables/{table}/record").status == 409
        operator.run("close", table, "--yes")
        # The server has the table in memory, and nobody is connected to it.
        wait_for(lambda: server.get(f"/api/tables/{table}").status == 410)
        assert server.get(f"/api/tables/{table}").json["why"] == text("closed-operator")
        record = Record.loads(server.get(f"/api/tables/{table}/record").text)
        assert (record.game, record.version, verify(TOY, record).outcome) == (TOY.id, TOY.version, "proven")
        assert "Traceback" not in server.log


def wait_for(is_true: Callable[[], bool]) -> None:
    for _ in range(300):
        if is_true():
            return
        time.sleep(0.1)
    raise AssertionError("it did not happen within 30 seconds")


def test_no_command_takes_the_id_of_a_table_for_an_option() -> None:
    assert all(new_table_id()[0].isalnum() for _ in range(2000))
