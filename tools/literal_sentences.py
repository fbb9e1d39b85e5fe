"""Finds sentences for people in Python code: texts that should be messages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

SENTENCE = re.compile(
    r"(?:[A-Za-z]{2,}|…)[,:]? (?:an? )?[a-z]{2,}"
    r"|^[A-Z][a-z]+[,:]? (?:…|%s|\{\}|$)"
    r"|^[A-Z][a-z]+[.!?…]$"
)
"""Two words, or a hole in an f-string and a word; a beginning such as 'Lay {card}'; a word with a full stop."""
SHOWN = {"button", "group", "heading", "label", "note", "prompt", "risk", "title", "verdict", "why"}
"""Arguments that are shown to players: one word is enough."""
NOT_FOR_PLAYERS = {
    "AssertionError",
    "BadFile",
    "BadPlayer",
    "BadServer",
    "Binding",
    "NotImplementedError",
    "OSError",
    "RulesDiffer",
    "TypeError",
    "TypeVar",
    "ValueError",
}
"""Calls whose texts are for developers, or for whoever types commands and edits files."""
ALLOWED = {
    "All Hands on Deck!",
    "The Curse of the Black Dice",
    "There is no game '…'; there are ….",
    "The site is not built yet: run `make play`.\n",
    "public, max-age=31536000, immutable",
    "… pointing",
    "Bearer …",
    "Captain …",
    "Sailor …",
    "fan-out sender",
    "jollyroger record 1",
    "dialog small",
    "dialog large",
    "bold red",
    "play --resume",
    "the full screen reads keys",
    "The link of a table looks like http://host/table/ID#seat=…, #join=…, #watch=… or #host=…",
}
"""Names of games, people and tasks, formats, styles, command lines, and help for command lines."""
FOR_RESEARCHERS = {"pieces", "roles"}
"""Functions of a game whose texts are columns of the lab's tables, in English."""


def find_sentences(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The lines and texts of sentences, except docstrings, log lines and what players never read."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Expr(ast.Constant()) | ast.Assert():
                continue
            case ast.FunctionDef(name) if name in FOR_RESEARCHERS:
                continue
            case ast.Call(func) if is_not_for_players(func):
                continue
            case ast.Assign(value=ast.Constant(str(text))) if "{" in text and "\n" in text and ";" in text:
                continue  # a stylesheet
            case ast.keyword(name, ast.Constant(str(text))) if name in SHOWN and text[:1].isupper():
                yield node.lineno, text
            case ast.Constant(str(text)):
                if SENTENCE.search(text) and text not in ALLOWED:
                    yield node.lineno, text
            case ast.JoinedStr(values):
                text = "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in values)
                if SENTENCE.search(text):
                    if text not in ALLOWED:
                        yield node.lineno, text
                else:
                    for part in values:
                        if not isinstance(part, ast.Constant):
                            yield from find_sentences(part)
            case _:
                yield from find_sentences(node)


def is_not_for_players(function: ast.expr) -> bool:
    match function:
        case ast.Name(name):
            return name in NOT_FOR_PLAYERS
        case ast.Attribute(ast.Name("logger" | "re")):
            return True
    return False
