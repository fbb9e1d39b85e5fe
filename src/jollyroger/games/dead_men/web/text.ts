/** The game's texts in the reader's language, and the names of what is in the box. */
import type { Person } from "$shell/screen";
import { screenText } from "$shell/i18n/screenText";
import type { Argument } from "$shell/i18n";
import type { CardForecast, Foe, Goods, Legend, RevengeCard } from "./view";

export const t = screenText("dead_men");

export function percent(chance: number): string {
  return chance > 0 && chance < 0.01 ? t("screen-percent-least") : t("percent", { share: Math.round(chance * 100) });
}

export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A room in a message: `FORM($room, case: "in")` is 'in the Galley'. A component file may have given it another name. */
export function placeIn(legend: Legend, id: string): Argument {
  const own = legend.rooms.find((each) => each.id === id)?.name;
  return own ?? t.noun(`place-${id}`);
}

/** A room in this case: "in" is 'in the Galley', and "name" is 'Galley'. */
export function placeText(legend: Legend, id: string, form: string): string {
  const own = legend.rooms.find((each) => each.id === id)?.name;
  return own === undefined ? t(`place-${id}`, { case: form }) : t("place-named", { name: own, case: form });
}

export const roomName = (legend: Legend, id: string): string => placeText(legend, id, "name");

/** The name of a room for its tile, in at most two lines of similar length. */
export function roomLines(legend: Legend, id: string): readonly string[] {
  const words = placeText(legend, id, "tile").split(" ");
  const breaks = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [words.join(" ")]);
}

export const itemName = (legend: Legend, id: string): string => legend.items.find((each) => each.id === id)?.name ?? t(`item-${id}`, { case: "name" });

/** An item in a message. */
export const itemIn = (legend: Legend, id: string): Argument => legend.items.find((each) => each.id === id)?.name ?? t.noun(`item-${id}`);

/** What an item does, to follow its name. */
export const itemAbout = (legend: Legend, id: string): string => legend.items.find((each) => each.id === id)?.about ?? t(`item-${id}.about`);

export function characterName(legend: Legend, id: string): string {
  return legend.characters.find((each) => each.id === id)?.name ?? t(`character-${id}`);
}

/** What a character can do, to follow the name. */
export function characterAbout(legend: Legend, id: string): string {
  return legend.characters.find((each) => each.id === id)?.about ?? t(`character-${id}.about`);
}

/** What a revenge card does: 'Red fires at 3 rise, the crew moves'. */
export function cardText({ levels: [red, yellow], icon }: Pick<RevengeCard, "levels" | "icon">): string {
  const effects: string[] = [];
  if (red !== null && red === yellow) {
    effects.push(t("card-fires", { level: red }));
  } else {
    if (red !== null) effects.push(t("card-red-fires", { level: red }));
    if (yellow !== null) effects.push(t("card-yellow-fires", { level: yellow }));
  }
  if (icon) effects.push(t(`card-${icon}`));
  return capitalize(effects.reduce((first, second) => t("card-and", { first, second })));
}

/** What a card would do if it came next, the worst first. */
export function cardNotes(card: CardForecast, legend: Legend, people: readonly Person[]): string[] {
  const rises = [...new Set(card.rises)].filter((room) => !card.explodes.includes(room));
  const where = (rooms: readonly string[]) => t.list(rooms.map((room) => placeText(legend, room, "in")));
  return [
    ...(card.loses === null ? [] : [t("harm-loses")]),
    ...(card.dies.length ? [t("harm-kills", { pirates: t.list(card.dies.map((seat) => personName(people[seat]!, "accusative"))) })] : []),
    ...(card.explodes.length
      ? [t("harm-explodes", { rooms: t.list(card.explodes.map((room) => t("harm-room", { room: placeIn(legend, room) }))) })]
      : []),
    // What is given already has the form that the message asks for.
    ...(card.kegs.length ? [t("harm-kegs", { rooms: where(card.kegs) })] : []),
    ...(rises.length === 1 ? [t("harm-rises", { room: where(rises) })] : rises.length ? [t("harm-rises-many", { count: rises.length })] : []),
    ...(card.deckhands ? [t("harm-deckhands", { count: card.deckhands })] : []),
  ];
}

/** The name of a person, or 'you' in this case. */
export const personName = (person: Person, form = "nominative"): string => (person.isYou ? t("you", { case: form }) : person.name);

/** 'you and Anne'. */
export const personNames = (people: readonly Person[], form?: string): string => t.list(people.map((person) => personName(person, form)));

/** The name of goods in a list. */
export const goodsName = (kind: Goods): string => t(`goods-${kind}`, { case: "list" });

/** 'guard (7)'. */
export const foeName = (foe: Pick<Foe, "front" | "strength">): string => t("screen-foe", { front: foe.front, strength: foe.strength });
