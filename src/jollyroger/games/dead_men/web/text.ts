/** Texts that several parts share. */
import type { Person } from "$shell/screen";
import type { CardForecast, Foe, Goods, Legend, RevengeCard } from "./view";

export const percent = (chance: number): string =>
  chance > 0 && chance < 0.01 ? "< 1 %" : `${Math.round(chance * 100)} %`;

export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export const roomName = (legend: Legend, room: string): string => legend.rooms.find((each) => each.id === room)?.name ?? "sea";

export const nameOf = (person: Person | undefined): string => (person?.isYou ? "you" : (person?.name ?? "a pirate"));

export const GOODS_NAMES: Record<Goods, string> = {
  treasure: "Treasure",
  cutlass: "Cutlass",
  "grog-4": "Grog",
  "grog-5": "strong Grog",
};

export const ICON_TEXTS = { add: "deckhands come up", spread: "deckhands spread", crew: "the crew moves" } as const;

const FOE_NAMES = { guard: "guard", crew: "crewman", fromm: "Captain Fromm" } as const;
export const foeName = (foe: Pick<Foe, "front" | "strength">): string => `${FOE_NAMES[foe.front]} (${foe.strength})`;

/** What a card does to fires: "red fires at 3 rise". */
function fireText([red, yellow]: RevengeCard["levels"]): string {
  const clause = (colour: string, level: number) => (level ? `${colour}fires at ${level} rise` : `${colour}rooms without a fire catch fire`);
  if (red !== null && red === yellow) return clause("", red);
  return [...(red === null ? [] : [clause("red ", red)]), ...(yellow === null ? [] : [clause("yellow ", yellow)])].join(", ");
}

/** A revenge card in words. */
export const cardText = (card: Pick<RevengeCard, "levels" | "icon">): string =>
  capitalize([fireText(card.levels), ...(card.icon ? [ICON_TEXTS[card.icon]] : [])].join(", "));

/** What a card would do if it came next, the worst first. */
export function effectTexts(card: CardForecast, legend: Legend, people: readonly Person[]): string[] {
  const roomNames = (ids: readonly string[]) => joinWords([...new Set(ids)].map((id) => `the ${roomName(legend, id)}`));
  const rises = new Set(card.rises.filter((room) => !card.explodes.includes(room))).size;
  const texts: string[] = [];
  if (card.loses !== null) texts.push("loses the game");
  if (card.dies.length) texts.push(`kills ${joinWords(card.dies.map((seat) => nameOf(people[seat])))}`);
  if (card.explodes.length) texts.push(`blows up ${roomNames(card.explodes)}`);
  if (card.kegs.length) texts.push(`sets off the keg in ${roomNames(card.kegs)}`);
  if (rises) texts.push(`raises ${countText(rises, "fire")}`);
  if (card.deckhands) texts.push(`brings ${countText(card.deckhands, "deckhand")}`);
  return texts;
}

/** A score to sort cards by: a lost game outweighs deaths, these outweigh explosions, these outweigh kegs. */
export const harmScore = (card: CardForecast): number =>
  (card.loses === null ? 0 : 1000) + 100 * card.dies.length + 10 * card.explodes.length + 5 * card.kegs.length + 0.1 * card.rises.length;
