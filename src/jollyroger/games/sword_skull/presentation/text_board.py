"""The view and the hints as text, for the terminal. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from functools import reduce
from typing import Any

from ....engine import View
from ....engine.messages import Message, capitalised, message
from ....engine.text.marked_text import marked, without_marks
from ..board import OUTER, ROLES, VOLCANO
from ..cards import Fortune, Item
from ..components import Box
from ..messages import Wording, role_noun, sentence, shown, text
from .landing import figure_with, landing, percent

DAGGER = "†"
CELL_WIDTH = 37


def die_text(face: int) -> str:
    return text("die-face", face=face)


def text_board(box: Box, view: View) -> str:
    """The whole table, from a view."""
    return without_marks(marked_board(box, view))


def marked_board(box: Box, view: View) -> str:
    """The text board; spaces, dice, players and cards are marked."""
    lines = [turn_line(view)]
    lines += board_lines(box, view)
    lines.append("")
    lines += crew_lines(box, view)
    lines.append("")
    for player in view["players"]:
        lines += player_lines(box, player, is_reader=player["seat"] == view["you"])
    lines += situation_lines(box, view)
    if view["hands"] is not None:
        lines += ["", *open_hand_lines(box, view["hands"])]
    elif view["hand"] is not None:
        lines += ["", *hand_lines(box, view["hand"])]
    lines.append(text("board-legend"))
    return "\n".join(lines)


def turn_line(view: View) -> str:
    who = f"{{{view['active']}}}"
    if not view["dice"]:
        return text("board-turn", turn=view["turn"], who=who)
    dice = tuple(marked(die_text(face), f"die:{number}") for number, face in enumerate(view["dice"]))
    return text("board-turn-roll", turn=view["turn"], who=who, dice=dice)


def board_lines(box: Box, view: View) -> list[str]:
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
            box.board.spaces[place].name,
            len(space["next"]) > 1 or (place in inside and not ring.isdisjoint(space["next"])),
            gold.get(space["id"]),
            standing.get(space["id"], []),
        )
        for place, space in enumerate(board)
    ]
    lines = [text("board-outer-path", who="{0}")]
    lines += columns(cells[:OUTER])
    lines.append(text("board-volcano"))
    lines += columns(cells[OUTER : OUTER + VOLCANO])
    ships = [
        marked(f"{ship.name}: {' '.join(standing.get(ship.id, ['-']))}", f"space:{ship.id}")
        for ship in box.board.spaces[OUTER + VOLCANO :]
    ]
    lines.append(f"{text('board-ships')}  {', '.join(ships)}")
    return lines


def cell(space: dict[str, Any], name: str, fork: bool, gold: int | None, figures: list[str]) -> str:
    mark = DAGGER if space["reconstructed"] or space["effect_reconstructed"] else ""
    pile = f" [{text('symbol-gold', gold=gold)}]" if gold is not None else ""
    on = f" > {'/'.join(space['next'])}" if fork else ""
    stand = f"  {' '.join(figures)}" if figures else ""
    content = f"{space['id']} {name}{mark}{pile}{on}{stand}"
    return marked(content, f"space:{space['id']}") + " " * (CELL_WIDTH - len(content))


def columns(cells: list[str]) -> list[str]:
    half = len(cells) // 2
    return [f"  {left} {right}".rstrip() for left, right in zip(cells[:half], cells[half:], strict=True)]


def crew_lines(box: Box, view: View) -> list[str]:
    """The piles of all settlements in two columns: the settlement, and its two piles."""
    names = {home: f"{shown(name)}:" for home, name in box.settlements.items()}
    width = max(len(name) for name in names.values())
    return [f"{name:{width}} {crew_piles(box, view, home)}" for home, name in names.items()]


def crew_piles(box: Box, view: View, home: str) -> str:
    """The two piles of a settlement, with their symbols."""
    piles = [
        marked(
            f"{view['piles'][crew.id]} {crew.name}{DAGGER if crew.reconstructed else ''} ({symbols_text(box, kind)})",
            f"crew:{crew.id}",
        )
        for kind, crew in enumerate(box.crew)
        if crew.settlement == home
    ]
    return ", ".join(piles)


def symbols(box: Box, kind: int) -> Message:
    """The symbols of a Crew card, as an argument of messages."""
    crew = box.crew[kind]
    parts = [
        message("symbol-might", role=role_noun(role), might=n) for role, n in zip(ROLES, crew.might, strict=True) if n
    ]
    if crew.gold:
        parts.append(message("symbol-gold", gold=crew.gold))
    return reduce(lambda first, second: message("symbols-both", first=first, second=second), parts)


def symbols_text(box: Box, kind: int) -> str:
    """'Pirate +1, 2 gold': the symbols of a Crew card."""
    return shown(symbols(box, kind))


def player_lines(box: Box, player: dict[str, Any], is_reader: bool = False) -> list[str]:
    """A player's Gold, figures and cards."""
    seat = player["seat"]
    figures = [marked(figure_text(box, figure), f"space:{figure['space']}") for figure in player["figures"]]
    name = marked(f"[{seat}] {{{seat}}}: {text('symbol-gold', gold=player['gold'])}", f"seat:{seat}")
    head = f"{name}, {', '.join(figures)}"
    if player["fortune"]:
        head += f", {text('fortune-cards', count=player['fortune'])}"
    lines = [head]
    names = {crew.id: f"{crew.name}{DAGGER if crew.reconstructed else ''}" for crew in box.crew}
    if player["crew"]:
        count = sum(player["crew"].values())
        counted = ((id, f"{many} {names[id]}" if many > 1 else names[id]) for id, many in player["crew"].items())
        # Other players' cards of the same name lie elsewhere.
        crew = tuple(marked(words, f"crew:{id}" if is_reader else "") for id, words in counted)
        lines.append(f"    {text('board-crew', count=count, crew=crew)}")
    if player["items"]:
        prefix = "item:" if is_reader else f"weapon:{seat}:"
        items = (marked(card_line(box.cards[id]), f"{prefix}{id}") for id in player["items"])
        lines.append(f"    {text('board-items', items='; '.join(items))}")
    if player["renown"]:
        cards = "; ".join(card_line(box.cards[id]) for id in player["renown"])
        lines.append(f"    {text('board-face-up', cards=cards)}")
    return lines


