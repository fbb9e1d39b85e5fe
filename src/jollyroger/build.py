"""Which build of the package is installed: pure Python or compiled."""

from __future__ import annotations

from pathlib import Path


def is_compiled() -> bool:
    """Whether engine, rules and search run as native code. A library is imported rather than the source beside it."""
    return any(path.suffix in (".so", ".pyd") for path in (Path(__file__).parent / "engine").glob("kernel.*"))
