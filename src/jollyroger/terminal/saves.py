"""Records as files. A file is replaced atomically, so that a crash loses nothing."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ..engine import BadRecord, Record, UserError


class BadFile(UserError):
    """A file that cannot be read or written. The message says which and why."""


def saves_folder() -> Path:
    """Where games are saved by default."""
    data = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (data if data.is_absolute() else Path.home() / ".local" / "share") / "jollyroger" / "games"


def new_save_path(game_id: str) -> Path:
    """A new file in the saves folder, named after the game and the time."""
    folder = saves_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(
            f"Cannot make the folder {folder}: {os_error_reason(error)}; name another file with --save."
        ) from None
    stem = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    paths = (folder / f"{stem}{suffix}.json" for suffix in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def write_record(path: Path, record: Record) -> None:
    """Write to a temporary file beside the target, then rename it."""
    path = Path(os.path.realpath(path))
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(record.dumps())
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(temporary)
            raise
    except OSError as error:
        raise BadFile(f"Cannot write {path}: {os_error_reason(error)}.") from None


def read_record(path: Path) -> Record:
    try:
        return Record.loads(read_text(path))
    except BadRecord as error:
        raise BadFile(f"{path}: {error}") from None


def read_text(path: Path) -> str:
    """The text of a file that should be a record."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(f"Cannot read {path}: {os_error_reason(error)}.") from None
    except ValueError:
        raise BadFile(f"{path} is not a game record: it is not text in JSON.") from None


def os_error_reason(error: OSError) -> str:
    """An operating system error as the end of a sentence."""
    return (error.strerror or str(error)).lower()
