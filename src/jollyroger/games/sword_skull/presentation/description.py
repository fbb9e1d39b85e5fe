"""The table in sentences, for somebody who cannot see it: my own things first, then the others, then the board."""

from __future__ import annotations

from typing import Any

from ....engine import Passage, View
from ....engine.text.english import does, listed, number, sentence, who, whose
from ..board import OUTER, VOLCANO
from ..components import Box
from .text_board import die_text, prices_text, reward_text, symbols_text


def describe(box: Box, view: View) -> list[Passage]:
    """The whole table, from a view."""
    you = view["you"]
    places = dict(zip((space["id"] for space in view["board"]), box.place_names, strict=True))
    own = [] if you is None else [Passage("You", own_text(box, view, places))]
    others = [
        Passage(
            f"{{{player['seat']}}}", player_text(box, player, places, you) + open_hand_text(box, view, player["seat"])
        )
        for player in view["players"]
        if player["seat"] != you
    ]
    return [
        Passage("Now", now_text(box, view)),
        *own,
        *others,
        Passage("The Pirate King", king_text(view)),
        Passage("Crew for hire", crew_text(box, view)),
        Passage("Gold on the board", gold_text(view, places)),
        Passage("The island", island_text(box, view)),
        Passage("The volcano", volcano_text(box, view)),
    ]


def now_text(box: Box, view: View) -> str:
    """Whose turn it is, and what is being decided."""
    you, active = view["you"], view["active"]
    if view["result"] is not None:
        return f"The game is over: {does(view['result']['winners'][0], you, 'win')}."
    parts = [f"It is {whose(active, you)} turn, turn {view['turn']}."]
    if view["dice"]:
        parts.append(f"The dice show {listed(die_text(face) for face in view['dice'])}.")
    if view["enemy"] is not None:
        name = box.printed["enemies"][view["enemy"]]["name"]
        reward = "" if view["reward"] is None else f", reward {reward_text(**view['reward'])}"
        parts.append(f"The {name} is turned up: Might {view['enemy_might']}{reward}.")
    if view["duel"] is not None:
        parts.append(duel_text(view["duel"], you))
    if view["bidding"] is not None:
        parts.append(auction_text(box, view))
    if view["debt"] is not None:
        debt = view["debt"]
        parts.append(f"{does(debt['seat'], you, 'owe')} {sum(debt['debts'])} gold.")
    if view["price"] is not None:
        parts.append(f"The Pirate King asks for {view['price']} gold.")
    if view["aside"]:
        names = listed(box.printed["fortunes"][id]["name"] for id in view["aside"])
        parts.append(f"Still to take effect: {names}.")
    return " ".join(parts)


def duel_text(duel: dict[str, Any], you: int | None) -> str:
    attacker, defender = duel["attacker"], duel["defender"]
    other = "" if defender is None else f" {whose(defender[0], you)} {defender[1].capitalize()}"
    might = f"Might {duel['might'][0]} against {duel['might'][1]}"
    return sentence(f"{whose(attacker[0], you)} {attacker[1].capitalize()} fights{other}: {might}.")


def auction_text(box: Box, view: View) -> str:
    bidding, item = view["bidding"], box.cards[view["lot"]]
    bid = (
        "nobody has bid"
        if bidding["bidder"] is None
        else f"{who(bidding['bidder'], view['you'])} bid {bidding['high']}"
    )
    return f"Up for auction is the {item.name}: {item.about} So far {bid}."


def own_text(box: Box, view: View, places: dict[str, str]) -> str:
    text = player_text(box, view["players"][view["you"]], places, view["you"])
    if not view["hand"]:
        return f"{text} You hold no Fortune cards."
    cards = [box.printed["fortunes"][id] for id in view["hand"]]
    hand = " ".join(f"{card['name']}, played {card['when']}: {card['about']}" for card in cards)
    return f"{text} In your hand: {hand}"


