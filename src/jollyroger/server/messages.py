"""What the server says to people, in the language of whoever reads it."""

from __future__ import annotations

from typing import Final

from ..engine.messages import Catalogue
from ..engine.messages.language import LANGUAGES

MESSAGES: Final = Catalogue(LANGUAGES, "server")
text = MESSAGES.text
