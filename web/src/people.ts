/** The people at a table, with the colour, emblem and initial that identify them. */
import { t } from "./i18n";
import type { BotInfo } from "./protocol";
import { EMBLEMS, type Person } from "./screen";

interface Occupant {
  name: string;
  kind: Person["kind"];
  present: boolean;
}

export function peopleAt(seats: readonly Occupant[], yourSeats: readonly number[] = []): Person[] {
  const initials = distinctInitials(seats.map((occupant) => occupant.name));
  return seats.map((occupant, seat) => ({
    seat,
    name: occupant.name || t("format-seat", { seat: seat + 1 }),
    initial: initials[seat]!,
    colour: `var(--seat-${seat % EMBLEMS.length})`,
    emblem: EMBLEMS[seat % EMBLEMS.length]!,
    kind: occupant.kind,
    present: occupant.present,
    isYou: yourSeats.includes(seat),
  }));
}

/** A letter for each name: the first of its initials, or else of its letters, that no earlier name took. */
function distinctInitials(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const words = name.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const letters = [...words.map((word) => [...word][0]!), ...words.join("")];
    const letter = letters.find((each) => !taken.has(each)) ?? letters[0] ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}

/** The bot of middle strength: the list is sorted by strength. */
export function defaultBot(bots: readonly BotInfo[]): string {
  return bots[Math.floor(bots.length / 2)]!.id;
}
