"""The endpoints of the notifications, of a real server process; and that they belong to the seat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jollyroger.server.http import app_files

from .receivers import BrowserKeys, HttpReceiver, http_receiver, mail_server, mail_text
from .run_async import run_async
from .server_process import ServerProcess, running_server, start_server

TOY = "liars-cove"


@pytest.fixture(scope="module")
def receiver() -> Iterator[HttpReceiver]:
    with http_receiver() as running:
        yield running


@pytest.fixture(scope="module")
def notifying(tmp_path_factory: pytest.TempPathFactory, receiver: HttpReceiver) -> Iterator[ServerProcess]:
    flags = ["--public-url", "https://pirates.example", "--notify-test-host", receiver.host, "--notify-after", "1"]
    flags += ["--notify-host", "discord.com"]
    with running_server(tmp_path_factory.mktemp("notifying"), *flags) as server:
        yield server


def open_table(server: ServerProcess, **more: Any) -> tuple[Any, str, str]:
    created = server.open(TOY, "me", "me", names=["Anne", "Bart"], start=True, **more)
    anne, bart = (taken["token"] for taken in created["seat_tokens"])
    return created, anne, bart


def webhook(receiver: HttpReceiver, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "channel": {"type": "webhook", "url": f"{receiver.url}/hook", "format": "plain"}, **more}


def test_a_server_offers_what_its_operator_allows(notifying: ServerProcess, server: ServerProcess) -> None:
    offer = notifying.get("/api/notifications").expect()
    assert len(offer["push_key"]) == 87
    assert offer["mail"] is False
    assert offer["webhook_hosts"] == ["discord.com"]
    # Without --public-url nothing is offered and nothing accepted.
    assert server.get("/api/notifications").expect() == {"push_key": None, "mail": False, "webhook_hosts": []}
    created, anne, _ = open_table(server)
    new = {"seat": 0, "channel": {"type": "webhook", "url": "https://discord.com/x", "format": "plain"}}
    server.post(f"/api/tables/{created['table']}/notifications", new, anne).expect(404)


def test_a_seat_chooses_and_stops_for_itself_only(notifying: ServerProcess, receiver: HttpReceiver) -> None:
    created, anne, bart = open_table(notifying)
    path = f"/api/tables/{created['table']}/notifications"
    assert notifying.post(path, webhook(receiver)).status == 409
    assert notifying.post(path, webhook(receiver, seat=1), anne).status == 409
    assert notifying.post(path, webhook(receiver, seat=9), anne).status == 409
    quiet = {"start": "22:00", "end": "08:00", "zone": "Europe/Paris"}
    added = notifying.post(path, webhook(receiver, quiet=quiet), anne).expect(201)
    assert added["destination"] == "127.0.0.1"
    assert added["confirmed"] is True
    assert added["quiet"] == quiet
    assert notifying.get(path, anne).expect() == [added]
    assert notifying.get(path).expect() == []
    # Anne and Bart hold one seat each: this is a hot-seat table, so the tokens are presented one by one.
    assert notifying.get(path, bart).expect() == []
    named = {"seat": 0, "id": added["id"]}
    assert notifying.post(f"{path}/stop", named, bart).status == 409
    assert notifying.post(f"{path}/test", named, bart).status == 409
    before = len(receiver.requests)
    notifying.post(f"{path}/test", named, anne).expect()
    assert "This is how you hear of your turns" in receiver.requests[before].json["text"]
    notifying.post(f"{path}/stop", named, anne).expect()
    notifying.post(f"{path}/stop", named, anne).expect(404)
    assert notifying.get(path, anne).expect() == []


@pytest.mark.parametrize(
    "change",
    [
        {"seat": -1},
        {"channel": {"type": "pigeon"}},
        {"channel": {"type": "mail", "address": "a" * 300}},
        {"channel": {"type": "push", "endpoint": "https://fcm.googleapis.com/x", "p256dh": "", "auth": ""}},
        {"channel": {"type": "webhook", "url": "https://169.254.169.254/latest", "format": "plain"}},
        {"channel": {"type": "webhook", "url": "https://discord.com/\r\nX: y", "format": "discord"}},
        {"quiet": {"start": "25:00", "end": "08:00", "zone": "UTC"}},
        {"quiet": {"start": "20:00", "end": "08:00", "zone": "../../etc/passwd"}},
        {"extra": 1},
    ],
)
def test_nonsense_is_refused(notifying: ServerProcess, receiver: HttpReceiver, change: dict[str, Any]) -> None:
    created, anne, _ = open_table(notifying)
    path = f"/api/tables/{created['table']}/notifications"
    assert notifying.post(path, webhook(receiver) | change, anne).status in (400, 409)


def test_the_link_of_a_message_stops_it_without_a_seat(notifying: ServerProcess, receiver: HttpReceiver) -> None:
    created, anne, _ = open_table(notifying)
    path = f"/api/tables/{created['table']}/notifications"
    for by_query in (True, False):
        added = notifying.post(path, webhook(receiver), anne).expect(201)
        notifying.post(f"{path}/test", {"seat": 0, "id": added["id"]}, anne).expect()
        base, _, token = receiver.requests[-1].json["stop"].partition("#")
        assert base == "https://pirates.example/stop"
        assert anne not in receiver.requests[-1].body.decode()
        if by_query:
            # As mail programs do it.
            form = {"content-type": "application/x-www-form-urlencoded"}
            url = f"/api/notifications/stop?token={token}"
            opened = notifying.get(url)
            assert (opened.status, opened.headers["location"]) == (303, f"/stop#{token}")
            notifying.call("POST", url, "List-Unsubscribe=One-Click", headers=form).expect()
        else:
            notifying.post("/api/notifications/stop", {"token": token}).expect()
        assert notifying.get(path, anne).expect() == []
        notifying.post("/api/notifications/stop", {"token": token}).expect(404)
    for bad in ("", "x", "a.b.c", "%00", "ü", "../x"):
        assert notifying.post(f"/api/notifications/stop?token={bad.replace('ü', '%C3%BC')}", {}).status in (400, 404)
        assert notifying.post("/api/notifications/stop", {"token": bad}).status in (400, 404)
        assert notifying.post("/api/notifications/confirm", {"token": bad}).status in (400, 404)


@run_async
async def test_a_person_is_told_though_the_server_was_killed(tmp_path: Path, receiver: HttpReceiver) -> None:
    flags = ["--public-url", "https://pirates.example", "--notify-test-host", receiver.host, "--notify-after", "2"]
    first = start_server(tmp_path, *flags, module="tests.server.unlimited_server")
    before = len(receiver.requests)
    try:
        created, anne, _ = open_table(first, policy={"clock": {"move": 86400}})
        browser = BrowserKeys()
        new = {"seat": 0, "channel": browser.channel(f"{receiver.url}/push")}
        first.post(f"/api/tables/{created['table']}/notifications", new, anne).expect(201)
        key = first.get("/api/notifications").expect()["push_key"]
    finally:
        first.kill()
        assert first.process.stdout is not None
        first.process.stdout.close()
    with running_server(tmp_path, *flags) as second:
        assert second.get("/api/notifications").expect()["push_key"] == key, "browsers know the server by it"
        receiver.wait_for(before + 1)
        message = browser.decrypt(receiver.requests[before].body)
        assert message["text"] == "Your turn in Liar's Cove with Bart · 23 h left"
        assert "hook" not in second.log


def test_mail_is_sent_by_the_operators_server(tmp_path: Path) -> None:
    with mail_server() as mails:
        flags = ["--public-url", "https://pirates.example", "--smtp", mails.url, "--mail-from", "t@pirates.example"]
        with running_server(tmp_path, *flags) as server:
            assert server.get("/api/notifications").expect()["mail"] is True
            created, anne, _ = open_table(server)
            path = f"/api/tables/{created['table']}/notifications"
            new = {"seat": 0, "channel": {"type": "mail", "address": "anne@home.example"}}
            added = server.post(path, new, anne).expect(201)
            assert (added["confirmed"], added["destination"]) == (False, "a…@home.example")
            token = mail_text(mails.wait_for(1)[0]).partition("/confirm#")[2].split()[0]
            assert server.post("/api/notifications/confirm", {"token": token}).expect() == {"table": created["table"]}
            server.post(f"{path}/test", {"seat": 0, "id": added["id"]}, anne).expect()
            assert "This is how you hear" in mail_text(mails.wait_for(2)[1])
            assert "anne@home" not in server.log


def test_the_files_of_the_app_are_served_with_their_types(server: ServerProcess) -> None:
    if not (app_files.SITE / "sw.js").is_file():
        pytest.skip("the site is not built")
    for path, kind in (
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/third-party-notices.txt", "text/plain"),
    ):
        reply = server.get(path)
        assert reply.status == 200
        assert reply.headers["content-type"].startswith(kind)
        assert reply.headers["cache-control"] == "no-cache"
    assert "fetch" not in server.get("/sw.js").text.replace("fetch(", ""), "nothing is cached"
