"""Whom notifications are sent to, and what they may contain."""

from __future__ import annotations

import asyncio
import re
import time
from email.header import decode_header, make_header
from email.message import Message
from pathlib import Path

import msgspec
import pytest

from jollyroger.engine import Fast, Refused
from jollyroger.engine.messages import reading_in
from jollyroger.server import protocol
from jollyroger.server.messages import text
from jollyroger.server.notifications import outbox, sender, subscriptions
from jollyroger.server.notifications.messages import build_message
from jollyroger.server.notifications.opening import make_service
from jollyroger.server.notifications.push_encryption import new_server_key
from jollyroger.server.notifications.settings import NotificationSettings, read_smtp_url
from jollyroger.server.notifications.subscriptions import KIND

from .in_process import in_process
from .notified_tables import (
    AFTER,
    PUBLIC_URL,
    add,
    hook,
    live_table_of,
    service_maker,
    service_of,
    start,
    wait_for,
)
from .receivers import BrowserKeys, HttpReceiver, MailServer, check_signature, mail_text
from .run_async import run_async

# --- limits and failures --------------------------------------------------------------------------


@run_async
async def test_a_receiver_that_fails_is_tried_again_a_few_times(
    data: Path, receiver: HttpReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "RETRY_SECONDS", (0.1, 0.1, 0.1))
    receiver.status = 503
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, _ = await start(server)
        await add(server, created, hook(receiver))
        await anne.leave()
        await wait_for(receiver, 4)
        await asyncio.sleep(1)
        assert len(receiver.requests) == 4
        # It is kept: the next turn may reach it.
        assert await server.registry.store.list_documents(KIND, created.table, 5)


@run_async
async def test_a_seat_has_few_subscriptions_and_gets_few_messages(
    data: Path, receiver: HttpReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "MAX_PER_SEAT", 3)
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, *_ = await start(server)
        service, live_table = service_of(server), await live_table_of(server, created)
        for n in range(subscriptions.MAX_PER_SEAT):
            url = f"{receiver.url}/{n}"
            last = await add(server, created, protocol.NewNotification(0, protocol.WebhookChannel(url, "plain")))
        assert await add(server, created, protocol.NewNotification(0, protocol.WebhookChannel(url, "discord")))
        with pytest.raises(Refused, match="At most 5"):
            await add(server, created, hook(receiver))
        for _ in range(3):
            await service.send_test(live_table, last)
        with pytest.raises(Refused, match="Too many messages"):
            await service.send_test(live_table, last)
        assert len(receiver.requests) == 3


@run_async
async def test_only_allowed_hosts_with_public_addresses_are_written_to(data: Path, receiver: HttpReceiver) -> None:
    async def resolver(_host: str, _port: int) -> list[str]:
        return ["10.1.2.3"]

    settings = NotificationSettings(PUBLIC_URL, webhook_hosts=("hooks.example",), notify_after=AFTER)
    key = new_server_key()
    async with in_process(
        data, make_notifications=lambda store: make_service(store, settings, key, resolver)
    ) as server:
        created, *_ = await start(server)
        with pytest.raises(Refused, match="https"):
            await add(server, created, hook(receiver))
        with pytest.raises(Refused, match="does not send to"):
            await add(
                server, created, protocol.NewNotification(0, protocol.WebhookChannel("https://evil.example", "plain"))
            )
        with pytest.raises(Refused, match="no email"):
            await add(server, created, protocol.NewNotification(0, protocol.MailChannel("a@b.example")))
        url = "https://hooks.example/secret-part"
        subscription = await add(server, created, protocol.NewNotification(0, protocol.WebhookChannel(url, "plain")))
        with pytest.raises(Refused, match="private network"):
            await service_of(server).send_test(await live_table_of(server, created), subscription)
        assert "secret-part" not in str(subscription.info())


# --- the channels ---------------------------------------------------------------------------------


@run_async
async def test_a_push_message_is_for_the_browser_alone(data: Path, receiver: HttpReceiver) -> None:
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, _ = await start(server)
        browser = BrowserKeys()
        channel = msgspec.convert(browser.channel(f"{receiver.url}/push/1"), protocol.PushChannel)
        subscription = await add(server, created, protocol.NewNotification(0, channel))
        await anne.leave()
        (request,) = await wait_for(receiver, 1)
        message = browser.decrypt(request.body)
        assert message["title"] == "Your turn"
        assert message["text"] == "Your turn in Liar's Cove with Mary · 23 h left"
        assert message["path"] == f"/table/{created.table}"
        assert message["stop"] == subscription.stop_token
        assert message["stop_label"] == "Stop these messages"
        assert request.headers["content-encoding"] == "aes128gcm"
        assert int(request.headers["ttl"]) > 3600
        public_key = service_of(server).offer().push_key
        assert public_key is not None
        claims = check_signature(request.headers["authorization"], public_key)
        assert claims["aud"] == receiver.url
        assert claims["sub"] == PUBLIC_URL


@run_async
async def test_discord_gets_a_text_without_mentions(data: Path, receiver: HttpReceiver) -> None:
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created = await server.open("me", "open", names=["Anne"], start=False)
        await server.take_seat(created, "@everyone")
        subscription = await add(server, created, hook(receiver, format="discord"))
        await service_of(server).send_test(await live_table_of(server, created), subscription)
        body = receiver.requests[0].json
        assert body["allowed_mentions"] == {"parse": []}
        assert "@" not in body["content"]
        assert f"<{PUBLIC_URL}/stop#{subscription.stop_token}>" in body["content"]