def player_text(box: Box, player: dict[str, Any], places: dict[str, str], you: int | None) -> str:
    """Gold, figures and cards of a player."""
    seat = player["seat"]
    figures = listed(figure_text(figure, places) for figure in player["figures"])
    parts = [f"{does(seat, you, 'have', 'has')} {player['gold']} gold, {figures}."]
    crew = listed(crew_count(box, id, count) for id, count in player["crew"].items())
    parts.append(f"Crew: {crew}." if player["crew"] else "No crew.")
    for what, ids in (("Items", player["items"]), ("Fortune cards face up", player["renown"])):
        if ids:
            parts.append(f"{what}: {'; '.join(f'{box.cards[id].name}, {box.cards[id].about[:-1]}' for id in ids)}.")
    if seat != you and player["fortune"]:
        parts.append(f"{sentence(number(player['fortune'], 'Fortune card'))} in hand.")
    return " ".join(parts)


def open_hand_text(box: Box, view: View, seat: int) -> str:
    """After the end: the Fortune cards a player had left."""
    if view["hands"] is None or not view["hands"][seat]:
        return ""
    return f" They are {listed(box.cards[id].name for id in view['hands'][seat])}."


def figure_text(figure: dict[str, Any], places: dict[str, str]) -> str:
    """'the Officer with Might 3 at the Church'."""
    stuck = ", stuck" if figure["stuck"] else ""
    return f"the {figure['role'].capitalize()} with Might {figure['might']} at {places[figure['space']]}{stuck}"


def crew_count(box: Box, id: str, count: int) -> str:
    kind = next(kind for kind, crew in enumerate(box.crew) if crew.id == id)
    times = f"{count} times a " if count > 1 else "a "
    return f"{times}{box.crew[kind].name} ({symbols_text(box, kind)}{' each' if count > 1 else ''})"


def king_text(view: View) -> str:
    masters = view["masters"]
    return (
        f"The Pirate King has Might {masters['king']}, his First Mate at the Lake of Fire {masters['mate']}. "
        f"The King's price by the die: {prices_text(view['prices'])}."
    )


def crew_text(box: Box, view: View) -> str:
    """The piles of each settlement."""
    towns = []
    for home, name in box.settlements.items():
        kinds = [kind for kind, crew in enumerate(box.crew) if crew.settlement == home]
        piles = listed(
            f"{view['piles'][box.crew[kind].id]} {box.crew[kind].name} ({symbols_text(box, kind)})" for kind in kinds
        )
        towns.append(f"{name}: {piles}.")
    return " ".join(towns)


def gold_text(view: View, places: dict[str, str]) -> str:
    chests = listed(f"{gold} at {places[id]}" for id, gold in view["chests"].items())
    return f"Treasure Chests: {chests}. Treasure Trove: {view['trove']}."


def island_text(box: Box, view: View) -> str:
    """The outer path in walking order, with the way into the volcano."""
    spaces = box.board.spaces[:OUTER]
    names = ", ".join(space.name for space in spaces)
    fork = next(number for number, space in enumerate(spaces) if len(space.next) > 1)
    entrance = f"At {box.place_names[fork]} a path turns off into the volcano."
    docks = listed(
        f"the {box.board.spaces[ship].name} lies at {box.place_names[dock]}"
        for ship, dock in zip(box.board.ships, box.board.docks, strict=True)
    )
    return f"The path goes round the island: {names}, and back to the {spaces[0].name}. {entrance} {sentence(docks)}."


def volcano_text(box: Box, view: View) -> str:
    path = [space for space in box.board.spaces[OUTER : OUTER + VOLCANO] if space.kind not in ("lake-of-fire", "lair")]
    exit = box.place_names[path[-1].next[0]]
    return (
        f"The path through the volcano: {', '.join(space.name for space in path)}, and out to {exit}. "
        "From the Thieves' Den another way leads to the Lake of Fire, and from there to the Pirate King's Lair."
    )
