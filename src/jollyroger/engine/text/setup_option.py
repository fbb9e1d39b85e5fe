"""Options of a game: what the players agree on before it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..messages import SHARED, Catalogue


class Option:
    """Something the players agree on before the game: its values, the default first.

    With a catalogue, the name of an option `length` is the message `setup-length`, what it does the attribute `.about`
    of that, and a value or pick `long` is called `setup-length-long`. Without one they are given here.
    """

    def __init__(
        self,
        id: str,
        values: tuple[str, ...],
        about: str = "",
        validate: Callable[[str, int], str | None] | None = None,
        name: str = "",
        labels: tuple[str, ...] = (),
        picks: Sequence[str | tuple[str, str]] = (),
        needs: tuple[str, str] | None = None,
        messages: Catalogue | None = None,
    ) -> None:
        self.id = id
        self.values = values
        self.validate = validate
        """For options with other values than the listed ones: what is wrong with a value for this number of seats."""
        self.needs = needs
        """Another option and the value it must have; otherwise this one changes nothing."""
        self._about = about
        self._name = name
        self._labels = labels
        self._picks = tuple((pick, "") if isinstance(pick, str) else pick for pick in picks)
        self._messages = messages

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def about(self) -> str:
        """What it is about, in a sentence."""
        return self._about if self._messages is None else self._messages.text(f"setup-{self.id}.about")

    @property
    def name(self) -> str:
        """Its name for players."""
        if self._messages is not None:
            return self._messages.text(f"setup-{self.id}")
        return self._name or _in_words(self.id)

    @property
    def labels(self) -> tuple[str, ...]:
        """The values in words, in the same order."""
        return self._labels or tuple(self._name_of(value) for value in self.values)

    @property
    def picks(self) -> tuple[tuple[str, str], ...]:
        """For an option whose value may be several picks joined by '+': what can be picked, and its name."""
        return tuple((id, name or self._name_of(id)) for id, name in self._picks)

    def describe(self, value: str) -> str:
        """A value in words."""
        if value in self.values:
            return self.labels[self.values.index(value)]
        names = dict(self.picks)
        return ", ".join(names.get(pick) or _in_words(pick) for pick in value.split("+"))

    def problem_with(self, value: str, seats: int) -> str | None:
        """What is wrong with this value, in a sentence; None if nothing is."""
        if value in self.values:
            return None
        if self.validate is not None:
            return self.validate(value, seats)
        return SHARED.text("wrong-option-value", option=self.id, values=", ".join(self.values), value=value)

    def _name_of(self, value: str) -> str:
        return _in_words(value) if self._messages is None else self._messages.text(f"setup-{self.id}-{value}")


def _in_words(id: str) -> str:
    return id.replace("-", " ").replace("_", " ").capitalize()
