"""A browser, a server and the built site. Whatever a page complains of in its console fails the test."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from jollyroger.server.http import routes

from ..server.server_process import ServerProcess, running_server

expect.set_options(timeout=15_000)

Crew = Callable[..., Page]
"""Opens a page in a browser of its own: somebody else at the table."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("there is no Chromium here: apt-get install chromium")
    if not (routes.SITE / "index.html").is_file():
        pytest.fail("the site is not built: npm --prefix web run build")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


@pytest.fixture
def crew(browser: Browser, server: ServerProcess) -> Iterator[Crew]:
    """Pages of people who know nothing of each other."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def somebody(
        path: str = "/",
        width: int = 1280,
        height: int = 800,
        night: bool = False,
        at: ServerProcess = server,
        may_complain: bool = False,
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=f"http://{at.address}",
            viewport={"width": width, "height": height},
            color_scheme="dark" if night else "light",
            reduced_motion="reduce",
            accept_downloads=True,
            has_touch=touch,
        )
        contexts.append(context)
        context.set_default_timeout(20_000)
        page = context.new_page()
        if not may_complain:
            page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
            page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield somebody
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def page(crew: Crew) -> Page:
    return crew()


@pytest.fixture(scope="session")
def web() -> Path:
    return Path(__file__).parents[2] / "web"