@run_async
async def test_a_mail_address_gets_nothing_but_a_question_until_its_owner_agrees(
    data: Path, receiver: HttpReceiver, mails: MailServer
) -> None:
    more = {"smtp": read_smtp_url(mails.url), "mail_from": "table@pirates.example"}
    async with in_process(data, make_notifications=service_maker(receiver, **more)) as server:
        created, anne, _ = await start(server)
        service, live_table = service_of(server), await live_table_of(server, created)
        new = protocol.NewNotification(0, protocol.MailChannel("anne@home.example"))
        subscription = await add(server, created, new)
        assert not subscription.info().confirmed
        with pytest.raises(Refused, match="Open the link"):
            await service.send_test(live_table, subscription)
        await asyncio.to_thread(mails.wait_for, 1)
        token = re.search(rf"{PUBLIC_URL}/confirm#(\S+)", mail_text(mails.mails[0]))
        assert token is not None
        assert await service.confirm(token[1][:-1]) is None
        await add(server, created, new)
        assert len(mails.mails) == 1, "asking twice sends one mail"
        assert await service.confirm(token[1]) == created.table
        assert await service.confirm(token[1]) == created.table, "the link can be opened twice"
        (confirmed,) = await service.subscriptions.list(subscription.key)
        assert confirmed.info().confirmed
        await anne.leave()
        await asyncio.to_thread(mails.wait_for, 2)
        mail = mails.mails[1]
        assert mails.recipients[1] == ["anne@home.example"]
        assert mail["From"] == "table@pirates.example"
        assert mail["Content-Language"] == "en"
        assert subject_of(mail) == "Your turn in Liar's Cove with Mary · 23 h left"
        assert f"{PUBLIC_URL}/table/{created.table}\n" in mail_text(mail)
        one_click = f"{PUBLIC_URL}/api/notifications/stop?token={subscription.stop_token}"
        assert "".join(mail["List-Unsubscribe"].split()) == f"<{one_click}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


@run_async
async def test_each_person_is_told_in_the_language_they_chose_it_in(
    data: Path, receiver: HttpReceiver, mails: MailServer
) -> None:
    more = {"smtp": read_smtp_url(mails.url), "mail_from": "table@pirates.example"}
    async with in_process(data, make_notifications=service_maker(receiver, **more)) as server:
        created, anne, _ = await start(server)
        browser = BrowserKeys()
        push = msgspec.convert(browser.channel(f"{receiver.url}/push/1"), protocol.PushChannel)
        for language, channel in (("de", push), ("pl", protocol.MailChannel("anne@home.example"))):
            with reading_in(language):
                live_table = await live_table_of(server, created)
                await service_of(server).add(live_table, protocol.NewNotification(0, channel), language)
        await asyncio.to_thread(mails.wait_for, 1)
        assert mails.mails[0]["Content-Language"] == "pl"
        with reading_in("pl"):
            assert subject_of(mails.mails[0]) == text("tell-confirm-subject")
        await anne.leave()
        (request,) = await wait_for(receiver, 1)
        message = browser.decrypt(request.body)
        assert (message["language"], message["title"]) == ("de", "Du bist dran")
        with reading_in("de"):
            assert message["stop_label"] == text("tell-stop-button")


def subject_of(mail: Message) -> str:
    return str(make_header(decode_header(mail["Subject"])))


@run_async
async def test_nobody_can_be_flooded_with_questions(data: Path, receiver: HttpReceiver, mails: MailServer) -> None:
    more = {"smtp": read_smtp_url(mails.url), "mail_from": "table@pirates.example"}
    async with in_process(data, make_notifications=service_maker(receiver, **more)) as server:
        created, *_ = await start(server)
        service = service_of(server)
        refused = 0
        for _ in range(2 * sender.MAX_CONFIRMATIONS):
            try:
                subscription = await add(
                    server, created, protocol.NewNotification(0, protocol.MailChannel("v@home.example"))
                )
                await service.stop(subscription.stop_token)
            except Refused:
                refused += 1
        assert refused == sender.MAX_CONFIRMATIONS
        # Nor from another table.
        other, *_ = await start(server)
        with pytest.raises(Refused, match="tomorrow"):
            await add(server, other, protocol.NewNotification(0, protocol.MailChannel("V@home.example")))
        assert len(mails.mails) == sender.MAX_CONFIRMATIONS


# --- secrets --------------------------------------------------------------------------------------


@run_async
async def test_a_message_is_the_same_whatever_the_game_hides_and_has_no_token(
    data: Path, receiver: HttpReceiver
) -> None:
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        for game in server.registry.games.values():
            created = await server.open(
                *["me"] * game.seats[0], game=game.id, names=["Anne", "Bart", "Cid"][: game.seats[0]]
            )
            table = await (await live_table_of(server, created)).current()
            tokens = [taken.token for taken in created.seat_tokens] + [created.host, created.join, created.watch]
            assert table.match is not None
            real = table.match.s
            for kind in ("turn", "reminder"):
                texts = set()
                for seed in range(5):
                    table.match.s = game.resample(real, 0, Fast(seed)) if seed else real
                    texts.add(build_message(table, 0, kind, time.time()))
                table.match.s = real
                (message,) = texts
                assert not [token for token in tokens if token in str(message)]


@run_async
async def test_no_address_is_logged(
    data: Path, receiver: HttpReceiver, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "RETRY_SECONDS", ())
    receiver.status = 500
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, _ = await start(server)
        with caplog.at_level("INFO"):
            subscription = await add(server, created, hook(receiver))
            await anne.leave()
            await wait_for(receiver, 1)
            await asyncio.sleep(0.3)
        logged = "".join(str(record.__dict__) for record in caplog.records)
        assert "a message was not delivered" in logged
        for secret in (subscription.destination, receiver.host, subscription.id):
            assert secret not in logged
