"""Frozen: a base class for immutable values whose fields are written once, as annotations.

Like a frozen dataclass with slots, but without a decorator on every class, and its constructor takes two thirds of the
time: phases are created in the inner loop of a simulation.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, ClassVar, NoReturn, TypeVar, dataclass_transform

F = TypeVar("F", bound="Frozen")


@dataclass_transform(frozen_default=True)
class FrozenType(type):
    """Turns the annotations of a class into slots, and writes its `__init__`."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> FrozenType:
        own = [field for field, kind in namespace.get("__annotations__", {}).items() if "ClassVar" not in str(kind)]
        inherited = [base for base in bases if isinstance(base, FrozenType)]
        fields = tuple(dict.fromkeys([field for base in inherited for field in base.fields] + own))
        defaults = {field: value for base in inherited for field, value in base.defaults.items()}
        defaults |= {field: namespace.pop(field) for field in own if field in namespace}
        known = {field for base in inherited for field in base.fields}
        namespace["__slots__"] = tuple(field for field in own if field not in known)
        namespace["fields"] = namespace["__match_args__"] = fields
        namespace["defaults"] = defaults
        made = super().__new__(cls, name, bases, namespace)
        if "__init__" not in namespace:
            made.__init__ = _init(made, fields, defaults)  # type: ignore[misc]
        return made

    fields: tuple[str, ...]
    defaults: dict[str, Any]


def _init(owner: type, fields: tuple[str, ...], defaults: dict[str, Any]) -> Any:
    """Compile the constructor. It calls the slots' setters, since `__setattr__` refuses."""
    for before, field in pairwise(fields):
        if before in defaults and field not in defaults:
            raise TypeError(f"{owner.__name__}: '{field}' has no default but follows '{before}', which has one")
    arguments = [f"{field}=defaults[{field!r}]" if field in defaults else field for field in fields]
    lines = [f"    set_{field}(self, {field})" for field in fields] or ["    pass"]
    scope: dict[str, Any] = {"defaults": defaults}
    scope |= {f"set_{field}": getattr(owner, field).__set__ for field in fields}
    exec(f"def __init__(self, {', '.join(arguments)}):\n" + "\n".join(lines), scope)  # noqa: S102 - our own class bodies
    return scope["__init__"]


class Frozen(metaclass=FrozenType):
    """An immutable value. Two of the same class with equal fields are equal."""

    fields: ClassVar[tuple[str, ...]]
    """The names of the constructor's arguments, in order; those of the base classes first."""
    defaults: ClassVar[dict[str, Any]]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is frozen: make a changed copy with replace({name}=...)")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, field) for field in self.fields])

    def replace(self: F, **changes: Any) -> F:
        """A copy with these fields changed."""
        return type(self)(**{field: getattr(self, field) for field in self.fields} | changes)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in self.fields)

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{field}={getattr(self, field)!r}' for field in self.fields)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.values()
