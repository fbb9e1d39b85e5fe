"""Component files with something wrong in them, and what is said to that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ..engine import BadComponents


def changed(file: Path, folder: Path, old: str, new: str, count: int = 1) -> Path:
    """A copy of a component file, put into this folder, with a passage put otherwise."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"the file has no {old!r}"
    copy = folder / file.name
    copy.write_text(text.replace(old, new, count), encoding="utf-8")
    return copy


def complaint(read: Callable[[Path], object], path: Path) -> str:
    """The sentence by which a file is refused."""
    with pytest.raises(BadComponents) as caught:
        read(path)
    return str(caught.value)
