"""What runs in a browser needs msgspec, and nothing else that a browser's Python does not have."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import jollyroger

ROOT = Path(jollyroger.__file__).parent
FOLDERS = ("embedded", "engine", "bots", "games", "server")
NEEDS_A_NETWORK = (
    "server/app.py",
    "server/http/",
    "server/worker_process.py",
    "server/notifications/http_client.py",
    "server/notifications/mail.py",
    "server/notifications/opening.py",
    "server/notifications/push_encryption.py",
    "server/notifications/sender.py",
    "server/storage/backup",
    "server/storage/opening.py",
    "server/storage/postgres",
    "server/storage/sqlite",
)
"""These are for a server in a network. Nothing else may import them."""
WEB_PACKAGES = (
    *("starlette", "uvicorn", "websockets", "httptools", "uvloop", "prometheus_client", "cryptography"),
    *("asyncpg", "redis", "rich", "textual", "numpy"),
)
MISSING_MODULES = ("curses", "fcntl", "grp", "pwd", "resource", "termios", "ssl", "sqlite3", "lzma", "_multiprocessing")
"""Modules of the standard library that Pyodide leaves out."""

IMPORT_ALL = """
import importlib, sys

blocked = set(sys.argv[1].split(","))

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ImportError(f"{name} is not there")

for name in list(sys.modules):
    if name.partition(".")[0] in blocked:
        del sys.modules[name]
sys.meta_path.insert(0, Blocker())
for name in sys.argv[2:]:
    try:
        importlib.import_module(name)
    except ImportError as error:
        print(f"{name}: {error}")
"""


def names_of(is_wanted: bool) -> list[str]:
    """The names of the modules that run in a browser, or of those that do not."""
    names = []
    for path in sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")):
        relative = path.relative_to(ROOT).as_posix()
        if "/tests/" not in relative and relative.startswith(NEEDS_A_NETWORK) != is_wanted:
            names.append("jollyroger." + relative.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    return names


def import_without_web(*modules: str) -> str:
    """Import these modules where the web packages are missing. Returns what failed."""
    blocked = ",".join((*WEB_PACKAGES, *MISSING_MODULES))
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, blocked, *modules], check=True, capture_output=True, text=True
    )
    return done.stdout


def test_everything_but_the_network_can_be_imported_without_the_web_packages() -> None:
    names = names_of(is_wanted=True)
    assert {"jollyroger.server.api.sockets", "jollyroger.server.tables.registry", "jollyroger.games"} <= {*names}
    assert import_without_web(*names) == ""


def test_the_modules_for_the_network_are_noticed() -> None:
    failed = import_without_web("jollyroger.server.app", "jollyroger.server.worker_process")
    assert "jollyroger.server.app: " in failed
    assert "jollyroger.server.worker_process: _multiprocessing is not there" in failed


def test_each_module_that_is_left_out_exists() -> None:
    left_out = [f"{ROOT.as_posix()}/{name}" for name in NEEDS_A_NETWORK]
    modules = [path.as_posix() for path in ROOT.rglob("*.py")]
    assert not [name for name in left_out if not any(module.startswith(name) for module in modules)]
