"""Refuses requests from other sites and for other hosts, limits sockets, and adds the security headers."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from ..api.limits import RateLimiter, address_key

SECURITY_HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class SecurityMiddleware:
    def __init__(self, app: ASGIApp, rate_limiter: RateLimiter, allowed_hosts: Collection[str] = ()) -> None:
        self._app = app
        self._rate_limiter = rate_limiter
        self._allowed_hosts = {host.lower() for host in allowed_hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = None
        if not is_host_allowed(scope, self._allowed_hosts):
            refusal = 421, "The server has another name; the operator can add this one with --allowed-host."
        elif has_control_characters(scope["path"]):
            refusal = 400, "The address contains characters that are not allowed."
        elif scope["method"] not in SAFE_METHODS and is_cross_origin(scope):
            refusal = 403, "Requests from other sites are refused."
        if refusal is not None:
            status, why = refusal
            await JSONResponse({"why": why}, status)(scope, receive, send_with_headers)
            return
        await self._app(scope, receive, send_with_headers)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_key((scope.get("client") or ("",))[0])
        refused = (
            not is_host_allowed(scope, self._allowed_hosts)
            or has_control_characters(scope["path"])
            or is_cross_origin(scope)
        )
        if refused or not self._rate_limiter.open_socket(address):
            await WebSocketClose(1008)(scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._rate_limiter.close_socket(address)


def is_cross_origin(scope: Scope) -> bool:
    """Whether a page of another site sent this. Only browsers send an Origin; programs without one are accepted."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
    except ValueError:
        return True


def is_host_allowed(scope: Scope, allowed_hosts: Collection[str]) -> bool:
    """Whether a request is for one of these names, for localhost, or for an address.

    A page of another site can make its own name lead to this server, and is then of the same origin. It cannot do so
    with an address. Programs without a Host header are accepted.
    """
    host = Headers(scope=scope).get("host")
    if host is None:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if name == "localhost" or name.rstrip(".") in allowed_hosts:
            return True
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def has_control_characters(text: str) -> bool:
    return not text.isprintable() and any(ord(character) < 32 or 127 <= ord(character) < 160 for character in text)
