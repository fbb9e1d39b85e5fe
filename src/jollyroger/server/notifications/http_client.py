"""Sends one POST request: to a checked address, without redirects, in a bounded time, reading little of the answer."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from .destinations import Destination, Resolver, public_address, resolve

TIMEOUT_SECONDS = 10.0
MAX_ANSWER_BYTES = 16 * 1024


class Answer(NamedTuple):
    status: int
    retry_after: float | None
    """How many seconds the server asks to wait, if it does."""


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(
    destination: Destination, headers: Mapping[str, str], body: bytes, resolver: Resolver = resolve
) -> Answer:
    """Send the body. Raises `NotAllowed`, `OSError` or `TimeoutError` if that is not possible."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        address = await public_address(destination, resolver)
        # The connection goes to the address that was checked: a second look-up could give another one.
        tls = None if destination.is_test else _tls()
        reader, writer = await asyncio.open_connection(
            address,
            destination.port,
            ssl=tls,
            server_hostname=destination.host if tls else None,
            limit=MAX_ANSWER_BYTES,
        )
        try:
            writer.write(_request_head(destination, headers, len(body)) + body)
            await writer.drain()
            return _read_answer(await reader.readuntil(b"\r\n\r\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            raise OSError("the answer is not HTTP") from error
        finally:
            writer.close()


def _request_head(destination: Destination, headers: Mapping[str, str], length: int) -> bytes:
    all_headers = {
        "Host": destination.origin.partition("//")[2],
        "User-Agent": "jollyroger",
        "Content-Length": str(length),
        "Connection": "close",
        **headers,
    }
    lines = [f"POST {destination.target} HTTP/1.1", *(f"{name}: {value}" for name, value in all_headers.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


def _read_answer(head: bytes) -> Answer:
    first, *lines = head.decode("latin-1").split("\r\n")
    version, status, *_ = first.split(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError(version)
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    wait = headers.get("retry-after", "")
    return Answer(int(status), float(wait) if wait.isdigit() else None)
