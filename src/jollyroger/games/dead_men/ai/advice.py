"""Why to choose something, in a sentence for the player who is asked: the facts that speak for it.

Nothing here is a guess: chances and costs come from the rules and the hints, and from what the player may know.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Action, Ask, Seat
from ....engine.messages import Message, message, person
from .. import actions as a
from ..components import (
    DEATH_FATIGUE,
    FIRE_LIMIT,
    GROG_VALUE,
    GUARD_COUNT,
    GUARDS,
    ITEMS,
    OFF_SHIP,
    REST_FATIGUE,
    ROOMS,
    STEP,
    TREASURE,
)
from ..layout import lay_tile
from ..presentation.hints import battle_odds, card_effect, next_cards, rooms_at_risk
from ..presentation.hints_text import card_notes
from ..presentation.names import goods_name, percent, room_name, strong_foe, yes
from ..rules.battle import Aftermath, Aiming, Reckoning, enemies_to_fight, enemy_token
from ..rules.effects import target_room
from ..rules.movement import may_send_crew_away, walk_fatigue
from ..state import LOOTED, LYING, Ship, crew_in, guard_in, is_looting, paths_from, strength
from .destination import destination
from .explain import deckhand_reason, enemys_next_room, has_enough_treasure, pirates_met
from .forecast import UNREACHABLE, distances
from .quick.playing import job_goal

FIRE_ACTIONS = (a.FightFires, a.Blanket, a.Bucket)
PLAIN_ADVICE: dict[type[Action], str] = {
    a.Enough: "advice-enough",
    a.Decline: "advice-decline",
    a.Moor: "advice-moor",
}


def advice(s: Ship, ask: Ask, action: Action) -> Message:
    """The facts that speak for this choice."""
    seat = ask.seat
    match action:
        case a.Walk() | a.Run():
            return move_advice(s, ask, action)
        case a.FightFires(way) | a.Blanket(way) | a.Bucket(way):
            return fire_advice(s, seat, target_room(s, seat, way))
        case a.Eliminate(way):
            return deckhand_reason(s, target_room(s, seat, way))
        case a.Pistol(way):
            odds = [odds_text(s, seat, token) for token in enemies_to_fight(s, target_room(s, seat, way))]
            return message("advice-pistol", odds=joined("advice-beat-and", odds))
        case a.PickUp() | a.PutDown() | a.Drink():
            return goods_advice(s, seat, action)
        case a.Rest():
            return rest_advice(s, seat)
        case a.Train():
            return training_advice(s, seat)
        case a.Swap(item) | a.Take(item):
            return message("advice-item", item=ITEMS[item].noun, about=ITEMS[item].use)
        case a.EndTurn():
            return end_turn_advice(s, seat)
        case a.Place():
            return placement_advice(s, ask, action)
        case a.Resolve(card):
            return card_advice(s, ask, card)
        case a.Send() | a.Drive() | a.Steer():
            return enemy_step_advice(s, seat, enemys_next_room(s, seat, action))
        case a.Retreat() if a.FIGHT_AGAIN not in ask.options:
            return retreat_advice(s, seat, action)
    plain = PLAIN_ADVICE.get(type(action))
    return battle_advice(s, seat, action) if plain is None else message(plain)


def joined(id: str, parts: Sequence[Message]) -> Message:
    """Several texts as one, by a message with `$first` and `$second`."""
    found = parts[0]
    for part in parts[1:]:
        found = message(id, first=found, second=part)
    return found


def move_advice(s: Ship, ask: Ask, action: Action) -> Message:
    """What a move leads to: the boats, a battle, or what can be done there."""
    seat = ask.seat
    target = destination(s, seat, action)
    if target is None or target == OFF_SHIP:
        return leaving_advice(s, seat)
    if is_looting(s, seat):
        return message("advice-carry", steps=distances(s)[target][OFF_SHIP])
    if target in s.token_at:
        return enemy_advice(s, seat, target)
    ship, goal = job_goal(s, action)
    room = destination(ship, seat, goal)
    if room is not None and room != OFF_SHIP and room in s.token_at:
        return message("advice-on-the-way", room=room_name(room), why=enemy_advice(ship, seat, room))
    if isinstance(goal, FIRE_ACTIONS):
        return message("advice-to-fire", why=fire_advice(s, seat, target_room(ship, seat, goal.way)))
    if isinstance(goal, a.Eliminate):
        return message("advice-to-deckhands", why=deckhand_reason(s, target_room(ship, seat, goal.way)))
    if isinstance(goal, a.PickUp):
        return message("advice-to-goods", goods=goods_name(goal.kind), room=room_name(ship.place[seat]))
    return way_advice(s, seat, target)


def way_advice(s: Ship, seat: Seat, target: int) -> Message:
    """What speaks for a room by itself: less fire, a Treasure nearby, or its doors."""
    here = s.fire[s.place[seat]]
    if s.fire[target] < here:
        return message("advice-cooler", level=s.fire[target], here=here)
    far = distances(s)
    wanted = [
        where % LYING for where in s.token_at[:GUARD_COUNT] if where < LYING + OFF_SHIP and where % LYING in s.rooms
    ]
    if wanted:
        goal = min(wanted, key=lambda room: (far[target][room], room))
        if far[target][goal] < far[s.place[seat]][goal]:
            return message("advice-treasure-near", room=room_name(goal), steps=far[target][goal])
    return message("advice-ways-out", room=room_name(target), count=len(paths_from(s, target)))


def leaving_advice(s: Ship, seat: Seat) -> Message:
    """What leaving the ship brings."""
    if is_looting(s, seat):
        return message("advice-bring-treasure", number=s.token_at.count(LOOTED) + 1, goal=s.goal)
    if has_enough_treasure(s):
        return message("advice-everybody-off")
    if s.fatigue[seat]:
        return message("advice-fatigue-halved", fatigue=s.fatigue[seat])
    return message("advice-safe")


def enemy_advice(s: Ship, seat: Seat, room: int) -> Message:
    """What waits in a room, and how likely you beat it."""
    crew, guard = crew_in(s, room), guard_in(s, room)
    foes = [*crew, *([guard] if guard is not None else [])]
    if crew and may_send_crew_away(s, seat, room):
        return message("advice-send-away", foes=tuple(strong_foe(foe, strength(s, foe)) for foe in crew))
    odds = [odds_text(s, seat, foe, starts=foe == foes[0]) for foe in foes]
    return message("advice-crew" if guard is None else "advice-guard", odds=joined("advice-beat-and", odds))


def odds_text(s: Ship, seat: Seat, token: int, starts: bool = False) -> Message:
    """'you beat the guard (7) with a chance of 50 %': with the battle strength, where that is needed."""
    chance = percent(battle_odds(s, seat, token)[1])
    id = "advice-beat-start" if starts else "advice-beat"
    return message(id, foe=strong_foe(token, strength(s, token)), chance=chance)


def fire_advice(s: Ship, seat: Seat, room: int) -> Message:
    """What the next card may do to a room, or why a lower fire is better."""
    risk = rooms_at_risk(next_cards(s, seat)).get(ROOMS[room].id, {})
    name, level = room_name(room), s.fire[room]
    for key in ("explodes", "kegs", "rises"):
        if risk.get(key):
            return message(f"advice-fire-{key}", room=name, level=level, chance=percent(risk[key]))
    if guard_in(s, room) is not None or LYING + room in s.token_at[:GUARD_COUNT]:
        return message("advice-fire-treasure", room=name, level=level)
    return message("advice-fire", room=name, level=level)


def goods_advice(s: Ship, seat: Seat, action: a.GoodsAction) -> Message:
    """What goods are good for."""
    treasure, grog = action.kind == TREASURE, GROG_VALUE.get(action.kind)
    if isinstance(action, a.Drink):
        return message("advice-drink", less=min(s.fatigue[seat], grog or 0), fatigue=s.fatigue[seat])
    if isinstance(action, a.PutDown):
        return message("advice-put-down-treasure" if treasure else "advice-put-down")
    if treasure:
        missing = s.goal - s.token_at.count(LOOTED)
        return message("advice-treasure", count=missing) if missing > 0 else message("advice-treasure-more")
    return message("advice-grog", less=grog) if grog else message("advice-cutlass")


def rest_advice(s: Ship, seat: Seat) -> Message:
    """What a rest opens: fires that are too hot now."""
    points, rested = s.fatigue[seat], max(0, s.fatigue[seat] - REST_FATIGUE)
    if FIRE_LIMIT[rested] > FIRE_LIMIT[points]:
        return message("advice-rest-limit", fatigue=points, after=rested, fire=FIRE_LIMIT[points])
    return message("advice-rest", fatigue=points, after=rested, most=DEATH_FATIGUE)


def training_advice(s: Ship, seat: Seat) -> Message:
    """The nearest guard, with one more battle strength."""
    far = distances(s)[s.place[seat]]
    aboard = [token for token in GUARDS if s.token_at[token] < OFF_SHIP]
    if not aboard:
        return message("advice-train-early")
    guard = min(aboard, key=lambda token: (far[s.token_at[token]], token))
    twin = s.clone()
    twin.battle[seat] += 1
    before, after = (percent(battle_odds(ship, seat, guard)[1]) for ship in (s, twin))
    room = room_name(s.token_at[guard])
    return message("advice-train", foe=strong_foe(guard), room=room, before=before, after=after)


def end_turn_advice(s: Ship, seat: Seat) -> Message:
    """Who gets the actions that are left."""
    if not s.own_tokens:
        return message("advice-end-turn")
    then = (s.active + 1) % s.seats
    looting = yes(is_looting(s, then))
    return message("advice-hand-on", who=person(then, seat), count=s.own_tokens, looting=looting)


def placement_advice(s: Ship, ask: Ask, action: a.Place) -> Message:
    """How far from the boats the tile would lie, and whether it can lie nearer."""
    assert s.drawn_tile is not None
    name, steps = room_name(s.drawn_tile), steps_to_boats(s, action)
    if steps == UNREACHABLE:
        return message("advice-place-away", room=name)
    nearest = all(steps <= steps_to_boats(s, option) for option in ask.options)
    return message("advice-place-nearest" if nearest else "advice-place", room=name, steps=steps)


def steps_to_boats(s: Ship, action: Action) -> int:
    """How far from the boats the drawn tile would lie."""
    assert isinstance(action, a.Place)
    assert s.drawn_tile is not None
    here = s.cell[action.room]
    assert here is not None
    twin = s.clone()
    lay_tile(twin, s.drawn_tile, here + STEP[action.side], action.turns)
    return distances(twin)[s.drawn_tile][OFF_SHIP]


def card_advice(s: Ship, ask: Ask, card: int) -> Message:
    """What the two cards would do that Titian looks at."""
    texts = []
    for option in sorted(ask.options, key=lambda option: option != a.RESOLVE[card]):
        assert isinstance(option, a.Resolve)
        notes = card_notes(card_effect(s, option.card), ask.seat)
        texts.append(joined("advice-harm-and", notes) if notes else message("advice-no-harm"))
    return message("advice-card", first=texts[0], second=texts[1]) if len(texts) > 1 else message("advice-cards-alike")


def enemy_step_advice(s: Ship, seat: Seat, room: int | None) -> Message:
    """Whom an enemy meets in the room it goes to."""
    finders = pirates_met(s, room)
    if not finders or room is None:
        return message("advice-meets-nobody")
    pirates = tuple(message("advice-pirate", who=person(pirate, seat), strength=s.battle[pirate]) for pirate in finders)
    return message("advice-meets", room=room_name(room), pirates=pirates)


def retreat_advice(s: Ship, seat: Seat, action: a.Retreat) -> Message:
    """Where a retreat leads that cannot be helped. (DM-8.3)"""
    target = destination(s, seat, action)
    if target is None or target == OFF_SHIP:
        return leaving_advice(s, seat)
    if target in s.token_at:
        return enemy_advice(s, seat, target)
    fatigue = min(DEATH_FATIGUE, s.fatigue[seat] + walk_fatigue(s, seat, s.place[seat], target))
    return message("advice-retreat", fatigue=fatigue)


def battle_advice(s: Ship, seat: Seat, action: Action) -> Message:
    """Whom to fight, when to add the battle strength, and when to give way."""
    phase = s.agenda[-1]
    match action:
        case a.Name(pirate):
            foes = enemies_to_fight(s, s.place[pirate])
            chances = tuple(percent(battle_odds(s, pirate, foe)[1]) for foe in foes)
            return message("advice-name", who=person(pirate, seat), chances=chances, fatigue=s.fatigue[pirate])
        case a.Fight(foe):
            room = phase.room if isinstance(phase, Aiming) else s.place[seat]
            return message("advice-fight", odds=odds_text(s, seat, enemy_token(s, room, foe), starts=True))
        case a.UseTrack() | a.SaveTrack() if isinstance(phase, Reckoning):
            short, track = strength(s, phase.token) - phase.total_without_track(s), s.battle[seat]
            if isinstance(action, a.UseTrack):
                id = "advice-track-wins" if track >= short else "advice-track-helps"
            else:
                id = "advice-track-too-weak" if track < short else "advice-track-saved"
            return message(id, short=short, strength=track)
        case a.FightAgain() | a.Retreat() if isinstance(phase, Aftermath):
            return message("advice-again", odds=odds_text(s, seat, phase.token))
    return message("advice-best")
