/** The choices for each setting of a table, in words; the default comes first. */
import type { Clock, TablePolicy } from "../protocol";

export interface PolicyChoice<T> {
  value: T;
  label: string;
}

export const UNDO_CHOICES: readonly PolicyChoice<NonNullable<TablePolicy["undo"]>>[] = [
  { value: "own", label: "one's own last choice, while nothing was rolled or shown" },
  { value: "vote", label: "also later, if all the others agree" },
  { value: "host", label: "also later, if the host agrees" },
  { value: "off", label: "never: a choice stands" },
];

export const CLOCK_CHOICES: readonly PolicyChoice<Clock | null>[] = [
  { value: null, label: "none: take your time" },
  { value: { move: 60, bank: 0 }, label: "a minute for each choice" },
  { value: { move: 15, bank: 600 }, label: "ten minutes, and 15 seconds more for each choice" },
  { value: { move: 86400, bank: 0 }, label: "a day for each choice" },
  { value: { move: 3 * 86400, bank: 0 }, label: "3 days for each choice" },
  { value: { move: 7 * 86400, bank: 0 }, label: "a week for each choice" },
];

/** With a clock of hours or days the game waits for absent players until their time is up; the server insists on it. */
export const isLongClock = (clock: Clock | null): boolean => clock !== null && clock.move >= 3600;

export const ABSENCE_CHOICES: readonly PolicyChoice<number | null>[] = [
  { value: 120, label: "a bot stands in after 2 minutes" },
  { value: 30, label: "a bot stands in after 30 seconds" },
  { value: 900, label: "a bot stands in after 15 minutes" },
  { value: null, label: "the game waits for them" },
];

export const WATCH_CHOICES: readonly PolicyChoice<NonNullable<TablePolicy["watch"]>>[] = [
  { value: "link", label: "whoever has the link to watch" },
  { value: "all", label: "anybody" },
  { value: "none", label: "nobody" },
];

export const BOT_PACE_CHOICES: readonly PolicyChoice<NonNullable<TablePolicy["bot_pace"]>>[] = [
  { value: "steady", label: "steady, to be followed with ease" },
  { value: "slow", label: "slow" },
  { value: "brisk", label: "brisk" },
  { value: "instant", label: "at once" },
];
