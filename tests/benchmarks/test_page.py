"""The page about speed agrees with the results that are kept in the repository."""

from __future__ import annotations

from xml.etree import ElementTree

from bench.charts import Bar, bar_chart
from bench.page import ENVIRONMENT, FIGURES, PAGE, PICTURES, TOPICS, render_charts, render_page
from bench.results import Results, last_kept_file, read_results, summarize

REFRESH = "run `python -m bench.page`"


def test_the_figures_are_those_of_the_kept_file() -> None:
    page = PAGE.read_text()
    assert render_page(page, read_results(last_kept_file())) == page, REFRESH


def test_the_charts_are_those_of_the_kept_file() -> None:
    for name, chart in render_charts(read_results(last_kept_file())).items():
        assert (PICTURES / name).read_text() == chart, REFRESH
        assert f"pictures/{name}" in PAGE.read_text()


def test_the_page_has_every_topic() -> None:
    assert {part for _, part, _ in FIGURES.findall(PAGE.read_text())} == {*TOPICS, ENVIRONMENT}


def test_figures_are_replaced_and_the_text_around_them_stays() -> None:
    results = Results({}, [summarize("tables", "ours", "moves/s", [200.0], "theirs", [100.0])])
    page = "Before.\n<!-- figures: tables -->\nold\n<!-- end of figures -->\nAfter.\n"
    assert render_page(page, results) == (
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
