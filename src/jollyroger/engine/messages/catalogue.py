"""A catalogue: the messages of a game, or of another part, in all languages.

The folder of a catalogue has a folder for each language, and in it any number of .ftl files. A text is made for the
language of the reader, which whoever shows texts sets with `reading_in`; without it texts are English.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from .arguments import Argument, Message
from .language import ENGLISH, LANGUAGES, PSEUDO, language_named
from .pseudo import pseudo_text
from .syntax import BadMessages, Entry, Parts, parse_messages
from .translation import Translation

P = ParamSpec("P")
T = TypeVar("T")
MOST_KEPT: Final = 2_000
"""How many things a function that is kept by language remembers."""
READERS_LANGUAGE: ContextVar[str] = ContextVar("readers_language", default=ENGLISH)


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


def kept_by_language(make: Callable[P, T]) -> Callable[P, T]:
    """Remembers what a function makes of several texts, in each language.

    Its arguments can be hashed, and none is given by its name.
    """

    make_anything: Callable[..., T] = make

    @lru_cache(MOST_KEPT)
    def make_in(language: str, *arguments: Hashable) -> T:
        return make_anything(*arguments)

    def kept(*arguments: P.args, **none: P.kwargs) -> T:
        return make_in(READERS_LANGUAGE.get(), *arguments)

    return kept


class Catalogue:
    """The messages of one folder, and those that everything shares."""

    def __init__(self, folder: Path, part: str = "") -> None:
        """The messages of `folder/LANGUAGE`, or of `folder/LANGUAGE/part`."""
        self.folder = folder
        self.part = part
        self._translations: dict[str, Translation] = {}
        """By language."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Catalogue) and (other.folder, other.part) == (self.folder, self.part)

    def __hash__(self) -> int:
        return hash((self.folder, self.part))

    def __reduce__(self) -> tuple[type[Catalogue], tuple[Path, str]]:
        # Another process reads the files itself.
        return Catalogue, (self.folder, self.part)

    def text(self, id: str, **arguments: Argument) -> str:
        """A message in the language of the reader."""
        translation = self._translations.get(READERS_LANGUAGE.get())
        if translation is None:
            translation = self.translation(READERS_LANGUAGE.get())
        found = translation.ready.get(id)
        if found is None:
            found = translation.prepare(id)
        return found if isinstance(found, str) else found.text(arguments)

    def sentence(self, id: str, **arguments: Argument) -> str:
        """A message in the language of the reader, with its first letter in upper case."""
        translation = self._translations.get(READERS_LANGUAGE.get())
        if translation is None:
            translation = self.translation(READERS_LANGUAGE.get())
        found = translation.sentences.get(id)
        if found is None:
            found = translation.prepare_sentence(id)
        return found if isinstance(found, str) else found.text(arguments)

    def render(self, message: Message) -> str:
        """A message that was kept, in the language of the reader."""
        return self.translation(READERS_LANGUAGE.get()).kept_text(message)

    def translation(self, language: str) -> Translation:
        """The messages in this language; where it has none, those of English."""
        found = self._translations.get(language)
        if found is None:
            found = self._translations[language] = self._read(language)
        return found

    def has(self, id: str) -> bool:
        return id in self.translation(ENGLISH).parts

    def _read(self, language: str) -> Translation:
        if language == PSEUDO:
            return Translation(self.translation(ENGLISH).parts, language_named(PSEUDO), pseudo_text)
        parts = {} if language == ENGLISH else dict(self.translation(ENGLISH).parts)
        parts.update(all_parts(self.entries(language)))
        return Translation(parts, language_named(language))

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
