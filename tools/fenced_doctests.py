"""An extension of Griffe for the documentation site: doctests in docstrings are shown as code."""

from __future__ import annotations

import re
from typing import Any

import griffe

DOCTEST = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)
"""From the first prompt to the next empty line."""


def fence_doctests(text: str) -> str:
    """Put every doctest into a fence.

    >>> print(fence_doctests("Adds.\\n\\n\\u003e>> 1 + 1\\n2"))
    Adds.
    <BLANKLINE>
    ~~~pycon
    >>> 1 + 1
    2
    ~~~
    """
    return DOCTEST.sub(lambda match: f"~~~pycon\n{match[0]}\n~~~", text)


class FencedDoctests(griffe.Extension):  # type: ignore[misc]
    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fence_doctests(obj.docstring.value)
