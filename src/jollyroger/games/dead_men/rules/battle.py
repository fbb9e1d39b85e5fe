"""Chapter 8, battles: whom to fight, the roll, the track, and what a lost battle leads to. (DM-8)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....engine import Action, Refusal, Seat, SeatChoice
from ....engine.messages import Noun
from ..actions import (
    DRIVE,
    FIGHT,
    FIGHT_AGAIN,
    MAX_PIRATES,
    NAME,
    RETREAT,
    SAVE_TRACK,
    SEND,
    USE_TRACK,
    Drive,
    EndTurn,
    Fight,
    Name,
    Retreat,
    Send,
)
from ..components import FROMM, GUARDS, GUS, MAX_BATTLE, OFF_SHIP, SIDES, SWORD, SWORD_BONUS
from ..events import Driven, Dropped, Fought, Referred, Rolled, TurnedOver, Voted
from ..messages import text
from ..state import (
    CARRIED,
    FOE_OF,
    IN_BAG,
    LYING,
    Ship,
    adjacent_rooms,
    crew_in,
    cutlass_count,
    guard_in,
    pirates_in,
    possible_backs,
    strength,
)
from .choices import AnnouncedChoice, GroupChoice
from .ending import check_win
from .movement import gain_fatigue, is_crowded, may_enter, may_send_crew_away, move_pirate, too_hot_text, walk_fatigue


def enemies_to_fight(s: Ship, room: int) -> list[int]:
    """Whom a pirate may fight here: crew before the guard; of crew that looks alike, one. (DM-8.1)"""
    crew = crew_in(s, room)
    if crew:
        return list({FOE_OF[token]: token for token in reversed(crew)}.values())[::-1]
    guard = guard_in(s, room)
    return [] if guard is None else [guard]


def enemy_token(s: Ship, room: int, foe: int) -> int:
    """The token in this room of a kind in FOES."""
    return next(token for token in enemies_to_fight(s, room) if FOE_OF[token] == foe)


class Clash(GroupChoice):
    """Enemies and pirates in one room: the players choose who fights, until one side is gone. (DM-8.6)"""

    room: int
    votes: tuple[Action, ...] = ()

    def options(self, s: Ship) -> list[Action]:
        if self.room not in s.place or self.room not in s.token_at:
            return []
        return [NAME[seat] for seat in pirates_in(s, self.room)]

    def decide(self, s: Ship, action: Action) -> None:
        assert isinstance(action, Name)
        s.plan(FACING[action.pirate], CLASH[self.room])

    def voted(self, s: Ship, seat: Seat, action: Action) -> None:
        assert isinstance(action, Name)
        s.tell(Voted, seat, pirate=action.pirate)


CLASH: Final = [Clash(room) for room in range(OFF_SHIP)]


def start_battles(s: Ship, room: int) -> None:
    """Plan the battles that begin in a room: none unless it has both enemies and pirates. (DM-8.1, DM-8.6)"""
    if room in s.token_at and room in s.place:
        s.plan(CLASH[room])
        pirates = pirates_in(s, room)
        if len(pirates) == 1:
            s.plan(FACING[pirates[0]])


class Facing(SeatChoice[Ship]):
    """A pirate must fight the enemies in his room; Black Gus may send crew away instead. (DM-8.1, DM-8.9)

    In the middle of a run Gus must send them away, if he can.
    """

    seat: Seat
    running: bool = False

    def options(self, s: Ship) -> list[Action]:
        room = s.place[self.seat]
        if room == OFF_SHIP or room not in s.token_at:
            return []
        foes = enemies_to_fight(s, room)
        fights: list[Action] = [FIGHT[FOE_OF[token]] for token in foes]
        if not may_send_crew_away(s, self.seat, room):
            return fights
        sends = [SEND[FOE_OF[token]][side] for token in foes for side, _ in adjacent_rooms(s, room)]
        return [*sends] if self.running else [*fights, *sends]

    def decide(self, s: Ship, action: Action) -> None:
        room = s.place[self.seat]
        if isinstance(action, Fight):
            fight_enemy(s, self.seat, enemy_token(s, room, action.foe))
        elif isinstance(action, Send):
            target = s.link[4 * room + action.way]
            assert target is not None
            move_enemy(s, self.seat, enemy_token(s, room, action.foe), target)
            s.plan(self)  # after the battles that begin there
            start_battles(s, target)

    def refusals(self, s: Ship, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat:
            return
        guard = guard_in(s, s.place[seat])
        if guard is not None and crew_in(s, s.place[seat]):
            yield Refusal(FIGHT[FOE_OF[guard]], "DM-8.1", text("refusal-crew-first"))

    def refusal(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return battle_first(action)


FACING: Final = [Facing(seat) for seat in range(MAX_PIRATES)]


def battle_first(action: Action) -> Refusal:
    """Nothing else can be done while a battle is pending, not even ending the turn. (DM-5.2, DM-8.1)"""
    if isinstance(action, EndTurn):
        return Refusal(action, "DM-5.2", text("refusal-finish-battle"))
    return Refusal(action, "DM-8.1", text("refusal-battle-first"))


def move_enemy(s: Ship, seat: Seat | None, token: int, target: int) -> None:
    """Move an enemy: driven or sent away by a pirate (`seat`), or hunting. (DM-8.3, DM-8.9, DM-9.10)"""
    s.token_at[token] = target
    s.tell(Driven, seat, token, strength(s, token), target)


def fight_enemy(s: Ship, seat: Seat, token: int) -> None:
    """Start a battle in the pirate's room; he drops a treasure he carries. (DM-8.1)"""
    for treasure in GUARDS:
        if s.token_at[treasure] == CARRIED + seat:
            s.token_at[treasure] = LYING + s.place[seat]
            s.tell(Dropped, seat, s.place[seat])
    roll_battle(s, seat, token, shot=False)


