/** The tables this browser has been at, with the tokens that open them. There are no accounts. */
import type { Created } from "./protocol";

const STORAGE_KEY = "jollyroger.tables";
export const MAX_SAVED_TABLES = 60;

export interface SavedTable {
  id: string;
  /** Empty until the table has answered. */
  game: string;
  title: string;
  /** The token of each seat the reader holds. */
  seats: Record<number, string>;
  host?: string;
  watch?: string;
  join?: string;
  /** The table where the same people play again, once it was saved too. */
  next?: string;
  /** Whether its game was over when it was last listed. */
  over?: boolean;
  /** Time of the last visit, in seconds. */
  at: number;
}

/** Used where the browser forbids storage, as in private windows. Lasts as long as the page. */
let fallback = "{}";

function read(): Record<string, SavedTable> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? fallback) as Record<string, SavedTable>;
  } catch {
    return JSON.parse(fallback) as Record<string, SavedTable>;
  }
}

/** If there are too many, those that are over go first: without its tokens nobody can play on with a game. */
function write(tables: Record<string, SavedTable>): void {
  const byWorth = Object.values(tables).sort((one, other) => Number(one.over ?? false) - Number(other.over ?? false) || other.at - one.at);
  fallback = JSON.stringify(Object.fromEntries(byWorth.slice(0, MAX_SAVED_TABLES).map((table) => [table.id, table])));
  try {
    localStorage.setItem(STORAGE_KEY, fallback);
  } catch {
    // Storage is full or forbidden; the fallback has the data.
  }
}

function emptyTable(id: string): SavedTable {
  return { id, game: "", title: "", seats: {}, at: 0 };
}

export const savedTables = {
  /** All of them, the last visited first. */
  all(): SavedTable[] {
    return Object.values(read()).sort((one, other) => other.at - one.at);
  },
  get(id: string): SavedTable {
    return read()[id] ?? emptyTable(id);
  },
  update(id: string, change: (table: SavedTable) => void): SavedTable {
    const all = read();
    const table = all[id] ?? emptyTable(id);
    change(table);
    table.at = Date.now() / 1000;
    write({ ...all, [id]: table });
    return table;
  },
  /** Saves a table that was just created, with all its tokens. */
  add(created: Created, game: string): void {
    savedTables.update(created.table, (table) => {
      table.game = game;
      table.host = created.host;
      table.join = created.join;
      table.watch = created.watch;
      for (const { seat, token } of created.seat_tokens) table.seats[seat] = token;
    });
  },
  /** Adds a table of another browser. Where both have a seat's token, the one used last wins. */
  merge(other: SavedTable): void {
    const all = read();
    const mine = all[other.id];
    const [older, newer] = !mine || mine.at < other.at ? [mine, other] : [other, mine];
    write({ ...all, [other.id]: { ...older, ...newer, seats: { ...older?.seats, ...newer.seats } } });
  },
  /** Notes of these tables, by id, whether they are over. */
  noteOver(states: ReadonlyMap<string, boolean>): void {
    const all = read();
    const changed = Object.values(all).filter(({ id, over = false }) => states.has(id) && states.get(id) !== over);
    for (const table of changed) table.over = !table.over;
    if (changed.length) write(all);
  },
  remove(id: string): void {
    const { [id]: _removed, ...rest } = read();
    write(rest);
  },
};

/**
 * Saves the table where the same people play again: the tokens of the first table open it too. It is saved once, so that
 * it can be removed from the list.
 */
export function saveNextTable(id: string, next: string): void {
  const table = savedTables.get(id);
  if (table.next === next) return;
  savedTables.update(id, (saved) => (saved.next = next));
  if (savedTables.get(next).at) return;
  const { game, title, seats, host, watch } = table;
  savedTables.update(next, (saved) => Object.assign(saved, { game, title, seats: { ...seats }, host, watch }));
}

/** The tokens to present when connecting to a table. */
export function tokensOf(table: SavedTable): string[] {
  return [...Object.values(table.seats), table.host, table.watch].filter((token) => token !== undefined);
}

/** Saves the token of a link like `#seat=…`, and that of the host in `#seat=…&host=…`. Returns what it is for, or null if the hash has none. */
export function saveTokenFromHash(id: string, hash: string): "seat" | "join" | "watch" | null {
  const found = /^(seat|join|watch)=([\w-]{1,128})(?:&host=([\w-]{1,128}))?$/.exec(hash);
  if (!found) return null;
  const [kind, token] = [found[1] as "seat" | "join" | "watch", found[2]!];
  savedTables.update(id, (table) => {
    // The seat's number is unknown until the table answers, so a number that no seat has stands in.
    if (kind === "seat") table.seats[placeholderSeat(table)] = token;
    else table[kind] = token;
    if (found[3]) table.host = found[3];
  });
  return kind;
}

function placeholderSeat(table: SavedTable): number {
  return Math.max(99, ...Object.keys(table.seats).map(Number)) + 1;
}
