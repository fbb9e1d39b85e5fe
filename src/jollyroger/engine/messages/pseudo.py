"""The pseudo-language: English that is longer and accented, to find what is not translated or does not fit."""

from __future__ import annotations

import re
from typing import Final

ACCENTED: Final = str.maketrans("aceilnosuyzACEILNOSUYZ", "áçéíłñóšúýžÁÇÉÍŁÑÓŠÚÝŽ")
WORD: Final = re.compile(r"[A-Za-z]{4,}")


def pseudo_text(text: str) -> str:
    """Longer by about a third, as German is.

    >>> pseudo_text("Lay a card")
    'Łáý á çárdd'
    """
    return WORD.sub(lengthened, text).translate(ACCENTED)


def lengthened(word: re.Match[str]) -> str:
    found = word.group()
    return found + "ao" * (len(found) // 6) + found[-1]
