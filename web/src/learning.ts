/** What this browser's reader has learnt: guided games, and the things that were explained in free play. */
const STORAGE_KEY = "jollyroger.learning";
const MAX_TABLES = 20;

/** How far the guide of a table is. */
export interface TourProgress {
  /** The reading steps that were read, by number. */
  readonly read: readonly number[];
  /** Whether it was finished or skipped. */
  readonly over: boolean;
}

interface Learning {
  /** The games whose guided game was finished or skipped. */
  games: Record<string, "finished" | "skipped">;
  tables: Record<string, TourProgress>;
  /** By game, the ids of the concepts that were explained. */
  concepts: Record<string, string[]>;
}

/** Used where the browser forbids storage. Lasts as long as the page. */
let fallback = "{}";

function load(): Learning {
  let stored = fallback;
  try {
    stored = localStorage.getItem(STORAGE_KEY) ?? fallback;
  } catch {
    // Storage is forbidden.
  }
  try {
    return { games: {}, tables: {}, concepts: {}, ...(JSON.parse(stored) as Partial<Learning>) };
  } catch {
    return { games: {}, tables: {}, concepts: {} };
  }
}

function change(update: (learning: Learning) => void): void {
  const learning = load();
  update(learning);
  learning.tables = Object.fromEntries(Object.entries(learning.tables).slice(-MAX_TABLES));
  fallback = JSON.stringify(learning);
  try {
    localStorage.setItem(STORAGE_KEY, fallback);
  } catch {
    // Storage is full or forbidden; the fallback has the data.
  }
}

const NOT_BEGUN: TourProgress = { read: [], over: false };

export const learning = {
  /** Whether the guided game of this title was finished or skipped. */
  isTourOver: (game: string): boolean => game in load().games,
  endTour: (game: string, how: "finished" | "skipped"): void =>
    change(({ games }) => (games[game] = games[game] === "finished" ? "finished" : how)),
  /** Whether this table was a guided game. */
  isGuided: (table: string): boolean => table in load().tables,
  progress: (table: string): TourProgress => load().tables[table] ?? NOT_BEGUN,
  saveProgress: (table: string, progress: TourProgress): void => change(({ tables }) => (tables[table] = progress)),
  conceptsMet: (game: string): readonly string[] => load().concepts[game] ?? [],
  meetConcept: (game: string, concept: string): void =>
    change(({ concepts }) => (concepts[game] = [...new Set([...(concepts[game] ?? []), concept])])),
};
