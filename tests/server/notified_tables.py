"""Tables whose people are told of their turns while they are away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from jollyroger.server import protocol
from jollyroger.server.notifications.opening import make_service
from jollyroger.server.notifications.push_encryption import new_server_key
from jollyroger.server.notifications.service import NotificationService
from jollyroger.server.notifications.settings import NotificationSettings
from jollyroger.server.notifications.subscriptions import Subscription
from jollyroger.server.storage.store import Store
from jollyroger.server.tables.live_table import LiveTable

from .in_process import InProcessServer, players_with_cards_given
from .receivers import HttpReceiver
from .recording_client import RecordingClient

AFTER = 0.3
DAY_CLOCK = protocol.TablePolicy(clock=protocol.Clock(86400), substitute_after=None, bot_pace="instant")
PUBLIC_URL = "https://pirates.example"


def service_maker(receiver: HttpReceiver, **more: Any) -> Callable[[Store], NotificationService]:
    settings = NotificationSettings(PUBLIC_URL, test_hosts=(receiver.host,), notify_after=AFTER)._replace(**more)
    key = new_server_key()
    return lambda store: make_service(store, settings, key)


def hook(receiver: HttpReceiver, seat: int = 0, format: Any = "plain", **more: Any) -> protocol.NewNotification:
    return protocol.NewNotification(seat, protocol.WebhookChannel(f"{receiver.url}/hook", format), **more)


def service_of(server: InProcessServer) -> NotificationService:
    service = server.registry._notifications
    assert service is not None
    return service


async def live_table_of(server: InProcessServer, created: protocol.Created) -> LiveTable:
    return await server.registry.get(created.table)


async def add(server: InProcessServer, created: protocol.Created, new: protocol.NewNotification) -> Subscription:
    return await service_of(server).add(await live_table_of(server, created), new)


async def start(
    server: InProcessServer, policy: protocol.TablePolicy = DAY_CLOCK
) -> tuple[protocol.Created, RecordingClient, RecordingClient]:
    """Anne must lay a card."""
    return await players_with_cards_given(server, policy)


async def wait_for(receiver: HttpReceiver, count: int) -> list[Any]:
    await asyncio.to_thread(receiver.wait_for, count)
    return receiver.requests
