"""The names of rooms in the names of features, which are English whatever the reader's language is."""

from __future__ import annotations

from typing import Final

from .....engine.messages import ENGLISH, reading_in
from ...components import ROOMS
from ...messages import MESSAGES

with reading_in(ENGLISH):
    ROOM_NAMES: Final = [tile.name or MESSAGES.text(f"place-{tile.id}") for tile in ROOMS]
