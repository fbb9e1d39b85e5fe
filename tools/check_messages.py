"""Checks the messages of all languages: nothing is missing, unused or malformed, and no sentence stands in the code.

    python -m tools.check_messages

Ids that code builds from parts are found if they are f-strings or template literals such as f"card-{id}". Where they
are not, a comment in the code names them: `# messages: card-*`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from jollyroger.engine.messages import BadMessages, language_named, offered_languages
from jollyroger.engine.messages.language import LANGUAGES
from jollyroger.engine.messages.patterns import PERSON_SUFFIX
from jollyroger.engine.messages.syntax import (
    Call,
    Entry,
    Expression,
    Nested,
    Number,
    Parts,
    Reference,
    Selection,
    TextPart,
    Variable,
    parse_messages,
)

from .literal_sentences import find_sentences
from .screen_sentences import find_screen_sentences

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "jollyroger"
WEB = ROOT / "web" / "src"
FUNCTIONS = {"FORM", "GENDER"}
PLURALS = {"zero", "one", "two", "few", "many"}
FORMS_ONLY = {"case", "count-form"}
"""Arguments of forms: a language has as many as it needs."""
GRAMMAR = {"gender"}
"""Attributes that a language has if its grammar needs them."""
CODE = ("*.py", "*.ts", "*.svelte", "*.html")
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)?)["'`]""")
BUILT = re.compile(r"""(?:\bf"|\bf'|`)([a-z][a-z0-9-]*-)(?:\$?\{[^{}"'`]*\}([a-z0-9.-]*))+["'`]""")
DECLARED = re.compile(r"messages: ([a-z0-9-]+)\*")
TAG = re.compile(r"</?[a-z-]+>")
SENTENCE_FOLDERS = ("embedded", "engine", "games", "server", "terminal")
"""What is in these is read by players, except for the following."""
NOT_FOR_PLAYERS = {
    "tests": "",
    "administration.py": "for the operator of a server",
    "app.py": "for the operator",
    "connections.py": "for broken clients",
    "examination.py": "for the operator",
    "metrics.py": "for the operator",
    "middleware.py": "for broken clients",
    "settings.py": "for the operator",
    "storage": "queries, and texts for the operator",
    "board.py": "for authors of component files",
    "component_reader.py": "for authors of component files",
    "components": "for authors of component files",
    "components.py": "for authors of component files",
    "learnt_value": "names of features",
    "observation": "names of features",
    "observation.py": "names of features",
    "english.py": "for games without a catalogue",
    "frozen.py": "for developers",
    "measured.py": "for developers",
    "messages": "for translators",
}
"""Folders and modules, and for whom their texts are."""


class MessageFolder(NamedTuple):
    """A folder of messages for each language, and the code that uses them."""

    name: str
    folders: dict[str, Path]
    code: tuple[Path, ...]


def message_folders() -> list[MessageFolder]:
    """The messages of every game, and those around them."""
    languages = offered_languages()
    found = []
    users = {
        "shared": (PACKAGE, WEB),
        "server": (PACKAGE / "server", PACKAGE / "embedded"),
        "terminal": (PACKAGE / "terminal", PACKAGE / "commands"),
        "site": (WEB.parent, *PACKAGE.glob("games/*/web")),
    }
    for part in sorted(path.name for path in LANGUAGES.glob("en/*") if path.is_dir()):
        folders = {language: LANGUAGES / language / part for language in languages}
        found.append(MessageFolder(part, folders, users[part]))
    for game in sorted(PACKAGE.glob("games/*/languages")):
        folders = {language: game / language for language in languages}
        found.append(MessageFolder(game.parent.name, folders, (game.parent, PACKAGE / "engine")))
    return found


def check_languages() -> Iterator[str]:
    """Languages that are not complete: their own files, and folders that belong to none."""
    for code in offered_languages():
        where = f"{code}/language.toml"
        try:
            plurals = language_named(code).plurals
        except KeyError as error:
            yield f"{where}: {error} is missing"
        except ValueError as error:
            yield f"{where}: {error}"
        else:
            yield from (f"{where}: there is no plural '{name}'" for name in plurals.rules.keys() - PLURALS)
    for path in sorted([*LANGUAGES.glob("*/"), *PACKAGE.glob("games/*/languages/*/")]):
        if path.name not in offered_languages():
            missing = (LANGUAGES / path.name / "language.toml").relative_to(ROOT)
            yield f"{path.relative_to(ROOT)}: nobody can choose this language without {missing}"


