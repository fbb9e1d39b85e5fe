"""Our renderer agrees with fluent.runtime, the official implementation, on every message; plurals agree with CLDR."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax import FluentParser, ast, visitor

from jollyroger.engine.messages import (
    Argument,
    Catalogue,
    Message,
    Noun,
    Person,
    language_named,
    offered_languages,
    reading_in,
)
from jollyroger.engine.messages.catalogue import all_parts

from .catalogues import PACKAGE, all_catalogues

LANGUAGES = offered_languages()
COUNTS = (0, 1, 2, 5, 12, 22)
CATEGORIES = {"zero", "one", "two", "few", "many"}
CATALOGUES = all_catalogues()


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_agree_with_cldr(language: str) -> None:
    ours, theirs = language_named(language).plurals, Locale(language).plural_form
    for number in range(1001):
        assert ours.category(number) == theirs(number), number


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("**/languages/**/*.ftl")), ids=lambda path: path.name)
def test_the_official_parser_reads_every_file(path: Path) -> None:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []


class Variables(visitor.Visitor):
    """What a message, and those it refers to, do with their variables, to find sample values for them."""

    def __init__(self, entries: Mapping[str, ast.Message]) -> None:
        self.entries = entries
        self.samples: dict[str, set[Argument]] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.entries[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.samples.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for argument in node.arguments.positional:
            assert isinstance(argument, ast.VariableReference)
            self.samples.setdefault(argument.id.name, set()).add(Noun("sample"))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            samples = self.samples.setdefault(node.selector.id.name, set())
            keys = [key.name if isinstance(key, ast.Identifier) else int(key.value) for key in variant_keys(node)]
            if CATEGORIES.intersection(map(str, keys)) or any(isinstance(key, int) for key in keys):
                samples.update(COUNTS, [key for key in keys if isinstance(key, int)])
            else:
                samples.update(keys)
        self.generic_visit(node)


def variant_keys(node: ast.SelectExpression) -> Iterator[ast.Identifier | ast.NumberLiteral]:
    return (variant.key for variant in node.variants)


def sample_arguments(id: str, entries: Mapping[str, ast.Message]) -> Iterator[dict[str, Argument]]:
    """Arguments for a message, so that every variant of every selection is met."""
    variables = Variables(entries)
    variables.visit(entries[id.partition(".")[0]])
    samples = {name: sorted(found, key=repr) or ["Anne", 3] for name, found in variables.samples.items()}
    persons = {name for name in samples if f"{name}-is" in samples}
    for name in persons:
        samples[name] = [Person(1), Person(1, True)]
        del samples[f"{name}-is"]
    length = max((len(found) for found in samples.values()), default=1)
    combinations = product(*samples.values())
    for index, values in enumerate(combinations):
        if index > 400:
            break
        yield dict(zip(samples, values, strict=True))
    # Where there are too many combinations, at least every value of each variable.
    for index in range(length):
        yield {name: found[index % len(found)] for name, found in samples.items()}


class Official:
    """A catalogue in the official implementation, with our functions."""

    def __init__(self, messages: Catalogue, language: str) -> None:
        functions: dict[str, Any] = {"FORM": self.form, "GENDER": self.gender}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for path in messages.files(language):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self.bundle.add_resource(FluentResource(SAMPLE))

    def form(self, value: Any, **arguments: Any) -> Any:
        return self.text(value.id, arguments) if isinstance(value, OfficialNoun) else value

    def gender(self, value: Any) -> Any:
        return self.text(f"{value.id}.gender", {}) if isinstance(value, OfficialNoun) else FluentNone()

    def text(self, id: str, arguments: dict[str, Any]) -> str:
        name, _, attribute = id.partition(".")
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        return str(self.bundle.format_pattern(pattern, arguments)[0])

    def rendered(self, id: str, arguments: dict[str, Argument]) -> str:
        plain: dict[str, Any] = {}
        for name, value in arguments.items():
            if isinstance(value, Noun):
                plain[name] = OfficialNoun(self, value.id)
            elif isinstance(value, Person):
                plain[name] = OfficialNoun(self, "you") if value.is_reader else f"{{{value.seat}}}"
                plain[f"{name}-is"] = "you" if value.is_reader else "other"
            else:
                plain[name] = value
        return self.text(id, plain)


class OfficialNoun(FluentType):
    """A noun, or the reader: its text is a message."""

    def __init__(self, official: Official, id: str) -> None:
        self.official = official
        self.id = id

    def format(self, locale: Any) -> str:
        return self.official.text(self.id, {})


SAMPLE = """
sample = { $case ->
   *[nominative] sample
    [accusative] sample-accusative
    [genitive] sample-genitive
}
    .gender = f
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(CATALOGUES))
def test_every_text_is_what_the_official_implementation_makes(name: str, language: str, tmp_path: Path) -> None:
    messages = CATALOGUES[name]
    ours = with_sample(messages, language, tmp_path)
    official = Official(messages, language)
    entries = parsed(messages, language)
    with reading_in(language):
        for id in all_parts(messages.entries(language)):
            if id.startswith("-"):
                continue
            for arguments in sample_arguments(id, entries):
                made = ours.render(Message(id, tuple(arguments.items())))
                assert made == official.rendered(id, arguments), (id, arguments)


def parsed(messages: Catalogue, language: str) -> dict[str, ast.Message]:
    """The messages as the official parser reads them."""
    return {
        entry.id.name: entry
        for path in messages.files(language)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def with_sample(messages: Catalogue, language: str, folder: Path) -> Catalogue:
    """The catalogue, and the noun that sample arguments use."""
    for path in messages.files(language):
        target = folder / language / f"{path.parent.name}-{path.name}"
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.parent.name != "shared":
            target.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / language).mkdir(parents=True, exist_ok=True)
    (folder / language / "sample.ftl").write_text(SAMPLE, encoding="utf-8")
    return Catalogue(folder)
