"""Starts the notifications of a server process."""

from __future__ import annotations

from ..storage.store import Store
from .destinations import Resolver, resolve
from .push_encryption import ServerKey, new_server_key
from .sender import Sender
from .service import NotificationService
from .settings import NotificationSettings
from .subscriptions import SentCounter


async def open_notifications(store: Store, settings: NotificationSettings) -> NotificationService | None:
    """The notifications of this process, with the server's own key; None if the operator has not turned them on."""
    if settings.public_url is None:
        return None
    return make_service(store, settings, await store.get_or_set("push_key", new_server_key()))


def make_service(
    store: Store, settings: NotificationSettings, server_key: str, resolver: Resolver = resolve
) -> NotificationService:
    return NotificationService(store, settings, Sender(settings, ServerKey(server_key), SentCounter(store), resolver))
