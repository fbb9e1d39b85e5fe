"""Names of things in a view: a view has their ids, and texts only where a component file brings its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine import View
from ....engine.messages import Noun, message
from ..components import effect_words, enemy_id, token_id
from ..messages import Words


def own_texts(**words: Words) -> dict[str, str]:
    """Those of these texts that a component file brings."""
    return {key: text for key, text in words.items() if isinstance(text, str)}


def name_of(thing: Mapping[str, Any], id: str, key: str = "name") -> Words:
    """The text of a thing: its own, or the message with this id."""
    own: str | None = thing.get(key)
    return message(id) if own is None else own


def quest_name(view: View) -> Words:
    return name_of(view["quest"], f"quest-{view['quest']['id']}")


def quest_goal(view: View) -> Words:
    return name_of(view["quest"], f"quest-{view['quest']['id']}.goal", "goal")


def enemy_name(view: View) -> Words:
    return name_of(view["enemy"], enemy_id(view["quest"]["id"]))


def token_name(view: View) -> Words:
    return name_of(view["tokens"], token_id(view["quest"]["id"]))


def pirate_name(pirate: Mapping[str, Any]) -> Words:
    return name_of(pirate, f"pirate-{pirate['id']}")


def pirate_title(pirate: Mapping[str, Any]) -> Words:
    return name_of(pirate, f"pirate-{pirate['id']}-title", "title")


def pirate_about(pirate: Mapping[str, Any]) -> Words:
    return name_of(pirate, f"pirate-{pirate['id']}.about", "about")


def column_name(column: Mapping[str, Any]) -> Words:
    return name_of(column, f"column-{column['symbol']}")


def symbol_of(column: Mapping[str, Any]) -> Noun:
    return Noun(f"symbol-{column['symbol']}")


# messages: reward-*, messages: penalty-*
def effect_text(view: View, column: Mapping[str, Any], what: str) -> Words:
    """What the reward or penalty of a column says."""
    effect = column["effects"][what]
    own: str | None = effect.get("text")
    if own is not None:
        return own
    token = token_name(view) if view["tokens"] else None
    enemy = enemy_name(view) if view["enemy"] else None
    return effect_words(what, effect["kind"], effect["n"], token, enemy)
