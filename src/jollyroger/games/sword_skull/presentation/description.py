"""The table in sentences, for somebody who cannot see it: my own things first, then the others, then the board."""

from __future__ import annotations

from typing import Any

from ....engine import Passage, View
from ....engine.messages import Argument, Message, capitalised, message, person
from ..board import OUTER, VOLCANO
from ..components import Box
from ..messages import Wording, role_noun, sentence, shown, text
from .event_text import faces
from .landing import figure_with
from .text_board import prices_text, reward_noun, symbols


def describe(box: Box, view: View) -> list[Passage]:
    """The whole table, from a view."""
    you = view["you"]
    places = dict(zip((space["id"] for space in view["board"]), box.places, strict=True))
    own = [] if you is None else [Passage(text("title-you"), own_text(box, view, places))]
    others = [
        Passage(f"{{{player['seat']}}}", " ".join(player_parts(box, view, player, places)))
        for player in view["players"]
        if player["seat"] != you
    ]
    return [
        Passage(text("title-now"), now_text(box, view)),
        *own,
        *others,
        Passage(text("title-king"), king_text(view)),
        Passage(text("title-crew"), crew_text(box, view)),
        Passage(text("title-gold"), gold_text(view, places)),
        Passage(text("title-island"), island_text(box)),
        Passage(text("title-volcano"), volcano_text(box)),
    ]


def now_text(box: Box, view: View) -> str:
    """Whose turn it is, and what is being decided."""
    you = view["you"]
    if view["result"] is not None:
        return text("describe-over", who=person(view["result"]["winners"][0], you))
    parts = [text("describe-turn", who=person(view["active"], you), turn=view["turn"])]
    if view["dice"]:
        parts.append(text("describe-dice", dice=faces(tuple(view["dice"]))))
    if view["enemy"] is not None:
        parts.append(enemy_text(box, view))
    if view["duel"] is not None:
        parts.append(duel_text(view["duel"], you))
    if view["bidding"] is not None:
        parts.append(auction_text(box, view))
    if view["debt"] is not None:
        debt = view["debt"]
        parts.append(text("describe-debt", who=person(debt["seat"], you), gold=sum(debt["debts"])))
    if view["price"] is not None:
        parts.append(text("board-price", price=view["price"]))
    if view["aside"]:
        parts.append(text("describe-aside", cards=tuple(box.cards[id].noun for id in view["aside"])))
    return " ".join(parts)


def enemy_text(box: Box, view: View) -> str:
    enemy = next(enemy.noun for enemy in box.enemies if enemy.id == view["enemy"])
    if view["reward"] is None:
        return text("describe-enemy", enemy=enemy, might=view["enemy_might"])
    reward = reward_noun(**view["reward"])
    return text("describe-enemy-reward", enemy=enemy, might=view["enemy_might"], reward=reward)


def duel_text(duel: dict[str, Any], you: int | None) -> str:
    (seat, role), (might, other) = duel["attacker"], duel["might"]
    figure = figure_with(seat, role, you)
    if duel["defender"] is None:
        return sentence("describe-fight", figure=figure, might=might, other=other)
    seat, role = duel["defender"]
    foe = figure_with(seat, role, you)
    return sentence("describe-duel", figure=figure, foe=foe, might=might, other=other)


def auction_text(box: Box, view: View) -> str:
    bidding, item = view["bidding"], box.cards[view["lot"]]
    if bidding["bidder"] is None:
        return text("describe-auction", item=item.noun, about=item.about)
    who = person(bidding["bidder"], view["you"])
    return text("describe-auction-bid", item=item.noun, about=item.about, who=who, gold=bidding["high"])


def own_text(box: Box, view: View, places: dict[str, Wording]) -> str:
    own = player_parts(box, view, view["players"][view["you"]], places)
    if not view["hand"]:
        return " ".join([*own, text("board-no-hand")])
    cards = [card for id in view["hand"] for card in box.fortunes if card.id == id]
    hand = [text("describe-card", card=card.noun, when=card.when, about=card.about) for card in cards]
    return " ".join([*own, text("describe-hand", cards=" ".join(hand))])


