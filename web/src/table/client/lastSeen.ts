/** Up to which moment the reader has seen a table from each of their seats, kept in this browser. */
const STORAGE_KEY = "jollyroger.seen";
const MAX_ENTRIES = 200;

export interface LastSeen {
  readonly moment: number;
  /** When the reader last looked, in seconds. */
  readonly at: number;
}

function read(): Record<string, LastSeen> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, LastSeen>;
  } catch {
    return {};
  }
}

export function lastSeen(table: string, seat: number): LastSeen | undefined {
  return read()[`${table}/${seat}`];
}

export function saveLastSeen(table: string, seat: number, moment: number): void {
  const all = { ...read(), [`${table}/${seat}`]: { moment, at: Date.now() / 1000 } };
  const newest = Object.entries(all).sort(([, one], [, other]) => other.at - one.at);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MAX_ENTRIES))));
  } catch {
    // Storage is full or forbidden: nothing is said about what happened meanwhile.
  }
}
