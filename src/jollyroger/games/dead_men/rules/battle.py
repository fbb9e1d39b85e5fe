"""Battles, on anybody's turn: whom to fight, the roll, the track, and what a lost battle leads to. (DM-8)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import (
    DRIVE,
    FIGHT,
    FIGHT_AGAIN,
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
from ..components import CREW, FROMM, GUARDS, GUS, MAX_BATTLE, OFF_SHIP, SIDES, SWORD, SWORD_BONUS
from ..events import Driven, Dropped, Fought, Referred, Rolled, TurnedOver
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
from .death import felt_fatigue, gain_fatigue
from .ending import check_win
from .movement import is_crowded, may_enter, move_pirate, step_fatigue
from .votes import GroupChoice


def enemies_to_fight(s: Ship, room: int) -> list[int]:
    """Whom a pirate must fight here: all crew before the guard; of those alike, one. (DM-8.1)"""
    crew = crew_in(s, room)
    if crew:
        return list({FOE_OF[token]: token for token in reversed(crew)}.values())[::-1]
    guard = guard_in(s, room)
    return [] if guard is None else [guard]


def token_like(s: Ship, room: int, foe: int) -> int:
    return next(token for token in enemies_to_fight(s, room) if FOE_OF[token] == foe)


class Clash(GroupChoice):
    """Enemies and pirates in one room: the players choose who fights, until no enemy or no pirate is left. (DM-8.6)"""

    room: int
    votes: tuple[Action, ...] = ()

    def options(self, s: Ship) -> list[Action]:
        if self.room not in s.place or self.room not in s.token_at:
            return []
        return [NAME[seat] for seat in pirates_in(s, self.room)]

    def decide(self, s: Ship, action: Action) -> None:
        assert isinstance(action, Name)
        s.plan(Facing(action.pirate), Clash(self.room))


def start_battles(s: Ship, room: int) -> tuple[Phase[Ship], ...]:
    """The battles that begin here: none, unless enemies and pirates have met. (DM-8.1, DM-8.6)"""
    if room not in s.token_at or room not in s.place:
        return ()
    pirates = pirates_in(s, room)
    return (Facing(pirates[0]), Clash(room)) if len(pirates) == 1 else (Clash(room),)


class Facing(Phase[Ship]):
    """A pirate faces enemies in his room and fights at once; Black Gus may send crew away instead. (DM-8.1, DM-8.9)

    In the middle of a run Gus must send them, if he can.
    """

    seat: Seat
    running: bool = False

    def options(self, s: Ship) -> list[Action]:
        room = s.place[self.seat]
        if room == OFF_SHIP or room not in s.token_at:
            return []
        foes = enemies_to_fight(s, room)
        fights: list[Action] = [FIGHT[FOE_OF[token]] for token in foes]
        if s.character[self.seat] != GUS or foes[0] in GUARDS:
            return fights
        sends = [SEND[FOE_OF[token]][side] for token in foes for side, _ in adjacent_rooms(s, room)]
        return [*sends] if self.running and sends else [*fights, *sends]

    def ask(self, s: Ship) -> list[Ask]:
        options = self.options(s)
        return [Ask(self.seat, options)] if len(options) > 1 else []

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat) or next(iter(self.options(s)), None)
        room = s.place[self.seat]
        if isinstance(action, Fight):
            fight_enemy(s, self.seat, token_like(s, room, action.foe))
        elif isinstance(action, Send):
            target = s.link[4 * room + action.way]
            assert target is not None
            move_enemy(s, self.seat, token_like(s, room, action.foe), target)
            s.plan(*start_battles(s, target), Facing(self.seat, self.running))

    def refusals(self, s: Ship, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat:
            return
        guard = guard_in(s, s.place[seat])
        if guard is not None and crew_in(s, s.place[seat]):
            yield Refusal(FIGHT[FOE_OF[guard]], "DM-8.1", "All crew in the room must be beaten or gone first.")

    def refusal(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return battle_first(action)


def battle_first(action: Action) -> Refusal | None:
    """Nothing else is done while a battle is pending, not even ending the turn. (DM-5.2, DM-8.1)"""
    if isinstance(action, EndTurn):
        return Refusal(action, "DM-5.2", "A battle is pending: it must be fought out before the turn can end.")
    return Refusal(action, "DM-8.1", "Enemies are here: the battle comes first.")


def move_enemy(s: Ship, seat: Seat | None, token: int, target: int) -> None:
    """An enemy goes to that room. (DM-8.3, DM-8.9, DM-9.10)"""
    s.token_at[token] = target
    s.tell(Driven, seat, token, strength(s, token), target)


def fight_enemy(s: Ship, seat: Seat, token: int) -> None:
    """A battle in the pirate's own room: a carried treasure is dropped, the die rolled. (DM-8.1)"""
    for treasure in GUARDS:
        if s.token_at[treasure] == CARRIED + seat:
            s.token_at[treasure] = LYING + s.place[seat]
            s.tell(Dropped, seat, s.place[seat])
    roll_battle(s, seat, token, shot=False)


def roll_battle(s: Ship, seat: Seat, token: int, shot: bool) -> None:
    s.last_roll = s.chance.roll()
    s.tell(Rolled, seat, token, strength(s, token), s.last_roll, shot)
    s.plan(Reckoning(seat, token, s.last_roll, shot))


def sword_bonus(s: Ship, seat: Seat) -> int:
    """The Sword helps in every battle. (DM-6.9)"""
    return SWORD_BONUS if s.item[seat] == SWORD else 0


