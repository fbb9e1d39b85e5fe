"""Send malformed and hostile messages over sockets and HTTP, and check that each is answered and nothing breaks.

    python -m tests.soak.hostile_messages --messages 1000000 --seed 1

Nine of ten messages go over sockets, from somebody in a seat, from a spectator and from somebody without a token. The
others are HTTP requests: random methods, paths, headers and bodies. The run fails if a message is not answered, if a
request gets a 5xx status, if a server logs a traceback, or if the server's memory grows without end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from jollyroger.games import all_games

from ..server.server_process import ServerProcess, running_server
from ..server.test_bad_clients import BATCH, GARBAGE, ODD, MessageFuzzer, resident_megabytes, send_and_check

ROUND = 10_000
"""Messages between two checks of the server."""
HTTP_SHARE = 10
"""One of this many messages is an HTTP request."""
HTTP_CLIENTS = 8
INCOMPLETE_SECONDS = 1.0
"""How long to wait for an answer before closing the own end of the connection."""
MAX_GROWTH_MEGABYTES = 150
PATHS = [
    "/",
    "/health",
    "/metrics",
    "/api/lobby",
    "/api/tables",
    "/api/tables/import",
    "/api/tables/{id}",
    "/api/tables/{id}/seats",
    "/api/tables/{id}/clone",
    "/api/tables/{id}/record",
    "/api/tables/{id}/export",
    "/api/tables/{id}/moments",
    "/api/tables/{id}/live",
    "/api/tables/{id}/hint",
    "/api/tables/{id}/again",
    "/api/tables/{id}/analysis",
    "/api/tables/{id}/notifications",
    "/api/tables/{id}/notifications/stop",
    "/api/tables/{id}/notifications/test",
    "/api/notifications",
    "/api/notifications/stop",
    "/api/notifications/confirm",
    "/api/my-tables",
    "/api/transfers",
    "/api/transfers/{id}",
    "/api/games/{id}/rules",
    "/api/games/{id}/tutorial",
    "/api/games/{id}/forecast",
    "/api/daily/{id}",
    "/sw.js",
    "/icons/{id}",
    "/assets/{id}",
    "/{id}",
]
IDS = ["none", "%00", "a%00b", "%ff", "..", "%2e%2e%2f", "%F0%9F%8F%B4", "'--", "a" * 3000, "{}", "%0d%0aX:%20y", "/"]
QUERIES = [
    "",
    "?",
    "?seat=0",
    "?seat=-1",
    "?seat=99999999999",
    "?first=%00",
    "?seats=x",
    "?last=0&first=9",
    "?=&&=%",
    "?token=%00",
    "?table={}",
    "?table=%00&seats=2",
]
METHODS = ["GET", "GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "BREW"]
HEADERS = [
    b"Origin: http://[",
    b"Origin: null",
    b"Origin: \xff\xfe",
    b"Authorization: Bearer \xe6 \xff",
    b"Authorization: Bearer " + b"a " * 500,
    b"Host: evil.example",
    b"Host: [::1",
    b"Content-Type: \x01",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: rum",
    b"Content-Length: -1",
    b"Content-Length: 99999999999999999999",
    b"Expect: 100-continue",
    b"X-Forwarded-For: \x80, ::, x",
    b"Upgrade: websocket\r\nConnection: upgrade",
    b"Upgrade: rum\r\nConnection: upgrade",
    b"Connection: close",
    b"Cookie: " + b"a" * 9000,
    b"no colon",
    b": empty",
]


class RequestFuzzer:
    """Makes random HTTP requests: correct, nearly correct and garbage."""

    def __init__(self, seed: int, tables: list[str], tokens: list[str]) -> None:
        self.luck = random.Random(seed)
        self._ids = [*IDS, *tables, *all_games()]
        self._tokens = tokens

    def request(self) -> bytes:
        luck = self.luck
        if luck.random() < 0.05:
            return bytes(luck.randrange(256) for _ in range(luck.randrange(1, 200))) + b"\r\n\r\n"
        path = luck.choice(PATHS).replace("{id}", luck.choice(self._ids)) + luck.choice(QUERIES)
        body = self.body()
        headers = [b"Host: localhost"]
        if luck.random() < 0.3:
            headers.append(b"Authorization: Bearer " + luck.choice(self._tokens).encode())
        headers += luck.sample(HEADERS, luck.choice([0, 0, 1, 2]))
        if luck.random() < 0.9:
            headers.append(b"Content-Length: %d" % len(body))
        lines = [f"{luck.choice(METHODS)} {path} HTTP/1.1".encode(), *headers, b"", body]
        request = b"\r\n".join(lines)
        if luck.random() < 0.1:
            at = luck.randrange(len(request))
            request = request[:at] + bytes([luck.randrange(256)]) + request[at + 1 :]
        return request

    def body(self) -> bytes:
        luck = self.luck
        roll = luck.random()
        if roll < 0.3:
            return b""
        if roll < 0.5:
            return luck.choice(GARBAGE).encode("utf-8", "surrogatepass")
        fields: dict[str, Any] = {
            "game": luck.choice([*all_games(), "none"]),
            "seats": luck.choice([["me", "me"], ["me", "open"], ["random"] * 2, ["x"] * 30, "me", None]),
            "names": luck.choice([[], ["A", "A"], ["\u0000"], ["☠" * 20], [1]]),
            "title": luck.choice(["", "\u0000\u202e", "x" * 60, "x" * 61]),
            "token": luck.choice(self._tokens),
            "name": luck.choice(["Anne", "", "\n", "\u202eA"]),
            "moment": luck.choice([0, 1, -1, 10**12]),
            "options": luck.choice([{}, {"a": "b"}, {"\u0000": ""}]),
            "seed": luck.choice([None, 1, -(2**63), 2**64]),
            "daily": luck.random() < 0.1,
        }
        chosen = {name: fields[name] for name in luck.sample(sorted(fields), luck.randrange(len(fields)))}
        if luck.random() < 0.3:
            chosen[luck.choice([*fields, "rum"])] = luck.choice(ODD)
        return json.dumps(chosen).encode()


async def send_requests(server: ServerProcess, fuzzer: RequestFuzzer, count: int, statuses: Counter[str]) -> None:
    """Send each request on a connection of its own, and read the status of the answer."""
    host, _, port = server.address.rpartition(":")
    for _ in range(count):
        reader, writer = await asyncio.open_connection(host, int(port))
        request = fuzzer.request()
        try:
            writer.write(request)
            try:
                answer = await asyncio.wait_for(reader.read(64), INCOMPLETE_SECONDS)
            except TimeoutError:
                # The request promises more than it contains, or its answer takes long.
                writer.write_eof()
                answer = await asyncio.wait_for(reader.read(64), 60)
        except ConnectionError:
            answer = b""
        finally:
            writer.close()
        status = answer[9:12].decode("ascii", "replace") if answer.startswith(b"HTTP/1.1 ") else "closed"
        site_is_missing = status == "503" and b"/api/" not in request
        assert not status.startswith("5") or site_is_missing, (request[:500], answer)
        statuses[status] += 1


async def run(messages: int, seed: int) -> None:
    game = next(iter(all_games().values()))
    actions = [*map(str, list(game.catalogue)[:20]), "walk the plank", "☠", "a" * 80]
    statuses: Counter[str] = Counter()
    with (
        tempfile.TemporaryDirectory(prefix="jollyroger-") as folder,
        running_server(Path(folder) / "data", "--public-url", "https://pirates.example") as server,
    ):
        sent, first_size, started = 0, 0, time.monotonic()
        over_sockets = 0
        while messages - sent >= 10 * BATCH:
            seed += 1
            # A new table for each round: its log grows with every accepted message.
            table = server.open(game.id, *["me"] * game.seats[0], start=True, policy={"watch": "all"})
            tokens = [table["seat_tokens"][1]["token"], table["watch"], "no token at all"]
            count = min(ROUND, messages - sent)
            over_http = count // HTTP_SHARE
            each = (count - over_http) // len(tokens) // BATCH * BATCH
            over_sockets += each * len(tokens)
            fuzzers = [MessageFuzzer(seed + n, seat, actions) for n, seat in enumerate([1, None, None])]
            requests = RequestFuzzer(seed, [table["table"]], [*tokens, table["host"], table["join"]])
            await asyncio.gather(
                *(
                    send_and_check(server, table["table"], token, fuzzer, each)
                    for token, fuzzer in zip(tokens, fuzzers, strict=True)
                ),
                *(send_requests(server, requests, over_http // HTTP_CLIENTS, statuses) for _ in range(HTTP_CLIENTS)),
            )
            sent = sum(statuses.values()) + over_sockets
            traces = [line for line in server.log.splitlines() if "Traceback" in line]
            assert not traces, "\n".join(traces[:5])
            assert server.get("/health").expect()["ready"]
            size = resident_megabytes(server)
            first_size = first_size or size
            assert size - first_size < MAX_GROWTH_MEGABYTES, f"the server grew from {first_size} to {size} MB"
            print(f"  {sent} messages, {size} MB, {sent / (time.monotonic() - started):.0f} a second", flush=True)
    by_status = ", ".join(f"{status}: {number}" for status, number in sorted(statuses.items()))
    print(f"{sent} messages, {sum(statuses.values())} of them HTTP requests ({by_status})")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000, help="number of messages (default 1000000)")
    parser.add_argument("--seed", type=int, default=1, help="seed for the messages (default 1)")
    args = parser.parse_args()
    asyncio.run(run(args.messages, args.seed * 1_000_000))
    return 0


if __name__ == "__main__":
    sys.exit(main())
