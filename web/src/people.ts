/** Who sits where, with the signs that tell them apart. */
import type { BotInfo } from "./protocol";
import { EMBLEMS, type Person } from "./screen";

interface Sitting {
  name: string;
  kind: Person["kind"];
  present: boolean;
}

/** The people of a table; `yours` are the seats one holds. Initials are made to differ where names let them. */
export function persons(chairs: readonly Sitting[], yours: readonly number[] = []): Person[] {
  const initials = tellApart(chairs.map((chair) => chair.name));
  return chairs.map((chair, seat) => ({
    seat,
    name: chair.name || `Seat ${seat + 1}`,
    initial: initials[seat]!,
    colour: `var(--seat-${seat % EMBLEMS.length})`,
    emblem: EMBLEMS[seat % EMBLEMS.length]!,
    kind: chair.kind,
    present: chair.present,
    you: yours.includes(seat),
  }));
}

/** A letter for each name: the first of its words, or else of its letters, that nobody before has. */
function tellApart(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const words = name.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const letters = [...words.map((word) => [...word][0]!), ...words.join("")];
    const letter = letters.find((each) => !taken.has(each)) ?? letters[0] ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}

/** The bot to sit down with unless one says otherwise: neither the weakest nor the strongest. */
export function usual(bots: readonly BotInfo[]): string {
  return bots[Math.floor(bots.length / 2)]!.id;
}
