"""Notifications of a server process: what seats choose, what is sent, and whether it is still true when it is sent."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from ...engine import Refused
from ...engine.messages import ENGLISH, reading_in
from .. import protocol
from ..messages import text
from ..storage.store import Store
from ..table_log import entries
from ..table_log.entries import NoticeKind
from ..tables.loading.unavailable import TableUnavailable
from ..tables.presence import Presence
from ..tables.table import Table
from .destinations import NotAllowed
from .messages import Message, build_message, build_test_message
from .outbox import Delivery, DeliveryFailed, Outbox
from .quiet_hours import quiet_until, read_zone
from .settings import NotificationSettings
from .subscriptions import (
    MAX_PER_SEAT,
    SeatKey,
    Subscription,
    Subscriptions,
    new_subscription,
    seat_key,
)

logger = logging.getLogger(__name__)


class NotifiedTable(Protocol):
    """The live table, as far as notifications use it."""

    id: str
    presence: Presence

    @property
    def sees_everybody(self) -> bool: ...

    async def current(self) -> Table: ...

    async def write(self, make_entries: Callable[[Table], Sequence[entries.Entry]]) -> Table: ...


class MessageSender(Protocol):
    """Sends messages. The real one, in `sender`, needs cryptography."""

    def offer(self) -> protocol.NotificationOffer: ...

    def check(self, channel: protocol.Channel) -> None:
        """Raise `NotAllowed` if nothing can be sent by this channel."""

    async def send(self, subscription: Subscription, message: Message) -> None:
        """Deliver a message, or raise `DeliveryFailed`."""

    async def send_confirmation(self, subscription: Subscription, address: str, game: str) -> None: ...


FindTable = Callable[[str], Awaitable[NotifiedTable]]


class NotificationService:
    def __init__(self, store: Store, settings: NotificationSettings, sender: MessageSender) -> None:
        self.settings = settings
        self.subscriptions = Subscriptions(store)
        self._sender = sender
        self._store = store
        self._outbox: Outbox | None = None
        self._find_table: FindTable | None = None

    def start(self, find_table: FindTable) -> None:
        """Begin to send. `find_table` returns the table with an id, or raises `TableUnavailable`."""
        self._find_table = find_table
        self._outbox = Outbox(self._store, self._deliver)

    async def close(self) -> None:
        if self._outbox is not None:
            await self._outbox.close()

    def offer(self) -> protocol.NotificationOffer:
        return self._sender.offer()

    # --- what seats choose ------------------------------------------------------------------------

    async def add(
        self, live_table: NotifiedTable, new: protocol.NewNotification, language: str = ENGLISH
    ) -> Subscription:
        """Add what the person in a seat has chosen; in place of an older choice with the same destination."""
        try:
            self._sender.check(new.channel)
            if new.quiet is not None:
                read_zone(new.quiet.zone)
        except NotAllowed as error:
            raise Refused(str(error)) from None
        except ValueError:
            raise Refused(text("tell-zone")) from None
        table = await live_table.current()
        if table.status == "over":
            raise Refused(text("tell-game-over"))
        game, subscription = table.game.name, new_subscription(seat_key(table, new.seat), new, language)
        known = await self.subscriptions.list(subscription.key)
        for old in known:
            if old.destination == subscription.destination:
                subscription.id, subscription.confirm_token = old.id, old.confirm_token
        if all(old.id != subscription.id for old in known):
            if len(known) >= MAX_PER_SEAT:
                raise Refused(text("tell-most", most=MAX_PER_SEAT))
            if isinstance(new.channel, protocol.MailChannel):
                await self._send_confirmation(subscription, new.channel.address, game)
        await self.subscriptions.put(subscription)
        if subscription.confirm_token is None:
            await self._switch(live_table, subscription.key, True)
        return subscription

    async def _send_confirmation(self, subscription: Subscription, address: str, game: str) -> None:
        try:
            await self._sender.send_confirmation(subscription, address, game)
        except DeliveryFailed as error:
            raise Refused(str(error)) from None

    async def confirm(self, token: str) -> str | None:
        """The owner of an address agrees. Returns the id of the table; None if the token is not valid."""
        subscription = await self.subscriptions.confirm(token)
        if subscription is None or self._find_table is None:
            return None
        await self._switch(await self._find_table(subscription.table), subscription.key, True)
        return subscription.table

    async def stop(self, token: str) -> bool:
        """Stop the messages of the subscription with this token. False if they were stopped before."""
        subscription = await self.subscriptions.take(token)
        if subscription is None:
            return False
        if not await self.subscriptions.list(subscription.key) and self._find_table is not None:
            with contextlib.suppress(TableUnavailable):
                await self._switch(await self._find_table(subscription.table), subscription.key, False)
        return True

    async def send_test(self, live_table: NotifiedTable, subscription: Subscription) -> None:
        if subscription.confirm_token is not None:
            raise Refused(text("tell-confirm-first"))
        table = await live_table.current()
        try:
            with reading_in(subscription.language):
                await self._sender.send(subscription, build_test_message(table, subscription.seat))
        except DeliveryFailed as error:
            raise Refused(str(error)) from None

    @staticmethod
    async def _switch(live_table: NotifiedTable, key: SeatKey, on: bool) -> None:
        """Note in the log whether the person in a seat wants to be told of their turns."""

        def make_entries(table: Table) -> list[entries.Entry]:
            state = table.seats[key.seat]
            changes = state.sitting == key.sitting and state.is_person and state.wants_notices != on
            return [entries.NotificationsSwitched(key.seat, on)] if changes else []

        await live_table.write(make_entries)

    # --- sending ----------------------------------------------------------------------------------

    async def tell(self, key: SeatKey, kind: NoticeKind, turn: float) -> None:
        """Send a message by all subscriptions of a person, to each after its quiet hours."""
        assert self._outbox is not None
        now = time.time()
        for subscription in await self.subscriptions.list(key):
            if subscription.confirm_token is None and (kind != "over" or subscription.game_over):
                delivery = Delivery(*key, subscription.id, kind, turn)
                await self._outbox.put(delivery, quiet_until(subscription.quiet, now))
            elif kind == "over":
                await self.subscriptions.retire(subscription)

    async def retire_all(self, key: SeatKey) -> None:
        """The game is over, and its person has seen it."""
        for subscription in await self.subscriptions.list(key):
            await self.subscriptions.retire(subscription)

    async def carry_over(self, finished: Table, next_table: NotifiedTable) -> None:
        """Tell the people of a finished game of their turns in the next one as they had chosen."""
        table = await next_table.current()
        for seat, state in enumerate(finished.seats):
            if state.token_digest is None or table.seats[seat].token_digest != state.token_digest:
                continue
            key = seat_key(table, seat)
            chosen = [
                each for each in await self.subscriptions.list(seat_key(finished, seat)) if not each.confirm_token
            ]
            for old in chosen:
                await self.subscriptions.put(old.moved_to(key))
            if chosen:
                await self._switch(next_table, key, True)

    async def _deliver(self, delivery: Delivery) -> None:
        assert self._find_table is not None
        assert self._outbox is not None
        key = SeatKey(delivery.table, delivery.seat, delivery.sitting)
        subscription = await self.subscriptions.get(key, delivery.subscription)
        if subscription is None:
            return
        try:
            live_table = await self._find_table(delivery.table)
            table = await live_table.current()
        except TableUnavailable:
            return
        if not is_still_true(table, live_table.presence, delivery):
            if delivery.kind == "over":
                await self.subscriptions.retire(subscription)
            return
        gone = False
        try:
            with reading_in(subscription.language):
                message = build_message(table, delivery.seat, delivery.kind, time.time())
                await self._sender.send(subscription, message)
            # In use: it lives longer. But it may have been stopped meanwhile.
            if await self.subscriptions.get(key, subscription.id) is not None:
                await self.subscriptions.put(subscription)
        except DeliveryFailed as error:
            extra = {"table": delivery.table, "error": f"{subscription.kind}: {error}"}
            logger.info("a message was not delivered", extra=extra)
            if error.retry and await self._outbox.retry(delivery, error.retry_after):
                return
            gone = error.gone
        if gone:
            await self.stop(subscription.stop_token)
        elif delivery.kind == "over":
            await self.subscriptions.retire(subscription)


def is_still_true(table: Table, presence: Presence, delivery: Delivery) -> bool:
    """Whether the person is still away, and what they are to be told is still so."""
    if table.seats[delivery.seat].sitting != delivery.sitting or presence.is_present(delivery.seat):
        return False
    if delivery.kind == "over":
        return table.status == "over"
    if table.turns.since(delivery.seat) != delivery.turn:
        return False
    # After a reminder, the first message would only repeat it.
    return delivery.kind == "reminder" or not table.turns.was_told(delivery.seat, "reminder")
