"""The tables' sockets over WebSockets."""

from __future__ import annotations

from starlette.types import Receive, Scope, Send

from ..api.limits import Limits, address_key
from ..api.requests import Services
from ..api.sockets import Connection, Disconnected, serve_socket


class AsgiSocket:
    """A WebSocket as the web server hands it to an application. It reads without Starlette, to save time."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.address = address_key((scope.get("client") or ("",))[0])
        self.connection: Connection = scope["connection"]
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()  # The request to connect.
        await self._send_event({"type": "websocket.accept"})

    async def receive(self) -> str | bytes:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        content: str | bytes = message.get("text") or message.get("bytes") or ""
        return content

    async def close(self, code: int, reason: str) -> None:
        await self._send_event({"type": "websocket.close", "code": code, "reason": reason})

    async def _send_event(self, event: dict[str, object]) -> None:
        try:
            await self._send(event)
        except (OSError, RuntimeError):
            # The client is gone, or the socket was closed already.
            raise Disconnected from None


class TableSockets:
    """The application behind /api/tables/{id}/live."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        services: Services = scope["app"].state.services
        socket = AsgiSocket(scope, receive, send)
        await serve_socket(socket, scope["path_params"]["id"], services.registry, self._limits)
