/** Texts that several panels share. */
import type { Person } from "$shell/screen";
import type { CardForecast, Foe, Goods, Hints, Legend, RevengeCard } from "./view";

export const percent = (chance: number): string =>
  chance > 0 && chance < 0.01 ? "< 1 %" : `${Math.round(chance * 100)} %`;

export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export const roomName = (legend: Legend, room: string): string => legend.rooms.find((each) => each.id === room)?.name ?? "sea";

export const GOODS_NAMES: Record<Goods, string> = {
  treasure: "Treasure",
  cutlass: "Cutlass",
  "grog-4": "Grog (fatigue −4)",
  "grog-5": "Grog (fatigue −5)",
};

export const ICON_TEXTS = { add: "deckhands come up", spread: "deckhands spread", crew: "the crew moves" } as const;

export const foeName = (foe: Pick<Foe, "front" | "strength">): string =>
  foe.front === "fromm" ? `Captain Fromm ${foe.strength}` : `${foe.front === "guard" ? "Guard" : "Crew"} ${foe.strength}`;

/** The enemy's id in the hints. */
export const foeId = (foe: Pick<Foe, "front" | "strength">): string =>
  foe.front === "fromm" ? "fromm" : `${foe.front}-${foe.strength}`;

/** The fires that a card raises: "a 4 on both colours". */
export function fireText(levels: RevengeCard["levels"]): string {
  const [red, yellow] = levels;
  const levelText = (level: number) => (level === 0 ? "a blank" : `a ${level}`);
  if (red !== null && red === yellow) return `${levelText(red)} on both colours`;
  return joinWords([...(red === null ? [] : [`${levelText(red)} on red`]), ...(yellow === null ? [] : [`${levelText(yellow)} on yellow`])]);
}

/** The harm that a card would do, the worst first. */
export function harmTexts(card: CardForecast, legend: Legend, people: readonly Person[]): string[] {
  const roomNames = (ids: readonly string[]) => joinWords([...new Set(ids)].map((id) => `the ${roomName(legend, id)}`));
  const texts: string[] = [];
  if (card.loses !== null) texts.push("loses the game");
  if (card.dies.length) texts.push(`kills ${joinWords(card.dies.map((seat) => (people[seat]?.isYou ? "you" : (people[seat]?.name ?? "a pirate"))))}`);
  if (card.explodes.length) texts.push(`explodes ${roomNames(card.explodes)}`);
  if (card.kegs.length) texts.push(`sets off the keg of ${roomNames(card.kegs)}`);
  return texts;
}

/** A score to sort cards by: a lost game outweighs deaths, these outweigh explosions, these outweigh kegs. */
export const harmScore = (card: CardForecast): number =>
  (card.loses === null ? 0 : 1000) + 100 * card.dies.length + 10 * card.explodes.length + 5 * card.kegs.length;

/** What the next card may do to one room. */
export function roomForecastTexts(hints: Hints, room: string): { text: string; odds: number; bad: boolean }[] {
  const forecast = hints.rooms[room];
  if (!forecast) return [];
  const texts = [];
  if (forecast.explodes > 0) {
    const cards = hints.cards.filter((card) => card.explodes.includes(room)).map((card) => fireText(card.levels));
    texts.push({ text: `explodes on ${cards.slice(0, 3).join(" or ")}${cards.length > 3 ? " …" : ""}`, odds: forecast.explodes, bad: true });
  }
  if (forecast.kegs > 0) texts.push({ text: "its keg goes off", odds: forecast.kegs, bad: true });
  if (forecast.rises > 0) texts.push({ text: "the fire rises", odds: forecast.rises, bad: false });
  return texts;
}
