"""What a client makes of updates and changes, as the site does in `web/src/table/client/changes.ts`."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


def apply_change(value: Any, change: Any) -> Any:
    """The value after a change: `[new]`, or an object with the changes of keys or items."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, list):
        return [apply_change(item, change.get(str(index), [item])) for index, item in enumerate(value)]
    changed = {key: apply_change(value.get(key), inner) for key, inner in change.items() if inner != []}
    kept = {key: item for key, item in value.items() if key not in change}
    return kept | changed


def apply_changes(update: Message, changes: Message) -> Message:
    """The update that the changes lead to."""
    assert changes["type"] == "changes"
    assert update["seat"] == changes["seat"]
    assert update["version"] == changes["since"], f"changes since {changes['since']}, but we have {update['version']}"
    fields = {name: value for name, value in changes.items() if name not in ("type", "since", "answers")}
    if fields.get("question") is not None:
        fields["question"] = complete_question(update["question"], fields["question"])
    merged = {name: apply_change(update[name], changes.get(name, {})) for name in ("view", "hints")}
    return update | fields | merged


def complete_question(before: Message | None, question: Message) -> Message:
    """The question with all that is named only by its id, as in the question before."""
    completed = dict(question)
    for name in ("options", "refusals"):
        known = {} if before is None else {entry["id"]: entry for entry in before[name]}
        completed[name] = [known[entry] if isinstance(entry, str) else entry for entry in question[name]]
    return completed
