"""Libraries that not everybody needs."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..engine import BadSetup


def import_optional(module: str, extras: str) -> Any:
    """A library that comes with these extras of the package; if it is missing, that is said in a sentence."""
    try:
        return import_module(module)
    except ImportError:
        name = module.partition(".")[0]
        raise BadSetup(f"This needs {name}, which is not installed: pip install 'jollyroger[{extras}]'.") from None
