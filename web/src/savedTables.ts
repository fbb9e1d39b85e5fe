/** What this browser keeps: the tables one is at and the secrets that open them. There are no accounts. */
import type { Created } from "./protocol";

const PLACE = "jollyroger.tables";
const MOST = 60;

/** What one holds of a table. */
export interface Kept {
  id: string;
  game: string;
  title: string;
  /** The token of each seat held. */
  seats: Record<number, string>;
  host?: string;
  watch?: string;
  join?: string;
  /** When one was last there, in seconds. */
  at: number;
}

/** Where the browser keeps nothing (private windows), the page does while it is open. */
let fallback = "{}";

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? fallback) as Record<string, Kept>;
  } catch {
    return JSON.parse(fallback) as Record<string, Kept>;
  }
}

function write(all: Record<string, Kept>): void {
  const newest = Object.values(all).sort((one, other) => other.at - one.at);
  fallback = JSON.stringify(Object.fromEntries(newest.slice(0, MOST).map((kept) => [kept.id, kept])));
  try {
    localStorage.setItem(PLACE, fallback);
  } catch {
    // Full or forbidden: the page remembers until it is closed.
  }
}

export const memory = {
  all(): Kept[] {
    return Object.values(read()).sort((one, other) => other.at - one.at);
  },
  of(id: string): Kept {
    return read()[id] ?? { id, game: "", title: "", seats: {}, at: 0 };
  },
  keep(id: string, change: (kept: Kept) => void): Kept {
    const all = read();
    const kept = all[id] ?? { id, game: "", title: "", seats: {}, at: 0 };
    change(kept);
    kept.at = Date.now() / 1000;
    write({ ...all, [id]: kept });
    return kept;
  },
  /** Keep all that one is given with a new table. */
  created(created: Created, game: string): void {
    memory.keep(created.table, (kept) => {
      kept.game = game;
      kept.host = created.host;
      kept.join = created.join;
      kept.watch = created.watch;
      for (const { seat, token } of created.seat_tokens) kept.seats[seat] = token;
    });
  },
  forget(id: string): void {
    const { [id]: _gone, ...rest } = read();
    write(rest);
  },
};

/** Everything one can show of a table. */
export function tokens(kept: Kept): string[] {
  return [...Object.values(kept.seats), kept.host, kept.watch].filter((token) => token !== undefined);
}

/** Take the token out of the address, where it could be seen and shared, and keep it. Returns what it was for. */
export function takeToken(id: string, hash: string): "seat" | "join" | "watch" | null {
  const found = /^(seat|join|watch)=([\w-]{1,128})$/.exec(hash);
  if (!found) return null;
  const [kind, token] = [found[1] as "seat" | "join" | "watch", found[2]!];
  memory.keep(id, (kept) => {
    // Which seat it opens is known when the table answers; till then it lies under a number no seat has.
    if (kind === "seat") kept.seats[freeNumber(kept)] = token;
    else kept[kind] = token;
  });
  return kind;
}

function freeNumber(kept: Kept): number {
  return Math.max(99, ...Object.keys(kept.seats).map(Number)) + 1;
}
