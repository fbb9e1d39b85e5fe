"""Numbers as text, for people."""

from __future__ import annotations

from collections.abc import Callable

MINUS = "\N{MINUS SIGN}"

NumberFormat = Callable[[float], str]


def format_percent(value: float) -> str:
    """
    >>> format_percent(0.1234), format_percent(1.0)
    ('12.3 %', '100 %')
    """
    return f"{value:.0%}".replace("%", " %") if value in (0, 1) else f"{value:.1%}".replace("%", " %")


def format_points(value: float) -> str:
    """The difference between two rates, in percentage points.

    >>> format_points(0.051)
    '5.1 points'
    """
    return f"{100 * value:.1f} points"


def format_number(value: float) -> str:
    """
    >>> format_number(7), format_number(12.34), format_number(1234.5)
    ('7', '12.3', '1,234')
    """
    return f"{value:,.0f}" if value == int(value) or abs(value) >= 100 else f"{value:,.1f}"


def with_sign(number_format: NumberFormat) -> NumberFormat:
    """The same format with a plus or minus sign, except for 0."""
    return lambda value: f"{'+' if value > 0 else MINUS if value < 0 else ''}{number_format(abs(value))}"
