"""Web push: the encryption of a message for one browser (RFC 8291) and the server's signature (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
import time

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD_SIZE = 4096
MAX_PAYLOAD_BYTES = 3000
SIGNATURE_SECONDS = 12 * 3600
CURVE = ec.SECP256R1()
KEY_BYTES, AUTH_BYTES = 65, 16
LAST_RECORD = b"\x02"


def to_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    """The decoded bytes; `ValueError` if the text is not base64url."""
    try:
        return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeError) as error:
        raise ValueError("not base64url") from error


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def read_browser_key(text: str) -> ec.EllipticCurvePublicKey:
    """A browser's public key; `ValueError` if it is not a point of the curve."""
    data = from_base64url(text)
    if len(data) != KEY_BYTES:
        raise ValueError("not an uncompressed point")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def read_browser_secret(text: str) -> bytes:
    """A browser's authentication secret; `ValueError` if it has the wrong length."""
    data = from_base64url(text)
    if len(data) != AUTH_BYTES:
        raise ValueError("not 16 bytes")
    return data


def encrypt(
    payload: bytes,
    browser_key: ec.EllipticCurvePublicKey,
    browser_secret: bytes,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of the push request, in the content coding aes128gcm. `sender` and `salt` are new for each message."""
    if len(payload) > MAX_PAYLOAD_BYTES:
        raise ValueError("the message is too long")
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    sender_key = public_bytes(sender.public_key())
    shared = sender.exchange(ec.ECDH(), browser_key)
    info = b"WebPush: info\0" + public_bytes(browser_key) + sender_key
    key_material = _hkdf(browser_secret, shared, info, 32)
    content_key = _hkdf(salt, key_material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, key_material, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(sender_key)]) + sender_key
    return header + AESGCM(content_key).encrypt(nonce, payload + LAST_RECORD, None)


def _hkdf(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


class ServerKey:
    """The key pair by which push services recognise this server."""

    def __init__(self, stored: str) -> None:
        """`stored`: as `new_server_key` has made it."""
        self._key = ec.derive_private_key(int.from_bytes(from_base64url(stored), "big"), CURVE)
        self.public = to_base64url(public_bytes(self._key.public_key()))

    def authorization(self, origin: str, contact: str) -> str:
        """The Authorization header for a push service. `contact`: whom it may write to, a https: or mailto: URL."""
        claims = {"aud": origin, "exp": int(time.time()) + SIGNATURE_SECONDS, "sub": contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(to_base64url(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def new_server_key() -> str:
    """A new private key, as text to store."""
    return to_base64url(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))
