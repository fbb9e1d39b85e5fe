"""What messages are sent to in tests: a browser with its push service, a webhook, and a mail server."""

from __future__ import annotations

import email
import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from jollyroger.server.notifications.push_encryption import CURVE, from_base64url, public_bytes, to_base64url

TIMEOUT_SECONDS = 20.0


class Request(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class HttpReceiver:
    """An HTTP server that keeps what is posted to it, and answers with `status`."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.status = 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.requests.append(Request(self.path, headers, body))
                self.send_response(receiver.status)
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self._server.server_port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def wait_for(self, count: int, timeout: float = TIMEOUT_SECONDS) -> list[Request]:
        wait_until(lambda: len(self.requests) >= count, timeout)
        return self.requests

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class BrowserKeys:
    """The keys of a browser's push subscription."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._secret = os.urandom(16)
        self.p256dh, self.auth = to_base64url(public_bytes(self._key.public_key())), to_base64url(self._secret)

    def channel(self, endpoint: str) -> dict[str, str]:
        return {"type": "push", "endpoint": endpoint, "p256dh": self.p256dh, "auth": self.auth}

    def decrypt(self, body: bytes) -> Any:
        """What the page would get, as RFC 8291 says."""
        return json.loads(decrypt(body, self._key, self._secret))


def decrypt(body: bytes, key: ec.EllipticCurvePrivateKey, secret: bytes) -> bytes:
    salt, key_length = body[:16], body[20]
    assert int.from_bytes(body[16:20], "big") >= len(body) - 21 - key_length
    sender_key, sealed = body[21 : 21 + key_length], body[21 + key_length :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender_key))
    info = b"WebPush: info\0" + public_bytes(key.public_key()) + sender_key
    material = HKDF(hashes.SHA256(), 32, secret, info).derive(shared)
    content_key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
    text, end = AESGCM(content_key).decrypt(nonce, sealed, None).rstrip(b"\0")[:-1], b"\x02"
    assert AESGCM(content_key).decrypt(nonce, sealed, None).rstrip(b"\0").endswith(end)
    return text


def check_signature(authorization: str, server_key: str) -> Any:
    """Check a push service's view of the sender (RFC 8292). Returns the claims."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert fields["k"] == server_key
    signed, _, signature = fields["t"].rpartition(".")
    raw = from_base64url(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(server_key))
    key.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    header, claims = (json.loads(from_base64url(part)) for part in signed.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    return claims


class MailServer:
    """A real SMTP server that keeps its mails."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.recipients: list[list[str]] = []
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=self._port)
        self._controller.start()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.recipients.append(envelope.rcpt_tos)
        self.mails.append(email.message_from_bytes(envelope.content))
        return "250 OK"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._port}"

    def wait_for(self, count: int, timeout: float = TIMEOUT_SECONDS) -> list[Message]:
        wait_until(lambda: len(self.mails) >= count, timeout)
        return self.mails

    def close(self) -> None:
        self._controller.stop()


def mail_text(mail: Message) -> str:
    payload = mail.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode().replace("\r\n", "\n")


def wait_until(condition: Callable[[], bool], timeout: float = TIMEOUT_SECONDS) -> None:
    ends = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < ends, "timed out"
        time.sleep(0.02)


@contextmanager
def http_receiver() -> Iterator[HttpReceiver]:
    receiver = HttpReceiver()
    try:
        yield receiver
    finally:
        receiver.close()


@contextmanager
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    try:
        yield server
    finally:
        server.close()
