"""The compiled build is measured only if it is there and is compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench import builds
from bench.builds import COMPILED, PURE


@pytest.fixture(autouse=True)
def look_again() -> Iterator[None]:
    """Forget which builds were found before and during a test."""
    builds.builds.cache_clear()
    yield
    builds.builds.cache_clear()


def use_compiled_python(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(builds, "COMPILED_PYTHON", path)
    monkeypatch.setattr(builds, "COMPILED", COMPILED._replace(python=str(path)))


def test_an_earlier_checkout_runs_its_own_modules(tmp_path: Path) -> None:
    assert PURE._replace(root=tmp_path).environment()["PYTHONPATH"] == str(tmp_path / "src")
    assert PURE.environment().get("PYTHONPATH") == os.environ.get("PYTHONPATH")


def test_without_a_compiled_build_its_rows_are_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    use_compiled_python(monkeypatch, tmp_path / "python")
    assert builds.builds() == [PURE]
    assert "make fast" in capsys.readouterr().err


def test_a_compiled_build_is_measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho /somewhere/kernel.cpython-311.so\n")
    python.chmod(0o755)
    use_compiled_python(monkeypatch, python)
    assert [build.python for build in builds.builds()] == [sys.executable, str(python)]


def test_a_pure_build_is_not_measured_as_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    use_compiled_python(monkeypatch, Path(sys.executable))
    with pytest.raises(SystemExit, match="not compiled"):
        builds.builds()


def test_the_path_of_the_pure_modules_is_kept_from_the_compiled_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "src")
    assert PURE.environment()["PYTHONPATH"] == "src"
    assert "PYTHONPATH" not in COMPILED.environment()