def roll_battle(s: Ship, seat: Seat, token: int, shot: bool) -> None:
    s.last_roll = s.chance.roll()
    reckoning = Reckoning(seat, token, s.last_roll, shot)
    if s.listener is not None:
        sword, asked = sword_bonus(s, seat), reckoning.is_asked(s)
        s.tell(Rolled, seat, token, s.token_at[token], s.last_roll, sword, strength(s, token), shot, asked)
    s.plan(reckoning)


def sword_bonus(s: Ship, seat: Seat) -> int:
    """What the Sword adds in every battle. (DM-6.9)"""
    return SWORD_BONUS if s.item[seat] == SWORD else 0


def track_floor(s: Ship, seat: Seat) -> int:
    """Where the battle marker returns to: the lowest space without a Cutlass. (DM-8.2, DM-8.7)"""
    return min(cutlass_count(s, seat), MAX_BATTLE)


class Reckoning(SeatChoice[Ship]):
    """The die is rolled; the pirate may add his battle track. A total of at least the strength wins. (DM-8.2)

    He is not asked if the battle is won without the track, or if using it costs nothing.
    """

    seat: Seat
    token: int
    die: int
    shot: bool

    def total_without_track(self, s: Ship) -> int:
        return self.die + sword_bonus(s, self.seat)

    def is_asked(self, s: Ship) -> bool:
        """Whether there is something to decide about the track."""
        return len(self.options(s)) > 1

    def options(self, s: Ship) -> list[Action]:
        track = s.battle[self.seat]
        if not track or self.total_without_track(s) >= strength(s, self.token):
            return []
        return [USE_TRACK] if track == track_floor(s, self.seat) else [USE_TRACK, SAVE_TRACK]

    def decide(self, s: Ship, action: Action) -> None:
        self.finish(s, use_track=action is USE_TRACK)

    def skip(self, s: Ship) -> None:
        self.finish(s, use_track=False)

    def finish(self, s: Ship, use_track: bool) -> None:
        seat, token = self.seat, self.token
        sword, needed, asked = sword_bonus(s, seat), strength(s, token), self.is_asked(s)
        track = s.battle[seat] if use_track else 0
        total = self.total_without_track(s) + track
        if use_track:
            s.battle[seat] = track_floor(s, seat)
        where = s.token_at[token]
        s.tell(Fought, seat, token, where, self.die, sword, track, total, needed, self.shot, total >= needed, asked)
        if total >= needed:
            turn_over_token(s, token)
            if not self.shot:
                s.plan(FACING[seat])
        elif not self.shot and gain_fatigue(s, seat, needed - total):
            s.plan(Aftermath(seat, token, None) if token in GUARDS else roll_aftermath(s, seat, token))

    def refusal(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return battle_first(action)


def turn_over_token(s: Ship, token: int) -> None:
    """Turn a beaten enemy's token over where it lies; Fromm goes back into the bag. (DM-8.2)"""
    room = s.token_at[token]
    if token == FROMM:
        s.token_at[token] = IN_BAG
    else:
        backs = possible_backs(s, token)
        s.token_back[token] = backs[0] if len(set(backs)) == 1 else s.chance.pick(backs)
        s.token_at[token] = LYING + room
    s.tell(TurnedOver, room, token, s.token_back[token])
    check_win(s)


def roll_aftermath(s: Ship, seat: Seat, token: int) -> Aftermath:
    """Roll after a battle lost against crew; a result that cannot be carried out is rolled again. (DM-8.3)"""
    while True:
        s.last_roll = s.chance.roll()
        aftermath = Aftermath(seat, token, s.last_roll)
        possible = bool(aftermath.options(s))
        s.tell(Referred, seat, token, s.place[seat], s.last_roll, possible)
        if possible:
            return aftermath


def legal_retreats(s: Ship, seat: Seat, ignore_fire: bool) -> list[Action]:
    """The doors a beaten pirate may retreat through, including an exit. (DM-8.3, DM-8.5)"""
    found: list[Action] = []
    for side, target in enumerate(s.link[4 * s.place[seat] : 4 * s.place[seat] + 4]):
        if target is None:
            continue
        if may_enter(s, target, s.fatigue[seat]) or (ignore_fire and not is_crowded(s, target)):
            found.append(RETREAT[side])
    return found


class Aftermath(AnnouncedChoice):
    """After a lost battle: the enemy goes, the pirate retreats, or they fight again. (DM-8.3, DM-8.4)

    Against crew the roll decides, and 6 leaves the choice; against a guard (no roll) the pirate chooses.
    """

    seat: Seat
    token: int
    roll: int | None

    def options(self, s: Ship) -> list[Action]:
        room, roll = s.place[self.seat], self.roll
        if roll is None:
            return [FIGHT_AGAIN, *legal_retreats(s, self.seat, ignore_fire=False)]
        if roll == 5:
            return [FIGHT_AGAIN]
        drives: list[Action] = [DRIVE[side] for side, _ in adjacent_rooms(s, room)]
        if roll <= 2:
            return drives
        # A retreat chosen on a 6 is the one of a 3 or 4. (DM-12.2)
        retreats = legal_retreats(s, self.seat, ignore_fire=s.reference_edition)
        return retreats if roll <= 4 else [*drives, *retreats, FIGHT_AGAIN]

    def decide(self, s: Ship, action: Action) -> None:
        seat, room = self.seat, s.place[self.seat]
        if isinstance(action, Drive):
            target = s.link[4 * room + action.way]
            assert target is not None
            move_enemy(s, seat, self.token, target)
            s.plan(FACING[seat])  # after the battles that begin there
            start_battles(s, target)
        elif isinstance(action, Retreat):
            target = s.link[4 * room + action.way]
            assert target is not None
            if move_pirate(s, seat, target, "retreat", walk_fatigue(s, seat, room, target)):
                start_battles(s, target)
        elif s.character[seat] == GUS and self.token not in GUARDS:
            s.plan(FACING[seat])  # told to fight again, Gus may send them away (DM-8.9)
        else:
            fight_enemy(s, seat, self.token)

    def refusals(self, s: Ship, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat or self.roll in (1, 2, 5):
            return
        offered = self.options(s)
        for side, target in enumerate(s.link[4 * s.place[seat] : 4 * s.place[seat] + 4]):
            if target is None or target == OFF_SHIP or RETREAT[side] in offered:
                continue
            if is_crowded(s, target):
                why = text("refusal-barred-side", count=s.deckhands[target], side=Noun(f"side-{SIDES[side]}"))
                yield Refusal(RETREAT[side], "DM-7.6", why)
            else:
                yield Refusal(RETREAT[side], "DM-7.4", too_hot_text(s.fatigue[seat], s.fire[target]))

    def refusal(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return battle_first(action)


class Aiming(SeatChoice[Ship]):
    """A pistol shot into an adjacent room: crew before the guard; of several crew, one is chosen. (DM-8.8)"""

    seat: Seat
    room: int

    def options(self, s: Ship) -> list[Action]:
        return [FIGHT[FOE_OF[token]] for token in enemies_to_fight(s, self.room)]

    def decide(self, s: Ship, action: Action) -> None:
        assert isinstance(action, Fight)
        roll_battle(s, self.seat, enemy_token(s, self.room, action.foe), shot=True)