def check_folder(messages: MessageFolder) -> Iterator[str]:
    """What is wrong with the messages of one folder."""
    entries: dict[str, dict[str, Entry]] = {}
    for language, folder in messages.folders.items():
        if not folder.is_dir():
            yield f"{messages.name}: there are no messages in '{language}'"
            continue
        try:
            entries[language] = read_entries(folder)
        except BadMessages as error:
            yield f"{messages.name}: {error}"
            return
    english = entries["en"]
    file_names = {path.name for path in messages.folders["en"].glob("*.ftl")}
    for language, own in entries.items():
        where = f"{messages.name}/{language}"
        for name in sorted(file_names ^ {path.name for path in messages.folders[language].glob("*.ftl")}):
            yield f"{where}: {name} is not in both English and this language"
        yield from (f"{where}: '{id}' is missing" for id in english if id not in own)
        yield from (f"{where}: {problem}" for problem in check_forms(own, shared_entries(language)))
        for id, entry in own.items():
            if id not in english:
                yield f"{where}: English has no '{id}'"
            else:
                yield from (f"{where}: '{id}' {problem}" for problem in check_entry(entry, english[id], language))
    yield from (f"{messages.name}: '{id}' is not used" for id in find_unused(english, messages.code))


@cache
def read_entries(folder: Path) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in parse_messages(path.read_text(encoding="utf-8"), f"{folder.name}/{path.name}"):
            if entry.id in found:
                raise BadMessages(f"{folder.name}/{path.name}, line {entry.line}: '{entry.id}' is there twice")
            found[entry.id] = entry
    return found


def shared_entries(language: str) -> dict[str, Entry]:
    """The messages that all others of a language use, such as 'you'."""
    return read_entries(LANGUAGES / language / "shared")


def all_parts(entries: Iterable[Entry]) -> Iterator[Parts]:
    """The texts of messages and of their attributes."""
    for entry in entries:
        yield from (entry.parts, *entry.attributes.values())


def check_forms(own: dict[str, Entry], shared: dict[str, Entry]) -> Iterator[str]:
    """Forms that are asked for and that nothing has: mistyped, or forgotten."""
    forms = {
        (selector.name, form)
        for parts in all_parts([*own.values(), *shared.values()])
        for expression in walk(parts)
        if isinstance(expression, Selection) and isinstance(selector := expression.selector, Variable)
        for form, _ in expression.variants
    }
    for id, entry in own.items():
        for parts in all_parts([entry]):
            for expression in walk(parts):
                if isinstance(expression, Call):
                    for name, value in expression.arguments:
                        form = "".join(plain_texts((value,)))
                        if name in FORMS_ONLY and (name, form) not in forms:
                            yield f"'{id}' asks for {name} '{form}', which nothing here has"


def plain_texts(parts: Parts) -> Iterator[str]:
    """What stands in a text as it is, in the order of the file."""
    return (part.text for part in walk(parts) if isinstance(part, TextPart))


def check_entry(entry: Entry, english: Entry, language: str) -> Iterator[str]:
    """What is wrong with a message, compared with the English one."""
    attributes, expected = set(entry.attributes) - GRAMMAR, set(english.attributes) - GRAMMAR
    if attributes != expected:
        yield f"has the attributes {sorted(attributes)}, and in English {sorted(expected)}"
    if bool(entry.parts) != bool(english.parts):
        yield "has a text of its own in only one of the languages"
    pairs = [(entry.parts, english.parts)]
    pairs += [(entry.attributes[name], english.attributes[name]) for name in attributes & expected]
    for parts, english_parts in pairs:
        known, printed = variables(english_parts), variables(english_parts, printed=True)
        unknown = variables(parts) - known - FORMS_ONLY
        if unknown:
            yield f"uses {named(unknown)}, which English does not have"
        if printed - variables(parts):
            yield f"does not use {named(printed - variables(parts))}, as English does"
        tags, expected_tags = ({*TAG.findall("".join(plain_texts(each)))} for each in (parts, english_parts))
        if tags != expected_tags:
            yield f"has the tags {sorted(tags)}, and in English {sorted(expected_tags)}"
    for parts in all_parts([entry]):
        yield from check_expressions(parts, language)


def named(variables: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables))


