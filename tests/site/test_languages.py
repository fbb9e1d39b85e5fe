"""The site in several languages: what is translated, what fits, and that everybody reads their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from jollyroger.engine.messages import Catalogue, language_named, offered_languages, reading_in
from jollyroger.engine.messages.language import LANGUAGES

from ..server.server_process import ServerProcess, running_server
from .browser_helpers import TOY, fits_width, join_link, seat_link
from .conftest import OpenPage

SITE = Catalogue(LANGUAGES, "site")
TRANSLATIONS = offered_languages()[1:]
WIDTHS = [1280, 390]
PSEUDO = "en-XA"
NAMES = ["Jolly Roger", "Anne", *(language_named(code).name for code in offered_languages())]
PAGES = ["/", f"/new/{TOY}", "/settings", "/help", "/fair", "/nowhere"]
HEADINGS = {"/": "daily-title", f"/new/{TOY}": "new-table-who", "/settings": "settings-title"}

FIND_OVERFLOW = """async () => {
  await document.fonts.ready;
  const found = [];
  const width = document.documentElement.clientWidth;
  const context = document.createElement("canvas").getContext("2d");
  const arrowWidth = 16;
  for (const element of document.querySelectorAll("body *")) {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility() || element.closest("svg, .visually-hidden, .skip")) continue;
    let text = element.textContent.trim().slice(0, 40);
    if (box.right > width + 1 || box.left < -1) found.push(`${element.tagName} '${text}' leaves the window`);
    let isCut = element.matches("button, .button, label, h1, h2, h3") && element.scrollWidth > element.clientWidth + 1;
    if (element.matches("select")) {
      const style = getComputedStyle(element);
      context.font = style.font;
      const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrowWidth;
      const tooLong = [...element.options].filter(({ label }) => context.measureText(label).width > room);
      isCut = tooLong.length > 0;
      text = tooLong.map(({ label }) => label).join(", ");
    }
    if (isCut && element.clientWidth) found.push(`${element.tagName} '${text}' is cut`);
  }
  return found;
}"""

# Words that no catalogue has accented, but for the allowed ones.
FIND_PLAIN_WORDS = """(allowed) => {
  const found = [];
  const isPlain = (word) => /^[A-Za-z]+$/.test(word) && /[aceilnosuyz]/i.test(word) && !allowed.includes(word);
  const check = (text) => {
    for (const word of text.match(/[A-Za-z\\u00c0-\\u017f]{4,}/g) ?? [])
      if (isPlain(word)) found.push(`${word}: ${text.trim().slice(0, 60)}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest("script, noscript, svg, code, kbd")) check(node.textContent);
  for (const element of document.querySelectorAll("[aria-label], [title]"))
    check(`${element.getAttribute("aria-label") ?? ""} ${element.getAttribute("title") ?? ""}`);
  return found;
}"""


def open_in(open_page: OpenPage, language: str, path: str = "/", **options: Any) -> Page:
    """Open a page as somebody who has chosen this language."""
    page = open_page("/sw.js", **options)
    page.evaluate("language => localStorage.setItem('jollyroger.language', language)", language)
    page.goto(path)
    expect(page.locator("main")).to_be_visible()
    return page


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_pages_are_translated_and_nothing_is_cut(open_page: OpenPage, language: str, width: int) -> None:
    page = open_in(open_page, language, width=width)
    for path, heading in HEADINGS.items():
        page.goto(path)
        with reading_in(language):
            expect(page.get_by_role("heading", name=SITE.text(heading)).first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
        assert page.evaluate(FIND_OVERFLOW) == []
        assert fits_width(page)


def test_every_preset_of_a_new_table_fits_a_phone_in_german(open_page: OpenPage) -> None:
    page = open_in(open_page, "de", "/new/black-dice", width=390)
    for preset in ("Mit Freunden", "Gegen Bots", "An diesem Gerät"):
        page.get_by_role("radio", name=preset).check()
        assert page.evaluate(FIND_OVERFLOW) == []


def test_the_language_is_the_browsers_until_another_is_chosen(open_page: OpenPage) -> None:
    page = open_page("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.get_by_label("Language")).to_have_value("")

    page.get_by_label("Language").select_option(label="Deutsch")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(page.get_by_label("Sprache").locator("option")).to_have_text(
        ["wie der Browser", *(language_named(code).name for code in offered_languages())]
    )

    page.get_by_label("Sprache").select_option(label="Polski")
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    page.get_by_label("Język").select_option(label="Jak w przeglądarce")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_a_chosen_language_is_not_mixed_with_that_of_the_browser(open_page: OpenPage) -> None:
    page = open_page("/sw.js")
    page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['xx', 'pl-PL', 'de'] })")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.get_by_role("heading", name="Gra dnia")).to_be_visible()
    page.goto("/settings?language=de-AT")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_label("Sprache").select_option(label="English")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(re.compile(r"^\w+day, .*: the same luck for everybody"))).to_be_visible()
    expect(page.get_by_text("the Mate in your seat")).to_be_visible()


def test_without_scripts_a_page_says_what_it_needs_in_all_languages(browser: Browser, server: ServerProcess) -> None:
    context = browser.new_context(base_url=f"http://{server.address}", java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    for language in offered_languages():
        expect(page.locator(f"p[lang={language}]")).to_contain_text("JavaScript")
    assert page.locator("p").count() == len(offered_languages())
    context.close()


def test_texts_in_another_language_than_the_page_are_marked(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_in(open_page, "de", "/rules/dead-men")
    rules = page.locator("main [data-place]")
    expect(rules.first).to_be_visible()
    assert set(rules.evaluate_all("all => all.map((each) => each.closest('[lang]').lang)")) == {"en"}
    assert set(page.locator("main h2").evaluate_all("all => all.map((each) => each.closest('[lang]').lang)")) == {"de"}
    created = server.open(TOY, "me", "open", names=["Anne"])
    page.goto(seat_link(created))
    page.get_by_role("textbox", name="Nachricht schreiben").fill("Ahoj!")
    page.keyboard.press("Enter")
    expect(page.locator(".chat").get_by_text("Ahoj!")).to_have_attribute("lang", "")


def test_times_and_numbers_follow_the_language(open_page: OpenPage, server: ServerProcess) -> None:
    server.open(TOY, "me", "open", names=["Anne"], policy={"listed": True})
    page = open_in(open_page, "de")
    expect(page.get_by_text("gerade eben").first).to_be_visible()
    expect(page.get_by_text("1 Platz frei").first).to_be_visible()
    expect(page.get_by_text("Zum Vergleich: Maat hat auf deinem Platz")).to_be_visible()
    expect(page.get_by_text(re.compile("^[A-Z][a-z]+(tag|woch), .*: das gleiche Glück für alle"))).to_be_visible()


def test_two_people_at_one_table_read_their_own_language(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "open", names=["Anne"])
    host = open_in(open_page, "de", seat_link(created))
    friend = open_in(open_page, "pl", join_link(created))
    friend.locator("#join-name").fill("Bart")
    friend.locator("#join-name").press("Enter")
    expect(host.get_by_text("Bart setzt sich.")).to_be_visible()
    expect(friend.get_by_text("Do stołu siada Bart.")).to_be_visible()


@pytest.fixture(scope="module")
def empty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without tables: names of people and bots are in no catalogue."""
    with running_server(tmp_path_factory.mktemp("languages")) as server:
        yield server


@pytest.mark.parametrize("path", PAGES)
def test_no_text_of_the_shell_is_outside_the_catalogues(
    open_page: OpenPage, empty_server: ServerProcess, path: str
) -> None:
    page = open_in(open_page, PSEUDO, path, server=empty_server)
    page.wait_for_load_state("networkidle")
    lobby = empty_server.get("/api/lobby").expect()
    shown = [
        *NAMES,
        *(text for game in lobby["games"] for text in server_texts(game)),
        *(text for bot in lobby["bots"] for text in server_texts(bot)),
    ]
    allowed = sorted({word for text in shown for word in re.findall(r"[A-Za-z]{4,}", text)})
    assert page.evaluate(FIND_PLAIN_WORDS, allowed) == []


def server_texts(info: dict[str, Any]) -> Iterator[str]:
    """The names and texts that the server gives of a game or a bot."""
    yield from (info["name"], info["about"])
    for option in info.get("options", []):
        yield from (option["name"], option["about"], *option["labels"])
