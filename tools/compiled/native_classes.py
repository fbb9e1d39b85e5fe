"""Rewrites source files so that mypyc makes fast native code of them. What the code does stays the same.

- A class derived from Frozen gets the constructor that its metaclass would write at import.
- An abstract property of such a class becomes an attribute. Subclasses fill it with a field, or with a property of
  their own; as the values are frozen, the constructor computes that property once.
- `s.tell(...)` and `s.plan(...)` are written out, see CallInliner.
- `x in s.places` is a native loop where the state's class declares `places` as `list[int]`, see SearchWriter.
- The engine's base classes allow interpreted subclasses: games outside the build need not be compiled.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple, TypeGuard

ROOT = "Frozen"
BASE_CLASSES = {
    "jollyroger.engine.actions": {"Action"},
    "jollyroger.engine.chance": {"Chance"},
    "jollyroger.engine.fast_chance": {"Fast"},
    "jollyroger.engine.frozen": {"Frozen"},
    "jollyroger.engine.kernel": {"Event", "Phase", "State", "Step"},
    "jollyroger.engine.observation.agenda": {"PhaseField"},
    "jollyroger.engine.observation.spec": {"Observer"},
    "jollyroger.engine.phases": {"GroupVote", "SeatChoice"},
}
"""The classes that games and tests outside the build derive from, by module."""


class Field(NamedTuple):
    """A field of a class, or an attribute that the constructor computes."""

    name: str
    kind: ast.expr | None
    value: ast.expr | None
    """The default of a field, or the expression that computes an attribute."""
    module: str
    """Where it is declared: its type and value use the names known there."""


class ClassInfo(NamedTuple):
    name: str
    module: str
    bases: tuple[str, ...]
    fields: tuple[Field, ...]
    """Without those of the base classes."""
    abstract: frozenset[str]
    """The names of abstract properties."""
    properties: tuple[Field, ...]
    has_init: bool


def read_class(node: ast.ClassDef, module: str) -> ClassInfo:
    fields, properties, abstract = [], [], set()
    for item in node.body:
        if is_field(item):
            assert isinstance(item.target, ast.Name)
            fields.append(Field(item.target.id, item.annotation, item.value, module))
        elif is_property(item):
            match item.body[-1]:
                case ast.Return(ast.expr() as value):
                    properties.append(Field(item.name, item.returns, value, module))
                case ast.Raise():
                    abstract.add(item.name)
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return ClassInfo(
        name=node.name,
        module=module,
        bases=tuple(base.id for base in bases if isinstance(base, ast.Name)),
        fields=tuple(fields),
        abstract=frozenset(abstract),
        properties=tuple(properties),
        has_init=any(isinstance(item, ast.FunctionDef) and item.name == "__init__" for item in node.body),
    )


def is_field(item: ast.stmt) -> TypeGuard[ast.AnnAssign]:
    return isinstance(item, ast.AnnAssign) and "ClassVar" not in ast.unparse(item.annotation)


def is_property(item: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(item, ast.FunctionDef) and [ast.unparse(each) for each in item.decorator_list] == ["property"]


class Module:
    """A source file."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.tree = ast.parse(path.read_text())
        self.imports = self._read_imports()
        self.classes = {node.name: read_class(node, name) for node in self.class_nodes()}

    def class_nodes(self) -> list[ast.ClassDef]:
        return [node for node in self.tree.body if isinstance(node, ast.ClassDef)]

    def _read_imports(self) -> dict[str, tuple[str, str]]:
        """The names that the module imports: where from, and what they are called there."""
        found: dict[str, tuple[str, str]] = {}
        folders = self.name.split(".") if self.path.name == "__init__.py" else self.name.split(".")[:-1]
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                start = folders[: len(folders) - node.level + 1] if node.level else []
                source = ".".join([*start, *([node.module] if node.module else [])])
                found |= {alias.asname or alias.name: (source, alias.name) for alias in node.names}
        return found

    def known_names(self) -> set[str]:
        """The names that code in this module can use."""
        found = {"self", *dir(builtins), *self.imports}
        for node in self.tree.body:
            match node:
                case ast.ClassDef(name) | ast.FunctionDef(name) | ast.AnnAssign(ast.Name(name)):
                    found.add(name)
                case ast.Assign(targets):
                    found |= {target.id for target in targets if isinstance(target, ast.Name)}
                case ast.Import(names):
                    found |= {alias.asname or alias.name for alias in names}
        return found

    def add_imports(self, names: Mapping[str, str], only_for_types: bool = False) -> None:
        """Import names from modules, behind the imports from __future__; perhaps only for the compiler."""
        is_future = [isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in self.tree.body]
        at = is_future.index(True) + 1
        imports: list[ast.stmt] = [ast.ImportFrom(source, [ast.alias(name)], 0) for name, source in names.items()]
        if only_for_types:
            flag = ast.ImportFrom("typing", [ast.alias("TYPE_CHECKING")], 0)
            imports = [flag, ast.If(expression("TYPE_CHECKING"), imports, [])]
        self.tree.body[at:at] = imports

    def write(self) -> None:
        ast.fix_missing_locations(self.tree)
        self.path.write_text(ast.unparse(self.tree) + "\n")


