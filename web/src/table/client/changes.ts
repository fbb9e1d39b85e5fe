/** Puts together what a seat sees from the update it had and the changes since. Nothing that it had is modified. */
import type { Changes, Update } from "../../protocol";

/** `[value]`: the new value; `[]`: the key is gone; otherwise the changes of some keys, or of some items by index. */
export type Change = readonly unknown[] | ChangesByKey;
interface ChangesByKey {
  readonly [key: string]: Change;
}

/** `Array.isArray` does not tell a readonly list from an object. */
function isList(change: Change): change is readonly unknown[] {
  return Array.isArray(change);
}

export function applyChange(value: unknown, change: Change): unknown {
  if (isList(change)) return change[0];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(change)) {
    if (isList(inner) && inner.length === 0) delete copy[key];
    else copy[key] = applyChange(copy[key], inner);
  }
  return copy;
}

/** The update that the changes lead to; null if they are not about this one. */
export function applyChanges(before: Update | undefined, changes: Changes): Update | null {
  if (!before || before.version !== changes.since) return null;
  const { since: _, type: __, view, hints, ...fields } = changes;
  return {
    ...before,
    ...fields,
    view: applyChange(before.view, (view ?? {}) as Change) as Update["view"],
    hints: applyChange(before.hints, (hints ?? {}) as Change) as Update["hints"],
  };
}
