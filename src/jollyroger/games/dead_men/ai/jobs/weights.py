"""The numbers of the quick policy by name: prices, rates and limits. the two files say what each means."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

SMALL_CREW_FILE: Final = Path(__file__).with_name("small_crew.toml")
LARGE_CREW_FILE: Final = Path(__file__).with_name("large_crew.toml")


def read_weights(path: Path) -> dict[str, float]:
    """The numbers of a file, as `table.name`."""
    tables = tomllib.loads(path.read_text())
    return {f"{table}.{name}": float(value) for table, values in tables.items() for name, value in values.items()}


SMALL_CREW: Final = read_weights(SMALL_CREW_FILE)
"""The numbers of crews of two and three. A tuner updates this dictionary."""
LARGE_CREW: Final = read_weights(LARGE_CREW_FILE)
"""Those of four and five, who want more treasure and have fewer turns each."""
WEIGHTS: Final = [SMALL_CREW, SMALL_CREW, SMALL_CREW, SMALL_CREW, LARGE_CREW, LARGE_CREW]
"""The numbers in use, by the number of pirates."""
