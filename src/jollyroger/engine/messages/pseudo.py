"""The pseudo-language: English that is longer and accented, to find what is not translated or does not fit."""

from __future__ import annotations

import re
from typing import Final

ACCENTED: Final = str.maketrans("aceilnosuyzACEILNOSUYZ", "áçéíłñóšúýžÁÇÉÍŁÑÓŠÚÝŽ")
WORD: Final = re.compile(r"[A-Za-z]{4,}")
TAG: Final = re.compile(r"(</?[a-z-]+>)")
"""Texts of the site may have tags, which stay as they are."""


def pseudo_text(text: str) -> str:
    """Longer by about a third, as German is.

    >>> pseudo_text("Lay a card")
    'Łáý á çárdd'
    """
    pieces = TAG.split(text)
    pieces[::2] = [WORD.sub(lengthened, piece).translate(ACCENTED) for piece in pieces[::2]]
    return "".join(pieces)


def lengthened(word: re.Match[str]) -> str:
    found = word.group()
    return found + "ao" * (len(found) // 6) + found[-1]
