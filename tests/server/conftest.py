"""Servers and databases for tests. PostgreSQL and Redis are real; `tools/services.py` brings them."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from .served import Served, served


def needed(variable: str) -> str:
    if variable not in os.environ:
        pytest.fail(
            f"{variable} is not set: run the tests by `make test`, or by `python tools/services.py pytest …`, "
            "which brings PostgreSQL and Redis.",
            pytrace=False,
        )
    return os.environ[variable]


@pytest.fixture
def database() -> Iterator[str]:
    """The URL of an empty PostgreSQL database that is this test's own."""
    url = needed("JOLLYROGER_POSTGRES")
    name = f"test_{secrets.token_hex(8)}"

    async def do(statement: str) -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(do(f"CREATE DATABASE {name}"))
    yield f"{url.rpartition('/')[0]}/{name}"
    asyncio.run(do(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that do no harm to it."""
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
