/** The choices for each setting of a table, in words; the default comes first. */
import type { Clock, TablePolicy } from "../protocol";

export interface PolicyChoice<T> {
  value: T;
  label: string;
}

export const UNDO_CHOICES: readonly PolicyChoice<NonNullable<TablePolicy["undo"]>>[] = [
  { value: "own", label: "your own last choice, if nothing was revealed" },
  { value: "vote", label: "more than that, if the others agree" },
  { value: "host", label: "more than that, if the host agrees" },
  { value: "off", label: "no undo" },
];

export const CLOCK_CHOICES: readonly PolicyChoice<Clock | null>[] = [
  { value: null, label: "no clock" },
  { value: { move: 60, bank: 0 }, label: "1 minute per move" },
  { value: { move: 15, bank: 600 }, label: "10 minutes each, plus 15 seconds per move" },
  { value: { move: 86400, bank: 0 }, label: "1 day per move" },
  { value: { move: 3 * 86400, bank: 0 }, label: "3 days per move" },
  { value: { move: 7 * 86400, bank: 0 }, label: "a week per move" },
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
  { value: "link", label: "anybody with the watch link" },
  { value: "all", label: "anybody" },
  { value: "none", label: "nobody" },
];

export const BOT_PACE_CHOICES: readonly PolicyChoice<NonNullable<TablePolicy["bot_pace"]>>[] = [
  { value: "steady", label: "steady, easy to follow" },
  { value: "slow", label: "slow" },
  { value: "brisk", label: "brisk" },
  { value: "instant", label: "instant" },
];

/** The index of the choice with this value; that of the default if there is none. */
export function choiceIndex(choices: readonly PolicyChoice<unknown>[], value: unknown): number {
  return Math.max(
    0,
    choices.findIndex((choice) => JSON.stringify(choice.value) === JSON.stringify(value)),
  );
}

/** A setting in words. */
export function choiceLabel(choices: readonly PolicyChoice<unknown>[], value: unknown): string {
  return choices.find((choice) => JSON.stringify(choice.value) === JSON.stringify(value))?.label ?? String(value);
}

/** A clock in words, also one that the form does not offer. */
export function clockText(clock: Clock | null | undefined): string {
  if (!clock) return "no clock";
  const offered = CLOCK_CHOICES.find(({ value }) => value?.move === clock.move && value.bank === (clock.bank ?? 0));
  return offered?.label ?? (clock.bank ? `${duration(clock.bank)} each, plus ${duration(clock.move)} per move` : `${duration(clock.move)} per move`);
}

function duration(seconds: number): string {
  const units: [number, string][] = [
    [86400, "day"],
    [3600, "hour"],
    [60, "minute"],
    [1, "second"],
  ];
  const [length, unit] = units.find(([each]) => seconds >= each) ?? units.at(-1)!;
  const count = Math.round(seconds / length);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