class Rewriter:
    """Rewrites the modules of a package in place."""

    def __init__(self, package: Path) -> None:
        self._modules: dict[str, Module] = {}
        for path in sorted(package.rglob("*.py")):
            name = ".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__")
            self._modules[name] = Module(name, path)

    def rewrite(self) -> None:
        for module in self._modules.values():
            before = ast.dump(module.tree)
            missing: dict[str, str] = {}
            for node in module.class_nodes():
                missing |= self._rewrite_class(module, node)
            CallInliner().visit(module.tree)
            SearchWriter(self._number_lists(module)).write(module.tree)
            if missing:
                module.add_imports(missing)
            if module.name in BASE_CLASSES:
                # The compiler reads the decorator and drops it.
                module.add_imports({"mypyc_attr": "mypy_extensions"}, only_for_types=True)
            if ast.dump(module.tree) != before:
                module.write()

    def _rewrite_class(self, module: Module, node: ast.ClassDef) -> dict[str, str]:
        """Rewrite a class. Returns the names to import for it, and where from."""
        missing: dict[str, str] = {}
        if node.name in BASE_CLASSES.get(module.name, ()):
            node.decorator_list.append(expression("mypyc_attr(allow_interpreted_subclasses=True)"))
        own = module.classes[node.name]
        family = [*self._ancestors(own), own]
        if not any(base.name == ROOT for base in family[:-1]):
            return missing
        attributes = frozenset[str]().union(*(base.abstract for base in family))
        fields = {field.name: field for base in family for field in base.fields}
        computed = {
            attribute.name: attribute
            for base in family
            for attribute in base.properties
            if attribute.name in attributes - fields.keys()
        }
        replace_properties(node, attributes)
        if not own.has_init and (own.fields or any(attribute.name in computed for attribute in own.properties)):
            write_constructor(node, list(fields.values()), list(computed.values()))
            known = {*module.known_names(), *missing}
            for field in (*fields.values(), *computed.values()):
                missing |= {name: self._source(field.module, name) for name in names_in(field) if name not in known}
            if "ClassVar" not in known:
                missing["ClassVar"] = "typing"
        if fields:
            write_match_args(node, list(fields))
            missing |= {name: "typing" for name in ("ClassVar", "Literal") if name not in module.imports}
        return missing

    def _ancestors(self, info: ClassInfo) -> list[ClassInfo]:
        """The base classes as far as they are in the package, the oldest first."""
        bases = [self._find(info.module, name) for name in info.bases]
        found = [each for base in bases if base is not None for each in (*self._ancestors(base), base)]
        return list({(base.module, base.name): base for base in found}.values())

    def _find(self, module: str, name: str) -> ClassInfo | None:
        """The class that a name stands for in a module."""
        while module in self._modules:
            if name in self._modules[module].classes:
                return self._modules[module].classes[name]
            if name not in self._modules[module].imports:
                return None
            module, name = self._modules[module].imports[name]
        return None

    def _number_lists(self, module: Module) -> frozenset[str]:
        """The attributes of the state of this module's game that are lists of numbers."""
        game = ".".join(module.name.split(".")[:3])
        state = self._modules.get(f"{game}.state")
        return frozenset() if state is None else read_number_lists(state.tree)

    def _source(self, module: str, name: str) -> str:
        """The module to import a name from that is known in this one."""
        return self._modules[module].imports.get(name, (module, name))[0]


