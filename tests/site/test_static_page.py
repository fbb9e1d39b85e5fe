"""The static page: without a server, without a network, in several tabs; and its saved games on a server."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tools.services import wait_until
from tools.static.sizes import LIMIT_BYTES, transfer_sizes

from jollyroger.engine.messages import offered_languages

from .browser_helpers import fits_width
from .conftest import OpenPage, OpenStaticPage
from .static_page import INSECURE_HOST, PATH, StaticServer, build_page, serving, tab_megabytes
from .test_accessibility import violations

GAME = "all-hands"
NAME = "All Hands on Deck!"
SHORT_GAME = "black-dice"
LARGEST_GAME = "dead-men"
SEED, MAX_CHOICES = 5, 400
CAPTAINS_CHOICES = 5
MEMORY_LIMIT_MB = 400
"""Phones give a page a few hundred megabytes before they end it."""


def start_game(page: Page, choices: int = 3) -> str:
    """Start a game and make some choices. Returns the table's address."""
    page.evaluate("([game, seed]) => player.start(game, seed)", [GAME, SEED])
    page.evaluate("([choices, seed]) => player.play(choices, seed)", [choices, SEED])
    return page.url


def settled_version(page: Page) -> str:
    """The version of the table when it waits for the reader."""
    expect(page.locator("aside.drawer .option[aria-disabled=false]").first).to_be_visible()
    return page.locator("[data-board]").get_attribute("data-version") or ""


def reload_table(page: Page) -> None:
    page.reload()
    page.evaluate("player.shown()")


def test_a_game_outlives_a_reload_and_the_server(open_static_page: OpenStaticPage, own_server: StaticServer) -> None:
    page = open_static_page(own_server, allow_errors=True)
    start_game(page)
    version = settled_version(page)
    reload_table(page)
    assert settled_version(page) == version
    page.evaluate("player.kept()")
    own_server.kill()
    reload_table(page)
    assert settled_version(page) == version
    page.evaluate("player.play(1, 7)")
    assert int(settled_version(page)) > int(version)
    # A page that was never opened before works too.
    page.evaluate("location.hash = '#/rules/dead-men'")
    expect(page.get_by_role("heading", name="Dead Men Tell No Tales")).to_be_visible()


def test_two_tabs_on_one_table_stay_in_step(static_page: Page) -> None:
    address = start_game(static_page)
    other = static_page.context.new_page()
    other.goto(address)
    other.evaluate("player.shown()")
    assert settled_version(other) == settled_version(static_page)
    for mover, watcher in ((static_page, other), (other, static_page)):
        mover.evaluate("player.play(1, 7)")
        version = settled_version(mover)
        expect(watcher.locator(f'[data-board][data-version="{version}"]')).to_be_attached()


PRESS_FIRST_OPTION = """
at => setTimeout(() => document.querySelector("aside.drawer .option[aria-disabled=false]").click(), at - Date.now())
"""


def test_of_two_tabs_that_choose_at_the_same_moment_both_show_what_was_stored(static_page: Page) -> None:
    address = start_game(static_page)
    other = static_page.context.new_page()
    other.goto(address)
    other.evaluate("player.shown()")
    tabs = (static_page, other)
    for _ in range(3):
        before = settled_version(static_page)
        expect(other.locator(f'[data-board][data-version="{before}"]')).to_be_attached()
        assert settled_version(other) == before
        at = static_page.evaluate("Date.now() + 500")
        for tab in tabs:
            tab.evaluate(PRESS_FIRST_OPTION, at)
        for tab in tabs:
            expect(tab.locator(f'[data-board][data-version="{before}"]')).to_have_count(0)
        version = max(int(settled_version(tab)) for tab in tabs)
        for tab in tabs:
            expect(tab.locator(f'[data-board][data-version="{version}"]')).to_be_attached()
    reload_table(other)
    assert settled_version(other) == str(version)


COUNT_STORED = """
store => new Promise((resolve) => {
  indexedDB.open("jollyroger").onsuccess = ({ target: { result } }) => {
    result.transaction(store).objectStore(store).count().onsuccess = (event) => resolve(event.target.result);
  };
})
"""


