"""Imports of libraries that are optional dependencies."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..engine import BadSetup


def import_optional(module: str, extra: str) -> Any:
    """Import a module that an extra of this package installs. Raises BadSetup with the pip command if it is missing."""
    try:
        return import_module(module)
    except ImportError:
        name = module.partition(".")[0]
        raise BadSetup(f"This needs {name}, which is not installed: pip install 'jollyroger[{extra}]'.") from None
