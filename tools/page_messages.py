"""Fills the pages of the site with what they say before a script runs: in every language, since none is chosen yet."""

from __future__ import annotations

import re
from pathlib import Path

from jollyroger.engine.messages import Catalogue, offered_languages, reading_in
from jollyroger.engine.messages.language import LANGUAGES

PLACEHOLDER = re.compile(r'<!-- message "([a-z-]+)" -->')


def fill_page_messages(page: Path) -> None:
    """Replace every `<!-- message "id" -->` by a paragraph in each language."""
    html = page.read_text(encoding="utf-8")
    page.write_text(PLACEHOLDER.sub(lambda found: paragraphs(found[1]), html), encoding="utf-8")


def paragraphs(id: str) -> str:
    """A message of the site in all languages, as HTML. Messages may have tags."""
    catalogue = Catalogue(LANGUAGES, "site")
    found: list[str] = []
    for language in offered_languages():
        with reading_in(language):
            found.append(f'<p lang="{language}">{catalogue.text(id)}</p>')
    return "".join(found)
