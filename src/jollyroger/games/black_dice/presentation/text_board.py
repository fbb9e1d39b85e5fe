"""The table and the hints as text, made from a view."""

from __future__ import annotations

from typing import Any

from ....engine import Seat, View
from ....engine.messages import Message, message, person
from ....engine.text.marked_text import marked, without_marks
from ..components import LEFT, USUAL
from ..messages import people, shown, text
from ..options import layout_words
from .description import next_round
from .ending_text import cause_sentence
from .names import column_name, effect_text, enemy_name, pirate_about, pirate_name, quest_goal, quest_name, token_name
from .option_text import fatal_words


def text_board(view: View) -> str:
    """The quest, the columns, the players, the crew, and the current roll."""
    return without_marks(marked_board(view))


def marked_board(view: View) -> str:
    """The text board; columns, dice, pirates and the reader's gold are marked."""
    lines = [title_line(view), f"  {shown(quest_goal(view))}", status_line(view), ""]
    lines += column_lines(view)
    if view["black_out"]:
        lines.append("  " + text("board-black-out", count=view["black_out"]))
    lines.append("")
    lines += [player_line(player, view) for player in view["players"]]
    lines.append(text("board-crew"))
    names = [shown(pirate_name(pirate)) for pirate in view["crew"]]
    width = max(20, *map(len, names)) if names else 0
    lines += [pirate_line(pirate, f"{name:{width}}") for pirate, name in zip(view["crew"], names, strict=True)]
    if view["overboard"]:
        lines.append("  " + text("board-overboard", pirates=tuple(map(pirate_name, view["overboard"]))))
    lines += round_notes(view)
    if any(view["roll"].values()):
        lines += ["", roll_line(view)]
    return "\n".join(lines)


def title_line(view: View) -> str:
    quest = view["quest"]
    if quest["layout"] == USUAL:
        return text("board-title", number=quest["number"], quest=quest_name(view))
    layout = layout_words(quest["layout"], ".inside")
    return text("board-title-layout", number=quest["number"], quest=quest_name(view), layout=layout)


def status_line(view: View) -> str:
    """Damage, hits, tokens, gold and rum."""
    ship, enemy, tokens = view["ship"], view["enemy"], view["tokens"]
    parts = [text("board-round", round=view["round"]), text("board-ship", damage=ship["damage"], bears=ship["bears"])]
    if tokens:
        parts.append(text("board-tokens", token=token_name(view), found=tokens["found"], needed=tokens["needed"]))
    if enemy:
        parts.append(text("board-enemy", enemy=enemy_name(view), hits=enemy["hits"], needed=enemy["needed"]))
    star = "*" if view["pool_reconstructed"] else ""
    parts.append(text("board-gold", count=view["pool"], place="pool" if enemy else "chest") + star)
    parts.append(text("board-hold", rum=view["hold"]))
    return "; ".join(parts) + "."


def column_lines(view: View) -> list[str]:
    """A heading, and a line for each column."""
    marks = {player["seat"]: player["mark"] for player in view["players"]}
    rows = [("", text("board-black"), text("board-dice"), text("board-to-fill"), text("board-effects"))]
    for column in view["columns"]:
        dice = "".join(marks[seat] for seat in column["dice"])
        # The surplus was in the column when it failed.
        black = str(column["black"] + len(column["spilled"]) or ("X" if column["blocked"] else "-"))
        stars = ["*" if what in column["reconstructed"] else "" for what in ("reward", "penalty")]
        reward, penalty = (shown(effect_text(view, column, what)) for what in ("reward", "penalty"))
        effects = f"{reward}{stars[0]} / {penalty}{stars[1]}"
        rows.append((shown(column_name(column)), black, dice, column_state(column), effects))
    widths = [max(least, *(len(row[place]) for row in rows)) for place, least in enumerate((13, 5, 8, 9))]
    lines = []
    for name, black, dice, state, effects in rows:
        lines.append(f"{name:{widths[0]}} {black:>{widths[1]}}  {dice:{widths[2]}}  {state:{widths[3]}} {effects}")
    heading, *rest = lines
    targets = [f"column:{column['symbol']}" for column in view["columns"]]
    shown_lines = ["  " + marked(line, target) for line, target in zip(rest, targets, strict=True)]
    return ["  " + heading, *shown_lines[: len(LEFT)], "  " + "- " * 37 + "-", *shown_lines[len(LEFT) :]]


def column_state(column: dict[str, Any]) -> str:
    short = column["black"] - len(column["dice"])
    if column["fate"]:
        return text("board-state", state=column["fate"])
    if not column["black"]:
        return text("board-state", state="blocked" if column["blocked"] else "inactive")
    return text("board-state", state="filled") if short <= 0 else text("board-short", count=short)


