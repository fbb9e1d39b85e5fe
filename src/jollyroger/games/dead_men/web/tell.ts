/** Small sentences that several panels say. */
import type { Person } from "$shell/screen";
import type { Coming, Foe, Goods, Legend, Hints, RevengeCard } from "./view";

export const percent = (chance: number): string =>
  chance > 0 && chance < 0.01 ? "< 1 %" : `${Math.round(chance * 100)} %`;

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export const nameOf = (legend: Legend, room: string): string => legend.rooms.find((each) => each.id === room)?.name ?? "sea";

export const GOODS_NAME: Record<Goods, string> = {
  treasure: "Treasure",
  cutlass: "Cutlass",
  "grog-4": "Grog (fatigue −4)",
  "grog-5": "Grog (fatigue −5)",
};

export const ICON_NAME = { add: "deckhands come up", spread: "deckhands spread", crew: "the crew moves" } as const;

export const foeName = (foe: Pick<Foe, "front" | "strength">): string =>
  foe.front === "fromm" ? `Captain Fromm ${foe.strength}` : `${foe.front === "guard" ? "Guard" : "Crew"} ${foe.strength}`;

/** An enemy as the hints calls it. */
export const foeId = (foe: Pick<Foe, "front" | "strength">): string =>
  foe.front === "fromm" ? "fromm" : `${foe.front}-${foe.strength}`;

/** The fires of a card: "4 on red and yellow". */
export function fires(levels: RevengeCard["levels"]): string {
  const [red, yellow] = levels;
  const shown = (level: number) => (level === 0 ? "a blank" : `a ${level}`);
  if (red !== null && red === yellow) return `${shown(red)} on both colours`;
  return listed([...(red === null ? [] : [`${shown(red)} on red`]), ...(yellow === null ? [] : [`${shown(yellow)} on yellow`])]);
}

/** What a card would do that hurts, the worst first. */
export function harm(card: Coming, legend: Legend, people: readonly Person[]): string[] {
  const rooms = (ids: readonly string[]) => listed([...new Set(ids)].map((id) => `the ${nameOf(legend, id)}`));
  const found: string[] = [];
  if (card.loses !== null) found.push("loses the game");
  if (card.dies.length) found.push(`kills ${listed(card.dies.map((seat) => (people[seat]?.you ? "you" : (people[seat]?.name ?? "a pirate"))))}`);
  if (card.explodes.length) found.push(`explodes ${rooms(card.explodes)}`);
  if (card.kegs.length) found.push(`sets off the keg of ${rooms(card.kegs)}`);
  return found;
}

/** How bad a card would be, to put the worst first. */
export const badness = (card: Coming): number =>
  (card.loses === null ? 0 : 1000) + 100 * card.dies.length + 10 * card.explodes.length + 5 * card.kegs.length;

/** What the next card may do to one room, in sentences. */
export function fate(hints: Hints, room: string): { text: string; odds: number; bad: boolean }[] {
  const risk = hints.rooms[room];
  if (!risk) return [];
  const found = [];
  if (risk.explodes > 0) {
    const cards = hints.cards.filter((card) => card.explodes.includes(room)).map((card) => fires(card.levels));
    found.push({ text: `explodes on ${cards.slice(0, 3).join(" or ")}${cards.length > 3 ? " …" : ""}`, odds: risk.explodes, bad: true });
  }
  if (risk.kegs > 0) found.push({ text: "its keg goes off", odds: risk.kegs, bad: true });
  if (risk.rises > 0) found.push({ text: "the fire rises", odds: risk.rises, bad: false });
  return found;
}
