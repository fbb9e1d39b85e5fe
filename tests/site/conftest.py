"""Browser, server and built site for the tests. Any error in a page's console fails its test."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from jollyroger.server.http import routes

from ..server.server_process import ServerProcess, running_server
from .static_page import INSECURE_HOST, PLAYER, SETTINGS, StaticServer, serving

expect.set_options(timeout=15_000)

OpenPage = Callable[..., Page]
"""Opens a page in a browser context of its own, as another person would."""
OpenStaticPage = Callable[..., Page]
"""Opens the static page in a browser context of its own."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("Chromium is missing: apt-get install chromium")
    if not (routes.SITE / "index.html").is_file():
        pytest.fail("the site is not built: python -m tools.build_site")
    with sync_playwright() as playwright:
        # Pages of this machine are secure in spite of plain http; those of a name are not.
        arguments = ["--no-sandbox", f"--host-resolver-rules=MAP {INSECURE_HOST} 127.0.0.1"]
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(tmp_path_factory.mktemp("site")) as server:
        yield server


@pytest.fixture
def open_page(browser: Browser, server: ServerProcess) -> Iterator[OpenPage]:
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    default_server = server

    def open_page(
        path: str = "/",
        width: int = 1280,
        height: int = 800,
        night: bool = False,
        server: ServerProcess = default_server,
        allow_errors: bool = False,
        touch: bool = False,
        speed: str = "off",
        **settings: object,
    ) -> Page:
        context = browser.new_context(
            base_url=f"http://{server.address}",
            viewport={"width": width, "height": height},
            color_scheme="dark" if night else "light",
            reduced_motion="reduce",
            accept_downloads=True,
            has_touch=touch,
        )
        contexts.append(context)
        # Scenes would only make the tests slow; those about scenes choose another speed.
        stored = json.dumps(json.dumps({"speed": speed, "drawer": "open", **settings}))
        context.add_init_script(f"localStorage['jollyroger.settings'] ??= {stored}")
        context.set_default_timeout(20_000)
        page = context.new_page()
        if not allow_errors:
            page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
            page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page()


@pytest.fixture(scope="package")
def static_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticServer]:
    """The static page on a server that is always there."""
    with serving(tmp_path_factory.mktemp("static")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[StaticServer]:
    """The static page on a server for a test that stops it or changes its files."""
    with serving(tmp_path) as server:
        yield server


@pytest.fixture
def open_static_page(browser: Browser, static_server: StaticServer) -> Iterator[OpenStaticPage]:
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    default_server = static_server

    def open_static_page(server: StaticServer = default_server, allow_errors: bool = False, width: int = 1280) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 800}, reduced_motion="reduce", accept_downloads=True
        )
        contexts.append(context)
        context.add_init_script(f"localStorage['jollyroger.settings'] ??= {json.dumps(SETTINGS)}")
        context.add_init_script(PLAYER)
        context.set_default_timeout(60_000)
        page = context.new_page()
        if not allow_errors:
            page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
            page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(server.address)
        page.get_by_role("button", name="Play now").first.wait_for()
        return page

    yield open_static_page
    for context in contexts:
        context.close()
    assert not errors


@pytest.fixture
def static_page(open_static_page: OpenStaticPage) -> Page:
    return open_static_page()


@pytest.fixture(scope="session")
def web() -> Path:
    return Path(__file__).parents[2] / "web"
