"""Patterns compiled to Python: an expression for each text, which joins its words and what is filled in.

`{ $who } bids { $gold } gold` becomes `text_of(get('who', '')) + ' bids ' + text_of(get('gold', '')) + ' gold'`. All
texts in an update are made so, and interpreting their parts takes three times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol, TypeAlias

from .arguments import Argument
from .syntax import Call, Expression, Nested, Number, Parts, Reference, Selection, TextPart, Variable

PERSON_SUFFIX: Final = "-is"
TABLE_SIZE: Final = 5
"""A selection among so many plain texts is a look-up."""


class Filler(Protocol):
    """What a compiled pattern calls: makes texts of one language."""

    def text_of(self, value: Argument) -> str:
        """A value as it stands in a text."""

    def filled(self, id: str, arguments: Mapping[str, Argument]) -> str:
        """The message with this id."""

    def form(self, value: Argument, arguments: Mapping[str, Argument]) -> str:
        """A form of a noun: `FORM($card, case: "dative")` is its message with `$case`."""

    def gender(self, value: Argument) -> str:
        """The gender of a noun, for selections: `GENDER($card)` is the attribute `.gender` of its message."""

    def person_key(self, arguments: Mapping[str, Argument], name: str) -> str:
        """Whether a person is the reader, for selections: `$who-is` is 'you' or 'other'."""

    def number_key(self, value: Argument, keys: frozenset[str]) -> str:
        """By which of the keys a value selects: a number by its digits or its plural category."""


Fill: TypeAlias = "Callable[[Mapping[str, Argument], Filler], str]"
"""Fills in a text with these arguments."""


class Pattern:
    """A text with placeables, ready to be filled in."""

    __slots__ = ("fill", "names", "references")

    def __init__(self, fill: Fill, names: frozenset[str], references: frozenset[str]) -> None:
        self.fill = fill
        self.names = names
        """The arguments that the text depends on. For `$who-is` that is `who`."""
        self.references = references
        """The ids of messages in it, which are filled in with the same arguments."""


def keep(text: str) -> str:
    return text


def compile_pattern(parts: Parts, change: Callable[[str], str] = keep) -> Pattern | str:
    """A pattern from its parts; a text without placeables is a string.

    `change` is applied to the words in it, not to what is filled in.
    """
    text = plain_text(parts, change)
    if text is not None:
        return text
    writer = Writer(change)
    source = f"lambda arguments, filler: {writer.pattern(parts, change)}"
    # The words of a message stand in it as literals only, and the names of its arguments too.
    fill: Fill = eval(source, writer.constants)  # noqa: S307
    return Pattern(fill, frozenset(writer.names), frozenset(writer.references))


def plain_text(parts: Parts, change: Callable[[str], str]) -> str | None:
    """The text of parts without placeables; None if there is something to fill in."""
    texts: list[str] = []
    for part in parts:
        match part:
            case TextPart(text):
                texts.append(change(text))
            case Number(digits):
                texts.append(digits)
            case Nested(inner):
                inner_text = plain_text(inner, keep)
                if inner_text is None:
                    return None
                texts.append(inner_text)
            case _:
                return None
    return "".join(texts)


class Writer:
    """Writes the expression of one pattern, and notes what it needs."""

    def __init__(self, change: Callable[[str], str]) -> None:
        self.change = change
        self.constants: dict[str, object] = {}
        self.names: set[str] = set()
        self.references: set[str] = set()
        self.selections = 0

    def pattern(self, parts: Parts, change: Callable[[str], str]) -> str:
        text = plain_text(parts, change)
        if text is not None:
            return repr(text)
        return f"({' + '.join([self.expression(part, change) for part in parts])})"

    def expression(self, part: Expression, change: Callable[[str], str]) -> str:
        match part:
            case TextPart(text):
                return repr(change(text))
            case Number(digits):
                return repr(digits)
            case Variable(name):
                if name.endswith(PERSON_SUFFIX):
                    return self.person_key(name)
                return f"filler.text_of({self.value(name)})"
            case Nested(parts):
                return self.pattern(parts, keep)
            case Reference(id, attribute, arguments):
                return self.reference(f"{id}.{attribute}" if attribute else id, arguments)
            case Call(function, values, arguments):
                return self.call(function, values, arguments)
            case Selection():
                return self.selection(part, change)
        raise AssertionError(part)

    def value(self, name: str) -> str:
        """The value of an argument. A missing one shows as nothing."""
        self.names.add(name)
        return f"arguments.get({name!r}, '')"

    def person_key(self, name: str) -> str:
        self.names.add(name.removesuffix(PERSON_SUFFIX))
        return f"filler.person_key(arguments, {name!r})"

    def reference(self, id: str, arguments: tuple[tuple[str, Expression], ...]) -> str:
        if id.startswith("-"):  # terms see only their own arguments
            return f"filler.filled({id!r}, {self.dictionary(arguments)})"
        self.references.add(id)
        return f"filler.filled({id!r}, arguments)"

    def dictionary(self, arguments: tuple[tuple[str, Expression], ...]) -> str:
        return "{" + ", ".join([f"{name!r}: {self.expression(value, keep)}" for name, value in arguments]) + "}"

    def call(self, function: str, values: tuple[Expression, ...], arguments: tuple[tuple[str, Expression], ...]) -> str:
        if len(values) == 1 and isinstance(values[0], Variable):
            if function == "FORM":
                return f"filler.form({self.value(values[0].name)}, {self.dictionary(arguments)})"
            if function == "GENDER" and not arguments:
                return f"filler.gender({self.value(values[0].name)})"
        raise ValueError(f"{function} is no function of a variable; there are FORM and GENDER.")

    def selection(self, part: Selection, change: Callable[[str], str]) -> str:
        """`'…' if (key := …) == 'one' else '…'`; among many plain texts, a look-up in a table."""
        variants = dict(part.variants)
        default = variants[part.variants[part.default][0]]
        key = self.key(part.selector, frozenset(variants))
        self.selections += 1
        texts = {name: plain_text(parts, change) for name, parts in variants.items()}
        if len(texts) >= TABLE_SIZE and None not in texts.values():
            table = f"table{self.selections}"
            self.constants[table] = texts
            return f"{table}.get({key}, {self.pattern(default, change)})"
        variable = f"key{self.selections}"
        source, tested = "", f"({variable} := {key})"
        for name, parts in variants.items():
            if parts is not default:
                source += f"{self.pattern(parts, change)} if {tested} == {name!r} else "
                tested = variable
        return f"({source}{self.pattern(default, change)})"

    def key(self, selector: Expression, keys: frozenset[str]) -> str:
        """By what a variant is selected."""
        if isinstance(selector, Variable) and not selector.name.endswith(PERSON_SUFFIX):
            constant = f"keys{self.selections}"
            self.constants[constant] = keys
            return f"filler.number_key({self.value(selector.name)}, {constant})"
        return self.expression(selector, keep)
