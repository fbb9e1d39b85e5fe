"""The view and the hints as text, for the terminal. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from typing import Any

from ....engine import View
from ....engine.text.english import listed, number, sentence, whose
from ..board import OUTER, ROLES, VOLCANO
from ..cards import Fortune, Item
from ..components import Box
from .landing import landing_text, percent

DAGGER = "†"
LEGEND = f"{DAGGER} reconstructed: our best guess, not taken from the box."
CELL_WIDTH = 37


def die_text(face: int) -> str:
    return str(face) if face else "blank"


def text_board(box: Box, view: View) -> str:
    """The whole table, from a view."""
    lines = [f"Turn {view['turn']}, {{{view['active']}}}'s."]
    if view["dice"]:
        lines[0] += f" Last roll: {listed(die_text(face) for face in view['dice'])}."
    lines += board_lines(view)
    lines.append("")
    lines += [crew_line(box, view, home, name) for home, name in box.settlements.items()]
    lines.append("")
    for player in view["players"]:
        lines += player_lines(box, player)
    lines += situation_lines(box, view)
    if view["hands"] is not None:
        lines += ["", *open_hand_lines(box, view["hands"])]
    elif view["hand"] is not None:
        lines += ["", *hand_lines(box, view["hand"])]
    lines.append(LEGEND)
    return "\n".join(lines)


def board_lines(view: View) -> list[str]:
    """Both paths in two columns each; O0 is the Officer of seat 0, P0 the Pirate."""
    standing: dict[str, list[str]] = {}
    for player in view["players"]:
        for figure in player["figures"]:
            mark = f"{figure['role'][0].upper()}{player['seat']}{'!' if figure['stuck'] else ''}"
            standing.setdefault(figure["space"], []).append(mark)
    board = view["board"]
    gold = {**view["chests"], **{space["id"]: view["trove"] for space in board if space["kind"] == "treasure-trove"}}
    ring, inside = {space["id"] for space in board[:OUTER]}, range(OUTER, OUTER + VOLCANO)
    cells = [
        cell(
            space,
            len(space["next"]) > 1 or (place in inside and not ring.isdisjoint(space["next"])),
            gold.get(space["id"]),
            standing.get(space["id"], []),
        )
        for place, space in enumerate(board)
    ]
    lines = ["Outer path, clockwise (O0 is {0}'s Officer, P0 his Pirate; ! is stuck)"]
    lines += columns(cells[:OUTER])
    lines.append("Volcano")
    lines += columns(cells[OUTER : OUTER + VOLCANO])
    ships = [f"{space['name']}: {' '.join(standing.get(space['id'], ['-']))}" for space in board[OUTER + VOLCANO :]]
    lines.append(f"Ships  {', '.join(ships)}")
    return lines


def cell(space: dict[str, Any], fork: bool, gold: int | None, figures: list[str]) -> str:
    mark = DAGGER if space["reconstructed"] or space["effect_reconstructed"] else ""
    pile = f" [{gold} gold]" if gold is not None else ""
    on = f" > {'/'.join(space['next'])}" if fork else ""
    stand = f"  {' '.join(figures)}" if figures else ""
    return f"{space['id']} {space['name']}{mark}{pile}{on}{stand}".ljust(CELL_WIDTH)


def columns(cells: list[str]) -> list[str]:
    half = len(cells) // 2
    return [f"  {left} {right}".rstrip() for left, right in zip(cells[:half], cells[half:], strict=True)]


def crew_line(box: Box, view: View, home: str, name: str) -> str:
    """The two piles of a settlement, with their symbols."""
    piles = [
        f"{view['piles'][crew.id]} {crew.name}{DAGGER if crew.reconstructed else ''} ({symbols_text(box, kind)})"
        for kind, crew in enumerate(box.crew)
        if crew.settlement == home
    ]
    return f"{name + ':':17}{', '.join(piles)}"


def symbols_text(box: Box, kind: int) -> str:
    """'Pirate +1, 2 gold': the symbols of a Crew card."""
    crew = box.crew[kind]
    parts = [f"{role.capitalize()} +{n}" for role, n in zip(ROLES, crew.might, strict=True) if n]
    if crew.gold:
        parts.append(f"{crew.gold} gold")
    return ", ".join(parts)


def player_lines(box: Box, player: dict[str, Any]) -> list[str]:
    """A player's Gold, figures and cards."""
    figures = [
        f"{figure['role'].capitalize()} Might {figure['might']} at {figure['space']}" for figure in player["figures"]
    ]
    head = f"[{player['seat']}] {{{player['seat']}}}: {player['gold']} gold, {', '.join(figures)}"
    if player["fortune"]:
        head += f", {number(player['fortune'], 'Fortune card')}"
    lines = [head]
    names = {crew.id: f"{crew.name}{DAGGER if crew.reconstructed else ''}" for crew in box.crew}
    if player["crew"]:
        count = sum(player["crew"].values())
        crew = listed(f"{many} {names[id]}" if many > 1 else names[id] for id, many in player["crew"].items())
        lines.append(f"    Crew ({count}): {crew}")
    for what, ids in (("Items", player["items"]), ("Fortune cards face up", player["renown"])):
        if ids:
            lines.append(f"    {what}: {'; '.join(card_line(box.cards[id]) for id in ids)}")
    return lines


