"""What everybody has at the end, line by line."""

from __future__ import annotations

from collections.abc import Iterable

from ....engine import TallyRow, View
from ....engine.text.english import sentence


def tally(view: View) -> list[TallyRow]:
    """Everybody's gold and rum, then how the quest and the ship fared. Empty until the game is over. (BD-10.2)"""
    if view["result"] is None:
        return []
    purses, players = view["purses"], view["players"]
    rows = gold_rows(view) if view["campaign"] else [row("Worth of the gold", map(sum, purses))]
    rows.append(row("Gold tokens", map(len, purses)))
    rows.append(row("Rum left", (player["rum"] for player in players)))
    rows.append(row("Rounds", [view["round"]]))
    if view["enemy"]:
        rows.append(row(f"Hits on {view['enemy']['name']}", [part(view["enemy"]["hits"], view["enemy"]["needed"])]))
    else:
        rows.append(row("Gold tokens left in the chest", [view["pool"]]))
    if view["tokens"]:
        found = part(view["tokens"]["found"], view["tokens"]["needed"])
        rows.append(row(f"{sentence(view['tokens']['name'])}s found", [found]))
    rows.append(row("Damage to the ship", [part(view["ship"]["damage"], view["ship"]["bears"])]))
    rows.append(row("Pirates left", [part(len(view["crew"]), len(view["crew"]) + len(view["overboard"]))]))
    return rows


def gold_rows(view: View) -> list[TallyRow]:
    """The gold of a campaign. That of its last quest is in the sum only if the quest was won. (BD-10.5)"""
    last, banked = [sum(purse) for purse in view["purses"]], [player["banked"] for player in view["players"]]
    won = bool(view["result"]["winners"])
    earlier = [total - worth for total, worth in zip(banked, last, strict=True)] if won else banked
    rows = [row("Worth of all gold", banked)] if won else []
    return [*rows, row("Worth from earlier quests", earlier), row("Worth of the gold from this quest", last)]


def part(count: int, whole: int) -> str:
    return f"{count} of {whole}"


def row(label: str, values: Iterable[object]) -> TallyRow:
    return TallyRow(label, tuple(map(str, values)))
