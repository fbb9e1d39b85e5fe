"""A catalogue: the messages of a game, or of another part, in all languages.

The folder of a catalogue has a folder for each language, and in it any number of .ftl files. A text is made for the
language of the reader, which whoever shows texts sets with `reading_in`; without it texts are English.
"""

from __future__ import annotations

from collections import defaultdict
from contextvars import ContextVar
from pathlib import Path
from typing import Final

from .arguments import Argument, Message
from .language import ENGLISH, LANGUAGES, PSEUDO, language_named
from .patterns import Key, Pattern, Scope, compile_pattern
from .pseudo import pseudo_text
from .syntax import BadMessages, Entry, Parts, parse_messages

READERS_LANGUAGE: ContextVar[str] = ContextVar("readers_language", default=ENGLISH)
MOST_KEPT: Final = 20_000
"""How many texts of a language a catalogue remembers: most are asked for again and again."""


def current_language() -> str:
    """The language that texts are made in now."""
    return READERS_LANGUAGE.get()


class ReadingIn:
    """While it is entered, texts are made for a reader of this language."""

    __slots__ = ("_language", "_token")

    def __init__(self, language: str) -> None:
        self._language = language

    def __enter__(self) -> None:
        self._token = READERS_LANGUAGE.set(self._language)

    def __exit__(self, *exception: object) -> None:
        READERS_LANGUAGE.reset(self._token)


def reading_in(language: str) -> ReadingIn:
    """Make texts for a reader of this language. This is entered for every update, so it is no generator."""
    return ReadingIn(language)


class Catalogue:
    """The messages of one folder, and those that everything shares."""

    def __init__(self, folder: Path, part: str = "") -> None:
        """The messages of `folder/LANGUAGE`, or of `folder/LANGUAGE/part`."""
        self.folder = folder
        self.part = part
        self._languages: dict[str, dict[str, Pattern]] = {}
        self._made: defaultdict[str, dict[Key, str]] = defaultdict(dict)
        """The texts that were made, by language."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Catalogue) and (other.folder, other.part) == (self.folder, self.part)

    def __hash__(self) -> int:
        return hash((self.folder, self.part))

    def __reduce__(self) -> tuple[type[Catalogue], tuple[Path, str]]:
        # Another process reads the files itself.
        return Catalogue, (self.folder, self.part)

    def text(self, id: str, **arguments: Argument) -> str:
        """A message in the language of the reader."""
        key = (id, tuple(arguments.items()) if arguments else ())
        text = self._made[READERS_LANGUAGE.get()].get(key)
        return self._make(key) if text is None else text

    def render(self, message: Message) -> str:
        """A message that was kept, in the language of the reader."""
        text = self._made[READERS_LANGUAGE.get()].get(message)
        return self._make(message) if text is None else text

    def _make(self, key: Key) -> str:
        language = READERS_LANGUAGE.get()
        made = self._made[language]
        if len(made) >= MOST_KEPT:
            made.clear()
        id, arguments = key
        text = made[key] = Scope(self.patterns(language), dict(arguments), language_named(language), made).format(id)
        return text

    def patterns(self, language: str) -> dict[str, Pattern]:
        """All messages and attributes of a language by their ids; where it has none, those of English."""
        found = self._languages.get(language)
        if found is None:
            found = self._languages[language] = self._read(language)
        return found

    def has(self, id: str) -> bool:
        return id in self.patterns(ENGLISH)

    def _read(self, language: str) -> dict[str, Pattern]:
        if language == PSEUDO:
            entries = self.entries(ENGLISH)
            return {id: compile_pattern(parts, pseudo_text) for id, parts in all_parts(entries).items()}
        patterns = {} if language == ENGLISH else dict(self.patterns(ENGLISH))
        for id, parts in all_parts(self.entries(language)).items():
            patterns[id] = compile_pattern(parts)
        return patterns

    def entries(self, language: str) -> list[Entry]:
        """The entries of a language as they stand in its files, the shared ones first."""
        return read_files(self.files(language))

    def files(self, language: str) -> list[Path]:
        """The files of a language, the shared ones first."""
        folders = dict.fromkeys([LANGUAGES / language / "shared", self.folder / language / self.part])
        return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


SHARED: Final = Catalogue(LANGUAGES, "shared")
"""What the engine itself says, and what all catalogues share."""


def read_files(paths: list[Path]) -> list[Entry]:
    """The entries of all files. An id may be there only once."""
    found: dict[str, Entry] = {}
    for path in paths:
        for entry in parse_messages(path.read_text(encoding="utf-8"), f"{path.parent.name}/{path.name}"):
            if entry.id in found:
                raise BadMessages(f"{path.parent.name}/{path.name}, line {entry.line}: '{entry.id}' is there twice")
            found[entry.id] = entry
    return list(found.values())


def all_parts(entries: list[Entry]) -> dict[str, Parts]:
    """The patterns of messages, and of attributes as 'id.attribute'."""
    found: dict[str, Parts] = {}
    for entry in entries:
        if entry.parts:
            found[entry.id] = entry.parts
        for name, parts in entry.attributes.items():
            found[f"{entry.id}.{name}"] = parts
    return found
