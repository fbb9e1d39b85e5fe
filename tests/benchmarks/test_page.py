"""The page about speed agrees with the results that are kept in the repository."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from bench import page
from bench import results as results_module
from bench.charts import Bar, bar_chart
from bench.page import ENVIRONMENT, FIGURES, PAGE, PICTURES, TOPICS, render_charts, render_page
from bench.results import Results, last_kept_file, read_results, summarize, write_results

REFRESH = "run `python -m bench.page`"


def test_the_figures_are_those_of_the_kept_file() -> None:
    text = PAGE.read_text()
    assert render_page(text, read_results(last_kept_file())) == text, REFRESH


def test_the_charts_are_those_of_the_kept_file() -> None:
    for name, chart in render_charts(read_results(last_kept_file())).items():
        assert (PICTURES / name).read_text() == chart, REFRESH
        assert f"pictures/{name}" in PAGE.read_text()


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder of results."""
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    monkeypatch.setattr(page, "LATEST", tmp_path / "latest.json")
    return tmp_path


def test_a_full_run_is_kept_under_its_version(folder: Path) -> None:
    results = Results({"jollyroger": "1.2.3", "run": "full"}, [])
    write_results(folder / "latest.json", results)
    page.keep_latest()
    assert read_results(folder / "1.2.3.json") == results


def test_a_quick_run_is_not_kept(folder: Path) -> None:
    write_results(folder / "latest.json", Results({"jollyroger": "1.2.3", "run": "quick"}, []))
    with pytest.raises(SystemExit, match="quick"):
        page.keep_latest()


def test_the_newest_version_is_the_last_kept_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(results_module, "FOLDER", tmp_path)
    monkeypatch.setattr(results_module, "LATEST", tmp_path / "latest.json")
    for name in ("0.9.0", "0.10.0", "latest"):
        (tmp_path / f"{name}.json").touch()
    assert last_kept_file().name == "0.10.0.json"


def test_the_page_has_every_topic() -> None:
    assert {part for _, part, _ in FIGURES.findall(PAGE.read_text())} == {*TOPICS, ENVIRONMENT}


def test_figures_are_replaced_and_the_text_around_them_stays() -> None:
    results = Results({}, [summarize("tables", "ours", "moves/s", [200.0], "theirs", [100.0])])
    text = "Before.\n<!-- figures: tables -->\nold\n<!-- end of figures -->\nAfter.\n"
    assert render_page(text, results) == (
        "Before.\n<!-- figures: tables -->\n"
        "|  | moves/s | to theirs |\n| --- | --: | --: |\n| ours | 200 | 2 (2 to 2) |\n"
        "<!-- end of figures -->\nAfter.\n"
    )


def test_a_chart_is_valid_and_its_bars_are_to_scale() -> None:
    bars = [Bar("Sword & Skull", 1.0, 1.0, 1.0, "pure", "1"), Bar("<peer>", 2.0, 1.0, 4.0, "peer", "2")]
    chart = ElementTree.fromstring(bar_chart("Moves & more", bars))
    svg = "{http://www.w3.org/2000/svg}"
    pure, peer = (
        float(rect.attrib["width"]) for rect in chart.iter(f"{svg}rect") if rect.attrib["class"] in ("pure", "peer")
    )
    assert peer == 2 * pure
    texts = [text.text for text in chart.iter(f"{svg}text")]
    assert texts == ["Moves & more", "Sword & Skull", "1", "<peer>", "2"]
