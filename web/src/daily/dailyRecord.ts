/** The daily games this browser has finished: the first result of each day and game counts. */
import { features } from "../features.svelte";
import { t } from "../i18n";
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

/** What the messages about a result say of it: whether it was won, and with how many points. */
export function resultValues({ won, points }: DailyResult): { won: string; points: number | string } {
  return { won: won ? "yes" : "no", points: points ?? "none" };
}

/** The reader's place among those who have played it; null if there is nobody else, or nobody knows of the others. */
export function rankOf(info: DailyInfo): number | null {
  return features.shared_daily && info.rank && info.played > 1 ? info.rank : null;
}

/** The result as a text to send to friends. */
export function shareText(info: DailyInfo, name: string, address: string): string {
  const streak = dailyStreak(info.day);
  const rank = rankOf(info);
  const par = resultValues(info.par);
  const result = t("daily-share-result", { ...resultValues(info.yours!), "par-won": par.won, "par-points": par.points });
  return [
    t("daily-share-title", { day: info.day, game: name }),
    `${info.yours?.won ? "🏴‍☠️" : "☠️"} ${result}`,
    ...(rank === null ? [] : [t("daily-share-place", { rank, played: info.played })]),
    ...(streak > 1 ? [t("daily-share-streak", { count: streak })] : []),
    address,
  ].join("\n");
}
