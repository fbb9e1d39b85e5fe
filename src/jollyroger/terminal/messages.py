"""What the terminal says to players, in their language."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from ..engine.messages import Catalogue, best_language
from ..engine.messages.language import LANGUAGES

MESSAGES: Final = Catalogue(LANGUAGES, "terminal")
text = MESSAGES.text
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name a language, the most important first."""


def chosen_language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language somebody asks for, or that of the environment."""
    named = (environment.get(name, "") for name in VARIABLES)
    return best_language(wanted or next(filter(None, named), ""))
