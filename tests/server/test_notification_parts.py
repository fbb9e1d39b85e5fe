"""The parts of the notifications: encryption, allowed hosts, quiet hours, words."""

from __future__ import annotations

from datetime import datetime

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st

from jollyroger.server import protocol
from jollyroger.server.notifications.destinations import (
    NotAllowed,
    is_public,
    public_address,
    read_destination,
)
from jollyroger.server.notifications.http_client import post
from jollyroger.server.notifications.mail import is_mail_address
from jollyroger.server.notifications.messages import format_time_left, plain_name
from jollyroger.server.notifications.push_encryption import (
    CURVE,
    ServerKey,
    encrypt,
    from_base64url,
    new_server_key,
    read_browser_key,
    read_browser_secret,
)
from jollyroger.server.notifications.quiet_hours import quiet_until, read_zone
from jollyroger.server.notifications.settings import PUSH_HOSTS, read_public_url, read_smtp_url
from jollyroger.server.storage.store import BadServer

from .receivers import BrowserKeys, check_signature, http_receiver
from .run_async import run_async


def test_a_message_is_encrypted_as_in_the_appendix_of_rfc_8291() -> None:
    private = int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        read_browser_key("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        read_browser_secret("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, CURVE),
        from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    expected = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert body == from_base64url(expected)


def test_only_the_browser_can_read_a_message_and_the_service_knows_the_sender() -> None:
    browser, key = BrowserKeys(), ServerKey(new_server_key())
    sealed = encrypt(b'{"text": "Your turn"}', read_browser_key(browser.p256dh), read_browser_secret(browser.auth))
    assert b"turn" not in sealed
    assert browser.decrypt(sealed) == {"text": "Your turn"}
    claims = check_signature(key.authorization("https://push.example", "mailto:me@pirates.example"), key.public)
    assert claims["aud"] == "https://push.example"
    assert claims["sub"] == "mailto:me@pirates.example"


@pytest.mark.parametrize("text", ["", "AAAA", "!", "ü", "B" * 87])
def test_keys_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_browser_key(text)
    with pytest.raises(ValueError):  # noqa: PT011
        read_browser_secret(text)


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/x?y=z",
        "https://web.push.apple.com/QGu",
    ],
)
def test_the_push_services_of_the_known_browsers_are_allowed(url: str) -> None:
    assert url.endswith(read_destination(url, PUSH_HOSTS, ()).target)


@pytest.mark.parametrize(
    "url",
    [
        "http://fcm.googleapis.com/x",
        "https://evil.example/x",
        "https://fcm.googleapis.com.evil.example/",
        "https://evilpush.services.mozilla.com.evil.example/",
        "https://push.services.mozilla.com/",
        "https://127.0.0.1/",
        "https://user@fcm.googleapis.com/",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/a\r\nX: y",
        "https://fcm.googleapis.com:99999/",
        "https://[::1/",
        "ftp://fcm.googleapis.com/",
        "//fcm.googleapis.com/",
        "",
    ],
)
def test_other_destinations_are_refused(url: str) -> None:
    with pytest.raises(NotAllowed):
        read_destination(url, PUSH_HOSTS, ("127.0.0.1:9",))


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.5.5", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::a00:1",
        "2002:a00:1::", "2001:0:1::", "not an address",
    ],
)  # fmt: skip
@run_async
async def test_no_private_address_is_ever_connected_to(address: str) -> None:
    assert not is_public(address)

    async def resolver(_host: str, _port: int) -> list[str]:
        return ["93.184.216.34", address]

    destination = read_destination("https://discord.com/api/webhooks/1/x", ("discord.com",), ())
    with pytest.raises(NotAllowed):
        await public_address(destination, resolver)
    with pytest.raises(NotAllowed):
        await post(destination, {}, b"", resolver)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are_allowed(address: str) -> None:
    assert is_public(address)


@run_async
async def test_a_redirect_is_not_followed_and_only_test_receivers_are_reached_without_tls() -> None:
    with http_receiver() as receiver:
        receiver.status = 302
        destination = read_destination(f"{receiver.url}/hook", (), (receiver.host,))
        assert (await post(destination, {"X-Test": "1"}, b"hello")).status == 302
        assert [request.path for request in receiver.requests] == ["/hook"]
        assert receiver.requests[0].body == b"hello"
        with pytest.raises(NotAllowed):
            read_destination(f"{receiver.url}/hook", (receiver.host, "127.0.0.1"), ())


