"""The messages of a catalogue in one language. Texts that are made of them are remembered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final

from .arguments import Argument, Message, Noun, Person
from .language import Language
from .patterns import PERSON_SUFFIX, Fill, Pattern, compile_pattern, keep
from .syntax import Parts

MOST_KEPT: Final = 500
"""How many texts of a message are remembered: most are asked for again and again."""
MOST_NESTED: Final = 5_000
"""How many texts that stand in other texts a language remembers, and how many forms of nouns."""
MOST_NUMBERS: Final = 1_000
YOU: Final = Noun("you")


class KeptTexts:
    """The texts of one message, by the arguments that they depend on."""

    __slots__ = ("_fill", "_translation", "key", "texts")

    def __init__(self, translation: Translation, fill: Fill, names: Sequence[str]) -> None:
        self.key: Callable[[Mapping[str, Argument]], Any] = itemgetter(*names)
        """Raises KeyError if an argument is missing."""
        self.texts: dict[Any, str] = {}
        self._translation = translation
        self._fill = fill

    def text(self, arguments: Mapping[str, Argument]) -> str:
        try:
            key = self.key(arguments)
        except KeyError:  # an argument is missing
            return self.fill(arguments)
        text = self.texts.get(key)
        if text is None:
            if len(self.texts) >= MOST_KEPT:
                self.texts.clear()
            text = self.texts[key] = self.fill(arguments)
        return text

    def fill(self, arguments: Mapping[str, Argument]) -> str:
        """A text that is not remembered."""
        return self._fill(arguments, self._translation)


class KeptSentences(KeptTexts):
    """The texts of one message with their first letters in upper case."""

    __slots__ = ()

    def fill(self, arguments: Mapping[str, Argument]) -> str:
        return capitalised(self._fill(arguments, self._translation))


def capitalised(words: str) -> str:
    return words[:1].upper() + words[1:]


class Translation:
    """All messages and attributes of a language by their ids. They are compiled when they are first needed."""

    def __init__(self, parts: Mapping[str, Parts], language: Language, change: Callable[[str], str] = keep) -> None:
        """`change` is applied to all words."""
        self.parts = parts
        self.ready: dict[str, KeptTexts | str] = {}
        """The messages that were needed. One without placeables is its text."""
        self.sentences: dict[str, KeptTexts | str] = {}
        """Those that were needed with their first letters in upper case."""
        self._change = change
        self._patterns: dict[str, Pattern | str] = {}
        self._nested: dict[Message | Noun, str] = {}
        self._forms: dict[tuple[object, ...], str] = {}
        """By the thing and the arguments of its form."""
        self._category = lru_cache(MOST_NUMBERS)(language.plurals.category)

    def prepare(self, id: str) -> KeptTexts | str:
        """The message with this id, compiled. A missing one shows as its id, which tests find."""
        pattern = self._pattern(id)
        if id not in self.parts:
            return f"⟨{id}⟩"
        found: KeptTexts | str
        if isinstance(pattern, str):
            found = pattern
        elif names := self._names(pattern):
            found = KeptTexts(self, pattern.fill, names)
        else:
            found = pattern.fill({}, self)
        self.ready[id] = found
        return found

    def prepare_sentence(self, id: str) -> KeptTexts | str:
        """The message with this id, with its first letter in upper case."""
        pattern = self._pattern(id)
        found: KeptTexts | str
        if not isinstance(pattern, str) and (names := self._names(pattern)):
            found = KeptSentences(self, pattern.fill, names)
        else:
            found = capitalised(self.filled(id, {}))
        self.sentences[id] = found
        return found

    def _pattern(self, id: str) -> Pattern | str:
        found = self._patterns.get(id)
        if found is None:
            if id not in self.parts:
                return f"⟨{id}⟩"
            found = self._patterns[id] = compile_pattern(self.parts[id], self._change)
        return found

    def _names(self, pattern: Pattern) -> list[str]:
        """The arguments that a text depends on, with those of the messages in it."""
        names, seen, left = set(pattern.names), set[str](), [*pattern.references]
        while left:
            id = left.pop()
            inner = self._pattern(id)
            if id not in seen and not isinstance(inner, str):
                seen.add(id)
                names |= inner.names
                left += inner.references
        return sorted(names)

    # --- what compiled patterns call ----------------------------------------------------------------

    def text_of(self, value: Argument) -> str:
        """A value as it stands in a text."""
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return str(int(value))  # True is 1
        if isinstance(value, Person):
            return self.kept_text(YOU) if value.is_reader else f"{{{value.seat}}}"
        if isinstance(value, (Noun, Message)):
            return self.kept_text(value)
        return self._joined([self.text_of(item) for item in value])

    def kept_text(self, value: Message | Noun) -> str:
        """The text of a message that was kept, or stands in another text."""
        text = self._nested.get(value)
        if text is None:
            if len(self._nested) >= MOST_NESTED:
                self._nested.clear()
            arguments = dict(value.arguments) if isinstance(value, Message) else {}
            text = self._nested[value] = self.filled(value.id, arguments)
        return text

    def filled(self, id: str, arguments: Mapping[str, Argument]) -> str:
        """The message with this id."""
        found = self.ready.get(id)
        if found is None:
            found = self.prepare(id)
        return found if isinstance(found, str) else found.fill(arguments)

    def _joined(self, items: Sequence[str]) -> str:
        """'rum, gold and glory'; for no items, 'nothing'."""
        if not items:
            return self.filled("list-none", {})
        *most, last = items
        if not most:
            return last
        text = most[0]
        for item in most[1:]:
            text = self.filled("list-more", {"first": text, "second": item})
        return self.filled("list-last", {"first": text, "second": last})

    def form(self, value: Argument, arguments: Mapping[str, Argument]) -> str:
        """A form of a noun: its message with these arguments."""
        if isinstance(value, (Noun, Message)):
            return self._kept_form(value, arguments)
        if isinstance(value, Person):
            return self.filled("you", arguments) if value.is_reader else self.text_of(value)
        if isinstance(value, tuple):
            return self._joined([self.form(item, arguments) for item in value])
        return self.text_of(value)

    def _kept_form(self, value: Message | Noun, arguments: Mapping[str, Argument]) -> str:
        key = (value, *arguments.items())
        text = self._forms.get(key)
        if text is None:
            if len(self._forms) >= MOST_NESTED:
                self._forms.clear()
            own = dict(value.arguments) if isinstance(value, Message) else {}
            text = self._forms[key] = self.filled(value.id, {**own, **arguments})
        return text

    def gender(self, value: Argument) -> str:
        """The attribute `.gender` of a noun."""
        if not isinstance(value, (Noun, Message)):
            return ""
        id = f"{value.id}.gender"
        return self.filled(id, {}) if id in self.parts else ""

    def person_key(self, arguments: Mapping[str, Argument], name: str) -> str:
        """'you' or 'other': whether the person is the reader."""
        person = arguments.get(name[: -len(PERSON_SUFFIX)])
        if isinstance(person, Person):
            return "you" if person.is_reader else "other"
        return self.text_of(arguments.get(name, ""))

    def number_key(self, value: Argument, keys: frozenset[str]) -> str:
        """The digits of a number or its plural category; the text of anything else."""
        if isinstance(value, int):
            digits = str(int(value))
            return digits if digits in keys else self._category(value)
        return self.text_of(value)
