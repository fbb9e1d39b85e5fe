"""A position as numbers between 0 and 1, for the learnt value: what is known to everybody after a pirate's turn.

Counts of pirates are shares of the crew, so that positions with two and with five pirates look alike. The names are
saved with the weights: a net that was trained on other features is refused.
"""

from __future__ import annotations

from typing import Final

from ...components import (
    CARD_COUNT,
    CHARACTER_COUNT,
    CHARACTERS,
    COLOUR,
    CREW,
    CROWD_SIZE,
    CUTLASS,
    DEATH_FATIGUE,
    EXPLOSION_LEVEL,
    FIRE_LEVELS,
    FIRE_LIMIT,
    FIVES_TO_SHUFFLE,
    FROMM,
    GUARD_COUNT,
    ITEM_COUNT,
    KEG,
    LOSING_EXPLOSIONS,
    MAX_BATTLE,
    MAX_SHUFFLES,
    OFF_SHIP,
    RED,
    TILE_COUNT,
    TREASURE_COUNT,
    YELLOW,
)
from ...rules.ending import loss_by_death
from ...state import CARRIED, GONE, IN_BAG, LOOTED, LYING, Ship, mask_of, next_places, places_in
from .card_outlook import ADDS, MOVES_CREW, SPREADS, Outlook, Trapdoors, cards_left, next_card, next_round, trapdoors
from .travel import ACTION, UNREACHABLE
from .treasure_trips import LONGEST_TRIP, Trips, treasure_places, treasure_trips

TRIP_COUNT: Final = 5
"""How many trips are features of their own."""
LOW_SUPPLY: Final = 8
"""From here on a supply of deckhands is low."""
LATE_EXPLOSIONS: Final = 3
"""Beyond this many, explosions count again."""
TIRED: Final = 11
"""With this fatigue a pirate can do little."""
FAR_STEPS: Final = 6
"""Steps beyond this do not count."""

FEATURES: Final[tuple[str, ...]] = (
    *("missing", "missing none", "missing one", "looted", "goal", "carried", "lying", "guarded", "in bag", "spare"),
    *("no spare", "in hand", *(f"trip {number + 1}" for number in range(TRIP_COUNT)), "all trips", "trips per pirate"),
    *("explosions", "late explosions", "one explosion left", "two explosions left"),
    *(f"{colour} fires {level}" for colour in ("red", "yellow") for level in range(EXPLOSION_LEVEL)),
    *("kegs next", "kegs soon", "fires 5 beside 5", "fires 5 beside 4", "remote fires", "treasure fires"),
    *("cards", "red fives", "yellow fives", "spreads", "adds", "crew moves", "fives", "shuffles"),
    *(f"card {name}" for name in ("explosions", "big blast", "lost", "overwhelmed", "rooms", "treasures", "pirates")),
    *(f"round {name}" for name in ("explosions", "big blast", "lost", "overwhelmed", "rooms", "treasures", "pirates")),
    *("supply", "low supply", "trapdoors", "trapdoor hands", "other hands", "spread", "shut rooms", "open trapdoors"),
    *("fatigue", "most fatigue", "tired pirates", "battle", "most battle", "aboard", "cutlasses", "grog"),
    *("way home", "too hot", "with enemies", "cut off", "reserve", "dead", "death loses"),
    *("received", "six actions", "next way home", "next looting", "next fatigue"),
    *("crew aboard", "crew in bag", "crew required", "fromm aboard", "fromm strong", "fromm in bag"),
    *("rooms", "tiles", "double tiles", "depth", "exits", "exit fire"),
    *(f"character {number}" for number in range(CHARACTER_COUNT)),
    *(f"item {number}" for number in range(ITEM_COUNT)),
    *("two pirates", "four pirates", "five pirates", "reference edition", "dead pirate loses"),
)


def share(amount: float, most: float) -> float:
    """The amount as a share of the most that counts."""
    return 0.0 if amount <= 0 else 1.0 if amount >= most else amount / most


def flag(is_so: bool) -> float:
    return 1.0 if is_so else 0.0


def features(s: Ship) -> list[float]:
    """The features of a position after a pirate's actions and before the card."""
    found: list[float] = []
    trips = treasure_trips(s)
    cards = cards_left(s)
    hatches = trapdoors(s)
    treasure_rooms = treasure_places(s)
    add_treasures(found, s, trips)
    add_explosions(found, s)
    add_fires(found, s, treasure_rooms)
    add_cards(found, s, cards)
    add_outlook(found, s, next_card(s, cards, hatches, treasure_rooms))
    add_outlook(found, s, next_round(s, cards, hatches, treasure_rooms))
    add_deckhands(found, s, hatches)
    add_pirates(found, s, trips.home)
    add_next_pirate(found, s, trips.home)
    add_enemies(found, s)
    add_layout(found, s, trips.home)
    add_table(found, s)
    return found


