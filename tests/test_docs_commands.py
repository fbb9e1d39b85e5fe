"""The commands in the documentation: they parse, and the games, options, bots and modules that they name exist."""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from tools.docs_pages import ROOT, page_sources

from jollyroger.bots import check_bot
from jollyroger.bots.registry import is_foreign
from jollyroger.cli import make_parser
from jollyroger.commands.arguments import parse_options, split_list
from jollyroger.engine import HUMAN
from jollyroger.games import game_named
from jollyroger.terminal import is_table_link

FENCE = re.compile(r"^(```|~~~)(?P<kind>\w*)$(?P<code>.*?)^\1[ ]*$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^(?: {4}.*\n)+", re.MULTILINE)
INLINE = re.compile(r"`(jollyroger [a-z]+ [^`]* --[^`]+)`")
"""In running text, commands without arguments are often only named."""
COMMAND = re.compile(r"^(?:\$ |[A-Z_]+=\S+ )*(?:\S*/)?(jollyroger|python) ", re.MULTILINE)
PLACEHOLDER = re.compile(r"\[.*|(?:.*=)?(?:GAME|BOT|SHELL|[A-Z])|[a-z]+\|.*|(?!https?:).*….*")
"""What stands for a word that the reader fills in; such commands show a form only. File names are taken as they are."""


def commands_of(page: str) -> Iterator[str]:
    """The command lines on a page, without prompts, continued lines in one."""
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = [match["code"] for match in FENCE.finditer(text) if match["kind"] in ("", "sh", "bash", "console")]
    blocks += [re.sub("^ {4}", "", match[0], flags=re.MULTILINE) for match in INDENTED.finditer(FENCE.sub("", text))]
    for block in blocks:
        for line in re.sub(r"\\\n\s*", " ", block).splitlines():
            if found := COMMAND.match(line):
                yield line[found.start(1) :]
    yield from (match[1] for match in INLINE.finditer(text))


COMMANDS = sorted({(page, command) for page in page_sources() for command in commands_of(page)})


def words_of(command: str) -> list[str]:
    words = shlex.split(command, comments=True)
    for sign in (">", "|", "&&"):
        words = words[: words.index(sign)] if sign in words else words
    return words


OURS = [
    (page, command)
    for page, command in COMMANDS
    if command.startswith("jollyroger ") and not any(map(PLACEHOLDER.fullmatch, words_of(command)))
]
MODULES = [(page, command) for page, command in COMMANDS if command.startswith("python -m ")]


@pytest.mark.parametrize(("page", "command"), OURS)
def test_a_command_in_the_documentation_can_be_typed(page: str, command: str) -> None:
    words = words_of(command)[1:]
    args = argparse.Namespace(error_code=None)
    make_parser(words).parse_args(words, args)
    game_name = getattr(args, "game", None)
    if game_name is None or is_table_link(game_name):
        return
    game = game_named(game_name)
    seats = getattr(args, "seats", None)
    bots = split_list(getattr(args, "bots", None) or "")
    counts = [game.default_seats]
    if isinstance(seats, int):
        counts = [seats]
    elif seats is not None and words[0] == "play":
        bots, counts = split_list(seats), [len(split_list(seats))]
    elif seats is not None:
        counts = [*map(int, split_list(seats))]
    for count in counts:
        game.fill_options(count, parse_options(getattr(args, "option", None)))
        for bot in bots:
            if bot and bot != HUMAN and not is_foreign(bot):
                check_bot(bot, game, count)


@pytest.mark.parametrize(("page", "command"), MODULES)
def test_a_module_that_is_run_in_the_documentation_is_there_and_knows_its_arguments(page: str, command: str) -> None:
    _, _, module, *arguments = words_of(command)
    spec = find_spec(module)
    assert spec is not None, f"{page} runs {module}, which does not exist"
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    sources = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    for flag in (word for word in arguments if word.startswith("--")):
        assert f'"{flag}"' in sources, f"{page} gives {module} the argument {flag}, which it does not know"


def test_commands_are_found() -> None:
    """The patterns above find what a reader would type."""
    found = {command for page, command in COMMANDS if page == "docs/lab.md"}
    assert any("simulate all-hands --seats 4" in command and "--moves moves.parquet" in command for command in found)
    assert "jollyroger replay records/all-hands-7-000012.json" in found
    assert any(page == "docs/training.md" and command.startswith("python -m") for page, command in COMMANDS)
    assert len(OURS) > 50
