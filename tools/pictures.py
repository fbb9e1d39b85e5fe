"""Take the screenshots of docs/pictures: every game by day and night, on a desktop and on a phone."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.server_process import CLI, ServerProcess, running_server  # noqa: E402
from tests.site.browser_tables import finished_table  # noqa: E402
from tests.site.played_games import PlayedGame, play_game, play_on  # noqa: E402

from jollyroger.games import all_games  # noqa: E402

PICTURES = ROOT / "docs/pictures"
SIZES = {1280: 800, 390: 844}
THEMES = ("day", "night")
NAMES = ("Anne", "Mary", "Bart")
SEED = 7
PART = 0.55
"""The part of the game at which the screenshot is taken."""


def open_page(browser: Browser, server: ServerProcess, path: str, width: int, theme: str) -> Page:
    """Open a page in a fresh browser context."""
    context = browser.new_context(
        base_url=f"http://{server.address}",
        viewport={"width": width, "height": SIZES[width]},
        color_scheme="dark" if theme == "night" else "light",
        reduced_motion="reduce",
        has_touch=width < 760,
    )
    # Tips would lie over the boards.
    context.add_init_script("localStorage['jollyroger.settings'] ??= JSON.stringify({tips: false})")
    page = context.new_page()
    page.goto(path)
    expect(page.locator("main")).to_be_visible()
    return page


def take_screenshot(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    file = PICTURES / f"{name}.png"
    page.screenshot(path=file)
    page.context.close()
    reduce_colours(file)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} kB")


def reduce_colours(file: Path) -> None:
    """Make the file smaller, if Pillow is installed."""
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(file) as picture:
        picture.convert("RGB").quantize(192).save(file, optimize=True)


def take_all(browser: Browser, server: ServerProcess) -> None:
    games: dict[str, PlayedGame] = {}
    for id, game in all_games().items():
        seats = 3 if 3 in game.seats else game.seats[0]
        games[id] = played = play_game(server, game, seats, SEED, None, *NAMES)
        created = play_on(server, played, played.moment(PART))
        link = f"/table/{created['table']}#seat={created['seat_tokens'][0]['token']}"
        for width in SIZES:
            for theme in THEMES:
                page = open_page(browser, server, link, width, theme)
                expect(page.locator("[data-offered], .option").first).to_be_visible()
                take_screenshot(page, f"{id}-{width}-{theme}")
    learn = open_page(browser, server, f"/learn/{next(iter(games))}", 1280, "day")
    learn.get_by_role("button", name="Next", exact=True).last.click()
    expect(learn.locator("div.halo")).to_be_visible()
    take_screenshot(learn, "learn-1280-day")
    ended = finished_table(server, list(all_games().values())[1], SEED)
    [token] = ended["seats"].values()
    ending = open_page(browser, server, f"/table/{ended['id']}#seat={token}", 1280, "night")
    # The analysis takes its time.
    expect(ending.get_by_label("How the chances went").get_by_role("listitem").first).to_be_visible(timeout=90_000)
    take_screenshot(ending, "ending-1280-night")
    take_screenshot(open_page(browser, server, "/", 1280, "day"), "lobby-1280-day")
    take_screenshot(open_page(browser, server, "/", 390, "night"), "lobby-390-night")
    first = next(iter(games.values()))
    replay = open_page(browser, server, f"/table/{first.table}/replay?seat=0#{first.last * 2 // 3}", 1280, "day")
    expect(replay.get_by_label("Moment", exact=True)).to_be_visible()
    take_screenshot(replay, "replay-1280-day")


def main() -> int:
    chromium = shutil.which("chromium")
    if chromium is None:
        print("Chromium is missing: apt-get install chromium", file=sys.stderr)
        return 1
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data), module=CLI) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        take_all(browser, server)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
