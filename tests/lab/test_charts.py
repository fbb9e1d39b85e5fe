"""Charts are complete pictures that show their numbers, in the picture and in a table."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from jollyroger.lab.report.charts import (
    Bar,
    Chart,
    Line,
    bar_chart,
    forest_plot,
    histogram,
    line_chart,
    stacked_bars,
)

CHARTS = {
    "bars": bar_chart(
        "Wins & losses", [Bar("seat <0>", 0.25, 0.2, 0.31), Bar("seat 1", 0.75, 0.7, 0.8)], reference=("fair", 0.5)
    ),
    "forest": forest_plot("What it does", [Bar("on", 0.1, 0.02, 0.18), Bar("off", -0.3, -0.5, 0.1)]),
    "histogram": histogram("Length", {3: 1, 4: 7, 9: 2}, "choices"),
    "lines": line_chart(
        "Chances", [Line("a", [(0, 0.1), (1, 0.5)], [(0, 0.2), (0.4, 0.6)]), Line("b", [(0, 1.0)])], "time"
    ),
    "stacked": stacked_bars("Endings", {"2 seats": {"sunk": 3, "rich": 1}, "3 seats": {"sunk": 1}}, "seats"),
}


def texts(chart: Chart) -> list[str]:
    root = ElementTree.fromstring(chart.svg)
    return [element.text or "" for element in root.iter() if element.tag in ("text", "title")]


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_well_formed_and_has_a_title(name: str) -> None:
    chart = CHARTS[name]
    root = ElementTree.fromstring(chart.svg)
    assert root.tag == "svg"
    assert (root.get("role"), root.get("aria-label")) == ("img", chart.title)
    assert root[0].tag == "title"
    assert root[0].text == chart.title


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_has_a_table_of_its_numbers(name: str) -> None:
    chart = CHARTS[name]
    assert chart.rows
    assert all(len(row) == len(chart.columns) for row in chart.rows)


def test_a_bar_chart_shows_labels_rates_and_the_reference() -> None:
    assert {"seat <0>", "25.0 %", "75.0 %", "fair 50.0 %"} <= {*texts(CHARTS["bars"])}
    assert CHARTS["bars"].rows[0] == ("seat <0>", "25.0 %", "20.0 % to 31.0 %")


def test_the_length_of_a_bar_is_proportional_to_its_value() -> None:
    root = ElementTree.fromstring(bar_chart("", [Bar("a", 0.2, 0, 1), Bar("b", 0.4, 0, 1)]).svg)
    short, long = (float(bar.get("width", "")) for bar in root.iter("rect"))
    assert long == pytest.approx(2 * short)


def test_a_significant_difference_is_drawn_differently() -> None:
    root = ElementTree.fromstring(CHARTS["forest"].svg)
    assert [dot.get("class") for dot in root.iter("circle")] == ["dot sure up", "dot unsure"]
    assert "+10.0 points" in texts(CHARTS["forest"])
    assert "\N{MINUS SIGN}30.0 points" in texts(CHARTS["forest"])


def test_a_histogram_shows_every_bin_and_the_mean() -> None:
    assert {"3: 1", "4: 7", "9: 2", "mean 4.9", "choices"} <= {*texts(CHARTS["histogram"])}


def test_many_numbers_are_grouped_into_few_bins() -> None:
    chart = histogram("", dict.fromkeys(range(1000), 1), "choices", max_bins=10)
    assert len(chart.rows) == 10
    assert chart.rows[0] == ("0 to 99", "100", "10.0 %")


def test_stacked_bars_mark_their_parts_by_letter() -> None:
    assert {"A", "B", "A sunk", "B rich", "sunk: 3 (75.0 %)"} <= {*texts(CHARTS["stacked"])}
    assert CHARTS["stacked"].rows == (("2 seats", "3", "1"), ("3 seats", "1", "0"))


@pytest.mark.parametrize(
    "chart",
    [
        bar_chart("a", []),
        forest_plot("a", []),
        histogram("a", {}, "b"),
        line_chart("a", [], "b"),
        stacked_bars("a", {}),
    ],
)
def test_a_chart_without_data_is_empty_but_well_formed(chart: Chart) -> None:
    assert ElementTree.fromstring(chart.svg).tag == "svg"
    assert chart.rows == ()
