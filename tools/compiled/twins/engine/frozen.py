"""Frozen in the compiled build: a native class, without the metaclass.

The build writes the constructors of the project's own classes (tools/compiled/native_classes.py). Classes outside it
are interpreted, and get theirs here when they are defined.
"""

from __future__ import annotations

import inspect
from itertools import pairwise
from typing import Any, ClassVar, TypeVar

F = TypeVar("F", bound="Frozen")


class Frozen:
    """An immutable value. Two of the same class with equal fields are equal."""

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of the constructor's arguments, in order; those of the base classes first."""
    defaults: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        namespace = vars(cls)
        if "__init__" in namespace or "fields" in namespace:
            return
        own = [name for name, kind in namespace.get("__annotations__", {}).items() if "ClassVar" not in str(kind)]
        computed = {
            name: value.fget
            for name, value in namespace.items()
            if isinstance(value, property) and inspect.isgetsetdescriptor(getattr(cls.__base__, name, None))
        }
        if not own and not computed:
            return
        fields = tuple(dict.fromkeys([*cls.fields, *own]))
        defaults = cls.defaults | {name: namespace[name] for name in own if name in namespace}
        for before, name in pairwise(fields):
            if before in defaults and name not in defaults:
                raise TypeError(f"{cls.__name__}: '{name}' has no default but follows '{before}', which has one")
        for name in [*own, *computed]:
            if name in namespace:
                delattr(cls, name)
            if isinstance(getattr(cls, name, None), property):
                setattr(cls, name, None)  # the property of an interpreted base class would refuse the field
        made = {
            "fields": fields,
            "__match_args__": fields,
            "defaults": defaults,
            "__init__": _constructor(fields, defaults, computed),
        }
        for name, value in made.items():
            setattr(cls, name, value)

    def values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, field) for field in self.fields])

    def replace(self: F, **changes: Any) -> F:
        """A copy with these fields changed."""
        arguments = {field: getattr(self, field) for field in self.fields}
        arguments.update(changes)
        return type(self)(**arguments)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Frozen) or type(self) is not type(other):
            return NotImplemented
        return self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        fields = [f"{field}={getattr(self, field)!r}" for field in self.fields]
        return f"{type(self).__name__}({', '.join(fields)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.values()


def _constructor(fields: tuple[str, ...], defaults: dict[str, Any], computed: dict[str, Any]) -> Any:
    arguments = [f"{field}=defaults[{field!r}]" if field in defaults else field for field in fields]
    lines = [f"    self.{field} = {field}" for field in fields]
    lines += [f"    self.{name} = computed[{name!r}](self)" for name in computed]
    scope: dict[str, Any] = {"defaults": defaults, "computed": computed}
    exec(f"def __init__(self, {', '.join(arguments)}):\n" + "\n".join(lines), scope)  # noqa: S102 - class bodies
    return scope["__init__"]
