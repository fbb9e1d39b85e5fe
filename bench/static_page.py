"""Measures the static page in Chromium: `python -m bench.static_page [--visits N]`

A first visit begins with an empty browser, and ends when the games can be chosen; its bytes are those of the files that
Python's own web server has sent, until the page is kept for use without a network. A later visit loads the page again
with the server gone. Both are given as medians, with the load of the machine, since other work slows them down. Memory
is that of the tab's process, with Python: after the start, and after some choices against a Captain of each game.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.site.static_page import PLAYER, SETTINGS, StaticServer, serving, tab_megabytes
from tools.static.sizes import describe_sizes

from jollyroger.games import all_games

REQUEST = re.compile(r'"GET (?P<path>\S+) HTTP/[\d.]+" (?P<status>\d+)')
TIMEOUT_MS = 120_000
CAPTAINS_CHOICES = 12


def main() -> int:
    parser = argparse.ArgumentParser(description="measure the static page in Chromium")
    parser.add_argument("--visits", type=int, default=5, help="how many first visits to make")
    arguments = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is missing: apt-get install chromium")
    with tempfile.TemporaryDirectory(prefix="jollyroger-") as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with serving(Path(folder)) as server:
            print(describe_sizes(server.page))
            measure(browser, server, arguments.visits)
            measure_memory(browser, server)
        browser.close()
    return 0


def measure(browser: Browser, server: StaticServer, visits: int) -> None:
    first, again = [], []
    for _ in range(visits):
        sent = len(server.log)
        context = browser.new_context()
        context.add_init_script(PLAYER)
        page = context.new_page()
        first.append(seconds_until_ready(page, server.address))
        page.evaluate("player.kept()")
        requests = REQUEST.findall(server.log[sent:])
        server.kill()
        again.append(seconds_until_ready(page, server.address))
        server.start()
        context.close()
    files = [path for path, status in requests if status == "200"]
    total = sum(server.file_of(path).stat().st_size for path in files)
    unchanged = len(requests) - len(files)
    print(f"first visit: {len(files)} files sent, {total / 1e6:.2f} MB; {unchanged} asked for again and unchanged")
    for name, seconds in (("first visit", first), ("later visit, no server", again)):
        median, best = statistics.median(seconds), min(seconds)
        print(f"{name}: {median:.1f} s until the games can be chosen (median of {visits}; best {best:.1f} s)")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} processes for {os.cpu_count()} cores")


def measure_memory(browser: Browser, server: StaticServer) -> None:
    context = browser.new_context()
    context.add_init_script(f"localStorage['jollyroger.settings'] ??= {json.dumps(SETTINGS)}")
    context.add_init_script(PLAYER)
    context.set_default_timeout(TIMEOUT_MS)
    page = context.new_page()
    seconds_until_ready(page, server.address)
    print(f"memory of the tab: {tab_megabytes(browser):.0f} MB")
    for game in all_games():
        page.evaluate("game => player.start(game, 1, 'Captain')", game)
        page.evaluate("choices => player.play(choices, 1)", CAPTAINS_CHOICES)
        print(f"memory of the tab after choices against a Captain of {game}: {tab_megabytes(browser):.0f} MB")
    context.close()


def seconds_until_ready(page: Page, address: str) -> float:
    started = time.perf_counter()
    page.goto(address)
    page.get_by_role("button", name="Play now").first.wait_for(timeout=TIMEOUT_MS)
    return time.perf_counter() - started


if __name__ == "__main__":
    sys.exit(main())
