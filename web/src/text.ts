/** The server's sentences for people's eyes: names put in, numbers of rules found. */
import type { Person } from "./screen";

/** A sentence with the names in place of {0}, {1} … */
export function named(text: string, people: readonly { name: string }[]): string {
  return text.replace(/\{(\d+)\}/g, (hole, seat: string) => people[Number(seat)]?.name ?? hole);
}

const RULE = /\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*\b/g;

/** A sentence in pieces: plain text, and the numbers of rules in it. */
export function pieces(text: string): { text: string; rule: boolean }[] {
  const found: { text: string; rule: boolean }[] = [];
  let at = 0;
  for (const match of text.matchAll(RULE)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), rule: false });
    found.push({ text: match[0], rule: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), rule: false });
  return found;
}

/** 'deckhands_set_aside' and 'scurvy-dog' as people write them. */
export function plain(id: string): string {
  const words = id.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'Anne, Bart and Calico'. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "nobody";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

export function names(seats: readonly number[], people: readonly Person[]): string {
  return listed(seats.map((seat) => (people[seat]?.you ? "you" : (people[seat]?.name ?? `seat ${seat + 1}`))));
}

/** '4:05', '2 h 10 min', '3 d 4 h'. */
export function duration(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left < 3600) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  if (left < 86400) return `${Math.floor(left / 3600)} h ${Math.floor((left % 3600) / 60)} min`;
  return `${Math.floor(left / 86400)} d ${Math.floor((left % 86400) / 3600)} h`;
}

/** '5 minutes ago', by a clock in seconds. */
export function ago(at: number, now: number = Date.now() / 1000): string {
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [86400, "day"],
    [3600, "hour"],
    [60, "minute"],
  ];
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [length, unit] of steps) if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit);
  return "just now";
}
