"""What the operator allows: where messages may go, and how links in them begin."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from ..storage.store import BadServer
from .notices import NOTIFY_AFTER_SECONDS

PUSH_HOSTS = ("fcm.googleapis.com", "*.push.services.mozilla.com", "*.notify.windows.com", "web.push.apple.com")
"""The push services of the known browsers."""
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")


class SmtpServer(NamedTuple):
    """Where mail is handed in."""

    host: str
    port: int
    user: str | None
    password: str | None
    security: str
    """tls: from the first byte; starttls: required; none: only for a server on this machine."""


class NotificationSettings(NamedTuple):
    public_url: str | None = None
    """How the site is reached from outside, without a slash at the end. None: nothing is ever sent."""
    smtp: SmtpServer | None = None
    mail_from: str = ""
    webhook_hosts: tuple[str, ...] = ()
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    test_hosts: tuple[str, ...] = ()
    """HOST:PORT of receivers that may be local and without TLS: for tests."""
    notify_after: float = NOTIFY_AFTER_SECONDS

    @property
    def contact(self) -> str:
        """Whom a push service may write to about this server."""
        return f"mailto:{self.mail_from}" if self.mail_from else str(self.public_url)


def read_public_url(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment or parts.username:
        raise BadServer("--public-url is the address of the site, like https://pirates.example.")
    return text.rstrip("/")


def read_smtp_url(text: str) -> SmtpServer:
    """Read smtp://USER:PASSWORD@HOST:PORT (with STARTTLS) or smtps:// (TLS from the first byte)."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/"):
        raise BadServer("--smtp is a URL like smtp://user:password@mail.example:587 or smtps://….")
    security = "tls" if parts.scheme == "smtps" else "none" if parts.hostname in LOOPBACK_NAMES else "starttls"
    return SmtpServer(
        host=parts.hostname,
        port=port or {"tls": 465, "starttls": 587, "none": 25}[security],
        user=None if parts.username is None else unquote(parts.username),
        password=None if parts.password is None else unquote(parts.password),
        security=security,
    )
