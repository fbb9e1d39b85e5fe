"""Where the server may send to: only hosts that the operator allows, and never an address of a private network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple
from urllib.parse import urlsplit

from ..messages import text

NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
HTTPS_PORT = 443
Resolver = Callable[[str, int], Awaitable[list[str]]]


class NotAllowed(Exception):
    """The server may not send there. The message is for whoever gave the address."""


class Destination(NamedTuple):
    """A URL that may be sent to."""

    host: str
    port: int
    target: str
    """The path and query."""
    is_test: bool
    """Whether the operator named this receiver for tests: it may be local, and has no TLS."""

    @property
    def origin(self) -> str:
        """As a push service expects it in a signature."""
        if self.is_test:
            return f"http://{self.host}:{self.port}"
        return f"https://{self.host}" + ("" if self.port == HTTPS_PORT else f":{self.port}")


def read_destination(url: str, allowed_hosts: Collection[str], test_hosts: Collection[str]) -> Destination:
    """The parts of a URL, if the operator allows its host."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, (parts.hostname or "").rstrip(".")
    except ValueError:
        raise NotAllowed(text("tell-not-web")) from None
    is_plain = url.isascii() and url.isprintable() and " " not in url
    if not is_plain or not host or parts.username is not None or parts.fragment:
        raise NotAllowed(text("tell-not-web"))
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if parts.scheme == "http" and f"{host}:{port}" in test_hosts:
        return Destination(host, port or 80, target, True)
    if parts.scheme != "https":
        raise NotAllowed(text("tell-https"))
    if not is_listed(host, allowed_hosts):
        raise NotAllowed(text("tell-host", host=host))
    return Destination(host, port or HTTPS_PORT, target, False)


def is_listed(host: str, hosts: Collection[str]) -> bool:
    """Whether a host is in the list, where '*.example' stands for all names below 'example'."""
    return any(host.endswith(each[1:]) if each.startswith("*.") else host == each for each in hosts)


async def resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


async def public_address(destination: Destination, resolver: Resolver = resolve) -> str:
    """An address to connect to. If any address of the host is not public, the host is refused."""
    addresses = await resolver(destination.host, destination.port)
    if not addresses:
        raise OSError("the host has no address")
    if not destination.is_test and not all(is_public(address) for address in addresses):
        raise NotAllowed(text("tell-private"))
    return addresses[0]


def is_public(address: str) -> bool:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if ip in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
        if ip.sixtofour is not None or ip.teredo is not None:
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved
