"""The game's texts, in the language of whoever reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from ...engine.messages import Catalogue, Message, Noun, capitalised

MESSAGES: Final = Catalogue(Path(__file__).parent / "languages")
text = MESSAGES.text
sentence = MESSAGES.sentence
render = MESSAGES.render

Wording: TypeAlias = "Noun | Message | str"
"""A name or an effect as an argument of messages: the game's own, or what the component file says (a str)."""


@cache
def role_noun(role: str) -> Noun:
    """The Officer or the Pirate, as an argument of messages."""
    return Noun(f"role-{role}")


def shown(words: Wording) -> str:
    """A wording by itself, as the reader sees it."""
    if isinstance(words, str):
        return words
    return text(words.id) if isinstance(words, Noun) else render(words)


def full_sentence(clause: Wording) -> str:
    """What a space or card does, as a sentence: catalogue and box have it as a part of one."""
    words = capitalised(shown(clause))
    return words if words[-1:] in ".!?" else f"{words}."
