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
from ..components import CREW, FROMM, GUARDS, GUS, OFF, SIDES, SWORD, SWORD_BONUS, TRACK_TOP
from ..events import Driven, Dropped, Fought, Referred, Rolled, TurnedOver
from ..state import (
    CARRIED,
    FOE_OF,
    IN_BAG,
    LYING,
    Ship,
    crew_in,
    cutlasses,
    guard_in,
    hidden_backs,
    pirates_in,
    strength,
    within_reach,
)
from .death import eased, tire
from .ending import check_win
from .movement import crowded, may_enter, move, toll
from .votes import GroupChoice


def foes_in(s: Ship, room: int) -> list[int]:
    """Whom a pirate must fight here: all crew before the guard; of those alike, one. (DM-8.1)"""
    crew = crew_in(s, room)
    if crew:
        return list({FOE_OF[token]: token for token in reversed(crew)}.values())[::-1]
    guard = guard_in(s, room)
    return [] if guard is None else [guard]


def token_like(s: Ship, room: int, foe: int) -> int:
    return next(token for token in foes_in(s, room) if FOE_OF[token] == foe)


class Clash(GroupChoice):
    """Enemies and pirates in one room: the players choose who fights, until no enemy or no pirate is left. (DM-8.6)"""

    room: int
    votes: tuple[Action, ...] = ()

    def options(self, s: Ship) -> list[Action]:
        if self.room not in s.place or self.room not in s.at:
            return []
        return [NAME[seat] for seat in pirates_in(s, self.room)]

    def decide(self, s: Ship, action: Action) -> None:
        assert isinstance(action, Name)
        s.plan(Facing(action.pirate), Clash(self.room))


def encounter(s: Ship, room: int) -> tuple[Phase[Ship], ...]:
    """The battles that begin here: none, unless enemies and pirates have met. (DM-8.1, DM-8.6)"""
    if room not in s.at or room not in s.place:
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
        if room == OFF or room not in s.at:
            return []
        foes = foes_in(s, room)
        fights: list[Action] = [FIGHT[FOE_OF[token]] for token in foes]
        if s.character[self.seat] != GUS or foes[0] in GUARDS:
            return fights
        sends = [SEND[FOE_OF[token]][side] for token in foes for side, _ in within_reach(s, room)]
        return [*sends] if self.running and sends else [*fights, *sends]

    def ask(self, s: Ship) -> list[Ask]:
        options = self.options(s)
        return [Ask(self.seat, options)] if len(options) > 1 else []

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat) or next(iter(self.options(s)), None)
        room = s.place[self.seat]
        if isinstance(action, Fight):
            fight(s, self.seat, token_like(s, room, action.foe))
        elif isinstance(action, Send):
            target = s.link[4 * room + action.way]
            assert target is not None
            drive(s, self.seat, token_like(s, room, action.foe), target)
            s.plan(*encounter(s, target), Facing(self.seat, self.running))

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


def drive(s: Ship, seat: Seat | None, token: int, target: int) -> None:
    """An enemy goes to that room. (DM-8.3, DM-8.9, DM-9.10)"""
    s.at[token] = target
    s.tell(Driven, seat, token, strength(s, token), target)


def fight(s: Ship, seat: Seat, token: int) -> None:
    """A battle in the pirate's own room: a carried treasure is dropped, the die rolled. (DM-8.1)"""
    for treasure in GUARDS:
        if s.at[treasure] == CARRIED + seat:
            s.at[treasure] = LYING + s.place[seat]
            s.tell(Dropped, seat, s.place[seat])
    roll(s, seat, token, shot=False)


def roll(s: Ship, seat: Seat, token: int, shot: bool) -> None:
    s.die = s.chance.roll()
    s.tell(Rolled, seat, token, strength(s, token), s.die, shot)
    s.plan(Reckoning(seat, token, s.die, shot))


def bonus(s: Ship, seat: Seat) -> int:
    """The Sword helps in every battle. (DM-6.9)"""
    return SWORD_BONUS if s.item[seat] == SWORD else 0


def floor(s: Ship, seat: Seat) -> int:
    """Where the battle marker goes back to: the lowest space without a Cutlass. (DM-8.2, DM-8.7)"""
    return min(cutlasses(s, seat), TRACK_TOP)


