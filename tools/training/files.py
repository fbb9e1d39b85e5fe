"""Files of a training run. They are written whole or not at all, so a run can be stopped at any time."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def write_text(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    draft.write_text(text)
    os.replace(draft, path)


def write_json(path: Path, data: Any) -> None:
    write_text(path, json.dumps(data, separators=(",", ":")) + "\n")


def read_json(path: Path) -> Any:
    return json.loads(path.read_text())


def write_rows(path: Path, header: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """A table as CSV."""
    lines = [",".join(header), *(",".join(str(cell) for cell in row) for row in rows)]
    write_text(path, "\n".join(lines) + "\n")


def read_rows(path: Path) -> list[dict[str, str]]:
    with path.open() as file:
        return list(csv.DictReader(file))
