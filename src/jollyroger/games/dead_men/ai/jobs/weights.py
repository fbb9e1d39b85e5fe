"""The numbers of the quick policy by name: prices, rates and limits. weights.toml says what each means."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.toml")


def read_weights(path: Path) -> dict[str, float]:
    """The numbers of a file, as `table.name`."""
    tables = tomllib.loads(path.read_text())
    return {f"{table}.{name}": float(value) for table, values in tables.items() for name, value in values.items()}


WEIGHTS: Final = read_weights(WEIGHTS_FILE)
"""The numbers in use. A tuner updates this dictionary."""
