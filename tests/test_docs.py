"""The documentation: every link in the repository leads somewhere, and every page is in the navigation of its site."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from tools.build_docs import LANGUAGES, PLAY, PageStager, relative
from tools.docs_pages import DECISIONS, ROOT, SITE, heading_ids, links_of, navigation, page_sources

PAGES = page_sources()


@pytest.mark.parametrize("source", PAGES)
def test_every_link_of_a_page_leads_to_a_file_or_a_heading(source: str) -> None:
    for link in links_of(source):
        target = ROOT / link.path
        assert target.exists(), f"{source} links to {link.path}, which does not exist"
        assert ROOT in target.resolve().parents, f"{source} links outside of the repository"
        if link.anchor:
            assert target.suffix == ".md", f"{source} links to a heading of {link.path}"
            ids = heading_ids(target.read_text(encoding="utf-8"))
            assert link.anchor in ids, f"{source} links to #{link.anchor} of {link.path}, which has {sorted(ids)}"


def test_every_page_is_in_the_navigation_once() -> None:
    pages = list(navigation())
    assert len(set(pages)) == len(pages)
    # The list of decisions leads to each of them.
    expected = {page for source, page in PAGES.items() if not source.startswith(f"{DECISIONS}/")}
    shown_sources = {page for page in pages if page.startswith("source/")}
    assert set(pages) - shown_sources - {"decisions/index.md"} == expected
    for page in shown_sources:
        assert (ROOT / page.removeprefix("source/").removesuffix(".md")).is_file()


def test_all_markdown_files_of_the_project_are_pages() -> None:
    tracked = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True)
    if tracked.returncode:
        pytest.skip("this is not a clone of the repository")
    assert set(tracked.stdout.split()) <= set(PAGES)


@pytest.mark.parametrize("page", ["README.md", "docs/site/index.md", "docs/install.md"])
def test_the_first_pages_offer_the_three_ways_to_play(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8").lower()
    places = [text.index(way) for way in ("three ways to play", "open the page", "uvx jollyroger", "make play")]
    assert places == sorted(places)


def test_links_are_rewritten_for_the_place_of_the_page() -> None:
    assert relative("decisions/0001-a.md", "play.md") == "decisions/0001-a.md"
    assert relative("play.md#save", "decisions/0001-a.md") == "../play.md#save"
    assert relative("play.md#save", "play.md") == "#save"


def test_code_and_other_sites_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "[a](play.md#keys) `[b](play.md)` [c](https://example.org/)\n\n```\n[d](play.md)\n```\n[e](examples)\n"
    (tmp_path / "docs/examples").mkdir(parents=True)
    (tmp_path / "docs/page.md").write_text(text)
    monkeypatch.setattr("tools.build_docs.ROOT", tmp_path)
    staged = PageStager(with_game=False).rewritten("docs/page.md", "deep/page.md")
    expected = "[a](../play.md#keys) `[b](play.md)` [c](https://example.org/)\n\n```\n[d](play.md)\n```\ne\n"
    assert staged == expected


def test_the_front_page_leads_to_the_game_only_if_it_is_built() -> None:
    front = "docs/site/index.md"
    assert PLAY in PageStager(with_game=True).rewritten(front, "index.md")
    assert "play/index.html" not in PageStager(with_game=False).rewritten(front, "index.md")


def test_the_site_loads_nothing_from_elsewhere() -> None:
    config = (SITE / "zensical.toml").read_text(encoding="utf-8")
    assert "font = false" in config
    assert "://" not in config
    assert "iframe-worker" in config
    style = re.sub(r"/\*.*?\*/", "", (SITE / "style.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    files = re.findall(r'url\("([^"]+)"\)', style)
    assert files
    assert all((SITE / file).is_file() for file in files)
    assert "://" not in style
    assert "@import" not in style


def test_the_colours_are_those_of_the_game() -> None:
    theme = (ROOT / "web/src/theme.css").read_text(encoding="utf-8")
    style = (SITE / "style.css").read_text(encoding="utf-8")
    day, night = re.findall(r'\[data-md-color-scheme="(?:default|slate)"\] \{([^}]+)\}', style)
    for name in ("paper", "paper-deep", "paper-raised", "line", "ink", "ink-soft", "gold", "turn", "danger"):
        values = re.findall(rf"--{name}: light-dark\((#\w+), (#\w+)\)", theme)
        assert [(colour(day, name), colour(night, name))] == values, name


def colour(block: str, name: str) -> str:
    (found,) = re.findall(rf"--{name}: (#\w+);", block)
    return str(found)


def test_every_file_for_operators_can_be_shown() -> None:
    linked = {link.path for link in links_of("docs/hosting.md") if link.path.startswith("deploy/")}
    assert linked
    for path in linked:
        file = Path(path)
        assert file.suffix == ".json" or (file.suffix or file.name) in LANGUAGES, path


def test_the_figures_for_operators_are_those_of_the_benchmark() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    (file,) = set(re.findall(r"bench/results/[\d.]+\.json", page))
    measured = {
        (one["topic"], one["name"], one["unit"]): one["median"]
        for one in json.loads((ROOT / file).read_text(encoding="utf-8"))["measurements"]
    }
    dead_men = "Dead Men Tell No Tales, 4 seats"
    for figure, key in (
        ("{:.0f}", ("tables", dead_men, "moves/s")),
        ("{:.0f}", ("tables", f"{dead_men}, compiled", "moves/s")),
        ("{:.0f} kB", ("open tables", "a table of All Hands on Deck!", "kB a table")),
        ("{:.2f}", ("thinking", "Dead Men Tell No Tales", "s, median")),
        ("{:.2f}", ("thinking", "Sword & Skull", "s, median")),
        ("{:.2f}", ("thinking", "All Hands on Deck!", "s, median")),
        ("{:.2f}", ("thinking", "The Curse of the Black Dice", "s, median")),
    ):
        assert f"| {figure.format(measured[key])} |" in page, key
    assert f"| {measured['tables', dead_men, 'bytes a move'] / 1000:.1f} kB |" in page
