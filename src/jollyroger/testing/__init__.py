"""Helpers for the tests of a game, here or in another package; `conformance` holds the tests every game must pass.

They are handed a `Game` and import none.
"""

try:
    import hypothesis  # noqa: F401 - to say below that it is missing
    import pytest
except ModuleNotFoundError as error:
    message = f"jollyroger.testing needs {error.name}; say: pip install 'jollyroger[testing]'"
    raise ModuleNotFoundError(message, name=error.name) from None

# Failed assertions in these modules show their values, as in a test module.
pytest.register_assert_rewrite("jollyroger.testing.conformance", "jollyroger.testing.play")