def figure_text(box: Box, figure: dict[str, Any]) -> str:
    """'Officer Might 2 at o05': a figure and where it stands."""
    space = where(box, figure["space"])
    return text("board-figure", role=role_noun(figure["role"]), might=figure["might"], space=space)


def where(box: Box, id: str) -> Wording:
    """A space by its number on the board, a ship by its name."""
    ship = next((box.board.spaces[ship] for ship in box.board.ships if box.board.spaces[ship].id == id), None)
    return message("board-number", number=id) if ship is None else ship.noun


def card_line(card: Fortune | Item) -> str:
    return f"{card.name}{DAGGER if card.reconstructed else ''} ({capitalised(shown(card.clause))})"


def situation_lines(box: Box, view: View) -> list[str]:
    """What is being decided beside the board: an Enemy, an auction, immediate cards, a price."""
    lines = []
    if view["enemy"] is not None:
        enemy = next(enemy for enemy in box.enemies if enemy.id == view["enemy"])
        name = f"{enemy.name}{DAGGER if enemy.reconstructed else ''}"
        reward = reward_noun(**view["reward"])
        lines.append(text("board-enemy", enemy=name, might=view["enemy_might"], reward=reward))
    if view["lot"] is not None:
        item = next(item for item in box.items if item.id == view["lot"])
        name = f"{item.name}{DAGGER if item.reconstructed else ''}"
        lines.append(marked(text("board-lot", item=name, about=item.about), "auction:bid"))
    if view["aside"]:
        aside = tuple(marked(card.name, f"card:{card.id}") for card in box.fortunes if card.id in view["aside"])
        lines.append(text("board-aside", cards=aside))
    if view["price"] is not None:
        lines.append(text("board-price", price=view["price"]))
    return lines


def reward_noun(gold: int, items: int) -> Message:
    """'1 gold and 1 item', as an argument of messages."""
    parts = [message("reward-gold", gold=gold)] * (gold > 0) + [message("reward-items", items=items)] * (items > 0)
    return message("reward", parts=tuple(parts))


def hand_lines(box: Box, hand: list[str]) -> list[str]:
    """The reader's Fortune cards, with their timing and effect."""
    cards = {card.id: card for card in box.fortunes}
    if not hand:
        return [text("board-no-hand")]
    names = {id: f"{cards[id].name}{DAGGER if cards[id].reconstructed else ''}" for id in hand}
    return [
        marked(text("board-hand", card=names[id], when=cards[id].when, about=cards[id].about), f"card:{id}")
        for id in hand
    ]


def open_hand_lines(box: Box, hands: list[list[str]]) -> list[str]:
    """After the end: the Fortune cards that everybody had left."""
    return [
        text("board-held", who=f"{{{seat}}}", cards=tuple(box.cards[id].noun for id in hand))
        if hand
        else text("board-held-none", who=f"{{{seat}}}")
        for seat, hand in enumerate(hands)
    ]


def hints_text(box: Box, view: View) -> str:
    """The hints of a player."""
    if not view:
        return ""
    price, places = view["price"], {space.id: place for space, place in zip(box.board.spaces, box.places, strict=True)}
    lines = [text("hint-price", prices=prices_text(price["prices"]), gold=price["gold"])]
    lines.append(text("hint-enough", rolls=price["affordable"]) if view["odds"] else text("hint-no-odds"))
    lines += [figure_line(figure, view["odds"]) for figure in view["figures"]]
    if view["fight"] is not None:
        lines.append(fight_line(view))
    lines += [
        text(
            "hint-move",
            role=role_noun(end["role"]),
            place=places[end["space"]],
            brings=landing(box, end, view["you"]),
        )
        for end in view["ends"]
    ]
    return "\n".join(lines)


def figure_line(figure: dict[str, Any], odds: bool) -> str:
    role = role_noun(figure["role"])
    if not odds:
        return text("hint-figure", role=role, might=figure["might"])
    enemy, mate, king = percent(figure["enemy"]), odds_noun(figure["mate"]), odds_noun(figure["king"])
    return text("hint-figure-odds", role=role, might=figure["might"], enemy=enemy, mate=mate, king=king)


def odds_noun(odds: list[int]) -> Message:
    """'57 % (20 in 35)'."""
    return message("odds", chance=percent(odds), wins=odds[0], cases=odds[1])


def prices_text(prices: list[int]) -> str:
    """'35 (blank), 40 (1 and 2)': the price for each face of the die."""
    faces: dict[int, list[Message]] = {}
    for face, price in enumerate(prices):
        faces.setdefault(price, []).append(message("die-face", face=face))
    return ", ".join(text("price", price=price, faces=tuple(shown)) for price, shown in faces.items())


def fight_line(view: View) -> str:
    fight = view["fight"]
    seat, role = fight["attacker"]
    figure = figure_with(seat, role, view["you"])
    might, other = fight["might"]
    if fight["wins"] is None:
        return sentence("hint-fight", figure=figure, might=might, other=other)
    return sentence("hint-fight-odds", figure=figure, might=might, other=other, odds=odds_noun(fight["wins"]))
