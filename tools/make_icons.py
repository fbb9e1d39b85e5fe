"""Draws the icons of the installable app from the site's own favicon, with Chromium."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent.parent / "web"
PLAIN_SIZES = (180, 192, 512)
BACKGROUND = "#1d2b38"
MASKABLE_SIZE, MASKABLE_SHARE = 512, 0.72
"""Systems cut a maskable icon to a shape: what matters is within this share of it."""


def page_with(picture: str, size: int, share: float, background: str) -> str:
    return f"""<body style="margin: 0; background: {background}; display: grid; place-items: center; height: {size}px">
      <div style="width: {size * share}px; height: {size * share}px">{picture}</div></body>"""


def main() -> int:
    picture = (WEB / "src/favicon.svg").read_text(encoding="utf-8")
    icons = [(f"icon-{size}.png", size, 1.0, "transparent") for size in PLAIN_SIZES]
    icons.append((f"icon-maskable-{MASKABLE_SIZE}.png", MASKABLE_SIZE, MASKABLE_SHARE, BACKGROUND))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, share, background in icons:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_with(picture, size, share, background))
            page.screenshot(path=WEB / "public/icons" / name, omit_background=True)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
