"""The goal in one line, and the table in sentences, for those who cannot see it. Made from a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Passage, Seat, View
from ....engine.messages import Argument, Message, kept_by_language, message, person
from ..components import SYMBOLS
from ..messages import Words, text
from .dice_text import dice_list, owner_list
from .ending_text import cause_text, gold_list
from .names import (
    column_name,
    effect_text,
    enemy_name,
    pirate_about,
    pirate_name,
    pirate_title,
    quest_goal,
    quest_name,
    token_name,
)


def goal(view: View) -> str:
    """What it takes to win, and how far it is."""
    enemy, tokens, ship = view["enemy"], view["tokens"], view["ship"]
    damage = (ship["damage"], ship["bears"])
    if enemy is None:
        return chest_goal(view["pool"], *damage)
    if tokens is not None and tokens["found"] < tokens["needed"]:
        needed, token, hits = tokens["needed"], token_name(view), enemy["needed"]
        return tokens_goal(tokens["found"], needed, token, enemy_name(view), hits, *damage)
    return enemy_goal(enemy_name(view), enemy["hits"], enemy["needed"], *damage)


@kept_by_language
def chest_goal(gold: int, damage: int, bears: int) -> str:
    return " · ".join([text("goal-chest"), text("goal-chest-left", count=gold), damage_text(damage, bears)])


@kept_by_language
def tokens_goal(found: int, needed: int, token: Words, enemy: Words, hits: int, damage: int, bears: int) -> str:
    aim = text("goal-tokens", tokens=needed, token=token, enemy=enemy, hits=hits)
    return " · ".join([aim, text("goal-found", found=found, needed=needed), damage_text(damage, bears)])


@kept_by_language
def enemy_goal(enemy: Words, hits: int, needed: int, damage: int, bears: int) -> str:
    aim = text("goal-enemy", enemy=enemy, hits=needed)
    return " · ".join([aim, text("goal-hits", hits=hits, needed=needed), damage_text(damage, bears)])


def damage_text(damage: int, bears: int) -> str:
    return text("goal-damage", damage=damage, bears=bears)


def describe(view: View) -> list[Passage]:
    """The reader's own situation first, then the columns, the others, the crew and the quest."""
    you: Seat | None = view["you"]
    passages = [Passage(text("describe-end"), ending(view))] if view["result"] else []
    if you is not None:
        passages.append(Passage(text("describe-you"), " ".join(own_situation(view, you))))
    elif view["active"] is not None:
        passages.append(Passage(text("describe-roll"), roll_text(view)))
    columns = [column_text(view, column, you) for column in view["columns"]]
    passages.append(Passage(text("describe-columns"), " ".join([*columns, dice_left(view)]).strip()))
    others = [player_text(player, view) for player in view["players"] if player["seat"] != you]
    title = text("describe-others" if you is not None else "describe-players")
    passages.append(Passage(title, " ".join(others)))
    passages.append(Passage(text("describe-crew"), " ".join(crew_texts(view))))
    passages.append(Passage(text("describe-quest"), " ".join(quest_texts(view))))
    return passages


def ending(view: View) -> str:
    result, you = view["result"], view["you"]
    if not result["winners"]:
        return text("describe-lost", cause=cause_text(view))
    winner, gold = person(result["winners"][0], you), gold_list(result["points"], you)
    return text("describe-won", cause=cause_text(view), who=winner, gold=gold)


def own_situation(view: View, you: Seat) -> Iterator[str]:
    yield text("describe-round", round=view["round"])
    if view["captain"] == you:
        yield text("describe-captain")
    if view["active"] == you:
        yield roll_text(view)
    player, gold = view["players"][you], sorted(view["gold"])
    yield text("describe-own", dice=player["unplaced"], rum=player["rum"], gold=purse(len(gold), gold))
    if view["pardon"] == you:
        yield text("describe-pardon")
    if view["active"] not in (you, None):
        yield roll_text(view)


def purse(count: int, gold: list[int]) -> Message:
    """So many gold tokens; with their values, if the reader may know them."""
    if not gold:
        return message("describe-purse", count=count)
    return message("describe-purse-worth", count=count, worth=sum(gold), gold=tuple(gold))


