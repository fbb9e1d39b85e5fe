"""People's names: any script and emoji, but nothing invisible and nothing that disturbs the text around it."""

from __future__ import annotations

import unicodedata

from ...engine import Refused
from ..messages import text as words

MAX_CODE_POINTS, MAX_VISIBLE = 32, 20
MAX_MARKS_IN_A_ROW = 3
"""Written languages need up to three marks on a letter; more of them run over the lines above and below."""
JOINERS = "\u200c\u200d"
"""Join emoji to one picture, and shape letters of some scripts."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\u034f"
"""Letters and symbols that look like nothing."""
SKIN_TONES = range(0x1F3FB, 0x1F400)
REGIONAL_INDICATORS = range(0x1F1E6, 0x1F200)
"""Letters of which two make a flag."""
TAGS = range(0xE0020, 0xE0080)
"""Invisible letters that follow a black flag and say whose it is."""
BLACK_FLAG = "\U0001f3f4"


def clean_name(text: str) -> str:
    """The name as it is stored. Raises `Refused` for a name that others could not read or tell apart."""
    name = unicodedata.normalize("NFC", text)
    if not all(map(_is_allowed, name)) or name != name.strip() or "  " in name or _has_stray_tags(name):
        raise Refused(words("refusal-name-characters"))
    if _most_marks_in_a_row(name) > MAX_MARKS_IN_A_ROW:
        raise Refused(words("refusal-name-marks"))
    if not name_key(name):
        raise Refused(words("refusal-name-invisible"))
    if len(name) > MAX_CODE_POINTS or visible_length(name) > MAX_VISIBLE:
        raise Refused(words("refusal-name-long", most=MAX_VISIBLE))
    return name


def name_key(name: str) -> str:
    """Equal for names that look the same to people: case, width and invisible characters do not count."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    visible = [each for each in folded if not _is_invisible(each)]
    return unicodedata.normalize("NFKC", "".join(visible)).strip()


def visible_length(name: str) -> int:
    """About the number of characters that one sees: an emoji counts once, however many code points it has."""
    count, letters_of_flag, is_joined = 0, 0, False
    for each in name:
        code = ord(each)
        if code in REGIONAL_INDICATORS:
            count += letters_of_flag % 2 == 0
            letters_of_flag += 1
            continue
        letters_of_flag = 0
        if unicodedata.category(each)[0] != "M" and not _is_invisible(each) and code not in SKIN_TONES:
            count += not is_joined
        is_joined = each == "\u200d"
    return count


def _is_allowed(each: str) -> bool:
    category = unicodedata.category(each)
    return category[0] in "LMNPS" or each == " " or each in JOINERS or ord(each) in TAGS


def _is_invisible(each: str) -> bool:
    is_variation_selector = 0xFE00 <= ord(each) <= 0xFE0F or 0xE0100 <= ord(each) <= 0xE01EF
    return unicodedata.category(each) == "Cf" or is_variation_selector or each in BLANKS


def _has_stray_tags(name: str) -> bool:
    flags = "".join("T" if ord(each) in TAGS else "F" if each == BLACK_FLAG else "-" for each in name)
    return flags.startswith("T") or "-T" in flags


def _most_marks_in_a_row(name: str) -> int:
    marks = "".join("M" if unicodedata.category(each) in ("Mn", "Me") else " " for each in name)
    return max(map(len, marks.split()), default=0)
