"""The goal in one line, and the table in sentences, for those who cannot see it. Made from a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Passage, Seat, View
from ....engine.text.english import does, listed, number, sentence, who, whose
from ..components import SYMBOLS
from .dice_text import dice_list, owner_list


def goal(view: View) -> str:
    """What it takes to win, and how far it is."""
    enemy, tokens, ship = view["enemy"], view["tokens"], view["ship"]
    if enemy is None:
        aim, done = "Empty the chest", f"{number(view['pool'], 'gold token')} left"
    elif tokens is not None and tokens["found"] < tokens["needed"]:
        aim = f"Find {tokens['needed']} {tokens['name']}s, hit {enemy['name']} {enemy['needed']} times"
        done = f"found {tokens['found']} of {tokens['needed']}"
    else:
        aim, done = f"Hit {enemy['name']} {enemy['needed']} times", f"{enemy['hits']} of {enemy['needed']}"
    return f"{aim}, be the richest · {done} · damage {ship['damage']} of {ship['bears']}"


def describe(view: View) -> list[Passage]:
    """The reader's own situation first, then the columns, the others, the crew and the quest."""
    you: Seat | None = view["you"]
    passages = [Passage("The end", ending(view))] if view["result"] else []
    if you is not None:
        passages.append(Passage("You", " ".join(own_situation(view, you))))
    elif view["active"] is not None:
        passages.append(Passage("The roll", roll_text(view)))
    columns = [column_text(column, you) for column in view["columns"]]
    passages.append(Passage("The columns", " ".join([*columns, dice_left(view)]).strip()))
    others = [player_text(player, view) for player in view["players"] if player["seat"] != you]
    passages.append(Passage("The others" if you is not None else "The players", " ".join(others)))
    passages.append(Passage("The crew", " ".join(crew_texts(view))))
    passages.append(Passage("The quest", " ".join(quest_texts(view))))
    return passages


def ending(view: View) -> str:
    result, you = view["result"], view["you"]
    if not result["winners"]:
        return f"The quest is lost: {view['cause']}."
    gold = listed(f"{who(seat, you)} {worth}" for seat, worth in enumerate(result["points"]))
    return f"{view['cause']}. {does(result['winners'][0], you, 'win')}. The gold was worth: {gold}."


def own_situation(view: View, you: Seat) -> Iterator[str]:
    yield f"It is round {view['round']}."
    if view["captain"] == you:
        yield "You are the ship's captain."
    if view["active"] == you:
        yield roll_text(view)
    player = view["players"][you]
    gold = sorted(view["gold"])
    worth = f" worth {sum(gold)} ({listed(map(str, gold))})" if gold else ""
    dice = number(player["unplaced"], "die", "dice")
    yield f"You have {dice} to place, {player['rum']} rum and {number(len(gold), 'gold token')}{worth}."
    if view["pardon"] == you:
        yield "You may ignore one penalty of this settlement."
    if view["active"] not in (you, None):
        yield roll_text(view)


def roll_text(view: View) -> str:
    """What the dice of the current roll show."""
    roll, seat, you = view["roll"], view["active"], view["you"]
    shown = [SYMBOLS.index(symbol) for symbol in [*roll["fresh"], *roll["rerolled"]]]
    text = f"{sentence(whose(seat, you))} dice show {dice_list(shown)}." if shown else ""
    if roll["out"]:
        text += f" Out for this roll: {dice_list([SYMBOLS.index(symbol) for symbol in roll['out']])}."
    return text.strip()


def column_text(column: dict[str, Any], you: Seat | None) -> str:
    """A column: its dice, what it lacks, and what it brings."""
    owners, black = column["dice"], column["black"] + len(column["spilled"])
    ours = f", and players' dice: {owner_list(owners, you)}" if owners else ""
    if not black:
        state = "blocked" if column["blocked"] else "no black dice"
        return f"{column['name']}: {state}{ours}."
    if column["fate"]:
        state = {"completed": "It is filled", "failed": "It has failed", "inactive": "It is inactive"}[column["fate"]]
    else:
        short = column["black"] - len(owners)
        state = f"It is {short} short" if short > 0 else "It is filled"
    dice = number(black, "black die", "black dice")
    return f"{column['name']}: {dice}{ours}. {state}. Filled: {column['reward']}. Failed: {column['penalty']}."


def dice_left(view: View) -> str:
    """How many dice are left for how many gaps."""
    dice = sum(player["unplaced"] for player in view["players"])
    gaps = sum(max(0, column["black"] - len(column["dice"])) for column in view["columns"] if not column["fate"])
    return f"{number(dice, 'die is', 'dice are')} left for {number(gaps, 'gap')}." if dice else ""


def player_text(player: dict[str, Any], view: View) -> str:
    seat = player["seat"]
    rank = ", the ship's captain," if seat == view["captain"] else ""
    pardon = " and may ignore one penalty" if seat == view["pardon"] else ""
    dice = number(player["unplaced"], "die", "dice")
    purse = view["purses"][seat] if view["purses"] else []
    worth = f" worth {sum(purse)} ({listed(map(str, purse))})" if purse else ""
    return (
        f"{{{seat}}}{rank} has {dice} to place, {player['rum']} rum"
        f" and {number(player['gold_tokens'], 'gold token')}{worth}{pardon}."
    )


def crew_texts(view: View) -> Iterator[str]:
    for pirate in view["crew"]:
        full = ", so he is full" if pirate["rum"] >= pirate["limit"] else ""
        rum = f"{pirate['rum']} of {pirate['limit']} rum on him"
        yield f"{pirate['title']} ({pirate['name']}): {pirate['about']} {rum}{full}."
    if view["overboard"]:
        yield f"Overboard: {listed(view['overboard'])}."


def quest_texts(view: View) -> Iterator[str]:
    quest, ship, enemy, tokens = view["quest"], view["ship"], view["enemy"], view["tokens"]
    yield f"Quest {quest['number']}, {quest['name']}. {quest['goal']}"
    yield f"The ship has taken {ship['damage']} damage and sinks with {ship['bears']}."
    if enemy:
        yield f"{sentence(enemy['name'])} has taken {enemy['hits']} of {enemy['needed']} hits."
    if tokens:
        yield f"We have {tokens['found']} of {tokens['needed']} {tokens['name']}s."
    yield f"{number(view['pool'], 'gold token')} in the {'pool' if enemy else 'chest'}, {view['hold']} rum in the hold."
    if coming := next_round(view):
        yield f"Next round: {listed(coming)}."


def next_round(view: View) -> list[str]:
    """What is known of the next round."""
    ahead, coming = view["next_round"], []
    if view["result"]:
        return []
    if ahead["black"]:
        dice = number(abs(ahead["black"]), "black die", "black dice")
        coming.append(f"{dice} {'more' if ahead['black'] > 0 else 'fewer'}")
    if ahead["sails"]:
        coming.append("one die more for everyone")
    if ahead["short"]:
        coming.append("one die less for everyone")
    return coming
