/** Formatting of the server's texts, names, durations and dates. */
import { intlText, list, locale, t } from "./i18n";
import type { Person } from "./screen";

/** Replaces {0}, {1} … by the names of these seats. */
export function withNames(text: string, people: readonly { name: string }[]): string {
  return text.replace(/\{(\d+)\}/g, (placeholder, seat: string) => people[Number(seat)]?.name ?? placeholder);
}

const RULE_NUMBER = /\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*\b/g;

/** Splits a text into rule numbers and the text between them. */
export function splitRuleNumbers(text: string): { text: string; isRule: boolean }[] {
  const pieces: { text: string; isRule: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(RULE_NUMBER)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), isRule: false });
    pieces.push({ text: match[0], isRule: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isRule: false });
  return pieces;
}

/** Turns 'deckhands_set_aside' into 'Deckhands set aside'. */
export function humanize(id: string): string {
  return capitalized(id.replace(/[-_]+/g, " ").trim());
}

/** The text with a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** 'Anne, Bart and Calico'. */
export function joinNames(names: readonly string[]): string {
  return names.length ? list(names) : t("format-nobody");
}

/** The names at these seats, and "you" for the reader's own, in the case that the sentence needs: "accusative". */
export function seatNames(seats: readonly number[], people: readonly Person[], grammaticalCase = "nominative"): string {
  const nameOf = (seat: number) => people[seat]?.name ?? t("format-seat-inside", { seat: seat + 1 });
  return joinNames(seats.map((seat) => (people[seat]?.isYou ? t("you", { case: grammaticalCase }) : nameOf(seat))));
}

/** '4:05', '2 h 10 min', '3 d 4 h'. */
export function formatDuration(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left < 3600) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  if (left < 86400) return t("format-hours", { hours: Math.floor(left / 3600), minutes: Math.floor((left % 3600) / 60) });
  return t("format-days", { days: Math.floor(left / 86400), hours: Math.floor((left % 86400) / 3600) });
}

/** '23 h left', '40 min left', '3 days left'. */
export function formatTimeLeft(seconds: number): string {
  const left = Math.max(0, seconds);
  if (left < 60) return t("format-left-moment");
  if (left < 5400) return t("format-left-minutes", { count: Math.round(left / 60) });
  if (left < 2 * 86400) return t("format-left-hours", { count: Math.round(left / 3600) });
  return t("format-left-days", { count: Math.round(left / 86400) });
}

/** '5 minutes ago'. Times are in seconds. */
export function formatAgo(time: number, now: number = Date.now() / 1000): string {
  const units: [number, Intl.RelativeTimeFormatUnit][] = [
    [86400, "day"],
    [3600, "hour"],
    [60, "minute"],
  ];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const [length, unit] of units) if (now - time >= length) return intlText(format.format(-Math.floor((now - time) / length), unit));
  return t("format-just-now");
}