def test_a_game_that_is_removed_from_the_list_is_deleted(static_page: Page) -> None:
    start_game(static_page)
    assert static_page.evaluate(COUNT_STORED, "tables") == 1
    static_page.get_by_role("link", name="Back to the lobby").click()
    static_page.get_by_label(f"More about {NAME}").click()
    static_page.get_by_role("button", name="Remove from this list").click()
    assert static_page.evaluate(COUNT_STORED, "tables") == 1
    static_page.get_by_role("button", name="Your seat goes with it. Remove?").click()
    expect(static_page.get_by_role("region", name="My tables")).to_have_count(0)
    stores = ("tables", "log_lines")
    wait_until(lambda: not any(static_page.evaluate(COUNT_STORED, store) for store in stores), "the deletion")


FULL_DISK = """
const add = IDBObjectStore.prototype.add;
let isFull = false;
new BroadcastChannel("test").onmessage = ({ data }) => (isFull = data);
IDBObjectStore.prototype.add = function (...values) {
  if (isFull) throw new DOMException("There is no space.", "QuotaExceededError");
  return add.apply(this, values);
};
"""


def test_on_a_full_disk_the_reader_is_told_to_make_room_and_plays_on(open_static_page: OpenStaticPage) -> None:
    page = open_static_page(allow_errors=True)

    def fill_disk(route: Route) -> None:
        route.fulfill(body=FULL_DISK + route.fetch().text(), content_type="text/javascript")

    page.context.route("**/assets/worker-*", fill_disk)
    page.reload()
    start_game(page, 1)
    version = settled_version(page)
    page.evaluate("new BroadcastChannel('test').postMessage(true)")
    page.locator("aside.drawer .option[aria-disabled=false]").first.click()
    expect(page.get_by_text("There is no room left on this device").first).to_be_visible()
    assert settled_version(page) == version
    page.evaluate("new BroadcastChannel('test').postMessage(false)")
    page.evaluate("player.play(1, 7)")
    assert int(settled_version(page)) > int(version)


def test_games_can_be_played_after_the_browser_has_closed_the_database(
    open_static_page: OpenStaticPage, static_server: StaticServer
) -> None:
    page = open_static_page(static_server, allow_errors=True)
    start_game(page, 1)
    origin = page.evaluate("location.origin")
    clear = {"origin": origin, "storageTypes": "indexeddb"}
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", clear)
    start_game(page, 1)
    settled_version(page)


def open_table_menu(page: Page) -> None:
    page.get_by_role("navigation", name="This table").get_by_text(re.compile("^(Host|Table)$")).click()


