"""Games as files. A file is replaced whole or not at all, so a crash loses nothing."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ..engine import BadRecord, Record


class BadFile(ValueError):
    """A file that cannot be read or written. The message says which and why."""


def folder() -> Path:
    """Where games are kept unless the player says otherwise."""
    data = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (data if data.is_absolute() else Path.home() / ".local" / "share") / "jollyroger" / "games"


def command() -> str:
    """What to type for this program: where it is not on the path, the way it was called."""
    name = "jollyroger"
    called = sys.argv[0]
    return called if shutil.which(name) is None and Path(called).name == name else name


def new_path(game: str) -> Path:
    """A file in that folder that does not exist yet, named by the game and the time."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(
            f"Cannot make the folder {folder()}: {_reason(error)}; say with --save where to keep it."
        ) from None
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    paths = (folder() / f"{stem}{suffix}.json" for suffix in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def write(path: Path, record: Record) -> None:
    """Write beside the file, then put it in its place."""
    path = Path(os.path.realpath(path))
    try:
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(record.dumps())
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(draft)
            raise
    except OSError as error:
        raise BadFile(f"Cannot write {path}: {_reason(error)}.") from None


def read(path: Path) -> Record:
    try:
        return Record.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(f"Cannot read {path}: {_reason(error)}.") from None
    except BadRecord as error:
        raise BadFile(f"{path}: {error}") from None
    except (ValueError, RecursionError):
        raise BadFile(f"{path} is not a game record: it is not text in JSON.") from None


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