def roll_text(view: View) -> str:
    """What the dice of the current roll show."""
    roll, who = view["roll"], person(view["active"], view["you"])
    shown = [SYMBOLS.index(symbol) for symbol in [*roll["fresh"], *roll["rerolled"]]]
    out = [SYMBOLS.index(symbol) for symbol in roll["out"]]
    texts = [text("describe-rolled", who=who, dice=dice_list(shown))] if shown else []
    return " ".join([*texts, text("describe-rolled-out", dice=dice_list(out))] if out else texts)


def column_text(view: View, column: dict[str, Any], you: Seat | None) -> str:
    """A column: its dice, what it lacks, and what it brings."""
    owners, black = column["dice"], column["black"] + len(column["spilled"])
    shown: dict[str, Argument] = {"column": column_name(column)}
    if owners:
        shown["dice"] = owner_list(owners, you)
    if not black:
        shown["state"] = "blocked" if column["blocked"] else "inactive"
        return text("describe-closed-ours" if owners else "describe-closed", **shown)
    short = column["black"] - len(owners)
    state = column["fate"] or ("short" if short > 0 else "completed")
    return text(
        "describe-column-ours" if owners else "describe-column",
        **shown,
        black=black,
        state=message("describe-state", state=state, count=short),
        reward=effect_text(view, column, "reward"),
        penalty=effect_text(view, column, "penalty"),
    )


def dice_left(view: View) -> str:
    """How many dice are left for how many gaps."""
    dice = sum(player["unplaced"] for player in view["players"])
    gaps = sum(max(0, column["black"] - len(column["dice"])) for column in view["columns"] if not column["fate"])
    return text("describe-dice-left", dice=dice, gaps=gaps) if dice else ""


def player_text(player: dict[str, Any], view: View) -> str:
    seat = player["seat"]
    return text(
        "describe-player",
        who=person(seat, view["you"]),
        rank="captain" if seat == view["captain"] else "none",
        dice=player["unplaced"],
        rum=player["rum"],
        gold=purse(player["gold_tokens"], view["purses"][seat] if view["purses"] else []),
        pardon="yes" if seat == view["pardon"] else "no",
    )


def crew_texts(view: View) -> Iterator[str]:
    for pirate in view["crew"]:
        yield text(
            "describe-pirate",
            title=pirate_title(pirate),
            pirate=pirate_name(pirate),
            about=pirate_about(pirate),
            rum=pirate["rum"],
            limit=pirate["limit"],
            full="yes" if pirate["rum"] >= pirate["limit"] else "no",
        )
    if view["overboard"]:
        yield text("describe-overboard", pirates=tuple(map(pirate_name, view["overboard"])))


def quest_texts(view: View) -> Iterator[str]:
    quest, ship, enemy, tokens = view["quest"], view["ship"], view["enemy"], view["tokens"]
    yield text("describe-goal", number=quest["number"], quest=quest_name(view), goal=quest_goal(view))
    yield text("describe-damage", damage=ship["damage"], bears=ship["bears"])
    if enemy:
        yield text("describe-hits", enemy=enemy_name(view), hits=enemy["hits"], needed=enemy["needed"])
    if tokens:
        yield text("describe-tokens", token=token_name(view), found=tokens["found"], needed=tokens["needed"])
    yield text("describe-stores", count=view["pool"], place="pool" if enemy else "chest", rum=view["hold"])
    if coming := next_round(view):
        yield text("next-round", changes=coming)


def next_round(view: View) -> tuple[Message, ...]:
    """What is known of the next round."""
    ahead = view["next_round"]
    if view["result"]:
        return ()
    coming = []
    if ahead["black"]:
        id = "coming-more-black" if ahead["black"] > 0 else "coming-fewer-black"
        coming.append(message(id, count=abs(ahead["black"])))
    if ahead["sails"]:
        coming.append(message("coming-die-more"))
    if ahead["short"]:
        coming.append(message("coming-die-less"))
    return tuple(coming)
