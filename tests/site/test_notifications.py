"""Being told of one's turn, from the bell at the table to the message; and what happened while one was away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..server.receivers import BrowserKeys, HttpReceiver, MailServer, http_receiver, mail_server, mail_text
from ..server.server_process import ServerProcess, running_server
from .browser_helpers import TOY, fits_width, seat_link, wait_for_question
from .conftest import OpenPage

DAY_CLOCK = {"clock": {"move": 86400, "bank": 0}}
SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
PUSH_STUB = """
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (options) => {
    window.pushOptions = options;
    return { toJSON: () => (KEYS) };
  };
"""
"""The real push services cannot be reached: the browser gives the address and keys of a local one."""


@pytest.fixture(scope="module")
def receiver() -> Iterator[HttpReceiver]:
    with http_receiver() as running:
        yield running


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running


@pytest.fixture(scope="module")
def notifying(
    tmp_path_factory: pytest.TempPathFactory, receiver: HttpReceiver, mails: MailServer
) -> Iterator[ServerProcess]:
    flags = ["--public-url", "https://pirates.example", "--notify-after", "1", "--notify-test-host", receiver.host]
    flags += ["--smtp", mails.url, "--mail-from", "table@pirates.example", "--notify-host", "discord.com"]
    with running_server(tmp_path_factory.mktemp("notifying"), *flags) as server:
        yield server


def start_slow_game(server: ServerProcess, **policy: Any) -> Any:
    return server.open(TOY, "me", "greedy", names=["Zoë"], start=True, policy={**DAY_CLOCK, **policy})


def enter(page: Page, link: str, server: ServerProcess, browser: BrowserKeys, receiver: HttpReceiver) -> None:
    keys = browser.channel(f"{receiver.url}/push")
    subscription = {"endpoint": keys["endpoint"], "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}}
    page.context.add_init_script(PUSH_STUB.replace("KEYS", json.dumps(subscription)))
    page.context.grant_permissions(["notifications"], origin=f"http://{server.address}")
    page.goto(link)


@SIZES
def test_a_person_turns_push_on_tries_it_leaves_and_is_told(
    open_page: OpenPage, notifying: ServerProcess, receiver: HttpReceiver, width: int, height: int
) -> None:
    created, browser = start_slow_game(notifying), BrowserKeys()
    page = open_page(server=notifying, width=width, height=height)
    enter(page, seat_link(created), notifying, browser, receiver)
    before = len(receiver.requests)
    # Offered once, since this game takes days.
    page.get_by_role("button", name="Tell me", exact=True).click()
    dialog = page.get_by_role("dialog")
    assert fits_width(page)
    dialog.get_by_label("Quiet hours").uncheck()
    dialog.get_by_role("button", name="Turn on for this device").click()
    expect(dialog.get_by_text("This device tells you from now on.")).to_be_visible()
    assert len(page.evaluate("window.pushOptions.applicationServerKey")) == 87
    dialog.get_by_role("button", name="Test: This device").click()
    expect(dialog.get_by_text("A test message is on its way.")).to_be_visible()
    assert browser.decrypt(receiver.requests[before].body)["kind"] == "test"
    page.reload()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.get_by_text("Shall we tell you")).to_be_hidden()
    page.goto("/help")
    message = browser.decrypt(receiver.wait_for(before + 2)[before + 1].body)
    assert message["text"].startswith("Your turn in Liar's Cove with ")
    assert message["path"] == f"/table/{created['table']}"
    assert created["seat_tokens"][0]["token"] not in json.dumps(message)
    # The link of the message stops it, with one click and without the seat.
    stranger = open_page(f"/stop#{message['stop']}", server=notifying)
    expect(stranger.get_by_text("You will hear nothing more about this game.")).to_be_visible()
    token = created["seat_tokens"][0]["token"]
    assert notifying.get(f"/api/tables/{created['table']}/notifications", token).expect() == []


def test_the_dialog_works_by_keyboard_and_lists_what_is_on(
    open_page: OpenPage, notifying: ServerProcess, mails: MailServer
) -> None:
    created = start_slow_game(notifying)
    page = open_page(seat_link(created), server=notifying, notifyOffered=True)
    bell = page.get_by_role("button", name="Tell me when it is my turn")
    bell.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Email", exact=True).press("Enter")
    dialog.get_by_label("Email address").fill("zoe@home.example")
    dialog.get_by_label("Email address").press("Enter")
    expect(dialog.get_by_text("An email is on its way.")).to_be_visible()
    expect(dialog.get_by_text("Open the link in the email first.")).to_be_visible()
    expect(dialog.get_by_text("quiet 22:00 to 08:00")).to_be_visible()
    token = mail_text(mails.wait_for(1)[-1]).partition("/confirm#")[2].split()[0]
    other = open_page(f"/confirm#{token}", server=notifying)
    other.get_by_role("button", name="Yes, tell me").click()
    expect(other.get_by_text("All set")).to_be_visible()
    page.keyboard.press("Escape")
    expect(bell).to_be_focused()
    bell.press("Enter")
    expect(dialog.get_by_text("Email to z…@home.example")).to_be_visible()
    expect(dialog.get_by_text("Open the link in the email first.")).to_be_hidden()
    dialog.get_by_role("button", name="Stop: Email to z…@home.example").press("Enter")
    expect(dialog.get_by_text("Stopped.")).to_be_visible()
    expect(dialog.get_by_text("Email to z…@home.example")).to_be_hidden()


def test_each_state_says_what_to_do(open_page: OpenPage, notifying: ServerProcess, server: ServerProcess) -> None:
    # Permission denied, and a host that is not allowed.
    page = open_page(server=notifying, notifyOffered=True, allow_errors=True)
    page.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page.goto(seat_link(start_slow_game(notifying)))
    page.get_by_role("button", name="Tell me when it is my turn").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("This browser blocks messages from this site.")).to_be_visible()
    dialog.get_by_role("button", name="Chat", exact=True).click()
    dialog.get_by_label("Webhook address").fill("https://evil.example/hook")
    dialog.get_by_role("button", name="Post my turns there").click()
    expect(dialog.get_by_role("alert")).to_contain_text("does not send to evil.example")
    # A browser without push.
    page = open_page(server=notifying, notifyOffered=True)
    page.context.add_init_script("delete window.PushManager")
    page.goto(seat_link(start_slow_game(notifying)))
    page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(page.get_by_text("This browser cannot receive messages.")).to_be_visible()
    # A server whose operator has turned nothing on offers nothing.
    page = open_page(seat_link(start_slow_game(server)), server=server)
    expect(page.locator("[data-board]")).to_be_visible()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(page.get_by_text("This server sends no messages.")).to_be_visible()
    expect(page.get_by_text("Shall we tell you")).to_be_hidden()


def test_the_site_is_an_app_whose_worker_shows_messages_and_opens_the_table(
    open_page: OpenPage, notifying: ServerProcess
) -> None:
    origin = f"http://{notifying.address}"
    page = open_page(server=notifying)
    page.context.grant_permissions(["notifications"], origin=origin)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((file) => file.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        size = page.evaluate(
            "async (src) => { const picture = new Image(); picture.src = src; await picture.decode();"
            " return `${picture.naturalWidth}x${picture.naturalHeight}` }",
            icon["src"],
        )
        assert size == icon["sizes"]
    assert page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)") == f"{origin}/"
    # A message as a push service would deliver it.
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(found["registrationId"] for found in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(300)
    shown = """async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, data }) => ({ title, body, path: data.path }));
    }"""
    notice = {"title": "Your turn", "body": "Your turn in Go"}
    # Only tables are opened, whatever a message says.
    for path, opened in (("/table/abc", "/table/abc"), ("https://evil.example/", "/")):
        message = {"title": notice["title"], "text": notice["body"], "path": path, "stop": "a.0.1.b"}
        push = {"origin": origin, "registrationId": registrations[0], "data": json.dumps(message)}
        session.send("ServiceWorker.deliverPushMessage", push)
        # Not `wait_for_function`: it takes the promise of an async function for true.
        for _ in range(200):
            if notice | {"path": opened} in page.evaluate(shown):
                break
            page.wait_for_timeout(100)
        assert notice | {"path": opened} in page.evaluate(shown)
    # Nothing of the site is kept for later.
    assert page.evaluate("caches.keys()") == []


@SIZES
def test_what_a_bot_played_for_a_person_is_told_on_their_return_and_marked(
    open_page: OpenPage, notifying: ServerProcess, width: int, height: int
) -> None:
    created = notifying.open(
        TOY,
        "me",
        "me",
        names=["Zoë", "Bart"],
        start=True,
        policy={"clock": {"move": 8, "bank": 0}, "bot_pace": "brisk"},
    )
    # Bart only watches what the bots make of it.
    bart = open_page(seat_link(created, 1), server=notifying)
    zoe = open_page(seat_link(created), server=notifying, width=width, height=height)
    expect(zoe.locator("[data-board]")).to_be_visible()
    zoe.goto("/help")
    expect(bart.get_by_text("A bot played for Zoë").first).to_be_visible(timeout=40_000)
    zoe.goto(f"http://{notifying.address}/table/{created['table']}")
    card = zoe.get_by_role("region", name="While you were away")
    expect(card.get_by_text("for you.")).to_contain_text("A bot played")
    assert fits_width(zoe)
    card.get_by_role("button", name="Show me").click()
    expect(card).to_be_hidden()
    log = zoe.get_by_role("list", name="What has happened")
    mine = log.locator("li", has_text="A bot played for you").first
    expect(mine).to_be_visible()
    for sentence in mine.locator("p:not(.mark):not(.reason)").all_inner_texts():
        assert not sentence.lower().startswith("you "), sentence
    # After a mere reload there is nothing to tell.
    zoe.reload()
    expect(zoe.locator("[data-board]")).to_be_visible()
    expect(card).to_be_hidden()


def test_a_person_who_was_away_for_long_reads_what_others_did(open_page: OpenPage, notifying: ServerProcess) -> None:
    created = notifying.open(TOY, "me", "greedy", names=["Zoë"], start=True, seed=5)
    page = open_page(seat_link(created), server=notifying, notifyOffered=True)
    wait_for_question(page)
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Look at moment 2", exact=True)).to_be_visible()
    page.goto("/help")
    # As if the last look had been long ago, before these moves.
    page.context.add_init_script(
        f"localStorage['jollyroger.seen'] = JSON.stringify({{'{created['table']}/0': {{moment: 0, at: 1}}}})"
    )
    page.goto(f"http://{notifying.address}/table/{created['table']}")
    card = page.get_by_role("region", name="While you were away")
    expect(card).to_be_visible()
    expect(card.get_by_text("moves", exact=False).first).to_be_visible()
    # It goes when the reader plays on.
    wait_for_question(page)
    page.keyboard.press("1")
    expect(card).to_be_hidden()
