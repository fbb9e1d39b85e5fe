"""Why to choose something, in a sentence for the player who is asked: the facts that speak for it.

Nothing here is a guess: chances and costs come from the rules and the hints, and from what the player may know.
"""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.text.english import listed, number, sentence, who
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
from ..presentation.names import GOODS_NAMES, foe_name, in_room, percent, room_name
from ..rules.battle import Aftermath, Aiming, Reckoning, enemies_to_fight, enemy_token
from ..rules.crew import Hunting
from ..rules.effects import target_room
from ..rules.movement import may_send_crew_away
from ..state import LOOTED, LYING, Ship, crew_in, guard_in, is_looting, paths_from, pirates_in, place_beyond, strength
from .destination import destination
from .explain import deckhand_reason, has_enough_treasure
from .forecast import UNREACHABLE, distances
from .quick.playing import job_goal

FIRE_ACTIONS = (a.FightFires, a.Blanket, a.Bucket)
TREASURE_FREES = "Without the Treasure you can run, fight fires and use your item again."
PLAIN_ADVICE: dict[type[Action], str] = {
    a.Enough: "One is enough for now.",
    a.Decline: "You go on without an item.",
    a.Moor: "All its doors are equally far from everything.",
}


def advice(s: Ship, ask: Ask, action: Action) -> str:
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
            odds = " and ".join(odds_text(s, seat, token) for token in enemies_to_fight(s, target_room(s, seat, way)))
            return f"A miss costs you no fatigue: {odds}."
        case a.PickUp() | a.PutDown() | a.Drink():
            return goods_advice(s, seat, action)
        case a.Rest():
            return rest_advice(s, seat)
        case a.Train():
            return training_advice(s, seat)
        case a.Swap(item) | a.Take(item):
            return f"The {ITEMS[item].name} {ITEMS[item].about}."
        case a.EndTurn():
            return end_turn_advice(s, seat)
        case a.Place():
            return placement_advice(s, ask, action)
        case a.Resolve(card):
            return card_advice(s, ask, card)
        case a.Send(_, way) | a.Drive(way):
            return enemy_step_advice(s, seat, place_beyond(s, s.place[seat], way))
        case a.Steer(way):
            phase = s.agenda[-1]
            start = s.token_at[phase.tokens[0]] if isinstance(phase, Hunting) else OFF_SHIP
            return enemy_step_advice(s, seat, start if way == a.HERE else place_beyond(s, start, way))
    return PLAIN_ADVICE.get(type(action)) or battle_advice(s, seat, action)


def move_advice(s: Ship, ask: Ask, action: Action) -> str:
    """What a move leads to: the boats, a battle, or what can be done there."""
    seat = ask.seat
    target = destination(s, seat, action)
    if target is None or target == OFF_SHIP:
        return leaving_advice(s, seat)
    if is_looting(s, seat):
        steps = distances(s)[target][OFF_SHIP]
        return f"From there your Treasure is {number(steps, 'step')} from the boats."
    if target in s.token_at:
        return enemy_advice(s, seat, target)
    ship, goal = job_goal(s, action)
    room = destination(ship, seat, goal)
    if room is not None and room != OFF_SHIP and room in s.token_at:
        return f"On the way to {room_name(room)}: {enemy_advice(ship, seat, room)}"
    if isinstance(goal, FIRE_ACTIONS):
        return f"There is a fire to fight. {fire_advice(s, seat, target_room(ship, seat, goal.way))}"
    if isinstance(goal, a.Eliminate):
        return "There are deckhands to strike down. " + deckhand_reason(s, target_room(ship, seat, goal.way))
    if isinstance(goal, a.PickUp):
        return f"You can pick up {GOODS_NAMES[goal.kind]} {in_room(ship.place[seat])}."
    return way_advice(s, seat, target)


