/** Puts together what a seat sees from the update it had and the changes since. Nothing that it had is modified. */
import type { ChangedQuestion, Changes, Question, Update } from "../../protocol";

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

/** The entries, where those named only by their id are the ones known by it. */
function complete<Entry extends { id: string }>(known: readonly Entry[], entries: readonly (Entry | string)[]): Entry[] {
  const byId = new Map(known.map((entry) => [entry.id, entry]));
  return entries.flatMap((entry) => (typeof entry === "string" ? (byId.get(entry) ?? []) : entry));
}

function completeQuestion(before: Question | null, changed: ChangedQuestion): Question {
  return {
    ...changed,
    options: complete(before?.options ?? [], changed.options),
    refusals: complete(before?.refusals ?? [], changed.refusals),
  };
}

/** The update that the changes lead to; null if they are not about this one. */
export function applyChanges(before: Update | undefined, changes: Changes): Update | null {
  if (!before || before.version !== changes.since) return null;
  const { since: _, type: __, view, hints, question, ...fields } = changes;
  return {
    ...before,
    ...fields,
    question: question ? completeQuestion(before.question, question) : question === null ? null : before.question,
    view: applyChange(before.view, (view ?? {}) as Change) as Update["view"],
    hints: applyChange(before.hints, (hints ?? {}) as Change) as Update["hints"],
  };
}