def save_to_file(page: Page, file: Path) -> Path:
    """Save the game of the table that is open."""
    open_table_menu(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    download.value.save_as(file)
    page.keyboard.press("Escape")
    return file


def open_file(page: Page, file: Path) -> None:
    """Open a saved game at home, take a seat and begin."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a saved game").click()
    chooser.value.set_files(file)
    page.get_by_label("What shall we call you?").fill("Anne")
    page.get_by_role("button", name="Join").click()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-board]")).to_be_visible()


def choices_in(file: Path) -> int:
    return len(json.loads(file.read_text(encoding="utf-8"))["choices"])


def test_a_saved_game_goes_on_here_and_on_a_server(
    open_static_page: OpenStaticPage, open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_static_page()
    start_game(page)
    settled_version(page)
    file = save_to_file(page, tmp_path / "here.json")
    assert choices_in(file) >= 3
    page.get_by_role("link", name="Back to the lobby").click()
    open_file(page, file)
    assert choices_in(save_to_file(page, tmp_path / "again.json")) >= choices_in(file)
    site = open_page()
    open_file(site, file)
    expect(site.get_by_role("heading", name=NAME)).to_be_visible()


def test_a_game_saved_on_a_server_goes_on_here(static_page: Page, open_page: OpenPage, tmp_path: Path) -> None:
    site = open_page(f"/new/{GAME}?with=bots")
    site.get_by_role("button", name="Begin the game").click()
    site.locator("aside.drawer .option").first.click()
    open_file(static_page, save_to_file(site, tmp_path / "there.json"))
    expect(static_page.get_by_role("heading", name=NAME)).to_be_visible()


def test_what_needs_a_server_is_not_offered(static_page: Page) -> None:
    expect(static_page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(static_page.get_by_role("heading", name="Daily game")).to_be_visible()
    expect(static_page.get_by_role("heading", name="Open tables")).to_have_count(0)
    static_page.get_by_role("link", name=f"New table {NAME}").click()
    expect(static_page.get_by_role("radio", name="Against bots")).to_be_checked()
    expect(static_page.get_by_role("radio", name="On this device")).to_be_visible()
    expect(static_page.get_by_role("radio", name="With friends")).to_have_count(0)
    static_page.get_by_text("House rules").click()
    expect(static_page.get_by_label("Undo")).to_be_visible()
    expect(static_page.get_by_text("Watching")).to_have_count(0)
    static_page.get_by_role("button", name="Begin the game").click()
    static_page.evaluate("player.shown()")
    for name in ("Share", "Tell me when it is my turn"):
        expect(static_page.get_by_role("button", name=name)).to_have_count(0)
    static_page.get_by_role("tab", name="Talk").click()
    expect(static_page.get_by_role("list", name="What was said")).to_be_visible()
    expect(static_page.get_by_label("Say something")).to_have_count(0)
    open_table_menu(static_page)
    expect(static_page.get_by_role("dialog").get_by_text("Bots' pace")).to_be_visible()
    for name in ("Watching", "Absent players"):
        expect(static_page.get_by_role("dialog").get_by_text(name)).to_have_count(0)
    static_page.keyboard.press("Escape")
    static_page.get_by_role("link", name="Back to the lobby").click()
    expect(static_page.get_by_role("region", name="My tables")).to_be_visible()
    expect(static_page.get_by_role("link", name="Use another device")).to_have_count(0)
    static_page.get_by_role("link", name="Settings").click()
    expect(static_page.get_by_role("heading", name="Your games")).to_be_visible()


def test_a_newcomer_learns_replays_and_checks_the_dice(static_page: Page) -> None:
    static_page.locator("article").filter(has_text=NAME).get_by_role("button", name="Learn by playing").click()
    expect(static_page.get_by_text("Step 1 of").first).to_be_attached()
    static_page.evaluate("([game, seed]) => player.start(game, seed)", [SHORT_GAME, SEED])
    static_page.evaluate("([limit, seed]) => player.play(limit, seed)", [MAX_CHOICES, SEED])
    static_page.get_by_role("link", name="Watch the replay").click()
    expect(static_page.get_by_role("region", name="Replay")).to_be_visible()
    static_page.get_by_role("button", name="One on").click()
    expect(static_page).to_have_url(re.compile(r"#/table/[\w-]+/replay\?moment="))
    static_page.get_by_role("link", name="Were the dice fair?").click()
    static_page.get_by_role("button", name="Check every roll").click()
    expect(static_page.get_by_text("The luck was fixed by a seed")).to_be_visible()


def test_by_plain_http_it_works_with_a_network(open_static_page: OpenStaticPage, static_server: StaticServer) -> None:
    page = open_static_page()
    page.goto(static_server.address.replace("127.0.0.1", INSECURE_HOST))
    assert not page.evaluate("isSecureContext")
    start_game(page)
    version = settled_version(page)
    reload_table(page)
    assert settled_version(page) == version


def test_the_browser_is_asked_to_keep_the_games_when_there_are_some(static_page: Page) -> None:
    static_page.add_init_script(
        "globalThis.asked = 0; StorageManager.prototype.persist = async () => Boolean(++asked);"
        "StorageManager.prototype.persisted = async () => asked > 0;"
    )
    static_page.reload()
    expect(static_page.get_by_role("button", name="Play now").first).to_be_visible()
    assert static_page.evaluate("asked") == 0
    for seed in (SEED, SEED + 1):
        static_page.evaluate("([game, seed]) => player.start(game, seed)", [GAME, seed])
    assert static_page.evaluate("asked") == 1
    static_page.evaluate("location.hash = '#/settings'")
    expect(static_page.get_by_text("The browser has promised to keep them")).to_be_visible()


def test_everything_is_below_the_path_of_the_page(
    open_static_page: OpenStaticPage, static_server: StaticServer
) -> None:
    page = open_static_page()
    addresses: list[str] = []
    page.context.on("request", lambda request: addresses.append(request.url))
    page.reload()
    start_game(page, choices=1)
    page.evaluate("player.kept()")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((file) => file.json())")
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    icons = page.evaluate(
        "sources => Promise.all(sources.map(async (source) => (await fetch(source)).status))",
        [icon["src"] for icon in manifest["icons"]],
    )
    assert set(icons) == {200}
    assert addresses
    assert all(address.startswith((static_server.address, "blob:")) for address in addresses)
    assert page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)") == static_server.address


def test_the_page_can_be_installed(static_page: Page) -> None:
    static_page.evaluate("player.kept()")
    found = static_page.context.new_cdp_session(static_page).send("Page.getInstallabilityErrors")
    # The contexts of tests are windows in which nothing is installed.
    assert [error["errorId"] for error in found["installabilityErrors"]] == ["in-incognito"]


def test_a_new_version_is_loaded_when_the_reader_says_so(
    open_static_page: OpenStaticPage, own_server: StaticServer
) -> None:
    page = open_static_page(own_server)
    start_game(page)
    version = settled_version(page)
    page.evaluate("player.kept()")
    index, worker = own_server.page / "index.html", own_server.page / "sw.js"
    index.write_text(index.read_text().replace("Four pirate games", "Five pirate games"))
    worker.write_text(
        worker.read_text().replace('const VERSION = "', 'const VERSION = "next-').replace('["./","', '["./","next-')
    )
    page.reload()
    page.evaluate("player.shown()")
    news = page.get_by_text("A new version is ready")
    expect(news).to_be_visible()
    description = page.locator("meta[name=description]")
    assert "Four" in (description.get_attribute("content") or "")
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("meta[name=description][content^=Five]")).to_be_attached()
    page.evaluate("player.shown()")
    assert settled_version(page) == version
    expect(news).to_have_count(0)
    assert page.evaluate("caches.keys()") == [f"jollyroger /{PATH}/ next-{version_of(worker)}"]


def version_of(worker: Path) -> str:
    return worker.read_text().split('const VERSION = "next-')[1].split('"')[0]


LOOK_FOR_A_NEW_VERSION = """
async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const worker = registration.installing;
  if (worker) await new Promise((resolve) => (worker.onstatechange = resolve));
  return registration.waiting !== null;
}
"""


@pytest.mark.parametrize("sends", ["the page of the old version", "the page for what it does not have"])
def test_a_host_in_the_middle_of_an_update_leaves_the_old_version_whole(
    open_static_page: OpenStaticPage, tmp_path: Path, sends: str
) -> None:
    with serving(tmp_path, "--fallback", str(tmp_path / PATH / "index.html")) as server:
        page = open_static_page(server, allow_errors=True)
        start_game(page)
        version = settled_version(page)
        page.evaluate("player.kept()")
        index, worker, assets = (server.page / name for name in ("index.html", "sw.js", "assets"))
        old_page = index.read_text()
        sheet = re.findall(r'href="\./assets/([^"]+\.css)"', old_page)[0]
        new_sheet = f"next-{sheet}"
        new_page, new_worker = old_page.replace(sheet, new_sheet), worker.read_text().replace(sheet, new_sheet)
        worker.write_text(new_worker.replace('const VERSION = "', 'const VERSION = "next-'))
        if sends == "the page of the old version":
            shutil.copy(assets / sheet, assets / new_sheet)
        else:
            index.write_text(new_page)
        assert not page.evaluate(LOOK_FOR_A_NEW_VERSION)
        shutil.copy(assets / sheet, assets / new_sheet)
        index.write_text(new_page)
        assert page.evaluate(LOOK_FOR_A_NEW_VERSION)
        page.get_by_role("button", name="Reload").click()
        expect(page.locator(f'link[href$="{new_sheet}"]')).to_be_attached()
        server.kill()
        reload_table(page)
        assert settled_version(page) == version


def test_the_policy_of_the_page_may_be_sent_with_every_file(open_static_page: OpenStaticPage, tmp_path: Path) -> None:
    html = (build_page() / "index.html").read_text()
    policy = re.findall(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', html)[0]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe-inline" not in policy
    with serving(tmp_path, "--policy", policy) as server:
        page = open_static_page(server)
        start_game(page)
        page.evaluate("player.kept()")
        reload_table(page)
        # Only with the header the worker that runs Python is bound, too.
        assert policy in page.evaluate(
            "fetch(location.href).then((page) => page.headers.get('content-security-policy'))"
        )


@pytest.mark.parametrize("width", [1280, 390])
def test_the_loading_screen_tells_how_far_it_is(open_static_page: OpenStaticPage, web: Path, width: int) -> None:
    page = open_static_page(width=width)
    waiting: list[Route] = []
    page.context.route("**/python/stdlib-*", lambda route: waiting.append(route))
    page.reload()
    expect(page.get_by_text("Fetching the games")).to_be_visible()
    expect(page.get_by_text("MB")).to_be_visible()
    assert fits_width(page)
    assert not violations(page, web)
    expect(page.locator("progress")).not_to_have_attribute("value", "100")
    for route in waiting:
        route.continue_()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


@pytest.mark.parametrize("file", ["games", "python"])
def test_files_that_do_not_come_are_reported_with_what_to_do(
    open_static_page: OpenStaticPage, web: Path, file: str
) -> None:
    page = open_static_page(allow_errors=True)
    page.context.route(f"**/python/{file}-*", lambda route: route.fulfill(status=503))
    page.reload()
    expect(page.get_by_role("heading", name="The games could not be fetched")).to_be_visible()
    assert not violations(page, web)
    page.context.unroute(f"**/python/{file}-*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_browser_that_stores_nothing_is_told_so(open_static_page: OpenStaticPage) -> None:
    page = open_static_page(allow_errors=True)
    refusal = "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); };"

    def refuse_storage(route: Route) -> None:
        route.fulfill(body=refusal + route.fetch().text(), content_type="text/javascript")

    page.context.route("**/assets/worker-*", refuse_storage)
    page.reload()
    expect(page.get_by_role("heading", name="This browser keeps nothing here")).to_be_visible()
    expect(page.get_by_text("Private windows")).to_be_visible()


def test_a_browser_without_webassembly_is_told_so(open_static_page: OpenStaticPage) -> None:
    page = open_static_page(allow_errors=True)
    page.add_init_script("delete globalThis.WebAssembly")
    page.reload()
    expect(page.get_by_role("heading", name="This browser cannot run the games")).to_be_visible()


@pytest.mark.parametrize("scripting", [False, True], ids=["scripts are off", "scripts do not come"])
def test_a_page_whose_scripts_do_not_run_names_the_cause_in_all_languages(
    browser: Browser, static_server: StaticServer, scripting: bool
) -> None:
    context = browser.new_context(java_script_enabled=scripting)
    page = context.new_page()
    page.route("**/*.js", lambda route: route.abort())
    page.goto(static_server.address)
    page.wait_for_timeout(4_500)  # what scripts replace shows after four seconds
    said = page.locator("p:visible")
    expect(said).to_have_count(len(offered_languages()))
    for language in offered_languages():
        text = page.locator(f"p[lang={language}]:visible")
        expect(text).to_contain_text("http.server" if scripting else "JavaScript")
    context.close()


def test_a_tab_needs_little_memory(static_page: Page, browser: Browser) -> None:
    static_page.evaluate("([game, seed]) => player.start(game, seed, 'Captain')", [LARGEST_GAME, SEED])
    static_page.evaluate("([choices, seed]) => player.play(choices, seed)", [CAPTAINS_CHOICES, SEED])
    assert 50 < tab_megabytes(browser) < MEMORY_LIMIT_MB


def test_a_first_visit_transfers_less_than_nine_megabytes(static_server: StaticServer) -> None:
    sizes = transfer_sizes(static_server.page)
    assert 1_000_000 < sum(compressed for _, compressed in sizes.values()) < LIMIT_BYTES
    assert (static_server.page / "third-party-notices.txt").read_text(encoding="utf-8").count("=" * 100) == 24
