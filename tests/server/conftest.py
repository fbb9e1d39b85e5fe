"""Servers and databases for tests. PostgreSQL and Redis are real; `tools/services.py` starts them."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from ..embedded.browser_server import BrowserServer, running_browser_server
from .in_process import Browser, games
from .receivers import HttpReceiver, MailServer, http_receiver, mail_server
from .server_process import ServerProcess, running_server

IN_BROWSERS_TOO = (
    *("bot_marks", "changes", "clocks", "daily_tables", "host_powers", "hosts", "my_tables", "names", "play"),
    *("play_again", "pointing", "seat_rules", "seats", "tables"),
)
"""The modules whose in-process tests also run against a server as it runs inside a browser."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test of these modules twice, unless it starts a server in a process of its own."""
    name = metafunc.module.__name__.rpartition(".test_")[2]
    has_data, has_process = ("data" in metafunc.fixturenames), ("server" in metafunc.fixturenames)
    if name in IN_BROWSERS_TOO and has_data and not has_process:
        metafunc.fixturenames.append("transport")
        metafunc.parametrize("transport", ["server", "browser"], indirect=True)


@pytest.fixture
def transport(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the servers that `in_process` starts run."""
    monkeypatch.setattr(Browser, "is_used", request.param == "browser")
    monkeypatch.setattr(Browser, "databases", {})


def required_variable(name: str) -> str:
    if name not in os.environ:
        pytest.fail(
            f"{name} is not set: run the tests with `make test` or `python tools/services.py pytest …`, "
            "which start PostgreSQL and Redis.",
            pytrace=False,
        )
    return os.environ[name]


@pytest.fixture
def database() -> Iterator[str]:
    """The URL of an empty PostgreSQL database for one test."""
    with temporary_database() as url:
        yield url


@contextmanager
def temporary_database() -> Iterator[str]:
    """Create an empty PostgreSQL database, and drop it afterwards."""
    url = required_variable("JOLLYROGER_POSTGRES")
    name = f"test_{secrets.token_hex(8)}"

    async def execute(statement: str) -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(execute(f"CREATE DATABASE {name}"))
    yield f"{url.rpartition('/')[0]}/{name}"
    asyncio.run(execute(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(scope="session")
def http_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not harm it."""
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def server(http_server: ServerProcess) -> ServerProcess:
    return http_server


@pytest.fixture(scope="session")
def browser_server() -> Iterator[BrowserServer]:
    """A server as it runs inside a browser."""
    with running_browser_server(games) as running:
        yield running


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def receiver() -> Iterator[HttpReceiver]:
    with http_receiver() as running:
        yield running


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running