def variables(parts: Parts, printed: bool = False) -> set[str]:
    """The arguments of a text; `$who-is` is a part of `$who`. `printed`: without those that only select."""
    found: set[str] = set()
    for expression in walk(parts, not printed):
        if isinstance(expression, Variable):
            found.add(expression.name.removesuffix(PERSON_SUFFIX))
    return found - FORMS_ONLY


def walk(parts: Parts, with_selectors: bool = True) -> Iterator[Expression]:
    """All expressions of a text, inner ones included."""
    for part in parts:
        yield part
        match part:
            case Nested(inner):
                yield from walk(inner, with_selectors)
            case Call(_, values, arguments):
                yield from walk((*values, *(value for _, value in arguments)), with_selectors)
            case Reference(_, _, arguments):
                yield from walk(tuple(value for _, value in arguments), with_selectors)
            case Selection(selector, variants, _):
                if with_selectors:
                    yield from walk((selector,))
                for _, inner in variants:
                    yield from walk(inner, with_selectors)


def check_expressions(parts: Parts, language: str) -> Iterator[str]:
    categories = {*language_named(language).plurals.rules, "other"}
    for expression in walk(parts):
        match expression:
            case Call(function) if function not in FUNCTIONS:
                yield f"calls {function}; there are {' and '.join(sorted(FUNCTIONS))}"
            case Selection(_, variants, _):
                keys = {key for key, _ in variants if not key.isdigit()}
                if keys & PLURALS and keys <= PLURALS | {"other"} and keys != categories:
                    yield f"selects by {sorted(keys)}, but the plurals here are {sorted(categories)}"
            case Number():
                pass


def find_unused(english: dict[str, Entry], code: Iterable[Path]) -> list[str]:
    """The messages that neither the code nor another message names."""
    quoted: set[str] = set()
    patterns: set[str] = set()
    for folder in code:
        for source in sources(folder):
            quoted.update(id.partition(".")[0] for id in QUOTED.findall(source))
            patterns.update(f"{start}[a-z0-9_-]+{end.partition('.')[0]}" for start, end in BUILT.findall(source))
            patterns.update(f"{start}[a-z0-9_-]+" for start in DECLARED.findall(source))
    for parts in all_parts(english.values()):
        quoted.update(part.id for part in walk(parts) if isinstance(part, Reference))
    built = re.compile("|".join(patterns) or r"(?!)")
    return [id for id in english if id not in quoted and not built.fullmatch(id)]


def sources(folder: Path) -> Iterator[str]:
    for suffix in CODE:
        for path in folder.rglob(suffix):
            if "tests" not in path.parts and "node_modules" not in path.parts:
                yield path.read_text(encoding="utf-8")


def check_sentences() -> Iterator[str]:
    """Sentences for players that stand in the code."""
    for folder in SENTENCE_FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            if NOT_FOR_PLAYERS.keys().isdisjoint(path.relative_to(PACKAGE).parts):
                for line, sentence in find_sentences(ast.parse(path.read_text(encoding="utf-8"))):
                    yield f"{path.relative_to(ROOT)}, line {line}: '{sentence}' belongs into a message"


def check_screens() -> Iterator[str]:
    """Texts for players that stand in the components and modules of the site."""
    for folder in (WEB, *sorted(PACKAGE.glob("games/*/web"))):
        for path in sorted([*folder.rglob("*.svelte"), *folder.rglob("*.ts")]):
            for sentence in find_screen_sentences(path.read_text(encoding="utf-8"), path.suffix == ".svelte"):
                yield f"{path.relative_to(ROOT)}: '{sentence}' belongs into a message"


def count_as_in_english(folders: Iterable[MessageFolder], language: str) -> int:
    """How many messages say what they say in English: few in a finished translation."""
    pairs = [(read_entries(each.folders[language]), read_entries(each.folders["en"])) for each in folders]
    return sum(
        (entry.parts, entry.attributes) == (english[id].parts, english[id].attributes)
        for own, english in pairs
        for id, entry in own.items()
        if id in english
    )


def main() -> int:
    folders = message_folders()
    problems = list(check_languages()) or [problem for messages in folders for problem in check_folder(messages)]
    problems += check_sentences()
    problems += check_screens()
    for problem in problems:
        print(problem, file=sys.stderr)
    counted = sum(len(read_entries(messages.folders["en"])) for messages in folders)
    print(f"{counted} messages in {', '.join(offered_languages())}: {len(problems) or 'no'} problems")
    if not problems:
        for language in offered_languages()[1:]:
            print(f"{language}: {count_as_in_english(folders, language)} of them say the same as in English")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
