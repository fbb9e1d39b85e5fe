"""Component files with an error in them, and the message with which they are refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ..engine import BadComponents


def edited_copy(file: Path, folder: Path, old: str, new: str, count: int = 1) -> Path:
    """A copy of a component file in this folder, with a passage replaced."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"the file has no {old!r}"
    copy = folder / file.name
    copy.write_text(text.replace(old, new, count), encoding="utf-8")
    return copy


def error_message(read: Callable[[Path], object], path: Path) -> str:
    """The message with which a file is refused."""
    with pytest.raises(BadComponents) as caught:
        read(path)
    return str(caught.value)