def names_in(field: Field) -> Iterable[str]:
    for part in (field.kind, field.value):
        if part is not None:
            yield from (node.id for node in ast.walk(part) if isinstance(node, ast.Name))


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def replace_properties(node: ast.ClassDef, attributes: frozenset[str]) -> None:
    """Declare abstract properties as attributes, and drop the properties that fill them."""
    body: list[ast.stmt] = []
    for item in node.body:
        if not (is_property(item) and item.name in attributes):
            body.append(item)
        elif isinstance(item.body[-1], ast.Raise):
            assert item.returns is not None
            body.append(ast.AnnAssign(ast.Name(item.name, ast.Store()), item.returns, None, 1))
    node.body = body


def write_constructor(node: ast.ClassDef, fields: list[Field], computed: list[Field]) -> None:
    """Give a class the constructor and the tables that the metaclass of Frozen would give it."""
    for item in node.body:
        if is_field(item):
            item.value = None
    arguments = []
    for field in fields:
        assert field.kind is not None
        default = "" if field.value is None else f" = {ast.unparse(field.value)}"
        arguments.append(f"{field.name}: {ast.unparse(field.kind)}{default}")
    names = tuple(field.name for field in fields)
    lines = [f"        self.{name} = {name}" for name in names]
    for attribute in computed:
        assert attribute.value is not None
        lines.append(f"        self.{attribute.name} = {ast.unparse(attribute.value)}")
    text = [
        "class _:",
        f"    fields: ClassVar[tuple[str, ...]] = {names!r}",
        f"    def __init__(self, {', '.join(arguments)}) -> None:",
        *lines,
    ]
    made = ast.parse("\n".join(text)).body[0]
    assert isinstance(made, ast.ClassDef)
    is_method = [isinstance(item, ast.FunctionDef) for item in node.body]
    at = is_method.index(True) if True in is_method else len(node.body)
    node.body[at:at] = made.body


def write_match_args(node: ast.ClassDef, names: list[str]) -> None:
    """Name the fields for positional patterns. The compiler looks them up in the type, in the class itself."""
    literals = ", ".join(f"Literal[{name!r}]" for name in names)
    text = f"__match_args__: ClassVar[tuple[{literals}]] = {tuple(names)!r}"
    node.body.append(ast.parse(text).body[0])


class CallInliner(ast.NodeTransformer):
    """Writes out statements that call `tell` or `plan`: both take any number of arguments, which is slow."""

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        match node.value:
            case ast.Call(ast.Attribute(ast.Name(s), "tell")):
                # Without a listener, not even the arguments are computed.
                made = f"if {s}.listener is not None:\n    {ast.unparse(node)}"
            case ast.Call(ast.Attribute(ast.Name(s), "plan"), phases, []) if not any(
                isinstance(phase, ast.Starred) for phase in phases
            ):
                pushes = [f"    {s}.agenda.append({ast.unparse(phase)})" for phase in reversed(phases)]
                made = "\n".join([f"if not {s}.has_ended:", *pushes])
            case _:
                return node
        return ast.parse(made).body[0]


def read_number_lists(tree: ast.Module) -> frozenset[str]:
    """The attributes that a module declares as `self.name: list[int] = …`."""
    return frozenset(
        node.target.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Attribute)
        and ast.unparse(node.annotation) == "list[int]"
    )


class SearchWriter(ast.NodeTransformer):
    """Writes `x in s.places` as a call of a native loop: Python's own search compares objects, not numbers."""

    FUNCTION = """
def is_among(numbers: list[int], wanted: int) -> bool:
    for number in numbers:
        if number == wanted:
            return True
    return False
"""

    def __init__(self, lists: frozenset[str]) -> None:
        self._lists = lists
        self._found = False

    def write(self, tree: ast.Module) -> None:
        self.visit(tree)
        if self._found:
            tree.body += ast.parse(self.FUNCTION).body

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Compare(
                wanted, [ast.In() | ast.NotIn() as search], [ast.Attribute(ast.Name("s"), name) as numbers]
            ):
                if name in self._lists:
                    self._found = True
                    call = ast.Call(ast.Name("is_among", ast.Load()), [numbers, wanted], [])
                    return call if isinstance(search, ast.In) else ast.UnaryOp(ast.Not(), call)
        return node
