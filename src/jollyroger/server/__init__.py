"""Live tables for any game, over HTTP and WebSockets. The server is handed its games; it knows none by name."""

from __future__ import annotations

from .app import Settings, make_app, serve
from .notifications.settings import NotificationSettings
from .storage.store import BadServer

__all__ = ["BadServer", "NotificationSettings", "Settings", "make_app", "serve"]
