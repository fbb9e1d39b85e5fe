"""Writes the wire's types as JSON Schema (a .json file) or as TypeScript (a .ts file), by the name it is given."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from jollyroger.server import protocol

Schema = dict[str, Any]
ROOTS = {
    name: kind
    for name, kind in vars(protocol).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
}
UNIONS = {"Command": protocol.Command, "ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def schema() -> Schema:
    """All types of the wire under `$defs`, the unions of messages among them."""
    kinds = list(ROOTS.values())
    (*_, command, client, server), defs = msgspec.json.schema_components(
        [*kinds, *UNIONS.values()], ref_template="#/$defs/{name}"
    )
    defs |= dict(zip(UNIONS, (command, client, server), strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Jolly Roger: what goes over the wire",
        "$defs": defs,
    }


def typescript(defs: dict[str, Schema]) -> str:
    """One exported type for each definition."""
    parts = ["// Written by tools/protocol_types.py from the types of the server. Not to be edited.\n"]
    for name, kind in defs.items():
        about = kind.get("description")
        parts.append(f"{comment(about)}export type {name} = {said(kind)};\n")
    return "\n".join(parts)


def comment(about: str | None) -> str:
    return f"/** {' '.join(about.split())} */\n" if about else ""


def said(kind: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(said(each) for each in kind["anyOf"]))
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    match kind.get("type"):
        case "array" if "prefixItems" in kind:
            return f"[{', '.join(said(each) for each in kind['prefixItems'])}]"
        case "array":
            return f"Array<{said(kind.get('items', {}))}>"
        case "object" if "properties" in kind:
            return members(kind)
        case "object":
            return f"Record<string, {said(kind.get('additionalProperties', {}))}>"
        case str(plain):
            return PLAIN[plain]
        case _:
            return "unknown"


def members(kind: Schema) -> str:
    required = {*kind["required"]}
    lines = [
        f"  {name}{'' if name in required else '?'}: {said(member)};" for name, member in kind["properties"].items()
    ]
    return "\n".join(["{", *lines, "}"])


def main(path: Path) -> None:
    whole = schema()
    text = typescript(whole["$defs"]) if path.suffix == ".ts" else json.dumps(whole, indent=1) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"{path}: {len(whole['$defs'])} types")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
