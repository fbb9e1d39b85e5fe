"""Patterns: texts with placeables, ready to be filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from typing import Final, Protocol, TypeAlias

from .arguments import Argument, Message, Noun, Person
from .language import Language
from .syntax import Call, Expression, Nested, Number, Parts, Reference, Selection, TextPart, Variable

PERSON_SUFFIX: Final = "-is"

Key: TypeAlias = "tuple[str, tuple[tuple[str, Argument], ...]]"
"""A message as its text is remembered: its id and its arguments. A plain tuple is quicker to make than a Message."""


class Pattern(Protocol):
    """A text to be filled in."""

    def format(self, scope: Scope) -> str: ...


class Scope:
    """What a message is filled in with: its arguments, the other messages, and the language."""

    __slots__ = ("arguments", "language", "made", "patterns")

    def __init__(
        self,
        patterns: Mapping[str, Pattern],
        arguments: Mapping[str, Argument],
        language: Language,
        made: MutableMapping[Key, str],
    ) -> None:
        """`made`: the texts of the language that are remembered."""
        self.patterns = patterns
        self.arguments = arguments
        self.language = language
        self.made = made

    def format(self, id: str) -> str:
        """The message with this id. A missing one shows as its id, which tests find."""
        pattern = self.patterns.get(id)
        return f"⟨{id}⟩" if pattern is None else pattern.format(self)

    def inner(self, arguments: Mapping[str, Argument]) -> Scope:
        return Scope(self.patterns, arguments, self.language, self.made)

    def make(self, key: Key) -> str:
        """The text of a message with its own arguments, which is remembered."""
        text = self.made.get(key)
        if text is None:
            id, arguments = key
            text = self.made[key] = self.inner(dict(arguments)).format(id)
        return text

    def value(self, name: str) -> Argument:
        """The argument with this name."""
        found = self.arguments.get(name)
        return "" if found is None else found

    def text_of(self, value: Argument) -> str:
        """A value as it stands in a text."""
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return str(int(value))  # True is 1
        if isinstance(value, Person):
            return self.format("you") if value.is_reader else f"{{{value.seat}}}"
        if isinstance(value, Noun):
            return self.make((value.id, ()))
        if isinstance(value, Message):
            return self.make(value)
        return self.joined([self.text_of(item) for item in value])

    def joined(self, items: Sequence[str]) -> str:
        """'rum, gold and glory'; for no items, 'nothing'."""
        if not items:
            return self.format("list-none")
        *most, last = items
        if not most:
            return last
        text = most[0]
        for item in most[1:]:
            text = self.inner({"first": text, "second": item}).format("list-more")
        return self.inner({"first": text, "second": last}).format("list-last")


class TextPattern:
    """A text without placeables."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, scope: Scope) -> str:
        return self.text


