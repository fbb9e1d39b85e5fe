"""The table and the hints as text, made from a view."""

from __future__ import annotations

from typing import Any

from ....engine import Seat, View
from ....engine.text.english import listed, number, sentence, who
from ..components import LEFT, USUAL
from ..options import layout_name
from .description import next_round


def text_board(view: View) -> str:
    """The quest, the columns, the players, the crew, and the current roll."""
    quest = view["quest"]
    layout = "" if quest["layout"] == USUAL else f" (penalties: {layout_name(quest['layout']).lower()})"
    lines = [f"Quest {quest['number']}, {quest['name']}{layout}", f"  {quest['goal']}", status_line(view), ""]
    marks = {player["seat"]: player["mark"] for player in view["players"]}
    lines.append("                black  dice           to fill   reward / penalty (* reconstructed)")
    for at, column in enumerate(view["columns"]):
        if at == len(LEFT):
            lines.append("  " + "- " * 37 + "-")
        lines.append(column_line(column, marks))
    if view["black_out"]:
        lines.append(f"  {number(view['black_out'], 'black die', 'black dice')} out for the round")
    lines.append("")
    lines += [player_line(player, view) for player in view["players"]]
    lines.append("Crew")
    lines += [pirate_line(pirate) for pirate in view["crew"]]
    if view["overboard"]:
        lines.append(f"  overboard: {listed(view['overboard'])}")
    lines += round_notes(view)
    if any(view["roll"].values()):
        lines += ["", roll_line(view)]
    return "\n".join(lines)


def status_line(view: View) -> str:
    """Damage, hits, tokens, gold and rum."""
    ship, enemy, tokens = view["ship"], view["enemy"], view["tokens"]
    parts = [f"Round {view['round']}", f"ship {ship['damage']}/{ship['bears']} damage"]
    if tokens:
        parts.append(f"{tokens['name']}s {tokens['found']}/{tokens['needed']}")
    if enemy:
        parts.append(f"{enemy['name']} {enemy['hits']}/{enemy['needed']} hits")
    star = "*" if view["pool_reconstructed"] else ""
    parts.append(f"{number(view['pool'], 'gold token')} in the {'pool' if enemy else 'chest'}{star}")
    parts.append(f"{view['hold']} rum in the hold")
    return "; ".join(parts) + "."


def column_line(column: dict[str, Any], marks: dict[Seat, str]) -> str:
    dice = "".join(marks[seat] for seat in column["dice"])
    # The surplus was in the column when it failed.
    black = str(column["black"] + len(column["spilled"]) or ("X" if column["blocked"] else "-"))
    short = column["black"] - len(column["dice"])
    if column["fate"]:
        state = column["fate"]
    elif not column["black"]:
        state = "blocked" if column["blocked"] else "inactive"
    else:
        state = "filled" if short <= 0 else f"{short} short"
    stars = ["*" if what in column["reconstructed"] else "" for what in ("reward", "penalty")]
    texts = f"{column['reward']}{stars[0]} / {column['penalty']}{stars[1]}"
    return f"  {column['name']:13} {black:>5}  {dice:13}  {state:9} {texts}"


def player_line(player: dict[str, Any], view: View) -> str:
    seat = player["seat"]
    parts = [f"{player['unplaced']} to place", f"{player['rum']} rum"]
    gold = view["purses"][seat] if view["purses"] else view["gold"] if seat == view["you"] else []
    parts.append(f"{number(player['gold_tokens'], 'gold token')}{gold_values(gold)}")
    if player["banked"] and not (view["result"] and view["result"]["winners"]):
        parts.append(f"gold worth {player['banked']} from earlier quests")
    if seat == view["captain"]:
        parts.append("ship's captain")
    if seat == view["pardon"]:
        parts.append("may ignore a penalty")
    return f"{player['mark']}  {{{seat}}}: {', '.join(parts)}"


def gold_values(gold: list[int]) -> str:
    """The values of a player's tokens, and their sum."""
    if not gold:
        return ""
    total = f" = {sum(gold)}" if len(gold) > 1 else ""
    return f" (worth {' + '.join(map(str, gold))}{total})"


def pirate_line(pirate: dict[str, Any]) -> str:
    star = "*" if "limit" in pirate["reconstructed"] else ""
    cups = "o" * pirate["rum"] + "." * (pirate["limit"] - pirate["rum"])
    full = " (full)" if pirate["rum"] >= pirate["limit"] else ""
    return f"  [{cups:3}]{star} {pirate['name']:20} {pirate['about']}{full}"


def round_notes(view: View) -> list[str]:
    """What is known of the next round, and the results of the last one until this one is settled."""
    coming = next_round(view)
    lines = [f"Next round: {listed(coming)}."] if coming else []
    if view["cause"]:
        lines.append(f"{view['cause']}.")
    if view["last_round"]:
        fates = [
            f"{column['symbol']} {len(column['dice'])}/{column['black'] + len(column['spilled'])} {column['fate']}"
            for column in view["last_round"]
            if column["fate"] != "inactive"
        ]
        lines.append(f"Round {view['round'] - 1}: {', '.join(fates) or 'nothing to settle'}.")
    return lines


def roll_line(view: View) -> str:
    roll = view["roll"]
    parts = [f"{sentence(who(view['active'], view['you']))} rolled:"]
    parts += [f"[{face}]" for face in roll["fresh"]]
    if roll["rerolled"]:
        parts += ["rolled again:", *(f"[{face}]" for face in roll["rerolled"])]
    if roll["out"]:
        parts += ["out:", *(f"({face})" for face in roll["out"])]
    return " ".join(parts)


def hint_text(view: View) -> str:
    """The hints as text."""
    if not view:
        return ""
    lines = [f"{number(view['to_place'], 'die', 'dice')} for {number(view['gaps'], 'gap')}."]
    for column in view["columns"]:
        short = f"{column['missing']} short; if it fails: {cost_text(column)}"
        state = short if column["missing"] else "filled"
        lines.append(f"  {column['name']:13} {state}")
    if not view["columns"]:
        lines = ["All columns are settled."]
    lines.append(f"Left half, the ship's next captain: {leader_text(view['captain'], view['you'])}.")
    lines.append(f"Right half, the sea wolf, 1 gold token: {leader_text(view['sea_wolf'], view['you'])}.")
    return "\n".join(lines)


def cost_text(column: dict[str, Any]) -> str:
    """What failing a column costs."""
    surplus = f"surplus: re-roll {column['spills']}" if column["spills"] else ""
    printed = column["penalty"] if column["printed"] else ""
    fatal = f", {column['fatal'].upper()}" if column["fatal"] else ""
    return (" · ".join(filter(None, [printed, surplus])) or "nothing") + fatal


def leader_text(seats: list[Seat], you: Seat | None) -> str:
    if not seats:
        return "nobody yet"
    return listed(who(seat, you) for seat in seats) + (" lead" if len(seats) > 1 or seats == [you] else " leads")
