"""The suite as a package for the tests of other packages."""

from __future__ import annotations

import subprocess
import sys

import pytest

from jollyroger.testing.conformance import clones, observations, positions, properties, secrecy, texts


@pytest.mark.parametrize("module", ["pytest", "hypothesis"])
def test_a_missing_requirement_is_named_with_how_to_install_it(module: str) -> None:
    code = f"import sys; sys.modules[{module!r}] = None; import jollyroger.testing.conformance"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    expected = f"ModuleNotFoundError: jollyroger.testing needs {module}; say: pip install 'jollyroger[testing]'"
    assert done.stderr.splitlines()[-1] == expected


@pytest.mark.parametrize(
    "module", [clones, observations, positions, properties, secrecy, texts], ids=lambda module: module.__name__
)
def test_failed_assertions_of_the_suite_show_their_values(module: object) -> None:
    assert "@pytest_ar" in vars(module), "pytest has not rewritten the assertions"