def track_floor(s: Ship, seat: Seat) -> int:
    """Where the battle marker goes back to: the lowest space without a Cutlass. (DM-8.2, DM-8.7)"""
    return min(cutlass_count(s, seat), MAX_BATTLE)


class Reckoning(Phase[Ship]):
    """The die is rolled; the pirate may add his whole battle track. Reaching the strength wins. (DM-8.2)

    He is not asked where the track could not help, or costs nothing.
    """

    seat: Seat
    token: int
    die: int
    shot: bool

    def bare(self, s: Ship) -> int:
        return self.die + sword_bonus(s, self.seat)

    def ask(self, s: Ship) -> list[Ask]:
        if self.bare(s) >= strength(s, self.token) or s.battle[self.seat] == track_floor(s, self.seat):
            return []
        return [Ask(self.seat, [USE_TRACK, SAVE_TRACK])]

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        seat, token = self.seat, self.token
        total, wanted = self.bare(s), strength(s, token)
        track = total < wanted and s.battle[seat] > 0 and answers.get(seat) is not SAVE_TRACK
        if track:
            total += s.battle[seat]
            s.battle[seat] = track_floor(s, seat)
        s.tell(Fought, seat, token, total, wanted, track, self.shot, total >= wanted)
        if total >= wanted:
            turn_over_token(s, token)
            if not self.shot:
                s.plan(Facing(seat))
        elif not self.shot and gain_fatigue(s, seat, wanted - total):
            s.plan(Aftermath(seat, token, None) if token in GUARDS else roll_aftermath(s, seat, token))

    def refusal(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return battle_first(action)


def turn_over_token(s: Ship, token: int) -> None:
    """A beaten enemy's token is turned over where it lies; Fromm goes back into the bag. (DM-8.2)"""
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
    """The roll after a battle lost against crew; one that cannot be carried out is rolled again. (DM-8.3)"""
    while True:
        s.last_roll = s.chance.roll()
        s.tell(Referred, seat, s.last_roll)
        aftermath = Aftermath(seat, token, s.last_roll)
        if aftermath.options(s):
            return aftermath


def legal_retreats(s: Ship, seat: Seat, any_fire: bool) -> list[Action]:
    """The doors a beaten pirate may go through, an exit among them. (DM-8.3, DM-8.5)"""
    found: list[Action] = []
    for side, target in enumerate(s.link[4 * s.place[seat] : 4 * s.place[seat] + 4]):
        if target is not None and (may_enter(s, target, s.fatigue[seat]) or (any_fire and not is_crowded(s, target))):
            found.append(RETREAT[side])
    return found


class Aftermath(Phase[Ship]):
    """After a lost battle: the enemy goes, the pirate retreats, or they fight again. (DM-8.3, DM-8.4)

    Against crew the roll says which, 6 leaving the choice; against a guard (no roll) the pirate chooses.
    """

    seat: Seat
    token: int
    roll: int | None

    def options(self, s: Ship) -> list[Action]:
        room, roll = s.place[self.seat], self.roll
        drives: list[Action] = [DRIVE[side] for side, _ in adjacent_rooms(s, room)]
        if roll is None:
            return [FIGHT_AGAIN, *legal_retreats(s, self.seat, any_fire=False)]
        if roll <= 2:
            return drives
        if roll <= 4:
            return legal_retreats(s, self.seat, any_fire=s.reference_edition)
        return [FIGHT_AGAIN] if roll == 5 else [*drives, *legal_retreats(s, self.seat, any_fire=False), FIGHT_AGAIN]

    def ask(self, s: Ship) -> list[Ask]:
        options = self.options(s)
        return [Ask(self.seat, options)] if len(options) > 1 else []

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        seat, room = self.seat, s.place[self.seat]
        action = answers.get(seat) or self.options(s)[0]
        if isinstance(action, Drive):
            target = s.link[4 * room + action.way]
            assert target is not None
            move_enemy(s, seat, self.token, target)
            s.plan(*start_battles(s, target), Facing(seat))
        elif isinstance(action, Retreat):
            target = s.link[4 * room + action.way]
            assert target is not None
            if move_pirate(s, seat, target, "retreat", felt_fatigue(s, seat, step_fatigue(s, seat, room, target))):
                s.plan(*start_battles(s, target))
        elif s.character[seat] == GUS and self.token not in GUARDS:
            s.plan(Facing(seat))  # told to fight again, Gus may send them away (DM-8.9)
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
                yield Refusal(RETREAT[side], "DM-7.6", f"Three deckhands or more bar the way {SIDES[side]}.")
            else:
                why = f"Too hot: fatigue {s.fatigue[seat]} forbids fire {s.fire[target]}."
                yield Refusal(RETREAT[side], "DM-7.4", why)

    def refusal(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return battle_first(action)


class Aiming(Phase[Ship]):
    """A pistol shot into an adjacent room: crew before the guard, of several crew one is chosen. (DM-8.8)"""

    seat: Seat
    room: int

    def ask(self, s: Ship) -> list[Ask]:
        foes = enemies_to_fight(s, self.room)
        return [Ask(self.seat, [FIGHT[FOE_OF[token]] for token in foes])] if len(foes) > 1 else []

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        foe = action.foe if isinstance(action, Fight) else FOE_OF[enemies_to_fight(s, self.room)[0]]
        roll_battle(s, self.seat, token_like(s, self.room, foe), shot=True)


CREW_TOKENS = (*CREW, FROMM)
