"""Take the pictures of docs/pictures: every game in its middle, by day and night, on a desk and in a hand."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.server_process import CLI, ServerProcess, running_server  # noqa: E402
from tests.site.voyage import Voyage, boarded, sailed  # noqa: E402

from jollyroger.games import all_games  # noqa: E402

PICTURES = ROOT / "docs/pictures"
SIZES = {1280: 800, 390: 844}
LIGHTS = {"day": "light", "night": "dark"}
NAMES = ("Anne", "Mary", "Bart")
SEED, MIDDLE = 7, 0.55
"""Which game is shown, and how far it has come."""


def opened(browser: Browser, server: ServerProcess, path: str, width: int, light: str) -> Page:
    """A page as somebody sees it who is there for the first time."""
    page = browser.new_context(
        base_url=f"http://{server.address}",
        viewport={"width": width, "height": SIZES[width]},
        color_scheme="dark" if light == "night" else "light",
        reduced_motion="reduce",
        has_touch=width < 760,
    ).new_page()
    page.goto(path)
    expect(page.locator("main")).to_be_visible()
    return page


def keep(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    file = PICTURES / f"{name}.png"
    page.screenshot(path=file)
    page.context.close()
    smaller(file)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} kB")


def smaller(file: Path) -> None:
    """Few colours will do, where Pillow is there to choose them."""
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(file) as picture:
        picture.convert("RGB").quantize(192).save(file, optimize=True)


def take(browser: Browser, server: ServerProcess) -> None:
    voyages: dict[str, Voyage] = {}
    for id, game in all_games().items():
        seats = 3 if 3 in game.seats else game.seats[0]
        voyages[id] = voyage = sailed(server, game, seats, SEED, None, *NAMES)
        created = boarded(server, voyage, voyage.moment(MIDDLE))
        link = f"/table/{created['table']}#seat={created['held'][0]['token']}"
        for width in SIZES:
            for light in LIGHTS:
                page = opened(browser, server, link, width, light)
                expect(page.locator(".option").first).to_be_visible()
                keep(page, f"{id}-{width}-{light}")
    keep(opened(browser, server, "/", 1280, "day"), "lobby-1280-day")
    keep(opened(browser, server, "/", 390, "night"), "lobby-390-night")
    first = next(iter(voyages.values()))
    replay = opened(browser, server, f"/table/{first.table}/replay?seat=0#{first.last * 2 // 3}", 1280, "day")
    expect(replay.get_by_label("Moment", exact=True)).to_be_visible()
    keep(replay, "replay-1280-day")


def main() -> int:
    chromium = shutil.which("chromium")
    if chromium is None:
        print("there is no Chromium here: apt-get install chromium", file=sys.stderr)
        return 1
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data), module=CLI) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        take(browser, server)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
