"""Sends a message by the channel of a subscription, within the operator's limits."""

from __future__ import annotations

import json
import smtplib

from ...engine.messages import current_language
from .. import metrics, protocol
from ..messages import text
from .destinations import Destination, NotAllowed, Resolver, read_destination, resolve
from .http_client import post
from .mail import build_mail, is_mail_address, send_mail
from .messages import Message
from .outbox import DeliveryFailed
from .push_encryption import ServerKey, encrypt, read_browser_key, read_browser_secret
from .settings import NotificationSettings
from .subscriptions import SentCounter, Subscription

HOUR, DAY = 3600.0, 86400.0
MAX_PER_SEAT, MAX_PER_DESTINATION, MAX_IN_ALL = 12, 30, 2000
"""How many messages are sent in an hour: to a seat, to one destination whoever asked for it, and in all."""
MAX_CONFIRMATIONS = 3
"""How many mails to confirm an address are sent in a day: to one address, and for one seat."""
PUSH_TTL_SECONDS = 12 * 3600
GONE = (404, 410)
JSON = {"Content-Type": "application/json"}


class Sender:
    def __init__(
        self, settings: NotificationSettings, key: ServerKey, counter: SentCounter, resolver: Resolver = resolve
    ) -> None:
        self.settings = settings
        self.key = key
        self._counter = counter
        self._resolver = resolver

    def offer(self) -> protocol.NotificationOffer:
        settings = self.settings
        return protocol.NotificationOffer(self.key.public, settings.smtp is not None, list(settings.webhook_hosts))

    def check(self, channel: protocol.Channel) -> None:
        """Raise `NotAllowed` if nothing can be sent by this channel."""
        match channel:
            case protocol.PushChannel(endpoint, p256dh, auth):
                self._destination(endpoint, self.settings.push_hosts)
                try:
                    read_browser_key(p256dh)
                    read_browser_secret(auth)
                except ValueError:
                    raise NotAllowed(text("tell-keys")) from None
            case protocol.WebhookChannel(url):
                self._destination(url, self.settings.webhook_hosts)
            case protocol.MailChannel(address):
                if self.settings.smtp is None:
                    raise NotAllowed(text("tell-no-mail"))
                if not is_mail_address(address):
                    raise NotAllowed(text("tell-no-address"))

    async def send(self, subscription: Subscription, message: Message) -> None:
        """Deliver a message, or raise `DeliveryFailed`."""
        try:
            await self._check_limits(subscription)
            await self._send(subscription, message)
        except DeliveryFailed as error:
            metrics.notifications.labels(subscription.kind, "failed").inc()
            raise error from None
        metrics.notifications.labels(subscription.kind, "sent").inc()

    async def send_confirmation(self, subscription: Subscription, address: str, game: str) -> None:
        """Ask the owner of an address whether they want these mails."""
        for name in (f"confirm {address.lower()}", f"confirm {subscription.key.prefix}"):
            if not await self._counter.allow(name, MAX_CONFIRMATIONS, DAY):
                raise DeliveryFailed(text("tell-enough-mails"))
        link = f"{self.settings.public_url}/confirm#{subscription.stop_token}.{subscription.confirm_token}"
        body = text("tell-confirm", game=game, link=link)
        await self._mail(address, text("tell-confirm-subject"), f"{body}\n", {})

    def _destination(self, url: str, hosts: tuple[str, ...]) -> Destination:
        return read_destination(url, hosts, self.settings.test_hosts)

    async def _check_limits(self, subscription: Subscription) -> None:
        limits = [
            (f"seat {subscription.key.prefix}", MAX_PER_SEAT),
            (f"to {subscription.destination.lower()}", MAX_PER_DESTINATION),
            ("all", MAX_IN_ALL),
        ]
        for name, limit in limits:
            if not await self._counter.allow(name, limit, HOUR):
                raise DeliveryFailed(text("tell-too-many"))

    async def _send(self, subscription: Subscription, message: Message) -> None:
        link, stop = self._links(subscription, message)
        match subscription.channel:
            case protocol.PushChannel(endpoint, p256dh, auth):
                button = {"stop": subscription.stop_token, "stop_label": text("tell-stop-button")}
                payload = message._asdict() | button | {"language": current_language()}
                body = encrypt(json.dumps(payload).encode(), read_browser_key(p256dh), read_browser_secret(auth))
                destination = self._destination(endpoint, self.settings.push_hosts)
                await self._post(destination, self._push_headers(destination, message), body)
            case protocol.WebhookChannel(url, "discord"):
                # Angle brackets keep Discord from adding a preview of the page.
                content = f"{message.text}\n<{link}>\n{text('tell-stop', link=f'<{stop}>')}"
                body = json.dumps({"content": content, "allowed_mentions": {"parse": []}}).encode()
                await self._post(self._destination(url, self.settings.webhook_hosts), JSON, body)
            case protocol.WebhookChannel(url):
                body = json.dumps({"kind": message.kind, "text": message.text, "url": link, "stop": stop}).encode()
                await self._post(self._destination(url, self.settings.webhook_hosts), JSON, body)
            case protocol.MailChannel(address):
                one_click = f"{self.settings.public_url}/api/notifications/stop?token={subscription.stop_token}"
                headers = {
                    "List-Unsubscribe": f"<{one_click}>",
                    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
                }
                mail = f"{message.text}\n\n{link}\n\n--\n{text('tell-stop-mails', link=stop)}\n"
                await self._mail(address, message.text, mail, headers)

    def _links(self, subscription: Subscription, message: Message) -> tuple[str, str]:
        """To what the message is about, and to the page that stops the messages."""
        base = self.settings.public_url
        return f"{base}{message.path}", f"{base}/stop#{subscription.stop_token}"

    def _push_headers(self, destination: Destination, message: Message) -> dict[str, str]:
        return {
            "Authorization": self.key.authorization(destination.origin, self.settings.contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_TTL_SECONDS),
            "Urgency": "normal" if message.kind == "over" else "high",
        }

    async def _post(self, destination: Destination, headers: dict[str, str], body: bytes) -> None:
        try:
            answer = await post(destination, headers, body, self._resolver)
        except NotAllowed as error:
            raise DeliveryFailed(str(error), gone=True) from None
        except (OSError, TimeoutError):
            raise DeliveryFailed(text("tell-no-answer"), retry=True) from None
        if not 200 <= answer.status < 300:
            retry = answer.status == 429 or answer.status >= 500
            why = text("tell-refused", status=answer.status)
            raise DeliveryFailed(why, retry, answer.status in GONE, answer.retry_after)

    async def _mail(self, address: str, subject: str, body: str, headers: dict[str, str]) -> None:
        smtp = self.settings.smtp
        if smtp is None:
            raise DeliveryFailed(text("tell-no-mail"))
        headers = {"Content-Language": current_language(), **headers}
        try:
            await send_mail(smtp, build_mail(self.settings.mail_from, address, subject, body, headers))
        except smtplib.SMTPRecipientsRefused:
            raise DeliveryFailed(text("tell-mail-refused-address")) from None
        except smtplib.SMTPResponseException as error:
            raise DeliveryFailed(text("tell-mail-refused"), retry=error.smtp_code < 500) from None
        except (smtplib.SMTPException, OSError):
            raise DeliveryFailed(text("tell-mail-no-answer"), retry=True) from None
