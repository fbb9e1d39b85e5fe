"""Servers and databases for tests. PostgreSQL and Redis are real; `tools/services.py` starts them."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from .receivers import HttpReceiver, MailServer, http_receiver, mail_server
from .server_process import ServerProcess, running_server


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
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not harm it."""
    with running_server(tmp_path_factory.mktemp("server")) as running:
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
