/** Formatting of the server's texts, names, durations and dates. */
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
  const words = id.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'Anne, Bart and Calico'. */
export function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "nobody";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

export function seatNames(seats: readonly number[], people: readonly Person[]): string {
  return joinNames(seats.map((seat) => (people[seat]?.isYou ? "you" : (people[seat]?.name ?? `seat ${seat + 1}`))));
}

/** '4:05', '2 h 10 min', '3 d 4 h'. */
export function formatDuration(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left < 3600) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  if (left < 86400) return `${Math.floor(left / 3600)} h ${Math.floor((left % 3600) / 60)} min`;
  return `${Math.floor(left / 86400)} d ${Math.floor((left % 86400) / 3600)} h`;
}

/** '23 h left', '40 min left', '3 days left'. */
export function formatTimeLeft(seconds: number): string {
  const left = Math.max(0, seconds);
  if (left < 60) return "less than a minute left";
  if (left < 5400) return `${Math.round(left / 60)} min left`;
  if (left < 2 * 86400) return `${Math.round(left / 3600)} h left`;
  return `${Math.round(left / 86400)} days left`;
}

/** '5 minutes ago'. Times are in seconds. */
export function formatAgo(time: number, now: number = Date.now() / 1000): string {
  const units: [number, Intl.RelativeTimeFormatUnit][] = [
    [86400, "day"],
    [3600, "hour"],
    [60, "minute"],
  ];
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [length, unit] of units) if (now - time >= length) return format.format(-Math.floor((now - time) / length), unit);
  return "just now";
}
