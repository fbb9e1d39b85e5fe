/** Texts that several parts share. */
import type { Person } from "$shell/screen";
import type { Foe, Goods, Legend } from "./view";

export const percent = (chance: number): string =>
  chance > 0 && chance < 0.01 ? "< 1 %" : `${Math.round(chance * 100)} %`;

export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** "in the Galley"; off the ship for null. */
export const whereText = (legend: Legend, room: string | null): string => legend.rooms.find((each) => each.id === room)?.where ?? "off the ship";

export const nameOf = (person: Person | undefined): string => (person?.isYou ? "you" : (person?.name ?? "a pirate"));

export const GOODS_NAMES: Record<Goods, string> = {
  treasure: "Treasure",
  cutlass: "Cutlass",
  "grog-4": "Grog",
  "grog-5": "strong Grog",
};

const FOE_NAMES = { guard: "guard", crew: "crewman", fromm: "Captain Fromm" } as const;
export const foeName = (foe: Pick<Foe, "front" | "strength">): string => `${FOE_NAMES[foe.front]} (${foe.strength})`;
