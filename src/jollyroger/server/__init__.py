"""Live, lasting, fair tables for any game that follows the contract. Nothing here knows a game by name."""

from __future__ import annotations

from .app import Settings, make_app, serve
from .storage.store import BadServer

__all__ = ["BadServer", "Settings", "make_app", "serve"]
