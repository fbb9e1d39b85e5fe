"""The pages of the documentation site: which files of the repository they come from, and how they are linked.

In the repository every page is where its readers are, and links lead from file to file. On the site all pages are in
one folder; links are rewritten, and whatever else is linked (pictures, examples, sources) is taken along.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
SITE = ROOT / "docs/site"
TOP_PAGES = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "README.md": "index.md",
    "web/README.md": "web.md",
}
DECISIONS = "docs/decisions"
EXTERNAL = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
CODE = re.compile(r"^(```|~~~).*?^\1[ ]*$|^(?: {4}|\t).*$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#{1,6} +(.*?)(?: +#+)?$", re.MULTILINE)


class Link(NamedTuple):
    """A link in a file: the path in the repository that it leads to, and the heading there."""

    path: str
    anchor: str


def page_sources() -> dict[str, str]:
    """The path on the site of each Markdown file that is a page, by its path in the repository."""
    pages = dict(TOP_PAGES)
    for file in sorted((ROOT / "docs").glob("*.md")):
        pages[f"docs/{file.name}"] = file.name
    for file in sorted((ROOT / DECISIONS).glob("*.md")):
        pages[f"{DECISIONS}/{file.name}"] = f"decisions/{file.name}"
    for file in sorted((ROOT / "src/jollyroger/games").glob("*/RULES.md")):
        pages[file.relative_to(ROOT).as_posix()] = f"rules/{file.parent.name.replace('_', '-')}.md"
    for file in sorted(SITE.rglob("*.md")):
        pages[file.relative_to(ROOT).as_posix()] = file.relative_to(SITE).as_posix()
    return pages


def navigation() -> Iterator[str]:
    """The pages in the navigation, in order."""
    config = tomllib.loads((SITE / "zensical.toml").read_text(encoding="utf-8"))

    def walk(entries: Any) -> Iterator[str]:
        for entry in entries:
            if isinstance(entry, str):
                yield entry
            else:
                for value in entry.values():
                    yield from [value] if isinstance(value, str) else walk(value)

    yield from walk(config["project"]["nav"])


def without_code(text: str, replace: Callable[[str], str]) -> str:
    """Apply a function to everything but code."""
    parts, last = [], 0
    for code in CODE.finditer(text):
        parts += [replace(text[last : code.start()]), code[0]]
        last = code.end()
    return "".join([*parts, replace(text[last:])])


def read_link(source: str, target: str) -> Link | None:
    """Where a link in this file leads; None if it is to another site."""
    if EXTERNAL.match(target):
        return None
    path, _, anchor = target.partition("#")
    folder = os.path.dirname(source)
    return Link(os.path.normpath(os.path.join(folder, path)) if path else source, anchor)


def links_of(source: str) -> Iterator[Link]:
    """The links of a file to files of the repository."""
    found: list[str] = []

    def note(text: str) -> str:
        found.extend(match[3] for match in LINK.finditer(text))
        return text

    without_code((ROOT / source).read_text(encoding="utf-8"), note)
    for target in found:
        link = read_link(source, target)
        if link is not None:
            yield link


def heading_ids(text: str) -> set[str]:
    """The names under which the headings of a page can be linked."""
    ids: set[str] = set()
    for heading in HEADING.findall(re.sub(r"^(```|~~~).*?^\1 *$", "", text, flags=re.MULTILINE | re.DOTALL)):
        plain = re.sub(r"[^\w\s-]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)).strip().lower()
        ids.add(re.sub(r"[\s-]+", "-", plain))
    return ids
