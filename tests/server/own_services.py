"""PostgreSQL and Redis servers that a test starts for itself, so that it may kill them and let them hang."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tools.services import Service, find_program, postgres, redis, running

from .server_process import UNLIMITED, ServerProcess, ensure_stopped, start_server


@contextmanager
def own_redis() -> Iterator[Service]:
    with _temporary_folder("redis-server") as folder, running(redis(folder)) as service:
        yield service


@contextmanager
def own_postgres() -> Iterator[Service]:
    with _temporary_folder("initdb") as folder, running(postgres(folder)) as service:
        yield service


@contextmanager
def two_servers(folder: Path, database: str, redis_url: str) -> Iterator[list[ServerProcess]]:
    """Two server processes that share their tables."""
    with ExitStack() as stack:
        servers = []
        for name in ("one", "two"):
            flags = ["--database", database, "--redis", redis_url]
            servers.append(start_server(folder / name, *flags, module=UNLIMITED))
            stack.callback(ensure_stopped, servers[-1])
        yield servers


@contextmanager
def _temporary_folder(program: str) -> Iterator[Path]:
    """A folder for this program that the user of PostgreSQL can reach: those of pytest are private."""
    if find_program(program) is None:
        pytest.fail(f"{program} is not on this machine: run the tests with `make test`, which installs it.")
    with TemporaryDirectory(prefix="jollyroger-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
