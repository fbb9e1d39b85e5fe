"""Plain connections: one address cannot keep the others out, however slowly it sends."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from jollyroger.server.api.limits import Limits, address_key
from jollyroger.server.http.connections import ConnectionLimiter, LimitedConnection

from .run_async import run_async
from .server_process import CLI, running_server

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def echo_size(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


@asynccontextmanager
async def small_server(
    limits: Limits, trusted_proxies: tuple[str, ...] = (), max_open: int = 1000
) -> AsyncIterator[int]:
    """A server that answers every request with the size of its body. Yields its port."""
    limiter = ConnectionLimiter(limits, trusted_proxies, max_open)
    app = Starlette(routes=[Route("/", echo_size, methods=["GET", "POST"])])
    config = uvicorn.Config(
        app,
        http=partial(LimitedConnection, limiter),  # type: ignore[arg-type]
        ws="none",
        log_config=None,
        lifespan="off",
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        config.load()
        server.lifespan = config.lifespan_class(config)
        await server.startup([listener])
        try:
            yield port
        finally:
            await server.shutdown([listener])
    assert not limiter._counts, "every connection was discounted"


async def ask(port: int, data: bytes = REQUEST, source: str = "127.0.0.1") -> bytes:
    """Send this and read to the end of the connection, or to the end of the first answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        writer.write(data)
        return await asyncio.wait_for(reader.read(1000), 20)
    finally:
        writer.close()


async def send_slowly(writer: asyncio.StreamWriter) -> None:
    """Send headers that never end, one byte at a time."""
    writer.write(b"GET / HTTP/1.1\r\nX-Rum: ")
    while True:
        writer.write(b"a")
        await asyncio.sleep(0.02)


@run_async
async def test_a_client_that_sends_its_headers_too_slowly_is_disconnected() -> None:
    async with small_server(Limits(header_seconds=0.3)) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        trickle = asyncio.create_task(send_slowly(writer))
        with suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 20) == b""
        trickle.cancel()
        writer.close()
        assert b"200 OK" in await ask(port)


@run_async
async def test_a_silent_client_and_one_that_sends_its_body_too_slowly_are_disconnected() -> None:
    async with small_server(Limits(header_seconds=0.3, request_seconds=0.3)) as port:
        assert await ask(port, b"") == b""
        assert await ask(port, b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc") == b""


@run_async
async def test_a_second_request_on_a_connection_has_its_own_time() -> None:
    async with small_server(Limits(header_seconds=0.3)) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):
            writer.write(REQUEST)
            assert b"200 OK" in await reader.read(1000)
            await asyncio.sleep(0.2)
        writer.write(b"GET / HT")
        assert await asyncio.wait_for(reader.read(1000), 5) == b""
        writer.close()


@run_async
async def test_headers_over_the_limit_are_refused_and_bodies_are_not_counted() -> None:
    async with small_server(Limits(header_bytes=4000)) as port:
        endless = b"GET / HTTP/1.1\r\n" + b"X-Rum: " + b"a" * 5000
        assert b"400" in await ask(port, endless)
        body = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50000\r\n\r\n" + b"a" * 50_000
        assert b"50000" in await ask(port, body)


@run_async
async def test_an_address_can_open_a_limited_number_of_connections_and_others_are_served() -> None:
    async with small_server(Limits(connections_per_address=5)) as port:
        slow = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        assert b"429" in await ask(port)
        assert b"200 OK" in await ask(port, source="127.0.0.2")
        slow.pop()[1].close()
        await asyncio.sleep(0.1)
        assert b"200 OK" in await ask(port)
        for _, writer in slow:
            writer.close()


@run_async
async def test_a_trusted_proxy_may_open_more_connections_than_the_limit() -> None:
    async with small_server(Limits(connections_per_address=2), trusted_proxies=("127.0.0.1",)) as port:
        slow = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        assert b"200 OK" in await ask(port)
        assert b"200 OK" in await ask(port, source="127.0.0.2")
        for _, writer in slow:
            writer.close()


@run_async
async def test_files_are_left_for_the_store_however_many_addresses_connect() -> None:
    async with small_server(Limits(), max_open=5) as port:
        slow = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
        assert b"429" in await ask(port, source="127.0.0.2")
        for _, writer in slow:
            writer.close()


def test_slow_headers_from_one_address_do_not_lock_others_out(data: Path) -> None:
    with running_server(data, module=CLI) as server, ExitStack() as stack:
        # More connections than the server may have open files.
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (400, 400))
        host, _, port = server.address.rpartition(":")
        for _ in range(500):
            slow = stack.enter_context(socket.create_connection((host, int(port)), 10))
            slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with socket.create_connection((host, int(port)), 10, source_address=("127.0.0.2", 0)) as other:
            other.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b"200 OK" in other.recv(1000)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_ipv6_addresses_are_counted_by_network(address: str, key: str) -> None:
    assert address_key(address) == key
