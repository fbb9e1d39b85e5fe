"""Sources of chance: sealed, fast, scripted, replayed, recorded."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable

import pytest

from jollyroger.engine import Chance, Fast, Recorder, Replayed, Scripted, Sealed
from jollyroger.engine.chance import commitment

SECRET = bytes(range(32))
SALTS = [b"anne", b"mary"]

SOURCES: dict[str, Callable[[], Chance]] = {
    "sealed": lambda: Sealed(SECRET, SALTS),
    "fast": lambda: Fast(1),
    "scripted, then fast": lambda: Scripted([0, 0], then=Fast(1)),
    "recorder": lambda: Recorder(Sealed(SECRET, SALTS)),
    "replayed": lambda: Replayed([n % 6 for n in range(7000)]),
}
every_source = pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES)


def rolls(chance: Chance, faces: int = 6, count: int = 12) -> list[int]:
    return [chance.below(faces) for _ in range(count)]


# Programs of others verify games with these numbers: they may never change.


def test_sealed_rolls_match_the_published_vectors() -> None:
    chance = Sealed(SECRET, SALTS)
    assert rolls(chance) == [1, 4, 4, 5, 2, 3, 2, 3, 1, 2, 4, 3]
    assert rolls(chance, 1000, 6) == [423, 604, 385, 922, 830, 187]


def test_a_sealed_shuffle_matches_the_published_vector() -> None:
    things = list("abcdefg")
    Sealed(SECRET, SALTS).shuffle(things)
    assert "".join(things) == "gbcdaef"


def test_the_commitment_matches_the_published_vector() -> None:
    shown = "c039eeeacc1beb5c119d583637ca32deee59479ebbf55f912ef226e219b4fe21"
    assert Sealed(SECRET).commitment == Sealed(SECRET, SALTS).commitment == commitment(SECRET) == shown


def test_fast_rolls_do_not_change_from_version_to_version() -> None:
    chance = Fast(1)
    assert rolls(chance) == [4, 2, 0, 4, 2, 3, 3, 5, 3, 2, 0, 2]
    assert rolls(chance, 1000, 6) == [872, 258, 53, 362, 571, 954]


OTHERS = {
    "no salts": Sealed(SECRET),
    "one salt": Sealed(SECRET, SALTS[:1]),
    "salts in another order": Sealed(SECRET, SALTS[::-1]),
    "salts cut elsewhere": Sealed(SECRET, [b"annem", b"ary"]),
    "an empty salt more": Sealed(SECRET, [*SALTS, b""]),
    "another secret": Sealed(SECRET[::-1], SALTS),
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_each_salt_and_the_secret_change_every_roll(other: Sealed) -> None:
    assert rolls(other, 1 << 60) != rolls(Sealed(SECRET, SALTS), 1 << 60)
    assert rolls(other, 6, 50) != rolls(Sealed(SECRET, SALTS), 6, 50)


def test_another_secret_has_another_commitment() -> None:
    assert commitment(SECRET[:-1] + b"\xff") != commitment(SECRET)


# The 99.9 % quantile of the chi-squared distribution. Seeds are fixed, so the test is deterministic.
CRITICAL = {2: 10.83, 3: 13.82, 6: 20.52, 7: 22.46, 10: 27.88}


@pytest.mark.parametrize("n", CRITICAL)
@pytest.mark.parametrize("chance", [Sealed(SECRET, SALTS), Fast(1), Fast(2)], ids=["sealed", "fast", "fast again"])
def test_every_number_is_equally_likely(chance: Chance, n: int) -> None:
    count = 6000
    found = Counter(chance.below(n) for _ in range(count))
    assert set(found) == set(range(n))
    assert sum((found[k] - count / n) ** 2 / (count / n) for k in range(n)) < CRITICAL[n]


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance, found = Fast(4), Counter[tuple[int, ...]]()
    for _ in range(6000):
        things = [1, 2, 3]
        chance.shuffle(things)
        found[tuple(things)] += 1
    assert len(found) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < CRITICAL[6]


@every_source
def test_a_clone_continues_like_the_original_and_is_independent(source: Callable[[], Chance]) -> None:
    chance, reference = source(), source()
    rolls(chance, count=5)
    rolls(reference, count=5)
    twin = chance.clone()
    ahead = rolls(twin)
    assert ahead == rolls(reference)
    assert rolls(chance) == ahead


@pytest.mark.parametrize("source", ["sealed", "fast", "recorder"])
def test_a_draw_removes_one_item_and_a_shuffle_loses_none(source: str) -> None:
    chance, bag = SOURCES[source](), list("abcdef")
    drawn = chance.draw(bag)
    assert sorted([*bag, drawn]) == list("abcdef")
    chance.shuffle(bag)
    assert sorted([*bag, drawn]) == list("abcdef")


@pytest.mark.parametrize("chance", [Sealed(SECRET), Fast(0)])
def test_a_roll_is_a_face_from_one_up(chance: Chance) -> None:
    assert {chance.roll() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {chance.roll(2) for _ in range(50)} == {1, 2}
    assert {chance.below(1) for _ in range(10)} == {0}


def test_scripted_chance_takes_outcomes_as_seen_on_the_table() -> None:
    chance = Scripted([6, 1, "rum", "gold", 3])
    assert (chance.roll(), chance.roll()) == (6, 1)
    assert chance.pick(["gold", "rum"]) == "rum"
    bag = ["rum", "gold"]
    assert chance.draw(bag) == "gold"
    assert bag == ["rum"]
    assert chance.below(4) == 3


BAD_SCRIPTS: list[tuple[Scripted, Callable[[Scripted], object], str]] = [
    (Scripted([7]), lambda chance: chance.roll(), "a number below 6 is due"),
    (Scripted([0]), lambda chance: chance.roll(), "a number below 6 is due"),
    (Scripted(["six"]), lambda chance: chance.below(6), "scripted 'six'"),
    (Scripted(["rum"]), lambda chance: chance.draw(["gold"]), "'rum', which is not among"),
    (Scripted([]), lambda chance: chance.below(2), "no more scripted outcomes"),
    (Scripted([]), lambda chance: chance.pick([1]), "no more scripted outcomes"),
]


@pytest.mark.parametrize(("chance", "use", "complaint"), BAD_SCRIPTS)
def test_scripted_chance_refuses_an_impossible_outcome(
    chance: Scripted, use: Callable[[Scripted], object], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        use(chance)


def test_scripted_chance_continues_with_another_source_after_its_script() -> None:
    chance, other = Scripted([5], then=Fast(1)), Fast(1)
    assert chance.below(6) == 5
    assert rolls(chance, count=4) == rolls(other, count=4)
    assert chance.pick("abc") == other.pick("abc")


def test_a_recorder_keeps_the_rolls_until_they_are_collected() -> None:
    recorder, source = Recorder(Fast(1)), Fast(1)
    first = tuple(rolls(recorder, count=3))
    assert recorder.collect() == first == tuple(rolls(source, count=3))
    assert recorder.collect() == ()
    recorder.shuffle([1, 2, 3])
    assert len(recorder.collect()) == 2


def test_replayed_chance_repeats_the_rolls_and_then_fails() -> None:
    things, again = list("abcd"), list("abcd")
    recorder = Recorder(Fast(1))
    recorder.shuffle(things)
    replayed = Replayed(recorder.collect())
    replayed.shuffle(again)
    assert again == things
    with pytest.raises(ValueError, match="too few rolls"):
        replayed.below(2)


@pytest.mark.parametrize("roll", [-1, 6])
def test_replayed_chance_refuses_an_impossible_roll(roll: int) -> None:
    with pytest.raises(ValueError, match=f"a roll of {roll} where a number below 6 is due"):
        Replayed([roll]).below(6)


def test_a_copy_of_long_replayed_luck_copies_no_rolls() -> None:
    chance = Replayed([0] * 1000)
    chance.below(6)
    assert chance.clone()._rolls is chance._rolls


def test_fast_chance_can_be_pickled_and_goes_on_the_same() -> None:
    chance = Fast(4)
    rolls(chance)
    twin = pickle.loads(pickle.dumps(chance))
    assert rolls(twin, 1 << 40) == rolls(chance, 1 << 40)
