"""All catalogues of the project, and a catalogue of a few lines."""

from __future__ import annotations

from pathlib import Path

from jollyroger.engine.messages import Catalogue
from jollyroger.engine.messages.language import LANGUAGES

PACKAGE = LANGUAGES.parent
PARTS = sorted({path.name for path in LANGUAGES.glob("en/*") if path.is_dir()} - {"site"})
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/languages"))


def all_catalogues() -> dict[str, Catalogue]:
    """By name: a catalogue for each game with messages, and one for each part around them."""
    games = {name: Catalogue(PACKAGE / "games" / name / "languages") for name in GAMES}
    return {part: Catalogue(LANGUAGES, part) for part in PARTS} | games


def catalogue(folder: Path, **languages: str) -> Catalogue:
    """A catalogue with these messages."""
    for language, messages in languages.items():
        (folder / language).mkdir(parents=True, exist_ok=True)
        (folder / language / "test.ftl").write_text(messages, encoding="utf-8")
    return Catalogue(folder)
