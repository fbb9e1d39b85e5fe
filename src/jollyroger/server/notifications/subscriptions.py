"""What the seats have chosen: stored as documents, found by their seat or by the token of a message's link."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec

from ...engine.messages import ENGLISH
from .. import protocol
from ..storage.store import Store
from ..tables.table import Table

KIND = "notification"
MAX_PER_SEAT = 5
LIFETIME_SECONDS = 180 * 86400.0
"""A subscription is forgotten this long after it was last used. The longest clock gives 60 days for a choice."""
AFTER_GAME_SECONDS = 7 * 86400.0
"""How long it is kept after the game, in case the same people play again."""
CONFIRM_SECONDS = 3 * 86400.0
"""An address that nobody has confirmed is forgotten after this time."""


class SeatKey(NamedTuple):
    """A person in a seat. Whoever takes the seat later has another sitting, and none of the subscriptions."""

    table: str
    seat: int
    sitting: int

    @property
    def prefix(self) -> str:
        return f"{self.table}/{self.seat}/{self.sitting}/"


def seat_key(table: Table, seat: int) -> SeatKey:
    return SeatKey(table.id, seat, table.seats[seat].sitting)


class Subscription(msgspec.Struct):
    """One way to tell the person in a seat. Its random id is in every message: whoever knows it can stop them."""

    table: str
    seat: int
    sitting: int
    id: str
    channel: protocol.Channel
    quiet: protocol.QuietHours | None
    game_over: bool
    confirm_token: str | None = None
    """What the link in the first mail must prove; None: nothing is left to prove."""
    language: str = ENGLISH
    """In which its messages are."""

    @property
    def key(self) -> SeatKey:
        return SeatKey(self.table, self.seat, self.sitting)

    @property
    def document_id(self) -> str:
        return self.key.prefix + self.id

    @property
    def stop_token(self) -> str:
        return self.document_id.replace("/", ".")

    @property
    def kind(self) -> Literal["push", "mail", "webhook"]:
        match self.channel:
            case protocol.PushChannel():
                return "push"
            case protocol.MailChannel():
                return "mail"
            case protocol.WebhookChannel():
                return "webhook"

    @property
    def destination(self) -> str:
        match self.channel:
            case protocol.MailChannel(address):
                return address
            case protocol.PushChannel(endpoint):
                return endpoint
            case protocol.WebhookChannel(url):
                return url

    def moved_to(self, key: SeatKey) -> Subscription:
        """The same for another seat, with an id of its own: the links of older messages do not stop it."""
        return Subscription(*key, _new_id(), self.channel, self.quiet, self.game_over, language=self.language)

    def info(self) -> protocol.NotificationInfo:
        shown = self.destination if self.kind == "mail" else urlsplit(self.destination).hostname or ""
        if self.kind == "mail":
            name, _, domain = shown.partition("@")
            shown = f"{name[:1]}…@{domain}"
        return protocol.NotificationInfo(
            self.id, self.seat, self.kind, shown, self.confirm_token is None, self.quiet, self.game_over
        )


def new_subscription(key: SeatKey, new: protocol.NewNotification, language: str = ENGLISH) -> Subscription:
    needs_proof = isinstance(new.channel, protocol.MailChannel)
    token = secrets.token_urlsafe(24) if needs_proof else None
    return Subscription(*key, _new_id(), new.channel, new.quiet, new.game_over, token, language)


def _new_id() -> str:
    return secrets.token_urlsafe(18)


class Subscriptions:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def list(self, key: SeatKey) -> list[Subscription]:
        found = await self._store.list_documents(KIND, key.prefix, MAX_PER_SEAT)
        return [msgspec.json.decode(text, type=Subscription) for _, text in found]

    async def put(self, subscription: Subscription, lifetime: float | None = None) -> None:
        if lifetime is None:
            lifetime = LIFETIME_SECONDS if subscription.confirm_token is None else CONFIRM_SECONDS
        text = msgspec.json.encode(subscription).decode()
        await self._store.put_document(KIND, subscription.document_id, text, time.time() + lifetime)

    async def get(self, key: SeatKey, id: str) -> Subscription | None:
        text = await self._store.get_document(KIND, key.prefix + id)
        return None if text is None else msgspec.json.decode(text, type=Subscription)

    async def take(self, token: str) -> Subscription | None:
        """Delete the subscription with this stop token. Returns it, or None if there is none any more."""
        text = await self._store.take_document(KIND, token.replace(".", "/"))
        return None if text is None else msgspec.json.decode(text, type=Subscription)

    async def confirm(self, token: str) -> Subscription | None:
        """Note that the owner of an address agrees. Returns the subscription; None if the token is not valid."""
        stop_token, _, proof = token.rpartition(".")
        text = await self._store.get_document(KIND, stop_token.replace(".", "/"))
        subscription = None if text is None else msgspec.json.decode(text, type=Subscription)
        if subscription is None or not _is_proven(subscription, proof):
            return None
        subscription.confirm_token = None
        await self.put(subscription)
        return subscription

    async def retire(self, subscription: Subscription) -> None:
        """The game is over: nothing more is sent, but the next game of the same people can take it over."""
        if await self.get(subscription.key, subscription.id) is not None:
            await self.put(subscription, AFTER_GAME_SECONDS)

    async def delete_all(self, key: SeatKey) -> None:
        await self._store.delete_documents(KIND, key.prefix)


def _is_proven(subscription: Subscription, proof: str) -> bool:
    """Whether the address is confirmed, now or before: the link of a mail can be opened twice."""
    expected = subscription.confirm_token
    return expected is None or hmac.compare_digest(expected.encode(), proof.encode())


class SentCounter:
    """Limits how much is sent, for all processes together: each message leaves a document for the time it counts."""

    KIND = "notification-count"

    def __init__(self, store: Store) -> None:
        self._store = store

    async def allow(self, name: str, limit: int, seconds: float) -> bool:
        """Count one more under this name; False if there were `limit` within the last seconds."""
        prefix = hashlib.sha256(name.encode()).hexdigest() + "/"
        if len(await self._store.list_documents(self.KIND, prefix, limit)) >= limit:
            return False
        await self._store.put_document(self.KIND, prefix + secrets.token_hex(8), "", time.time() + seconds)
        return True
