"""Charts are whole pictures that say their numbers, in the picture and in the table behind it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from jollyroger.lab.report.charts import Bar, Chart, Line, bars, curves, forest, histogram, stacked

CHARTS = {
    "bars": bars(
        "Wins & losses", [Bar("seat <0>", 0.25, 0.2, 0.31), Bar("seat 1", 0.75, 0.7, 0.8)], line=("fair", 0.5)
    ),
    "forest": forest("What it does", [Bar("on", 0.1, 0.02, 0.18), Bar("off", -0.3, -0.5, 0.1)]),
    "histogram": histogram("Length", {3: 1, 4: 7, 9: 2}, "choices"),
    "curves": curves(
        "Chances", [Line("a", [(0, 0.1), (1, 0.5)], [(0, 0.2), (0.4, 0.6)]), Line("b", [(0, 1.0)])], "time"
    ),
    "stacked": stacked("Endings", {"2 seats": {"sunk": 3, "rich": 1}, "3 seats": {"sunk": 1}}, "seats"),
}


def texts(chart: Chart) -> list[str]:
    root = ElementTree.fromstring(chart.svg)
    return [element.text or "" for element in root.iter() if element.tag in ("text", "title")]


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_well_formed_and_says_what_it_is(name: str) -> None:
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
    assert all(len(row) == len(chart.head) for row in chart.rows)


def test_bars_name_their_rows_their_rates_and_the_line() -> None:
    assert {"seat <0>", "25.0 %", "75.0 %", "fair 50.0 %"} <= {*texts(CHARTS["bars"])}
    assert CHARTS["bars"].rows[0] == ("seat <0>", "25.0 %", "20.0 % to 31.0 %")


def test_a_bar_is_as_long_as_its_value() -> None:
    root = ElementTree.fromstring(bars("", [Bar("a", 0.2, 0, 1), Bar("b", 0.4, 0, 1)]).svg)
    short, long = (float(bar.get("width", "")) for bar in root.iter("rect"))
    assert long == pytest.approx(2 * short)


def test_a_difference_beyond_its_interval_is_drawn_otherwise_than_one_within() -> None:
    root = ElementTree.fromstring(CHARTS["forest"].svg)
    assert [dot.get("class") for dot in root.iter("circle")] == ["dot sure up", "dot unsure"]
    assert "+10.0 points" in texts(CHARTS["forest"])
    assert "\N{MINUS SIGN}30.0 points" in texts(CHARTS["forest"])


def test_a_histogram_tells_every_bin_and_the_mean() -> None:
    assert {"3: 1", "4: 7", "9: 2", "mean 4.9", "choices"} <= {*texts(CHARTS["histogram"])}


def test_many_numbers_are_gathered_into_few_bins() -> None:
    chart = histogram("", dict.fromkeys(range(1000), 1), "choices", bins=10)
    assert len(chart.rows) == 10
    assert chart.rows[0] == ("0 to 99", "100", "10.0 %")


def test_parts_of_a_whole_are_told_apart_by_letter_and_fill_the_row() -> None:
    assert {"A", "B", "A sunk", "B rich", "sunk: 3 (75.0 %)"} <= {*texts(CHARTS["stacked"])}
    assert CHARTS["stacked"].rows == (("2 seats", "3", "1"), ("3 seats", "1", "0"))


@pytest.mark.parametrize(
    "chart", [bars("a", []), forest("a", []), histogram("a", {}, "b"), curves("a", [], "b"), stacked("a", {})]
)
def test_with_nothing_to_show_a_chart_is_empty_but_whole(chart: Chart) -> None:
    assert ElementTree.fromstring(chart.svg).tag == "svg"
    assert chart.rows == ()
