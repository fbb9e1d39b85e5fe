"""Finds sentences for people in the components and modules of the site: texts that should be messages."""

from __future__ import annotations

import re
from collections.abc import Iterator

REMOVED = re.compile(r"<script\b.*?</script>|<style\b.*?</style>|<!--.*?-->", re.S)
SCRIPT = re.compile(r"<script\b[^>]*>(.*?)</script>", re.S)
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.S)
TAG = re.compile(r"</?[A-Za-z][\w.:-]*((?:\s+[^<>]*)?)/?>", re.S)
ATTRIBUTE = re.compile(r"\b(aria-label|alt|label|placeholder|title)=\"([^\"]*)\"")
STRING = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
WORD = re.compile(r"(?<!&)\b[A-Za-z]{2,}")
NAMES = {"Jolly Roger"}
"""Texts that are the same in every language."""
HOLE = re.compile(r"\$\{[^}]*\}")
SENTENCE = re.compile(r"^[A-Z][a-z]+ [a-z]{2,}|[a-z]{2,},? [a-z]{2,}.*[.!?…]$")
"""What a text for people begins or ends like, unlike class names, paths and selectors."""


def find_screen_sentences(source: str, is_component: bool) -> Iterator[str]:
    """The texts of a component's markup, and the sentences in its code."""
    if is_component:
        yield from markup_texts(blank_expressions(REMOVED.sub(blank, source)))
        source = "\n".join(SCRIPT.findall(source))
    yield from code_sentences(source)


def blank(match: re.Match[str]) -> str:
    return "\n" * match.group().count("\n")


def blank_expressions(markup: str) -> str:
    """The markup without what stands in braces."""
    kept, depth = [], 0
    for character in markup:
        depth += character == "{"
        kept.append(character if depth == 0 or character == "\n" else " ")
        depth -= character == "}" and depth > 0
    return "".join(kept)


def markup_texts(markup: str) -> Iterator[str]:
    for tag in TAG.finditer(markup):
        for _, text in ATTRIBUTE.findall(tag.group(1)):
            if WORD.search(text) and "://" not in text:
                yield text
    for text in TAG.sub("\n", markup).split("\n"):
        if WORD.search(text) and text.strip() not in NAMES and "://" not in text:
            yield text.strip()


def code_sentences(code: str) -> Iterator[str]:
    for line in COMMENT.sub(blank, code).split("\n"):
        if "console." in line or "Error(" in line or "Exception(" in line:
            continue  # for developers
        for groups in STRING.findall(line):
            text = HOLE.sub("…", next((group for group in groups if group), ""))
            if SENTENCE.search(text):
                yield text