def way_advice(s: Ship, seat: Seat, target: int) -> str:
    """What speaks for a room by itself: less fire, a Treasure nearby, or its doors."""
    here = s.fire[s.place[seat]]
    if s.fire[target] < here:
        return f"There the fire is {s.fire[target]}, here it is {here}."
    far = distances(s)
    wanted = [
        where % LYING for where in s.token_at[:GUARD_COUNT] if where < LYING + OFF_SHIP and where % LYING in s.rooms
    ]
    if wanted:
        goal = min(wanted, key=lambda room: (far[target][room], room))
        if far[target][goal] < far[s.place[seat]][goal]:
            return f"From there the Treasure {in_room(goal)} is {number(far[target][goal], 'step')} away."
    return f"{sentence(room_name(target))} has {number(len(paths_from(s, target)), 'way')} out."


def leaving_advice(s: Ship, seat: Seat) -> str:
    """What leaving the ship brings."""
    if is_looting(s, seat):
        return f"That brings Treasure {s.token_at.count(LOOTED) + 1} of {s.goal} to the boats."
    if has_enough_treasure(s):
        return "You have the Treasure: now everybody must get off the ship."
    if s.fatigue[seat]:
        return f"In the boats your fatigue of {s.fatigue[seat]} is halved."
    return "In the boats no fire can hurt you."


def enemy_advice(s: Ship, seat: Seat, room: int) -> str:
    """What waits in a room, and how likely you beat it."""
    crew, guard = crew_in(s, room), guard_in(s, room)
    foes = [*crew, *([guard] if guard is not None else [])]
    prize = "a Treasure lies behind the guard" if guard is not None else "beaten, it hunts you no more"
    if crew and may_send_crew_away(s, seat, room):
        return f"You may send {listed(foe_name(foe, strength(s, foe)) for foe in crew)} away, or fight."
    return f"{sentence(' and '.join(odds_text(s, seat, foe) for foe in foes))}; {prize}."


def odds_text(s: Ship, seat: Seat, token: int) -> str:
    """'you beat the guard (7) with 50 %': with the battle strength, where that is needed."""
    return f"you beat {foe_name(token, strength(s, token))} with {percent(battle_odds(s, seat, token)[1])}"


def fire_advice(s: Ship, seat: Seat, room: int) -> str:
    """What the next card may do to a room, or why a lower fire is better."""
    risk = rooms_at_risk(next_cards(s, seat)).get(ROOMS[room].id, {})
    burns = f"{sentence(room_name(room))} burns at {s.fire[room]}"
    for key, what in (("explodes", "blow it up"), ("kegs", "set off its keg"), ("rises", "raise it")):
        if risk.get(key):
            return f"{burns}, and {percent(risk[key])} of the cards left would {what}."
    if guard_in(s, room) is not None or LYING + room in s.token_at[:GUARD_COUNT]:
        return f"{burns}, and there is a Treasure in it."
    return f"{burns}: the lower it is, the less it tires whoever enters."


def goods_advice(s: Ship, seat: Seat, action: a.GoodsAction) -> str:
    """What goods are good for."""
    treasure, grog = action.kind == TREASURE, GROG_VALUE.get(action.kind)
    if isinstance(action, a.Drink):
        return f"It takes {min(s.fatigue[seat], grog or 0)} off your fatigue of {s.fatigue[seat]}, without an action."
    if isinstance(action, a.PutDown):
        return TREASURE_FREES if treasure else "Others can pick it up here."
    if treasure:
        missing = s.goal - s.token_at.count(LOOTED)
        return f"A Treasure for the taking: you still need {missing}." if missing > 0 else "It is one Treasure more."
    if grog:
        return f"Grog takes {grog} off your fatigue, whenever you like, without an action."
    return "A Cutlass keeps your battle strength from falling back so far."


def rest_advice(s: Ship, seat: Seat) -> str:
    """What a rest opens: fires that are too hot now."""
    points, rested = s.fatigue[seat], max(0, s.fatigue[seat] - REST_FATIGUE)
    falls = f"Your fatigue falls from {points} to {rested}"
    if FIRE_LIMIT[rested] > FIRE_LIMIT[points]:
        return f"{falls}: then you may enter fire {FIRE_LIMIT[points]} again."
    return f"{falls}. At {DEATH_FATIGUE} you die."


