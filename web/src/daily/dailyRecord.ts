/** The daily games this browser has finished: the first result of each day and game counts. */
import type { DailyInfo, DailyResult } from "../protocol";

const STORAGE_KEY = "jollyroger.daily";
const DAY_MS = 86_400_000;
const MAX_RESULTS = 400;

export interface DailyEntry extends DailyResult {
  day: string;
  game: string;
  table: string;
}

export function dailyEntries(): DailyEntry[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as DailyEntry[];
  } catch {
    return [];
  }
}

/** The result of a day and game, if it was played. */
export function dailyEntry(day: string, game: string): DailyEntry | undefined {
  return dailyEntries().find((entry) => entry.day === day && entry.game === game);
}

/** Remembers the result of a finished table, unless there is one of that day and game. */
export function noteDailyResult(info: DailyInfo, table: string): void {
  if (!info.yours || dailyEntry(info.day, info.game)) return;
  const entries = [...dailyEntries(), { ...info.yours, day: info.day, game: info.game, table }];
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(entries.slice(-MAX_RESULTS)));
  } catch {
    // Storage is full or forbidden: the result is on the server.
  }
}

/** How many days in a row a daily game was finished, up to this day or the day before it. */
export function dailyStreak(today: string, entries: readonly { day: string }[] = dailyEntries()): number {
  const days = new Set(entries.map(({ day }) => day));
  let day = Date.parse(`${today}T00:00:00Z`);
  const name = () => new Date(day).toISOString().slice(0, 10);
  if (!days.has(name())) day -= DAY_MS;
  let streak = 0;
  for (; days.has(name()); day -= DAY_MS) streak++;
  return streak;
}

/** The longest series of days in a row. */
export function bestDailyStreak(): number {
  const entries = dailyEntries();
  return Math.max(0, ...new Set(entries.map(({ day }) => dailyStreak(day, entries))));
}

/** "won with 62 points" */
export function resultText({ won, points }: DailyResult): string {
  return `${won ? "won" : "lost"}${points === null || points === undefined ? "" : ` with ${points} ${points === 1 ? "point" : "points"}`}`;
}

/** The result as a text to send to friends. */
export function shareText(info: DailyInfo, name: string, address: string): string {
  const streak = dailyStreak(info.day);
  return [
    `Jolly Roger, daily game of ${info.day}: ${name}`,
    `${info.yours?.won ? "🏴‍☠️" : "☠️"} I ${resultText(info.yours!)}. Par: ${resultText(info.par)}.`,
    ...(info.rank && info.played > 1 ? [`Place ${info.rank} of ${info.played} today.`] : []),
    ...(streak > 1 ? [`${streak} days in a row.`] : []),
    address,
  ].join("\n");
}
