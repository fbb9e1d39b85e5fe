/** Names and texts of the game in the reader's language. What a component file names itself is shown as it is. */
import { screenText } from "$shell/i18n/screenText";
import type { Person } from "$shell/screen";
import type { Badge, Crew, Fortune, Item, Role, Space, View } from "./view";

export const t = screenText("sword_skull");

type Named = Pick<Person, "name" | "isYou">;

/** A player as arguments of a message: `t("id", { ...who(person) })` for `$who`. */
export const who = (person: Named, key = "who"): Record<string, string> => ({ [key]: person.name, [`${key}-is`]: person.isYou ? "you" : "other" });

/** What a space or card does, as a sentence: the catalogue has it as a part of one. */
export function sentence(clause: string): string {
  const words = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

export const roleName = (role: Role): string => t(`role-${role}`);
/** 'your Officer', "Anne's Pirate". */
export const figureName = (person: Named, role: Role): string => t("figure", { ...who(person, "owner"), role: t.noun(`role-${role}`) });

export const cardName = (deck: "crew" | "enemy" | "fortune" | "item", id: string, card: { readonly name?: string }): string => card.name ?? t(`${deck}-${id}`);
export const fortuneAbout = (id: string, card: Fortune): string => sentence(card.about ?? t(`fortune-${id}.about`, { n: card.n }));
export const fortuneTiming = (id: string, card: Fortune): string => card.when ?? t(`fortune-${id}.when`);

export function itemAbout(id: string, item: Item): string {
  if (item.figure) return sentence(t("weapon-about", { role: t.noun(`role-${item.figure}`), might: item.might }));
  return sentence(item.about ?? t(`item-${id}.about`, { n: item.n }));
}

/** The symbols of a crew card: 'Officer +1, 2 gold'. */
export function crewSymbols(card: Crew): string {
  const roles = ["officer", "pirate"] as const;
  const parts = roles.map((role, n) => (card.might[n] ? t("symbol-might", { role: t.noun(`role-${role}`), might: card.might[n] }) : ""));
  return [...parts, card.gold ? t("symbol-gold", { gold: card.gold }) : ""].filter(Boolean).join(", ");
}

/** Names of Crew without the name of their settlement, which is on the map. */
export function crewName(id: string, view: View): string {
  const card = view.printed.crew[id]!;
  if (card.name === undefined) return t(`crew-${id}.short`);
  const space = view.board.find((space) => space.settlement === card.settlement);
  const home = space ? spaceName(space) : "";
  return card.name.startsWith(`${home} `) ? card.name.slice(home.length + 1) : card.name;
}

/** The name of a space alone: 'Cave'. */
export const spaceName = (space: Space): string => space.name ?? t(space.noun!, { case: "bare" });

/** The name of a space that no other space has: 'Cave past the Church'. */
export function placeName(space: Space, board: readonly Space[]): string {
  if (!space.place) return spaceName(space);
  const [where, which] = space.place;
  const name = space.noun ? t.noun(space.noun) : space.name!;
  if (where === "number") return t("place-number", { case: "bare", name, number: which });
  const other = board.find((each) => each.id === which)!;
  return t(`place-${where}`, { case: "bare", name, landmark: other.noun ? t.noun(other.noun) : other.name! });
}

/** What a space does to the Officer and to the Pirate. */
export function effects({ kind, n, about }: Space): [string, string] {
  if (about) return [sentence(about[0]), sentence(about[1])];
  const pirate = t.has(`effect-${kind}-pirate`) ? `effect-${kind}-pirate` : `effect-${kind}`;
  return [sentence(t(`effect-${kind}`, { n: n[0] })), sentence(t(pirate, { n: n[1] }))];
}

export const badgeText = (badge: Badge): string => (badge.id ? t(`badge-${badge.id}`, { n: badge.n }) : "");
