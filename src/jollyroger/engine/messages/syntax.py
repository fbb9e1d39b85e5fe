"""Reads files in the format of Project Fluent (.ftl) into the parts of patterns.

The whole syntax is read except for dates: texts, placeables, strings, numbers, references to messages, terms and their
attributes, functions and selections.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, NoReturn, TypeAlias

IDENTIFIER: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
FUNCTION: Final = re.compile(r"[A-Z][A-Z0-9_-]*")
NUMBER: Final = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
STRING: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6})*)"')
ESCAPE: Final = re.compile(r"\\(?:([\"\\])|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6}))")
BLANK: Final = re.compile(r"[ \n]*")
BLANK_INLINE: Final = re.compile(r" *")
TEXT: Final = re.compile(r"[^{}\n]+")
LINE_BREAK: Final = re.compile(r"((?: *\n)+)( *)")
SPECIAL: Final = frozenset("[*.}")
"""A line of a text cannot begin with these: there the text ends."""


class BadMessages(ValueError):
    """A file of messages that cannot be read: the text says where and why."""


class TextPart(NamedTuple):
    text: str


class Number(NamedTuple):
    digits: str


class Variable(NamedTuple):
    name: str


class Reference(NamedTuple):
    """Another message or term, or one of its attributes, with the arguments of a term."""

    id: str
    attribute: str
    arguments: tuple[tuple[str, Expression], ...] = ()


class Call(NamedTuple):
    function: str
    values: tuple[Expression, ...]
    arguments: tuple[tuple[str, Expression], ...]


class Selection(NamedTuple):
    """One of several texts, chosen by a value: by its name, its number or the plural category of that."""

    selector: Expression
    variants: tuple[tuple[str, Parts], ...]
    default: int


Expression: TypeAlias = "TextPart | Number | Variable | Reference | Call | Selection | Nested"
Parts: TypeAlias = "tuple[Expression, ...]"


class Nested(NamedTuple):
    parts: Parts


class LineBreak(NamedTuple):
    """The end of a line within a text, and how far the next one is indented."""

    newlines: str
    indent: str


class Entry(NamedTuple):
    """A message, or a term if its id begins with a hyphen."""

    id: str
    parts: Parts
    attributes: dict[str, Parts]
    line: int


def parse_messages(source: str, file: str = "messages") -> list[Entry]:
    """The entries of a file. Raises `BadMessages` at the first error."""
    return Parser(source.replace("\r\n", "\n"), file).entries()


class Parser:
    """Reads one file from beginning to end."""

    def __init__(self, source: str, file: str) -> None:
        self.source = source
        self.file = file
        self.at = 0

    def fail(self, why: str) -> NoReturn:
        line = self.source.count("\n", 0, self.at) + 1
        raise BadMessages(f"{self.file}, line {line}: {why}")

    def match(self, pattern: re.Pattern[str]) -> str | None:
        found = pattern.match(self.source, self.at)
        if found is None:
            return None
        self.at = found.end()
        return found.group()

    def take(self, text: str) -> bool:
        if not self.source.startswith(text, self.at):
            return False
        self.at += len(text)
        return True

    def expect(self, text: str) -> None:
        if not self.take(text):
            self.fail(f"'{text}' is missing")

    def identifier(self) -> str:
        name = self.match(IDENTIFIER)
        if name is None:
            self.fail("a name is missing")
        return name

    # --- entries ------------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        found: list[Entry] = []
        while self.at < len(self.source):
            if self.take("\n"):
                continue
            if self.source.startswith("#", self.at):
                self.skip_line()
            else:
                found.append(self.entry())
        return found

    def skip_line(self) -> None:
        end = self.source.find("\n", self.at)
        self.at = len(self.source) if end < 0 else end + 1

    def entry(self) -> Entry:
        line = self.source.count("\n", 0, self.at) + 1
        id = ("-" if self.take("-") else "") + self.identifier()
        self.match(BLANK_INLINE)
        self.expect("=")
        self.match(BLANK_INLINE)
        parts = self.pattern()
        attributes: dict[str, Parts] = {}
        while True:
            start = self.at
            self.match(BLANK)
            if not self.take("."):
                self.at = start
                break
            name = self.identifier()
            self.match(BLANK_INLINE)
            self.expect("=")
            self.match(BLANK_INLINE)
            if name in attributes:
                self.fail(f"'{id}' has the attribute '{name}' twice")
            attributes[name] = self.pattern()
            if not attributes[name]:
                self.fail(f"the attribute '{name}' has no text")
        if not parts and (not attributes or id.startswith("-")):
            self.fail(f"'{id}' has no text")
        if self.at < len(self.source) and not self.source.startswith("\n", self.at):
            self.fail("a text that goes on in the next line is indented, and braces come in pairs")
        return Entry(id, parts, attributes, line)

    # --- patterns -----------------------------------------------------------------------------------

    def pattern(self) -> Parts:
        """A text with placeables, over one or several lines. The indentation that further lines share is dropped."""
        found: list[Expression | LineBreak] = []
        while self.at < len(self.source):
            text = self.match(TEXT)
            if text is not None:
                found.append(TextPart(text))
            elif self.source.startswith("{", self.at):
                found.append(self.placeable())
            else:
                line_break = LINE_BREAK.match(self.source, self.at)
                if line_break is None or not self.goes_on(line_break):
                    break
                self.at = line_break.end()
                found.append(LineBreak(line_break.group(1).replace(" ", ""), line_break.group(2)))
        return dedented(found)

    def goes_on(self, line_break: re.Match[str]) -> bool:
        """Whether the line after the break belongs to the same text."""
        if not line_break.group(2) or line_break.end() == len(self.source):
            return False
        return self.source[line_break.end()] not in SPECIAL

    def placeable(self) -> Expression:
        self.expect("{")
        self.match(BLANK)
        expression = self.expression()
        self.match(BLANK)
        if self.take("->"):
            expression = self.selection(expression)
            self.match(BLANK)
        self.expect("}")
        return expression

    def selection(self, selector: Expression) -> Selection:
        variants: list[tuple[str, Parts]] = []
        default: int | None = None
        while True:
            self.match(BLANK)
            if self.take("*"):
                if default is not None:
                    self.fail("a selection has one default only")
                default = len(variants)
            if not self.take("["):
                break
            self.match(BLANK)
            key = self.match(NUMBER) or self.identifier()
            self.match(BLANK)
            self.expect("]")
            self.match(BLANK_INLINE)
            variants.append((key, self.pattern()))
        if default is None:
            self.fail("a selection has a default, marked *[…]")
        return Selection(selector, tuple(variants), default)

    def expression(self) -> Expression:
        string = STRING.match(self.source, self.at)
        if string is not None:
            self.at = string.end()
            return Nested((TextPart(ESCAPE.sub(unescaped, string.group(1))),))
        digits = self.match(NUMBER)
        if digits is not None:
            return Number(digits)
        if self.take("$"):
            return Variable(self.identifier())
        if self.source.startswith("{", self.at):
            return Nested((self.placeable(),))
        is_term = self.take("-")
        name = self.identifier()
        if not is_term and self.source.startswith("(", self.at):
            if FUNCTION.fullmatch(name) is None:
                self.fail(f"the name of a function is in capital letters, unlike '{name}'")
            values, arguments = self.call()
            return Call(name, values, arguments)
        attribute = self.identifier() if self.take(".") else ""
        if is_term and self.source.startswith("(", self.at):
            return Reference("-" + name, attribute, self.call()[1])
        return Reference("-" + name if is_term else name, attribute)

    def call(self) -> tuple[tuple[Expression, ...], tuple[tuple[str, Expression], ...]]:
        self.expect("(")
        values: list[Expression] = []
        arguments: list[tuple[str, Expression]] = []
        self.match(BLANK)
        while not self.take(")"):
            start, name = self.at, self.match(IDENTIFIER)
            self.match(BLANK)
            if name is not None and self.take(":"):
                self.match(BLANK)
                arguments.append((name, self.expression()))
            else:
                self.at = start
                values.append(self.expression())
            self.match(BLANK)
            if not self.take(",") and not self.source.startswith(")", self.at):
                self.fail("')' is missing")
            self.match(BLANK)
        return tuple(values), tuple(arguments)


def unescaped(escape: re.Match[str]) -> str:
    plain, short, long = escape.groups()
    return plain if plain is not None else chr(int(short or long, 16))


def dedented(found: list[Expression | LineBreak]) -> Parts:
    """The parts of a pattern, without the indentation that its lines share, and without blanks at the end."""
    shared = min((len(part.indent) for part in found if isinstance(part, LineBreak)), default=0)
    parts: list[Expression] = []
    text = ""
    for part in found:
        if isinstance(part, LineBreak):
            # A text that begins in the line after its name begins without a line break.
            text += (part.newlines if parts or text else "") + part.indent[shared:]
        elif isinstance(part, TextPart):
            text += part.text
        else:
            if text:
                parts.append(TextPart(text))
            parts.append(part)
            text = ""
    text = text.rstrip(" \n")
    return (*parts, TextPart(text)) if text else tuple(parts)
