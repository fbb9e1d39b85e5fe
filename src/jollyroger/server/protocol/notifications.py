"""How a person is told of their turn: the channels, what a server offers, what a seat has chosen."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import Seat

TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Url = Annotated[str, Meta(min_length=1, max_length=1000)]


class QuietHours(Struct, forbid_unknown_fields=True, frozen=True):
    """From `start` to `end` nothing is sent; what is still true is sent afterwards."""

    start: TimeOfDay
    end: TimeOfDay
    zone: Annotated[str, Meta(max_length=64)]
    """An IANA time zone such as 'Europe/Paris', or an offset such as '+02:00'."""


class PushChannel(Struct, tag="push", forbid_unknown_fields=True, frozen=True):
    """A browser: what its `PushManager` has returned, in base64url."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class MailChannel(Struct, tag="mail", forbid_unknown_fields=True, frozen=True):
    """A mail address. Nothing is sent before its owner has opened the link in the first mail."""

    address: Annotated[str, Meta(max_length=254)]


class WebhookChannel(Struct, tag="webhook", forbid_unknown_fields=True, frozen=True):
    """An address that takes a JSON object by POST."""

    url: Url
    format: Literal["discord", "plain"]


Channel = PushChannel | MailChannel | WebhookChannel


class NewNotification(Struct, forbid_unknown_fields=True):
    """Ask to be told of the turns of a seat."""

    seat: Seat
    channel: Channel
    quiet: QuietHours | None = None
    game_over: bool = True
    """Whether to be told of the end of the game, too."""


class NotificationInfo(Struct):
    """What a seat has chosen. The destination is shortened: whoever has the seat's link need not learn it."""

    id: str
    seat: int
    kind: Literal["push", "mail", "webhook"]
    destination: str
    confirmed: bool
    """False: a mail with a link was sent to the address, and nobody has opened the link yet."""
    quiet: QuietHours | None
    game_over: bool


class NotificationId(Struct, forbid_unknown_fields=True):
    seat: Seat
    id: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class NotificationToken(Struct, forbid_unknown_fields=True):
    """From the link of a message: to stop the messages, or to confirm an address."""

    token: Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_.-]+$")]


class NotificationOffer(Struct):
    """The channels that a server offers."""

    push_key: str | None
    """The server's public key, which browsers need to subscribe; None: no push."""
    mail: bool
    webhook_hosts: list[str]
    """The hosts to which webhooks may lead."""
