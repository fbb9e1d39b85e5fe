"""Rewrites source files so that mypyc makes fast native code of them. What the code does stays the same.

- A class derived from Frozen gets the constructor that its metaclass would write at import.
- A property without a body in such a class is an attribute that subclasses fill: with a field, or with a property of
  their own. As the values are frozen, that property is computed once, by the constructor.
- `s.tell(Event, ...)` is guarded by `if s.listener is not None`, so that simulations do not even collect the arguments.
- The base classes of games allow interpreted subclasses: a game may be compiled or not.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = "Frozen"
BASE_CLASSES = ("Action", "Event", "Phase", "Step", "SeatChoice", "GroupVote", "State", "Chance", "Fast")
"""The engine's classes that games outside the compiled build derive from."""


class Field(NamedTuple):
    name: str
    kind: ast.expr
    default: ast.expr | None
    module: str
    """Where it is declared: its type and default are written with the names known there."""


class ClassInfo(NamedTuple):
    name: str
    module: str
    bases: tuple[str, ...]
    own_fields: tuple[Field, ...]
    properties: Mapping[str, ast.FunctionDef]
    has_init: bool


def read_classes(sources: Mapping[str, ast.Module]) -> dict[tuple[str, str], ClassInfo]:
    """All classes of these modules, by module and name."""
    found = {}
    for module, tree in sources.items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                fields = tuple(
                    Field(item.target.id, item.annotation, item.value, module)
                    for item in node.body
                    if isinstance(item, ast.AnnAssign)
                    and isinstance(item.target, ast.Name)
                    and "ClassVar" not in ast.unparse(item.annotation)
                )
                functions = [item for item in node.body if isinstance(item, ast.FunctionDef)]
                properties = {item.name: item for item in functions if is_property(item)}
                has_init = any(item.name == "__init__" for item in functions)
                found[module, node.name] = ClassInfo(node.name, module, _base_names(node), fields, properties, has_init)
    return found


def is_property(function: ast.FunctionDef) -> bool:
    return [ast.unparse(decorator) for decorator in function.decorator_list] == ["property"]


def is_abstract(function: ast.FunctionDef) -> bool:
    return ast.unparse(function.body[-1]) == "raise NotImplementedError"


def _base_names(node: ast.ClassDef) -> tuple[str, ...]:
    names = []
    for base in node.bases:
        if isinstance(base, ast.Subscript):
            base = base.value
        if isinstance(base, ast.Name):
            names.append(base.id)
    return tuple(names)


class Rewriter:
    """Rewrites the modules of a package."""

    def __init__(self, package: Path) -> None:
        self._root = package.parent
        self._trees: dict[str, ast.Module] = {}
        self._paths: dict[str, Path] = {}
        for path in sorted(package.rglob("*.py")):
            module = ".".join(path.relative_to(self._root).with_suffix("").parts).removesuffix(".__init__")
            self._trees[module], self._paths[module] = ast.parse(path.read_text()), path
        self._classes = read_classes(self._trees)
        self._imports = {module: self._read_imports(module, tree) for module, tree in self._trees.items()}

    def rewrite(self) -> None:
        """Rewrite all modules in place, except those that nothing applies to."""
        for module, tree in self._trees.items():
            changed = self._rewrite_classes(module, tree)
            guard = TellGuard()
            guard.visit(tree)
            if changed or guard.count:
                ast.fix_missing_locations(tree)
                self._paths[module].write_text(ast.unparse(tree) + "\n")

    def _read_imports(self, module: str, tree: ast.Module) -> dict[str, tuple[str, str]]:
        """The names a module imports from the package: where from, and what they are called there."""
        is_package = self._paths[module].name == "__init__.py"
        found = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                parts = module.split(".") if is_package else module.split(".")[:-1]
                if node.level > 1:
                    parts = parts[: 1 - node.level]
                source = ".".join([*(parts if node.level else []), *([node.module] if node.module else [])])
                for alias in node.names:
                    found[alias.asname or alias.name] = (source, alias.name)
        return found

    def _find(self, module: str, name: str) -> ClassInfo | None:
        """The class that a name stands for in a module."""
        for _ in range(10):
            if (module, name) in self._classes:
                return self._classes[module, name]
            if name not in self._imports.get(module, {}):
                return None
            module, name = self._imports[module][name]
        return None

    def _ancestors(self, info: ClassInfo) -> list[ClassInfo]:
        """The base classes, the oldest first."""
        found: list[ClassInfo] = []
        for name in info.bases:
            base = self._find(info.module, name)
            if base is not None:
                found += [*self._ancestors(base), base]
        return list({(base.module, base.name): base for base in found}.values())

    def _rewrite_classes(self, module: str, tree: ast.Module) -> bool:
        changed = False
        missing: dict[str, str] = {}
        for node in tree.body:
            if not isinstance(node, ast.ClassDef):
                continue
            info = self._classes[module, node.name]
            ancestors = self._ancestors(info)
            if module.startswith("jollyroger.engine") and node.name in BASE_CLASSES:
                allow_interpreted_subclasses(node)
                missing["mypyc_attr"] = "mypy_extensions"
                changed = True
            if not any(base.name == ROOT for base in ancestors):
                continue
            family = (*ancestors, info)
            attributes = {name for base in family for name, body in base.properties.items() if is_abstract(body)}
            fields = list({field.name: field for base in family for field in base.own_fields}.values())
            names = {field.name for field in fields}
            computed = {
                name: body
                for base in family
                for name, body in base.properties.items()
                if name in attributes and not is_abstract(body) and name not in names
            }
            changed |= replace_properties(node, attributes)
            if not info.has_init and (info.own_fields or computed.keys() & info.properties.keys()):
                write_constructor(node, fields, computed)
                if "ClassVar" not in self._imports[module]:
                    missing["ClassVar"] = "typing"
                for field in fields:
                    missing |= self._missing_names(module, field)
                for name, body in computed.items():
                    source = next(
                        base.module for base in family if name in base.properties and base.properties[name] is body
                    )
                    missing |= self._missing_names(module, Field(name, ast.Constant(None), body.body[-1].value, source))
                changed = True
        at = (
            1 + next(i for i, n in enumerate(tree.body) if isinstance(n, ast.ImportFrom) and n.module == "__future__")
            if missing
            else 0
        )
        for name, source in missing.items():
            tree.body.insert(at, ast.ImportFrom(source, [ast.alias(name)], 0))
        return changed

    def _missing_names(self, module: str, field: Field) -> dict[str, str]:
        """The names that a field's type and default need and the module does not have, and where to import them."""
        if field.module == module:
            return {}
        names = [node.id for node in _walk(field.kind, field.default) if isinstance(node, ast.Name)]
        known = {"self", *dir(builtins), *self._imports[module], *defined_names(self._trees[module])}
        return {name: self._imports[field.module].get(name, (field.module,))[0] for name in names if name not in known}


