"""Two server processes as `deploy/compose.yaml` starts them, behind nginx and behind Caddy."""

from __future__ import annotations

import asyncio
import http.client
import random
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tools.services import free_port

from jollyroger.server.api.limits import Limits
from jollyroger.server.http.routes import SITE as BUILT_SITE

from ..server.conftest import required_variable, temporary_database
from ..server.recording_client import RecordingClient
from ..server.run_async import SOAK, run_async
from ..server.server_process import ServerProcess, ensure_stopped, start_command
from .files import SITE, compose, image_command
from .proxies import Proxy, caddy, nginx

LIMITS = Limits()


class Servers:
    """The two processes, each on a port of its own, where it can be started again."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder = folder
        self._ports = free_port(), free_port()
        self._replacements = {
            "0.0.0.0": "127.0.0.1",
            "postgresql://jolly@postgres/jolly": database,
            "redis://redis": required_variable("JOLLYROGER_REDIS"),
            "172.30.7.2": "127.0.0.1",
        }
        self.processes = [self.start(0), self.start(1)]

    @property
    def addresses(self) -> list[str]:
        return [f"127.0.0.1:{port}" for port in self._ports]

    def start(self, number: int) -> ServerProcess:
        arguments = compose()["services"][f"server-{number + 1}"]["command"]
        command = image_command(arguments, self._replacements)
        return start_command([*command, "--port", str(self._ports[number])], self._folder / f"server-{number + 1}")

    def open_sockets(self) -> list[int]:
        """How many WebSockets each process has, as its counters say."""
        counters = [process.get("/metrics").text for process in self.processes]
        return [int(float(re.findall(r"^jollyroger_clients (\S+)$", text, re.MULTILINE)[0])) for text in counters]

    def stop(self) -> None:
        for process in self.processes:
            ensure_stopped(process)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with temporary_database() as database:
        servers = Servers(tmp_path_factory.mktemp("servers"), database)
        yield servers
        servers.stop()


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, servers: Servers, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    with ExitStack() as stack:
        yield stack.enter_context(request.param(tmp_path_factory.mktemp("proxy"), servers.addresses))


async def expect_sockets(servers: Servers, expected: list[int]) -> None:
    """Wait until the processes have this many sockets: those of other tests may still be closing."""
    for _ in range(50):
        if servers.open_sockets() == expected:
            return
        await asyncio.sleep(0.1)
    assert servers.open_sockets() == expected


async def play_calmly(client: RecordingClient, luck: random.Random) -> None:
    """Play to the end at random, at a pace that the server allows."""
    while True:
        await client.wait_until(client.must_choose, lambda: client.is_over)
        if client.is_over:
            return
        await client.choose(luck.choice(client.update["question"]["options"])["id"])
        await asyncio.sleep(1 / LIMITS.messages_per_second)


@run_async
async def test_two_people_on_different_processes_finish_a_game(proxy: Proxy, servers: Servers) -> None:
    table = proxy.open("black-dice", "me", "me", start=True)
    clients = [await proxy.connect(table["table"], seat["token"]) for seat in table["seat_tokens"]]
    await expect_sockets(servers, [1, 1])
    await asyncio.gather(*(play_calmly(client, random.Random(seat)) for seat, client in enumerate(clients)))
    assert clients[0].update["result"] == clients[1].update["result"]
    for client in clients:
        await client.leave()
    record = proxy.get(f"/api/tables/{table['table']}/record")
    assert record.status == 200
    assert proxy.call("POST", "/api/verify", record.text.encode()).expect()["outcome"] == "proven"


def test_a_body_over_the_limit_is_answered_with_413_and_a_sentence(proxy: Proxy) -> None:
    client = proxy.as_client("127.0.0.2")
    for path, limit in (("/api/tables", LIMITS.body_bytes), ("/api/verify", LIMITS.file_bytes)):
        assert client.call("POST", path, b" " * limit).status == 400, path
        refused = client.call("POST", path, b" " * (limit + 1))
        assert refused.status == 413, path
        assert refused.json["why"]
        assert client.get("/api/tables").status == 200, "the proxy blames the servers"


def test_requests_over_the_limit_are_answered_with_429_for_that_address_only(proxy: Proxy) -> None:
    client, neighbour = proxy.as_client("127.0.0.3"), proxy.as_client("127.0.0.4")
    connection = client.open_connection()
    statuses = []
    for number in range(4 * int(LIMITS.request_burst)):
        # What a client claims about itself is not believed.
        connection.request(
            "GET", "/api/tables", headers={"host": proxy_host(proxy), "x-forwarded-for": f"9.9.9.{number}"}
        )
        reply = connection.getresponse()
        body = reply.read()
        statuses.append(reply.status)
    connection.close()
    assert set(statuses) == {200, 429}
    assert statuses.index(429) >= LIMITS.request_burst
    assert b"Too many requests; wait a moment." in body or statuses[-1] == 200
    assert neighbour.get("/api/tables").status == 200


def proxy_host(proxy: Proxy) -> str:
    return proxy.origin.partition("//")[2]


def test_assets_may_be_cached_for_good_and_the_page_may_not(proxy: Proxy) -> None:
    assets = re.findall(r'"(/assets/[^"]+)"', (BUILT_SITE / "index.html").read_text(encoding="utf-8"))
    assert assets
    client = proxy.as_client("127.0.0.5")
    assert client.get("/").headers["cache-control"] == "no-cache"
    for path in assets:
        first, second = client.get(path), client.get(path)
        assert first.status == second.status == 200
        assert second.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert second.text == first.text
        if proxy.name == "nginx":
            assert second.headers["x-cache"] == "HIT"
    assert client.get("/assets/missing.js").status == 404


def test_security_headers_reach_the_browser(proxy: Proxy) -> None:
    headers = proxy.as_client("127.0.0.6").get("/").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["strict-transport-security"] == "max-age=31536000"


def test_counters_are_not_shown_through_the_proxy(proxy: Proxy, servers: Servers) -> None:
    assert proxy.get("/metrics").status == 404
    assert proxy.call("GET", "/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status == 404
    assert all(process.get("/metrics").status == 200 for process in servers.processes)


def test_the_extra_port_is_what_the_file_says(proxy: Proxy) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", proxy.extra_port, timeout=10)
    connection.request("GET", "/rules/all-hands", headers={"host": SITE} if proxy.name == "nginx" else {})
    reply = connection.getresponse()
    if proxy.name == "nginx":
        assert (reply.status, reply.headers["location"]) == (301, f"https://{SITE}/rules/all-hands")
    else:
        assert b"jollyroger_clients" in reply.read()
    connection.close()


def test_a_request_from_another_site_is_refused(proxy: Proxy) -> None:
    client = proxy.as_client("127.0.0.7")
    assert client.call("POST", "/api/tables", {}, headers={"origin": "https://elsewhere.example"}).status == 403


@run_async
async def test_nobody_is_turned_away_while_one_process_is_replaced(proxy: Proxy, servers: Servers) -> None:
    client = proxy.as_client("127.0.0.8")
    table = client.open("all-hands", "me", "mate", start=True)
    (seat,) = table["seat_tokens"]
    for number in range(2 if SOAK else 1):
        servers.processes[number].stop()
        ensure_stopped(servers.processes[number])
        try:
            assert [client.get("/api/tables").status for _ in range(5)] == [200] * 5
            person = await client.connect(table["table"], seat["token"])
            await person.wait_until(person.must_choose)
            await person.leave()
        finally:
            servers.processes[number] = servers.start(number)
    assert client.get("/api/tables").status == 200


@pytest.mark.skipif(not SOAK, reason="waits for time-outs; `make soak` runs it")
def test_headers_that_do_not_arrive_are_not_waited_for(proxy: Proxy) -> None:
    connection = proxy.open_connection()
    if connection.sock is None:
        connection.connect()
    connection.sock.sendall(b"GET / HTTP/1.1\r\nhost: ")
    started = time.monotonic()
    connection.sock.settimeout(30)
    while connection.sock.recv(1000):
        pass
    assert LIMITS.header_seconds - 1 < time.monotonic() - started < LIMITS.header_seconds + 5
    connection.close()


@pytest.mark.skipif(not SOAK, reason="waits for minutes; `make soak` runs it")
@run_async
async def test_a_socket_stays_open_while_nothing_happens(proxy: Proxy) -> None:
    table = proxy.open("black-dice", "me", "me", start=True)
    clients = [await proxy.connect(table["table"], seat["token"]) for seat in table["seat_tokens"]]
    await asyncio.sleep(150)
    waiting = next(client for client in clients if client.must_choose())
    assert (await waiting.choose())["type"] == "done"
    for client in clients:
        await client.leave()