def training_advice(s: Ship, seat: Seat) -> str:
    """The nearest guard, with one more battle strength."""
    far = distances(s)[s.place[seat]]
    aboard = [token for token in GUARDS if s.token_at[token] < OFF_SHIP]
    if not aboard:
        return "Guards have 6 to 8: be strong before you find one."
    guard = min(aboard, key=lambda token: (far[s.token_at[token]], token))
    twin = s.clone()
    twin.battle[seat] += 1
    before, after = (percent(battle_odds(ship, seat, guard)[1]) for ship in (s, twin))
    return f"Against {foe_name(guard)} {in_room(s.token_at[guard])} your chance goes from {before} to {after}."


def end_turn_advice(s: Ship, seat: Seat) -> str:
    """Who gets the actions that are left."""
    if not s.own_tokens:
        return "You have used all your actions."
    then = (s.active + 1) % s.seats
    burden = " to carry a Treasure" if is_looting(s, then) else ""
    return f"{sentence(who(then, seat))} can use your {number(s.own_tokens, 'action')}{burden}."


def placement_advice(s: Ship, ask: Ask, action: a.Place) -> str:
    """How far from the boats the tile would lie, and whether it can lie nearer."""
    assert s.drawn_tile is not None
    name, steps = room_name(s.drawn_tile), steps_to_boats(s, action)
    if steps == UNREACHABLE:
        return f"No way leads from there to the boats, so {name} troubles nobody."
    near = f"There {name} is {number(steps, 'step')} from the boats"
    if all(steps <= steps_to_boats(s, option) for option in ask.options):
        return f"{near}, as near as can be: what hides in it has a short way home."
    return f"{near}."


def steps_to_boats(s: Ship, action: Action) -> int:
    """How far from the boats the drawn tile would lie."""
    assert isinstance(action, a.Place)
    assert s.drawn_tile is not None
    here = s.cell[action.room]
    assert here is not None
    twin = s.clone()
    lay_tile(twin, s.drawn_tile, here + STEP[action.side], action.turns)
    return distances(twin)[s.drawn_tile][OFF_SHIP]


def card_advice(s: Ship, ask: Ask, card: int) -> str:
    """What the two cards would do that Titian looks at."""
    texts = []
    for option in sorted(ask.options, key=lambda option: option != a.RESOLVE[card]):
        assert isinstance(option, a.Resolve)
        texts.append(" and ".join(card_notes(card_effect(s, option.card), ask.seat)) or "does no harm")
    return f"This card {'; the other one '.join(texts)}." if len(texts) > 1 else "Both cards are alike."


def enemy_step_advice(s: Ship, seat: Seat, room: int | None) -> str:
    """Whom an enemy meets in the room it goes to."""
    finders = [] if room is None else [pirate for pirate in pirates_in(s, room) if room != OFF_SHIP]
    if not finders or room is None:
        return "There it meets nobody for now."
    strong = [f"{who(pirate, seat)} with battle strength +{s.battle[pirate]}" for pirate in finders]
    return f"{sentence(in_room(room))} it meets {listed(strong)}."


def battle_advice(s: Ship, seat: Seat, action: Action) -> str:
    """Whom to fight, when to add the battle strength, and when to give way."""
    phase = s.agenda[-1]
    match action:
        case a.Name(pirate):
            foes = enemies_to_fight(s, s.place[pirate])
            chances = listed(percent(battle_odds(s, pirate, foe)[1]) for foe in foes)
            does = "You win" if pirate == seat else f"{{{pirate}}} wins"
            return f"{does} with {chances}, at fatigue {s.fatigue[pirate]}."
        case a.Fight(foe):
            room = phase.room if isinstance(phase, Aiming) else s.place[seat]
            return f"{sentence(odds_text(s, seat, enemy_token(s, room, foe)))}."
        case a.UseTrack() | a.SaveTrack() if isinstance(phase, Reckoning):
            short, track = strength(s, phase.token) - phase.total_without_track(s), s.battle[seat]
            if isinstance(action, a.UseTrack):
                return f"You are {short} short, and your +{track} {'wins' if track >= short else 'makes it less'}."
            if track < short:
                return f"You are {short} short: even your +{track} would not win."
            return f"You lose by {short}, but keep your +{track} for another battle."
        case a.FightAgain() | a.Retreat() if isinstance(phase, Aftermath):
            return f"Another round: {odds_text(s, seat, phase.token)}, and a defeat costs fatigue."
    return "That leaves you all best off."