def player_parts(box: Box, view: View, player: dict[str, Any], places: dict[str, Wording]) -> list[str]:
    """Gold, figures and cards of a player, in sentences."""
    seat, you = player["seat"], view["you"]
    figures = tuple(figure_noun(figure, places) for figure in player["figures"])
    parts = [text("describe-player", who=person(seat, you), gold=player["gold"], figures=figures)]
    crew = tuple(crew_count(box, id, count) for id, count in player["crew"].items())
    parts.append(text("describe-crew", crew=crew) if crew else text("describe-no-crew"))
    for message_id, ids in (("board-items", player["items"]), ("board-face-up", player["renown"])):
        if ids:
            cards = "; ".join(card_words(box, id) for id in ids)
            parts.append(text(message_id, items=cards, cards=cards) + ".")
    if seat != you and player["fortune"]:
        parts.append(sentence("describe-fortune", count=player["fortune"]))
    if seat != you and view["hands"] is not None and view["hands"][seat]:
        # After the end: the Fortune cards a player had left.
        parts.append(text("describe-open-hand", cards=tuple(box.cards[id].noun for id in view["hands"][seat])))
    return parts


def card_words(box: Box, id: str) -> str:
    """'Cutlass, Officer +2'."""
    return f"{box.cards[id].name}, {capitalised(shown(box.cards[id].clause))}"


def figure_noun(figure: dict[str, Any], places: dict[str, Wording]) -> Message:
    """'the Officer with Might 3 at the Church'."""
    id = "describe-figure-stuck" if figure["stuck"] else "describe-figure"
    return message(id, role=role_noun(figure["role"]), might=figure["might"], place=places[figure["space"]])


def crew_count(box: Box, id: str, count: int) -> Message:
    kind = next(kind for kind, crew in enumerate(box.crew) if crew.id == id)
    return message("describe-crew-card", count=count, crew=box.crew[kind].noun, symbols=symbols(box, kind))


def king_text(view: View) -> str:
    masters = view["masters"]
    return text("describe-king", king=masters["king"], mate=masters["mate"], prices=prices_text(view["prices"]))


def crew_text(box: Box, view: View) -> str:
    """The piles of each settlement."""
    towns = []
    for home, name in box.settlements.items():
        kinds = [kind for kind, crew in enumerate(box.crew) if crew.settlement == home]
        piles = tuple(
            message(
                "describe-pile",
                count=view["piles"][box.crew[kind].id],
                crew=box.crew[kind].noun,
                symbols=symbols(box, kind),
            )
            for kind in kinds
        )
        towns.append(text("describe-town", name=name, piles=piles))
    return " ".join(towns)


def gold_text(view: View, places: dict[str, Wording]) -> str:
    chests = tuple(message("describe-chest", gold=gold, place=places[id]) for id, gold in view["chests"].items())
    return text("describe-gold", chests=chests, trove=view["trove"])


def island_text(box: Box) -> str:
    """The outer path in walking order, with the way into the volcano."""
    spaces = box.board.spaces[:OUTER]
    fork = next(number for number, space in enumerate(spaces) if len(space.next) > 1)
    ships: tuple[Argument, ...] = tuple(
        message("describe-ship", ship=box.board.spaces[ship].noun, place=box.places[dock])
        for ship, dock in zip(box.board.ships, box.board.docks, strict=True)
    )
    path = text("describe-path", names=", ".join(space.name for space in spaces), start=spaces[0].noun)
    return f"{path} {text('describe-entrance', place=box.places[fork])} {sentence('describe-ships', ships=ships)}"


def volcano_text(box: Box) -> str:
    path = [space for space in box.board.spaces[OUTER : OUTER + VOLCANO] if space.kind not in ("lake-of-fire", "lair")]
    names = ", ".join(space.name for space in path)
    return text("describe-volcano", names=names, exit=box.places[path[-1].next[0]])
