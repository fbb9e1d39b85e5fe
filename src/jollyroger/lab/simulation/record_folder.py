"""A folder to which a run writes the record of each game. Files are complete from the moment they have their name."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from errno import EEXIST
from pathlib import Path

from ...engine import BadSetup
from .game_result import GameResult
from .run_config import RunConfig


class RecordFolder:
    """Writes `GAME-SEED-000123.json` for game 123 of a run. Nothing that exists is overwritten."""

    def __init__(self, folder: Path, game: str, config: RunConfig) -> None:
        self.folder = folder
        self._stem = f"{game}-{config.seed}"

    def path(self, number: int) -> Path:
        return self.folder / f"{self._stem}-{number:06}.json"

    def prepare(self, numbers: range) -> None:
        """Make the folder. Raises BadSetup if it cannot be written to, or holds the record of one of these games."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            names = {entry.name for entry in os.scandir(self.folder)}
            if not os.access(self.folder, os.W_OK):
                raise PermissionError(0, "permission denied")
        except OSError as error:
            raise self._error(error) from None
        if names:
            taken = next((path for number in numbers if (path := self.path(number)).name in names), None)
            if taken is not None:
                raise BadSetup(f"{taken} exists already; move it away or write the records to another folder.")

    def write(self, results: Iterable[GameResult]) -> None:
        """Write the records of games that did not fail."""
        for result in results:
            if result.record:
                self._write(self.path(result.number), result.record)

    def _write(self, path: Path, text: str) -> None:
        part = path.with_name(f".{path.name}.part")
        try:
            part.write_text(text, encoding="utf-8")
            _rename_to_new(part, path)
        except OSError as error:
            raise self._error(error) from None
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)

    def _error(self, error: OSError) -> BadSetup:
        reason = (error.strerror or str(error)).lower()
        return BadSetup(f"Cannot write records to {self.folder}: {reason}.")


def _rename_to_new(part: Path, path: Path) -> None:
    """Give a file its name, or raise FileExistsError if another file has it."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:  # no hard links on this file system
        if path.exists():
            raise FileExistsError(EEXIST, f"{path.name} exists already") from None
        os.rename(part, path)
