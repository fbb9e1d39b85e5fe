"""Frozen values: fields written once, never changed."""

from __future__ import annotations

import copy
import pickle
from typing import Any, ClassVar

import pytest

from jollyroger.build import is_compiled
from jollyroger.engine import Frozen


class Point(Frozen):
    unit: ClassVar[str] = "cm"
    x: int
    y: int = 0


class Named(Point):
    name: str = ""


class Other(Frozen):
    x: int
    y: int = 0


def test_fields_are_in_order_with_those_of_the_base_class_first() -> None:
    assert Named.fields == ("x", "y", "name")
    named = Named(1, 2, "mast")
    assert (named.x, named.y, named.name, named.unit) == (1, 2, "mast", "cm")
    assert (Point(1).y, Point(y=3, x=2).y) == (0, 3)


def test_a_wrong_number_of_arguments_is_refused() -> None:
    make: Any = Point
    for arguments in ((), (1, 2, 3)):
        with pytest.raises(TypeError):
            make(*arguments)


def test_a_field_without_a_default_may_not_follow_one_with_a_default() -> None:
    with pytest.raises(TypeError, match="Area: 'name' has no default but follows 'y', which has one"):

        class Area(Point):
            name: str  # type: ignore[misc]


def test_a_value_equals_another_of_its_class_with_equal_fields() -> None:
    assert Point(1, 2) == Point(1, 2)
    assert hash(Point(1, 2)) == hash(Point(1, 2))
    others: list[object] = [Point(1, 3), Named(1, 2), Other(1, 2), (1, 2)]
    assert Point(1, 2) not in others


@pytest.mark.skipif(is_compiled(), reason="native classes do not look who writes their attributes")
def test_nothing_can_be_changed_added_or_deleted() -> None:
    point: Any = Point(1)
    with pytest.raises(AttributeError, match=r"Point is frozen: make a changed copy with replace\(x=...\)"):
        point.x = 2
    with pytest.raises(AttributeError):
        point.colour = "red"
    with pytest.raises(AttributeError):
        del point.x
    assert point == Point(1)


def test_replace_makes_a_changed_copy() -> None:
    point = Point(1, 2)
    assert point.replace(y=5) == Point(1, 5)
    assert point == Point(1, 2)
    with pytest.raises(TypeError):
        point.replace(z=1)


def test_a_value_can_be_matched_printed_copied_and_pickled() -> None:
    match Named(1, 2, "mast"):
        case Named(x, y, name):
            assert (x, y, name) == (1, 2, "mast")
    assert repr(Named(1)) == "Named(x=1, y=0, name='')"
    assert pickle.loads(pickle.dumps(Point(1, 2))) == copy.deepcopy(Point(1, 2)) == Point(1, 2)


def test_a_property_of_a_base_class_can_become_a_field() -> None:
    class Base(Frozen):
        @property
        def seat(self) -> int:
            raise NotImplementedError

    class Seated(Base):
        card: str
        seat: int = 3

    assert Seated("rum").seat == 3
