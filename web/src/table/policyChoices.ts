/** The choices for each setting of a table, in words; the default comes first. */
import { t } from "../i18n";
import type { Clock, TablePolicy } from "../protocol";

export interface PolicyChoice<T> {
  value: T;
  label: string;
}

export const UNDO_CHOICES: readonly PolicyChoice<NonNullable<TablePolicy["undo"]>>[] = [
  { value: "own", label: t("policy-undo-own") },
  { value: "vote", label: t("policy-undo-vote") },
  { value: "host", label: t("policy-undo-host") },
  { value: "off", label: t("policy-undo-off") },
];

export const CLOCK_CHOICES: readonly PolicyChoice<Clock | null>[] = [
  { value: null, label: t("policy-clock-none") },
  { value: { move: 60, bank: 0 }, label: clockLabel(60, 0) },
  { value: { move: 15, bank: 600 }, label: clockLabel(15, 600) },
  { value: { move: 86400, bank: 0 }, label: clockLabel(86400, 0) },
  { value: { move: 3 * 86400, bank: 0 }, label: clockLabel(3 * 86400, 0) },
  { value: { move: 7 * 86400, bank: 0 }, label: t("policy-clock-week") },
];

/** With a clock of hours or days the game waits for absent players until their time is up; the server insists on it. */
export const isLongClock = (clock: Clock | null): boolean => clock !== null && clock.move >= 3600;

export const ABSENCE_CHOICES: readonly PolicyChoice<number | null>[] = [
  { value: 120, label: t("policy-absence-bot", { time: duration(120) }) },
  { value: 30, label: t("policy-absence-bot", { time: duration(30) }) },
  { value: 900, label: t("policy-absence-bot", { time: duration(900) }) },
  { value: null, label: t("policy-absence-wait") },
];

export const WATCH_CHOICES: readonly PolicyChoice<NonNullable<TablePolicy["watch"]>>[] = [
  { value: "link", label: t("policy-watch-link") },
  { value: "all", label: t("policy-watch-all") },
  { value: "none", label: t("policy-watch-none") },
];

export const BOT_PACE_CHOICES: readonly PolicyChoice<NonNullable<TablePolicy["bot_pace"]>>[] = [
  { value: "steady", label: t("policy-pace-steady") },
  { value: "slow", label: t("policy-pace-slow") },
  { value: "brisk", label: t("policy-pace-brisk") },
  { value: "instant", label: t("policy-pace-instant") },
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
  if (!clock) return t("policy-clock-none");
  const offered = CLOCK_CHOICES.find(({ value }) => value?.move === clock.move && value.bank === (clock.bank ?? 0));
  return offered?.label ?? clockLabel(clock.move, clock.bank ?? 0);
}

function clockLabel(move: number, bank: number): string {
  return bank ? t("policy-clock-bank", { bank: duration(bank), move: duration(move) }) : t("policy-clock-move", { move: duration(move) });
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
  return t(`policy-${unit}s`, { count });
}