class JoinedPattern:
    """Several parts, one after the other."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Pattern]) -> None:
        self.parts = [part.text if isinstance(part, TextPattern) else part for part in parts]

    def format(self, scope: Scope) -> str:
        return "".join([part if isinstance(part, str) else part.format(scope) for part in self.parts])


class VariablePattern:
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def format(self, scope: Scope) -> str:
        return scope.text_of(scope.value(self.name))


class PersonIsPattern:
    """Whether a person is the reader, for selections: `$who-is` is 'you' or 'other'."""

    __slots__ = ("name", "person")

    def __init__(self, name: str) -> None:
        self.name = name
        self.person = name.removesuffix(PERSON_SUFFIX)

    def format(self, scope: Scope) -> str:
        person = scope.arguments.get(self.person)
        if isinstance(person, Person):
            return "you" if person.is_reader else "other"
        return scope.text_of(scope.value(self.name))


class ReferencePattern:
    __slots__ = ("arguments", "id")

    def __init__(self, id: str, arguments: Mapping[str, Pattern]) -> None:
        self.id = id
        self.arguments = arguments

    def format(self, scope: Scope) -> str:
        if self.id.startswith("-"):  # terms see only their own arguments
            scope = scope.inner({name: pattern.format(scope) for name, pattern in self.arguments.items()})
        return scope.format(self.id)


class FormPattern:
    """A form of a noun: `FORM($card, case: "dative")` is its message with `$case`."""

    __slots__ = ("arguments", "noun")

    def __init__(self, noun: str, arguments: Mapping[str, Pattern]) -> None:
        self.noun = noun
        self.arguments = arguments

    def format(self, scope: Scope) -> str:
        arguments: dict[str, Argument] = {name: pattern.format(scope) for name, pattern in self.arguments.items()}
        value = scope.value(self.noun)
        if isinstance(value, Noun):
            return scope.inner(arguments).format(value.id)
        if isinstance(value, Message):
            return scope.inner({**dict(value.arguments), **arguments}).format(value.id)
        if isinstance(value, Person) and value.is_reader:
            return scope.inner(arguments).format("you")
        if isinstance(value, tuple) and not isinstance(value, Person):
            forms = [FormPattern("item", self.arguments).format(scope.inner({"item": item})) for item in value]
            return scope.joined(forms)
        return scope.text_of(value)


class GenderPattern:
    """The gender of a noun, for selections: `GENDER($card)` is the attribute `.gender` of its message."""

    __slots__ = ("noun",)

    def __init__(self, noun: str) -> None:
        self.noun = noun

    def format(self, scope: Scope) -> str:
        value = scope.value(self.noun)
        if not isinstance(value, (Noun, Message)):
            return ""
        pattern = scope.patterns.get(f"{value.id}.gender")
        return "" if pattern is None else pattern.format(scope)


class SelectionPattern:
    __slots__ = ("default", "number", "selector", "variants")

    def __init__(
        self, selector: Pattern, number: str | None, variants: Mapping[str, Pattern], default: Pattern
    ) -> None:
        self.selector = selector
        self.number = number
        """The argument that is selected by, if it may be a number."""
        self.variants = variants
        self.default = default

    def format(self, scope: Scope) -> str:
        if self.number is not None:
            value = scope.value(self.number)
            if isinstance(value, int):
                found = self.variants.get(str(int(value))) or self.variants.get(scope.language.plurals.category(value))
                return (found or self.default).format(scope)
        return self.variants.get(self.selector.format(scope), self.default).format(scope)


def keep(text: str) -> str:
    return text


def compile_pattern(parts: Parts, change: Callable[[str], str] = keep) -> Pattern:
    """A pattern from its parts. `change` is applied to the words in it, not to what is filled in."""
    if not parts:
        return TextPattern("")
    patterns = [compile_expression(part, change) for part in parts]
    return patterns[0] if len(patterns) == 1 else JoinedPattern(patterns)


def compile_expression(part: Expression, change: Callable[[str], str]) -> Pattern:
    match part:
        case TextPart(text):
            return TextPattern(change(text))
        case Number(digits):
            return TextPattern(digits)
        case Variable(name):
            return PersonIsPattern(name) if name.endswith(PERSON_SUFFIX) else VariablePattern(name)
        case Nested(parts):
            return compile_pattern(parts)
        case Reference(id, attribute, arguments):
            compiled = {name: compile_expression(value, keep) for name, value in arguments}
            return ReferencePattern(f"{id}.{attribute}" if attribute else id, compiled)
        case Call(function, values, arguments):
            return compile_call(function, values, {name: compile_expression(value, keep) for name, value in arguments})
        case Selection(selector, variants, default):
            chooser = compile_expression(selector, keep)
            number = chooser.name if isinstance(chooser, VariablePattern) else None
            compiled_variants = {key: compile_pattern(value, change) for key, value in variants}
            chosen = compiled_variants[variants[default][0]]
            return SelectionPattern(chooser, number, compiled_variants, chosen)
    raise AssertionError(part)


def compile_call(function: str, values: tuple[Expression, ...], arguments: Mapping[str, Pattern]) -> Pattern:
    if len(values) == 1 and isinstance(values[0], Variable):
        if function == "FORM":
            return FormPattern(values[0].name, arguments)
        if function == "GENDER" and not arguments:
            return GenderPattern(values[0].name)
    raise ValueError(f"{function} is no function of a variable; there are FORM and GENDER.")