def card_line(card: Fortune | Item) -> str:
    return f"{card.name}{DAGGER if card.reconstructed else ''} ({card.about[:-1]})"


def situation_lines(box: Box, view: View) -> list[str]:
    """What is being decided beside the board: an Enemy, an auction, immediate cards, a price."""
    lines = []
    if view["enemy"] is not None:
        enemy = next(enemy for enemy in box.enemies if enemy.id == view["enemy"])
        name = f"{enemy.name}{DAGGER if enemy.reconstructed else ''}"
        lines.append(f"Turned up: {name}. Might {view['enemy_might']}, reward {reward_text(**view['reward'])}.")
    if view["lot"] is not None:
        item = next(item for item in box.items if item.id == view["lot"])
        lines.append(f"Up for auction: {item.name}{DAGGER if item.reconstructed else ''}. {item.about}")
    if view["aside"]:
        lines.append(f"To be resolved: {listed(card.name for card in box.fortunes if card.id in view['aside'])}.")
    if view["price"] is not None:
        lines.append(f"The Pirate King asks for {view['price']} gold.")
    return lines


def reward_text(gold: int, items: int) -> str:
    """'1 gold and 1 item'."""
    return listed([f"{gold} gold"] * (gold > 0) + [number(items, "item")] * (items > 0))


def hand_lines(box: Box, hand: list[str]) -> list[str]:
    """The reader's Fortune cards, with their timing and effect."""
    cards = {card.id: card for card in box.fortunes}
    if not hand:
        return ["You hold no Fortune cards."]
    return [
        f"You hold {cards[id].name}{DAGGER if cards[id].reconstructed else ''}: {cards[id].when}. {cards[id].about}"
        for id in hand
    ]


def open_hand_lines(box: Box, hands: list[list[str]]) -> list[str]:
    """After the end: the Fortune cards that everybody had left."""
    return [
        f"{{{seat}}} held {listed(box.cards[id].name for id in hand) if hand else 'no Fortune cards'}."
        for seat, hand in enumerate(hands)
    ]


def hints_text(box: Box, view: View) -> str:
    """The hints of a player."""
    if not view:
        return ""
    price = view["price"]
    lines = [f"The Pirate King's price is {prices_text(price['prices'])}; you have {price['gold']} gold."]
    if view["odds"]:
        lines.append(f"That is enough on {price['affordable']} of 6 rolls.")
    else:
        lines.append("This table does not show odds.")
    for figure in view["figures"]:
        line = f"Your {figure['role'].capitalize()} has Might {figure['might']}"
        if view["odds"]:
            line += (
                f": beats the next enemy {percent(figure['enemy'])}, the First Mate {odds_text(figure['mate'])}, "
                f"the Pirate King {odds_text(figure['king'])}"
            )
        lines.append(f"{line}.")
    if view["fight"] is not None:
        lines.append(fight_line(view))
    lines += [
        f"{end['role'].capitalize()} to {end['place']}: {landing_text(box, end, view['you'])}." for end in view["ends"]
    ]
    return "\n".join(lines)


def odds_text(odds: list[int]) -> str:
    """'57 % (20 in 35)'."""
    return f"{percent(odds)} ({odds[0]} in {odds[1]})"


def prices_text(prices: list[int]) -> str:
    """'35 (blank), 40 (1 and 2)': the price for each face of the die."""
    faces: dict[int, list[str]] = {}
    for face, price in enumerate(prices):
        faces.setdefault(price, []).append(die_text(face))
    return ", ".join(f"{price} ({listed(shown)})" for price, shown in faces.items())


def fight_line(view: View) -> str:
    fight, you = view["fight"], view["you"]
    seat, role = fight["attacker"]
    line = f"{whose(seat, you)} {role.capitalize()} attacks with Might {fight['might'][0]} against {fight['might'][1]}"
    if fight["wins"] is not None:
        line += f", and wins {odds_text(fight['wins'])}"
    return sentence(f"{line}.")