class Reckoning(Phase[Ship]):
    """The die is rolled; the pirate may add his whole battle track. Reaching the strength wins. (DM-8.2)

    He is not asked where the track could not help, or costs nothing.
    """

    seat: Seat
    token: int
    die: int
    shot: bool

    def bare(self, s: Ship) -> int:
        return self.die + bonus(s, self.seat)

    def ask(self, s: Ship) -> list[Ask]:
        if self.bare(s) >= strength(s, self.token) or s.battle[self.seat] == floor(s, self.seat):
            return []
        return [Ask(self.seat, [USE_TRACK, SAVE_TRACK])]

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        seat, token = self.seat, self.token
        total, wanted = self.bare(s), strength(s, token)
        track = total < wanted and s.battle[seat] > 0 and answers.get(seat) is not SAVE_TRACK
        if track:
            total += s.battle[seat]
            s.battle[seat] = floor(s, seat)
        s.tell(Fought, seat, token, total, wanted, track, self.shot, total >= wanted)
        if total >= wanted:
            turn_over(s, token)
            if not self.shot:
                s.plan(Facing(seat))
        elif not self.shot and tire(s, seat, wanted - total):
            s.plan(Aftermath(seat, token, None) if token in GUARDS else refer(s, seat, token))

    def refusal(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return battle_first(action)


def turn_over(s: Ship, token: int) -> None:
    """A beaten enemy's token is turned over where it lies; Fromm goes back into the bag. (DM-8.2)"""
    room = s.at[token]
    if token == FROMM:
        s.at[token] = IN_BAG
    else:
        backs = hidden_backs(s, token)
        s.back[token] = backs[0] if len(set(backs)) == 1 else s.chance.pick(backs)
        s.at[token] = LYING + room
    s.tell(TurnedOver, room, token, s.back[token])
    check_win(s)


def refer(s: Ship, seat: Seat, token: int) -> Aftermath:
    """The roll after a battle lost against crew; one that cannot be carried out is rolled again. (DM-8.3)"""
    while True:
        s.die = s.chance.roll()
        s.tell(Referred, seat, s.die)
        aftermath = Aftermath(seat, token, s.die)
        if aftermath.options(s):
            return aftermath


def retreats(s: Ship, seat: Seat, any_fire: bool) -> list[Action]:
    """The doors a beaten pirate may go through, an exit among them. (DM-8.3, DM-8.5)"""
    found: list[Action] = []
    for side, target in enumerate(s.link[4 * s.place[seat] : 4 * s.place[seat] + 4]):
        if target is not None and (may_enter(s, target, s.fatigue[seat]) or (any_fire and not crowded(s, target))):
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
        drives: list[Action] = [DRIVE[side] for side, _ in within_reach(s, room)]
        if roll is None:
            return [FIGHT_AGAIN, *retreats(s, self.seat, any_fire=False)]
        if roll <= 2:
            return drives
        if roll <= 4:
            return retreats(s, self.seat, any_fire=s.reference)
        return [FIGHT_AGAIN] if roll == 5 else [*drives, *retreats(s, self.seat, any_fire=False), FIGHT_AGAIN]

    def ask(self, s: Ship) -> list[Ask]:
        options = self.options(s)
        return [Ask(self.seat, options)] if len(options) > 1 else []

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        seat, room = self.seat, s.place[self.seat]
        action = answers.get(seat) or self.options(s)[0]
        if isinstance(action, Drive):
            target = s.link[4 * room + action.way]
            assert target is not None
            drive(s, seat, self.token, target)
            s.plan(*encounter(s, target), Facing(seat))
        elif isinstance(action, Retreat):
            target = s.link[4 * room + action.way]
            assert target is not None
            if move(s, seat, target, "retreat", eased(s, seat, toll(s, seat, room, target))):
                s.plan(*encounter(s, target))
        elif s.character[seat] == GUS and self.token not in GUARDS:
            s.plan(Facing(seat))  # told to fight again, Gus may send them away (DM-8.9)
        else:
            fight(s, seat, self.token)

    def refusals(self, s: Ship, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat or self.roll in (1, 2, 5):
            return
        offered = self.options(s)
        for side, target in enumerate(s.link[4 * s.place[seat] : 4 * s.place[seat] + 4]):
            if target is None or target == OFF or RETREAT[side] in offered:
                continue
            if crowded(s, target):
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
        foes = foes_in(s, self.room)
        return [Ask(self.seat, [FIGHT[FOE_OF[token]] for token in foes])] if len(foes) > 1 else []

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        foe = action.foe if isinstance(action, Fight) else FOE_OF[foes_in(s, self.room)[0]]
        roll(s, self.seat, token_like(s, self.room, foe), shot=True)


CREW_TOKENS = (*CREW, FROMM)
