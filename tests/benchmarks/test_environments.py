"""The benchmark of environments measures ours in every interface, and says which peers are missing."""

from __future__ import annotations

import pytest
from bench.environments import is_installed, ours
from bench.stepping import CHOICES
from bench.worker import alternate


def test_every_interface_of_a_game_is_measured() -> None:
    contenders = [one for one in ours() if one.argument == "black-dice" and not one.build.suffix]
    measured = alternate(contenders, 1, 0.05, lambda text: None)
    assert [name.rpartition(", ")[2] for name in measured] == ["PettingZoo", "Gymnasium", "vector"]
    assert all(values[CHOICES] > 0 for (values,) in measured.values())


def test_a_peer_that_is_not_installed_is_left_out_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert is_installed("Python", ("sys",))
    assert not is_installed("Kraken", ("kraken_of_the_deep",))
    assert "Kraken is left out, because kraken_of_the_deep is not installed: pip" in capsys.readouterr().err