def at(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


@pytest.mark.parametrize(
    ("now", "expected"),
    [
        ("2026-06-01T21:59:00+02:00", "2026-06-01T21:59:00+02:00"),
        ("2026-06-01T22:00:00+02:00", "2026-06-02T07:30:00+02:00"),
        ("2026-06-02T03:00:00+02:00", "2026-06-02T07:30:00+02:00"),
        ("2026-06-02T07:30:00+02:00", "2026-06-02T07:30:00+02:00"),
        # In winter the same hours of the day are other hours of the world.
        ("2026-12-01T23:00:00+01:00", "2026-12-02T07:30:00+01:00"),
    ],
)
def test_quiet_hours_are_those_of_the_persons_own_day(now: str, expected: str) -> None:
    quiet = protocol.QuietHours("22:00", "07:30", "Europe/Paris")
    assert quiet_until(quiet, at(now)) == at(expected)


def test_quiet_hours_may_lie_within_a_day_and_in_an_offset() -> None:
    quiet = protocol.QuietHours("09:00", "17:00", "-05:30")
    assert quiet_until(quiet, at("2026-06-01T12:00:00-05:30")) == at("2026-06-01T17:00:00-05:30")
    assert quiet_until(quiet, at("2026-06-01T18:00:00-05:30")) == at("2026-06-01T18:00:00-05:30")
    assert quiet_until(None, 5.0) == 5.0


@pytest.mark.parametrize(
    "zone", ["", "Nowhere/Nothing", "../../etc/passwd", "/etc/passwd", "+99:00", "UTC\0", "a" * 70]
)
def test_a_zone_that_does_not_exist_is_refused(zone: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_zone(zone)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anne", "Anne"),
        ("Zoë 🏴\u200d☠️", "Zoë 🏴\u200d☠️"),
        ("@everyone", "everyone"),
        ("[x](https://a.b)", "xhttpsa b"),
        ("a\u202ebc", "abc"),
        ("evil.example", "evil example"),
        ("<b>", "b"),
        ("**", "somebody"),
    ],
)
def test_a_name_is_only_text_in_a_message(name: str, expected: str) -> None:
    assert plain_name(name) == expected


@given(st.text(max_size=20))
def test_no_name_makes_a_link_a_mention_or_a_line(name: str) -> None:
    shown = plain_name(name)
    assert shown
    assert not any(part in shown for part in ("\n", "\r", "@", "<", "://", "](", "`"))


def test_the_time_left_is_never_too_long() -> None:
    assert format_time_left(86400 - 1) == "23 h"
    assert format_time_left(3 * 86400) == "3 days"
    assert format_time_left(2400) == "40 min"
    assert format_time_left(-5) == "0 min"


@pytest.mark.parametrize("address", ["a@b.example", "anne.bonny+turns@mail.pirates.example"])
def test_mail_addresses(address: str) -> None:
    assert is_mail_address(address)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "a",
        "a@b",
        "a@b.c\n",
        "a b@c.example",
        "a@b.example, c@d.example",
        "a..b@c.example",
        "<a@b.example>",
        "ü@b.example",
    ],
)
def test_what_is_no_mail_address(address: str) -> None:
    assert not is_mail_address(address)


def test_the_scheme_of_the_mail_server_says_how_it_is_protected() -> None:
    assert read_smtp_url("smtps://anne:p%40ss@mail.example")[1:] == (465, "anne", "p@ss", "tls")
    assert read_smtp_url("smtp://mail.example:2525")[1:] == (2525, None, None, "starttls")
    assert read_smtp_url("smtp://localhost").security == "none"
    for bad in ("mail.example", "http://mail.example", "smtp://", "smtp://mail.example:x"):
        with pytest.raises(BadServer):
            read_smtp_url(bad)
    assert read_public_url("https://pirates.example/") == "https://pirates.example"
    with pytest.raises(BadServer):
        read_public_url("pirates.example")
