"""Refuses requests from other sites, limits sockets, and adds the security headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from .limits import RateLimiter

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
    def __init__(self, app: ASGIApp, rate_limiter: RateLimiter) -> None:
        self._app = app
        self._rate_limiter = rate_limiter

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

        if scope["method"] not in SAFE_METHODS and is_cross_origin(scope):
            body = '{"why": "Requests from other sites are refused."}'
            await Response(body, 403, media_type="application/json")(scope, receive, send_with_headers)
            return
        await self._app(scope, receive, send_with_headers)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = (scope.get("client") or ("",))[0]
        if is_cross_origin(scope) or not self._rate_limiter.open_socket(address):
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
    return origin is not None and urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
