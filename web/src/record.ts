/** The reader's own record, kept in this browser: which games they finished, and how. */

const STORAGE_KEY = "jollyroger.record";
const MAX_RESULTS = 1000;

export interface GameResult {
  table: string;
  game: string;
  won: boolean;
  /** When the game ended, in seconds. */
  at: number;
  /** The day of a daily game. */
  day?: string | null;
  /** How the game ended, in words. */
  outcome?: string;
}

export interface Tally {
  games: number;
  wins: number;
}

export interface OwnRecord extends Tally {
  byGame: Map<string, Tally>;
  /** The daily games that were played, and won. */
  daily: Tally;
}

type Results = Record<string, GameResult>;

/** The newest first. */
export function allResults(): GameResult[] {
  return Object.values(read()).sort((one, other) => other.at - one.at);
}

/** Adds the results of finished games. A table counts once, however often it is seen. */
export function noteResults(results: readonly GameResult[]): void {
  const known = read();
  const isKnown = (result: GameResult) => known[result.table]?.won === result.won && known[result.table]?.outcome === result.outcome;
  if (results.every(isKnown)) return;
  for (const result of results) known[result.table] = { ...known[result.table], ...result };
  write(known);
}

export function noteResult(result: GameResult): void {
  noteResults([result]);
}

export function ownRecord(): OwnRecord {
  const record: OwnRecord = { games: 0, wins: 0, byGame: new Map(), daily: { games: 0, wins: 0 } };
  for (const { game, won, day } of allResults()) {
    const byGame = record.byGame.get(game) ?? { games: 0, wins: 0 };
    record.byGame.set(game, byGame);
    for (const tally of [record, byGame, ...(day ? [record.daily] : [])]) {
      tally.games++;
      tally.wins += Number(won);
    }
  }
  return record;
}

function read(): Results {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Results;
  } catch {
    return {};
  }
}

function write(results: Results): void {
  const newest = Object.values(results).sort((one, other) => other.at - one.at);
  const kept = Object.fromEntries(newest.slice(0, MAX_RESULTS).map((result) => [result.table, result]));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden; there is no record then.
  }
}
