"""Finds sentences for people in the components and modules of the site: texts that should be messages."""

from __future__ import annotations

import re
from collections.abc import Iterator

REMOVED = re.compile(r"<script\b.*?</script>|<style\b.*?</style>|<!--.*?-->", re.S)
SCRIPT = re.compile(r"<script\b[^>]*>(.*?)</script>", re.S)
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.S)
TAG = re.compile(r"</?[A-Za-z][\w.:-]*((?:\s+[^<>]*)?)/?>", re.S)
ATTRIBUTE = re.compile(r"\s([A-Za-z][\w:-]*)=\"([^\"]*)\"")
STRING = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
ALTERNATIVE = re.compile(r"[?:|]\s*[\"'`]([A-Z][a-z]+[.!?…]?)[\"'`]")
"""A single word that markup shows in some cases: `{over ? "Over" : "Running"}`."""
WORD = re.compile(r"(?<!&)\b[A-Za-z]{2,}")
HOLE = re.compile(r"\$?\{[^}]*\}")
SENTENCE = re.compile(r"(?:[A-Za-z]{2,}|…)[,:]? [a-z]{2,}|[A-Za-z]{2,} …")
"""Two words, or a word and a hole."""
READ = {"aria-label", "alt", "label", "placeholder", "title"}
"""Attributes that are read to people: one word is enough."""
TECHNICAL = {"class", "preserveAspectRatio", "style"}
"""Attributes with several words that nobody reads."""
NAMES = {"Jolly Roger", "The Curse of the"}
"""Texts that are the same in every language."""
NOT_READ = re.compile(
    r"Bearer |color-mix\(|import \w+;|\(prefers-|"  # headers, styles, programs
    r"(?:button|input|textarea), |"  # selectors
    r"(?:card|die) …$"  # keys
)
FOR_DEVELOPERS = re.compile(r"console\.|new (?:Error|DOMException)\(")
INTERNAL = {
    "WebAssembly, IndexedDB or DecompressionStream is missing",
    "take over",
    "the worker did not come",
}
"""Messages between the page and its workers, and the reasons of failures in the console."""


def find_screen_sentences(source: str, is_component: bool) -> Iterator[str]:
    """The texts of a component's markup, and the sentences in its code."""
    if is_component:
        markup = REMOVED.sub(blank, source)
        yield from markup_texts(blank_expressions(markup))
        yield from attribute_sentences(markup)
        for expression in expressions(markup):
            yield from code_sentences(expression)
            yield from ALTERNATIVE.findall(expression)
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


def expressions(markup: str) -> Iterator[str]:
    """What stands in braces."""
    start, depth = 0, 0
    for position, character in enumerate(markup):
        if character == "{":
            start = position if depth == 0 else start
            depth += 1
        elif character == "}" and depth > 0:
            depth -= 1
            if depth == 0:
                yield markup[start : position + 1]


def markup_texts(markup: str) -> Iterator[str]:
    for tag in TAG.finditer(markup):
        for name, text in ATTRIBUTE.findall(tag.group(1)):
            if name in READ and WORD.search(text) and "://" not in text:
                yield text
    for text in TAG.sub("\n", markup).split("\n"):
        if WORD.search(text) and text.strip() not in NAMES and "://" not in text:
            yield text.strip()


def attribute_sentences(markup: str) -> Iterator[str]:
    """Sentences, with or without holes, that an element or a component is given."""
    for name, value in ATTRIBUTE.findall(markup):
        text = HOLE.sub("…", value)
        if name not in TECHNICAL and SENTENCE.search(text):
            yield text


def code_sentences(code: str) -> Iterator[str]:
    for line in COMMENT.sub(blank, code).split("\n"):
        if FOR_DEVELOPERS.search(line):
            continue
        for groups in STRING.findall(line):
            text = HOLE.sub("…", next((group for group in groups if group), ""))
            if SENTENCE.search(text) and not NOT_READ.match(text) and text not in INTERNAL | NAMES:
                yield text