def add_treasures(found: list[float], s: Ship, trips: Trips) -> None:
    """How many treasures are missing, where they are, and the trips that bring them home."""
    guards = s.token_at[:GUARD_COUNT]
    looted, bagged, gone = guards.count(LOOTED), guards.count(IN_BAG), guards.count(GONE)
    carried = lying = guarded = 0
    for where in guards:
        if where < OFF_SHIP:
            guarded += 1
        elif LYING <= where < LYING + OFF_SHIP:
            lying += 1
        elif CARRIED <= where < IN_BAG:
            carried += 1
    missing = max(0, s.goal - looted)
    spare = TREASURE_COUNT - gone - s.goal
    found += [share(missing, TREASURE_COUNT), flag(missing == 0), flag(missing == 1)]
    found += [share(looted, TREASURE_COUNT), share(s.goal, TREASURE_COUNT)]
    found += [share(carried, 4), share(lying, 4), share(guarded, 4), share(bagged, TREASURE_COUNT)]
    found += [share(spare, 3), flag(spare == 0), flag(carried >= missing)]
    total = 0.0
    for number in range(TREASURE_COUNT):
        trip = 0.0
        if number < missing:
            trip = trips.trips[number] if number < len(trips.trips) else LONGEST_TRIP
        total += trip
        if number < TRIP_COUNT:
            found.append(share(trip, LONGEST_TRIP))
    found += [share(total, 4 * LONGEST_TRIP), share(total, s.seats * 1.5 * LONGEST_TRIP)]


def add_explosions(found: list[float], s: Ship) -> None:
    left = LOSING_EXPLOSIONS - s.explosions
    found += [share(s.explosions, LOSING_EXPLOSIONS), share(s.explosions - LATE_EXPLOSIONS, LATE_EXPLOSIONS)]
    found += [flag(left == 1), flag(left == 2)]


def add_fires(found: list[float], s: Ship, treasure_rooms: list[int]) -> None:
    """Fires by colour and level, kegs about to explode, fires that may set off each other or burn unattended."""
    counts = [0] * (2 * EXPLOSION_LEVEL)
    kegs_next = kegs_soon = beside_five = beside_four = 0
    steps, remote = steps_from_pirates(s), 0
    for room in s.rooms:
        level = s.fire[room]
        counts[level if COLOUR[room] == RED else EXPLOSION_LEVEL + level] += 1
        keg = KEG[room]
        if keg is not None and not s.keg_spent[room]:
            if keg == level + 1 or (keg <= level and s.reference_edition):
                kegs_next += 1
            elif keg == level + 2:
                kegs_soon += 1
        if level == EXPLOSION_LEVEL - 1:
            for other in s.link[4 * room : 4 * room + 4]:
                if other is not None and other != OFF_SHIP:
                    beside_five += s.fire[other] == level
                    beside_four += s.fire[other] == level - 1
        if level >= EXPLOSION_LEVEL - 2:
            remote += steps[room] * (level - 3)
    treasure_fire = 0
    for room in treasure_rooms:
        treasure_fire += s.fire[room]
    found += [share(count, EXPLOSION_LEVEL) for count in counts]
    found += [share(kegs_next, 4), share(kegs_soon, 4), share(beside_five, 6), share(beside_four, 6)]
    found += [share(remote, 24), share(treasure_fire, 12)]


def steps_from_pirates(s: Ship) -> list[int]:
    """By place: how many steps it is away from the nearest pirate, at most FAR_STEPS."""
    steps = [FAR_STEPS] * (OFF_SHIP + 1)
    front = reached = mask_of(s.place)
    for distance in range(FAR_STEPS):
        beyond = 0
        for place in places_in(front):
            steps[place] = distance
            beyond |= next_places(s, place)
        front = beyond & ~reached
        reached |= front
    return steps


def add_cards(found: list[float], s: Ship, cards: list[int]) -> None:
    """The cards that are left before the next shuffle."""
    red = yellow = spreads = adds = moves = 0
    for card in cards:
        red += FIRE_LEVELS[card][RED] == EXPLOSION_LEVEL - 1
        yellow += FIRE_LEVELS[card][YELLOW] == EXPLOSION_LEVEL - 1
        spreads += SPREADS[card]
        adds += ADDS[card]
        moves += MOVES_CREW[card]
    count = len(cards)
    found += [share(count, CARD_COUNT), share(red, count), share(yellow, count)]
    found += [share(spreads, count), share(adds, count), share(moves, count)]
    found += [share(s.fives_since_shuffle, FIVES_TO_SHUFFLE), share(s.shuffles, MAX_SHUFFLES)]


