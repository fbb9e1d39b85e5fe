"""Actions, and the catalogue with their ids and codes."""

from __future__ import annotations

import pytest

from jollyroger.engine import Action, Catalogue


class Walk(Action):
    door: str
    steps: int = 1


class Rest(Action):
    pass


class Shout(Action):
    pass


WALK, REST = Walk("north", 2), Rest()
CATALOGUE = Catalogue([WALK, REST])


def test_the_id_of_an_action_is_its_class_name_and_its_fields() -> None:
    assert [str(action) for action in (WALK, REST, Shout())] == ["walk:north:2", "rest", "shout"]


def test_an_action_is_found_by_its_id_and_by_its_code() -> None:
    assert CATALOGUE.find("walk:north:2") is WALK
    assert CATALOGUE.code(REST) == 1
    assert CATALOGUE[1] is REST


def test_equal_actions_are_the_same_to_the_catalogue() -> None:
    assert Walk("north", 2) in CATALOGUE
    assert CATALOGUE.code(Walk("north", 2)) == 0


def test_an_action_that_is_not_in_the_catalogue_is_not_found() -> None:
    assert CATALOGUE.find("walk:south:2") is None
    assert Walk("south") not in CATALOGUE
    assert "rest" not in CATALOGUE
    with pytest.raises(KeyError):
        CATALOGUE.code(Walk("south"))


def test_a_catalogue_iterates_in_the_order_of_its_codes() -> None:
    assert list(CATALOGUE) == [WALK, REST]
    assert len(CATALOGUE) == 2


@pytest.mark.parametrize("actions", [[REST, Rest()], [Walk("a:1"), Walk("a", 1), Walk("a:1", 1)], [Shout(), Shout()]])
def test_actions_with_the_same_id_or_value_are_refused(actions: list[Action]) -> None:
    with pytest.raises(ValueError, match="share an id or are equal"):
        Catalogue(actions)
