"""The game's texts, in the language of whoever reads them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...engine.messages import Catalogue

MESSAGES: Final = Catalogue(Path(__file__).parent / "languages")
text = MESSAGES.text
