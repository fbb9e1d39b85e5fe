"""Reading a component file, entry by entry."""

from __future__ import annotations

import pytest

from jollyroger.engine import BadComponents
from jollyroger.engine.components.file import Entry, parse

FILE = b"""
name = "Sloop"
armed = true

[mast]
height = 12
sails = ["main", "top"]

[[gun]]
id = "long-tom"
side = "S"

[[gun]]
side = "P"
"""


def read(file: Entry) -> list[object]:
    """Every value of the file."""
    mast, guns = file.table("mast"), file.tables("gun", "gun")
    found: list[object] = [file.text("name"), file.flag("armed"), mast.number("height"), mast.texts("sails")]
    return [*found, guns[0].id(), *(gun.choice("side", "PS") for gun in guns)]


def changed(old: str, new: str) -> Entry:
    assert old in FILE.decode()
    return parse(FILE.decode().replace(old, new).encode())


def test_each_value_is_read_with_its_type() -> None:
    file = parse(FILE)
    assert read(file) == ["Sloop", True, 12, ("main", "top"), "long-tom", 1, 0]
    file.check_all_read()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("armed = true", 'armed = "yes"', "'armed' of the file must be true or false, not 'yes'."),
        ("armed = true", "armed = 1", "'armed' of the file must be true or false, not 1."),
        ('side = "P"', 'side = "PS"', "'side' of gun 2 must be one of P, S, not 'PS'."),
        ('side = "S"', 'side = "X"', "'side' of gun 'long-tom' must be one of P, S, not 'X'."),
        ('side = "S"', "side = true", "'side' of gun 'long-tom' must be a text, not true."),
        ('side = "S"', "", "gun 'long-tom' has no 'side'."),
    ],
)
def test_a_value_of_the_wrong_type_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadComponents) as caught:
        read(changed(old, new))
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("armed = true", "armed = true\ncrew = 9", "the file has a 'crew', which means nothing there."),
        ("height = 12", "height = 12\nwidth = 1", "'mast' has a 'width', which means nothing there."),
        ('side = "P"', 'side = "P"\nshot = 3', "gun 2 has a 'shot', which means nothing there."),
    ],
)
def test_an_unknown_key_is_refused(old: str, new: str, sentence: str) -> None:
    file = changed(old, new)
    read(file)
    with pytest.raises(BadComponents) as caught:
        file.check_all_read()
    assert str(caught.value) == sentence