def add_outlook(found: list[float], s: Ship, outlook: Outlook) -> None:
    found += [share(outlook.explosions, 4), share(outlook.big_blast, 1), share(outlook.lost, 1)]
    found += [share(outlook.overwhelmed, 1), share(outlook.rooms, 3)]
    found += [share(outlook.treasures, 1.5), share(outlook.pirates, s.seats * 0.5)]


def add_deckhands(found: list[float], s: Ship, hatches: Trapdoors) -> None:
    at_trapdoors = elsewhere = shut = occupied = 0
    for room in s.rooms:
        count = s.deckhands[room]
        if s.trapdoor[room]:
            at_trapdoors += count
            occupied += count > 0
        else:
            elsewhere += count
        shut += count >= CROWD_SIZE
    found += [share(s.supply, 24), share(LOW_SUPPLY - s.supply, LOW_SUPPLY), share(hatches.added, 6)]
    found += [share(at_trapdoors, 12), share(elsewhere, 12), share(hatches.spread, 10)]
    found += [share(shut, 4), share(occupied, 6)]


def add_pirates(found: list[float], s: Ship, home: list[int]) -> None:
    """The condition of the crew and the dangers it is in."""
    seats = s.seats
    aboard = hot = beset = stranded = tired = fatigue = way = 0
    for seat in range(seats):
        points, place = s.fatigue[seat], s.place[seat]
        fatigue += points
        tired += points >= TIRED
        if place != OFF_SHIP:
            aboard += 1
            way += home[place]
            stranded += home[place] == UNREACHABLE
            hot += s.fire[place] >= FIRE_LIMIT[points]
            beset += place in s.token_at
    cutlasses = grog = 0
    for token in CREW:
        if CARRIED <= s.token_at[token] < IN_BAG:
            if s.token_back[token] == CUTLASS:
                cutlasses += 1
            else:
                grog += 1
    found += [share(fatigue, DEATH_FATIGUE * seats), share(max(s.fatigue), DEATH_FATIGUE), share(tired, seats)]
    found += [share(sum(s.battle), MAX_BATTLE * seats), share(max(s.battle), MAX_BATTLE), share(aboard, seats)]
    found += [share(cutlasses, 1.5 * seats), share(grog, seats), share(way, 10 * ACTION * seats)]
    found += [share(hot, seats), share(beset, seats), share(stranded, seats)]
    found += [share(len(s.reserve), 5), share(len(s.dead_characters), 4), flag(loss_by_death(s) is not None)]


def add_next_pirate(found: list[float], s: Ship, home: list[int]) -> None:
    """Who plays next, and with how many actions."""
    seat = (s.active + 1) % s.seats
    found += [share(s.received_tokens, 6), flag(CHARACTERS[s.character[seat]].actions > 5)]
    found += [share(home[s.place[seat]], 15 * ACTION), flag(CARRIED + seat in s.token_at[:GUARD_COUNT])]
    found.append(share(s.fatigue[seat], DEATH_FATIGUE))


def add_enemies(found: list[float], s: Ship) -> None:
    aboard = in_bag = 0
    for token in CREW:
        aboard += s.token_at[token] < OFF_SHIP
        in_bag += s.token_at[token] == IN_BAG
    fromm = s.token_at[FROMM]
    found += [share(aboard, 6), share(in_bag, len(CREW)), share(aboard + in_bag, len(CREW)) if s.all_crew else 0.0]
    found += [flag(fromm < OFF_SHIP), flag(fromm < OFF_SHIP and s.fromm_strength > 4), flag(fromm == IN_BAG)]


def add_layout(found: list[float], s: Ship, home: list[int]) -> None:
    """How large and how deep the ship is, and its exits."""
    depth = exits = exit_fire = 0
    for room in s.rooms:
        depth += home[room]
    for door in s.exits:
        if door is not None:
            exits += 1
            exit_fire = max(exit_fire, s.fire[door // 4])
    doubles = s.double_tiles - (TILE_COUNT - len(s.stack))
    found += [share(len(s.rooms), OFF_SHIP), share(len(s.stack), TILE_COUNT), share(doubles, TILE_COUNT)]
    found += [share(depth, UNREACHABLE * max(1, len(s.rooms))), share(exits, 2), share(exit_fire, EXPLOSION_LEVEL)]


def add_table(found: list[float], s: Ship) -> None:
    """Who plays with what, and by which rules."""
    found += [flag(character in s.character) for character in range(CHARACTER_COUNT)]
    found += [flag(item in s.item) for item in range(ITEM_COUNT)]
    found += [flag(s.seats == 2), flag(s.seats == 4), flag(s.seats == 5)]
    found += [flag(s.reference_edition), flag(s.dead_pirate_loses)]