def _walk(*nodes: ast.expr | None) -> Iterable[ast.AST]:
    for node in nodes:
        if node is not None:
            yield from ast.walk(node)


def defined_names(tree: ast.Module) -> set[str]:
    """The names that a module's statements bind."""
    found = set()
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.Import):
            found |= {alias.asname or alias.name for alias in node.names}
    return found


def allow_interpreted_subclasses(node: ast.ClassDef) -> None:
    call = ast.Call(
        ast.Name("mypyc_attr", ast.Load()), [], [ast.keyword("allow_interpreted_subclasses", ast.Constant(True))]
    )
    node.decorator_list.append(call)


def replace_properties(node: ast.ClassDef, attributes: set[str]) -> bool:
    """Declare abstract properties as attributes, and drop the properties that fill them."""
    count = len(node.body)
    body: list[ast.stmt] = []
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and item.name in attributes and is_property(item):
            if is_abstract(item):
                assert item.returns is not None
                body.append(ast.AnnAssign(ast.Name(item.name, ast.Store()), item.returns, None, 1))
        else:
            body.append(item)
    changed = any(new is not old for new, old in zip(body, node.body, strict=False)) or len(body) != count
    node.body = body
    return changed


def write_constructor(node: ast.ClassDef, fields: list[Field], computed: Mapping[str, ast.FunctionDef]) -> None:
    """Give a class the constructor and the tables that Frozen's metaclass would give it."""
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and "ClassVar" not in ast.unparse(item.annotation):
            item.value = None
    names = tuple(field.name for field in fields)
    arguments = [
        f"{field.name}: {ast.unparse(field.kind)}"
        + (f" = {ast.unparse(field.default)}" if field.default is not None else "")
        for field in fields
    ]
    values = {name: name for name in names}
    for name, body in computed.items():
        (statement,) = [item for item in body.body if not is_docstring(item)]
        assert isinstance(statement, ast.Return) and statement.value is not None
        values[name] = ast.unparse(statement.value)
    lines = [f"        self.{name} = {value}" for name, value in values.items()]
    text = "\n".join(
        [
            "class _:",
            f"    fields: ClassVar[tuple[str, ...]] = {names!r}",
            f"    __match_args__: ClassVar[tuple[str, ...]] = {names!r}",
            f"    def __init__(self, {', '.join(arguments)}) -> None:",
            *lines,
        ]
    )
    made = ast.parse(text).body[0]
    assert isinstance(made, ast.ClassDef)
    at = next((i for i, item in enumerate(node.body) if isinstance(item, ast.FunctionDef)), len(node.body))
    node.body[at:at] = made.body


def is_docstring(item: ast.stmt) -> bool:
    return isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant)


class TellGuard(ast.NodeTransformer):
    """Puts `if s.listener is not None` before every statement `s.tell(...)`."""

    def __init__(self) -> None:
        self.count = 0

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        call = node.value
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr == "tell"
            and isinstance(call.func.value, ast.Name)
        ):
            self.count += 1
            test = ast.parse(f"{call.func.value.id}.listener is not None", mode="eval").body
            return ast.If(test, [node], [])
        return node
