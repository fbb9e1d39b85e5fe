/** The game's texts in the reader's language, and what messages about its cards and captains are given. */
import { screenText } from "$shell/i18n/screenText";
import type { Arguments } from "$shell/i18n";
import type { CardsMissing, View, Worth } from "./view";

export const t = screenText("all_hands");

/** A captain in a message: `$who` is the name, and `$who-is` says whether it is the reader. */
export function personIn(name: string, person: { name: string; isYou: boolean }): Arguments {
  return { [name]: person.isYou ? t("you", { case: "nominative" }) : person.name, [`${name}-is`]: person.isYou ? "you" : "other" };
}

export function crewName(id: string): string {
  return t(`crew-${id}`);
}

/** The name of an action card. A component file may have given it another one. */
export function actionName(id: string, guide: View["guide"]): string {
  return guide[id]?.name ?? t(`card-${id}`);
}

/** What an action card does, in a sentence. */
export function actionText(id: string, guide: View["guide"]): string {
  return guide[id]?.about ?? t(`card-${id}.about`);
}

export const worthText = ({ rum, value }: Worth): string => t(rum ? "note-worth-rum" : "note-worth", { value });

/** How far a hand is from winning, by the shorter way: 'four cards from seven in a row'. */
export function distanceText({ seven, three }: CardsMissing): string {
  if (Math.min(seven, three) === 0) return t("distance-won");
  return seven <= three ? t("distance-seven", { count: seven }) : t("distance-three", { count: three });
}

/** The size of a hand as others see it: 'up to 6 cards'. */
export function handSize(thickness: 1 | 2 | 3): string {
  const sizes: Readonly<Record<number, Arguments>> = { 1: { most: 6 }, 2: { least: 7, most: 11 }, 3: { least: 12 } };
  return t(`thickness-${thickness}`, sizes[thickness]);
}

/** The text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