def player_line(player: dict[str, Any], view: View) -> str:
    seat = player["seat"]
    gold = view["purses"][seat] if view["purses"] else view["gold"] if seat == view["you"] else []
    parts = [
        text("board-to-place", count=player["unplaced"]),
        text("board-rum", rum=player["rum"]),
        text("board-gold-tokens", count=player["gold_tokens"]) + gold_values(gold),
    ]
    if player["banked"] and not (view["result"] and view["result"]["winners"]):
        parts.append(text("board-banked", worth=player["banked"]))
    if seat == view["captain"]:
        parts.append(text("board-captain"))
    if seat == view["pardon"]:
        parts.append(text("board-pardon"))
    return f"{player['mark']}  {{{seat}}}: {', '.join(parts)}"


def gold_values(gold: list[int]) -> str:
    """The values of a player's tokens, and their sum."""
    if not gold:
        return ""
    total = f" = {sum(gold)}" if len(gold) > 1 else ""
    values = " + ".join(marked(str(value), f"gold:{value}") for value in gold)
    return f" ({text('board-worth', values=values)}{total})"


def pirate_line(pirate: dict[str, Any], name: str) -> str:
    star = "*" if "limit" in pirate["reconstructed"] else ""
    cups = "o" * pirate["rum"] + "." * (pirate["limit"] - pirate["rum"])
    full = f" {text('board-full')}" if pirate["rum"] >= pirate["limit"] else ""
    line = f"[{cups:3}]{star} {name} {shown(pirate_about(pirate))}{full}"
    return "  " + marked(line, f"crew:{pirate['id']}")


def round_notes(view: View) -> list[str]:
    """What is known of the next round, and the results of the last one until this one is settled."""
    coming = next_round(view)
    lines = [text("next-round", changes=coming)] if coming else []
    if view["cause"]:
        lines.append(cause_sentence(view))
    if view["last_round"]:
        fates = [past_column(column) for column in view["last_round"] if column["fate"] != "inactive"]
        before = view["round"] - 1
        results = text("board-last-round", round=before, fates=", ".join(fates)) if fates else ""
        lines.append(results or text("board-last-round-none", round=before))
    return lines


def past_column(column: dict[str, Any]) -> str:
    return text(
        "board-past-column",
        face=face_name(column["symbol"]),
        ours=len(column["dice"]),
        black=column["black"] + len(column["spilled"]),
        fate=text("board-state", state=column["fate"]),
    )


def face_name(symbol: str) -> str:
    """A symbol in one short word."""
    return text(f"face-{symbol}")


def roll_line(view: View) -> str:
    roll = view["roll"]
    parts = [text("board-rolled", who=person(view["active"], view["you"]))]
    parts += [marked(f"[{face_name(face)}]", f"die:{face}") for face in roll["fresh"]]
    if roll["rerolled"]:
        dice = (marked(f"[{face_name(face)}]", f"die:{face}") for face in roll["rerolled"])
        parts += [text("board-rolled-again"), *dice]
    if roll["out"]:
        parts += [text("board-out"), *(f"({face_name(face)})" for face in roll["out"])]
    return " ".join(parts)


def hint_text(view: View) -> str:
    """The hints as text."""
    if not view:
        return ""
    lines = [text("hint-dice", dice=view["to_place"], gaps=view["gaps"])]
    names = [shown(column_name(column)) for column in view["columns"]]
    width = max([13, *map(len, names)])
    for column, name in zip(view["columns"], names, strict=True):
        if column["missing"]:
            state = text("hint-short", count=column["missing"], cost=cost_text(column))
        else:
            state = text("board-state", state="filled")
        lines.append(f"  {name:{width}} {state}")
    if not view["columns"]:
        lines = [text("hint-settled")]
    lines.append(text("hint-captain", leaders=leaders(view["captain"], view["you"])))
    lines.append(text("hint-sea-wolf", leaders=leaders(view["sea_wolf"], view["you"])))
    return "\n".join(lines)


def cost_text(column: dict[str, Any]) -> str:
    """What failing a column costs."""
    penalty, fatal = column["penalty"], fatal_words(column["fatal"])
    parts = []
    if column["printed"]:
        parts.append(penalty.get("text") or text(f"penalty-{penalty['kind']}", n=penalty["n"]))
    if column["spills"]:
        parts.append(text("hint-surplus", count=column["spills"]))
    cost = " · ".join(parts) or text("hint-no-cost")
    return f"{cost}, {shown(fatal).upper()}" if fatal else cost


def leaders(seats: list[Seat], you: Seat | None) -> Message:
    """Who leads, at the end of a sentence."""
    if not seats:
        return message("leaders-none")
    kind = "many" if len(seats) > 1 else "you" if seats[0] == you else "one"
    return message("leaders", names=people(seats, you), kind=kind)
