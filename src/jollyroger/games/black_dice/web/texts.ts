/** Texts of the screen in the reader's language. A view has ids, and names only where a component file brings its own. */
import type { Argument, Arguments } from "$shell/i18n";
import { screenText } from "$shell/i18n/screenText";
import type { Person } from "$shell/screen";
import { symbolOf, type Column, type Effect, type Pirate, type SymbolName, type View } from "./view";

export const t = screenText("black_dice");
/** The form of a name that stands alone. */
const PLAIN = { case: "plain" };

/** A player as an argument of messages, called `who` there. */
export function who(person: Person): Arguments {
  return { who: person.name, "who-is": person.isYou ? "you" : "other" };
}

export function playerName(person: Person): string {
  return person.isYou ? t("screen-you") : person.name;
}

export function columnName(column: Pick<Column, "symbol" | "name">): string {
  return column.name ?? t(`column-${column.symbol}`);
}

/** For narrow columns. */
export function shortName(symbol: SymbolName): string {
  return t(`short-${symbol}`);
}

/** A symbol on a die. */
export function faceName(symbol: SymbolName): string {
  return t(`face-${symbol}`);
}

export function pirateName(pirate: Pick<Pirate, "id" | "name">): string {
  return pirate.name ?? t(`pirate-${pirate.id}`, PLAIN);
}

export function pirateTitle(pirate: Pirate): string {
  return pirate.title ?? t(`pirate-${pirate.id}-title`, PLAIN);
}

export function pirateAbout(pirate: Pirate): string {
  return pirate.about ?? t(`pirate-${pirate.id}.about`);
}

export function questTitle({ quest }: View): string {
  return t("screen-quest", { number: quest.number, quest: quest.name ?? t(`quest-${quest.id}`) });
}

export function enemyOf(view: View): Argument {
  return view.enemy?.name ?? t.noun(`quest-${view.quest.id}-enemy`);
}

export function tokenOf(view: View): Argument {
  return view.tokens?.name ?? t.noun(`quest-${view.quest.id}-token`);
}

/** What a reward or penalty says. */
export function effectText(view: View, what: "reward" | "penalty", effect: Effect): string {
  return effect.text ?? t(`${what}-${effect.kind}`, { n: effect.n, token: tokenOf(view), enemy: enemyOf(view) });
}

/** What failing a column does if that ends the game: the ship sinks, for example. */
export function fatalText(ending: string): string {
  return t(`fatal-${ending}`, PLAIN);
}

/** What is reconstructed of a column or a pirate, in a sentence after a blank. */
export function reconstructedText(parts: readonly string[]): string {
  return parts.length ? ` ${t("thing-reconstructed", { parts: parts.map((part) => t("thing-part", { part })) })}` : "";
}

/** Why the game is over, without a full stop. */
export function causeText(view: View): string {
  const { round, cause } = view;
  if (!cause) return "";
  if (cause.kind === "sunk") return sinkingText(round, cause.damages ?? []);
  if (cause.kind === "hits") return t("cause-hits", { enemy: enemyOf(view), hits: view.enemy?.needed ?? 0, round });
  return t(`cause-${cause.kind}`, { round });
}

/** Which columns sank the ship, and what damage it had before. */
function sinkingText(round: number, damages: readonly (readonly [number, number, number])[]): string {
  const column = (face: number) => t.noun(`symbol-${symbolOf(face)}`);
  const damage = damages
    .filter(([when]) => when === round)
    .reduce((before, [, face, n]) => t(before ? "damage-more" : "damage-done", { before, column: column(face), n }), "");
  const earlier = damages
    .filter(([when]) => when !== round)
    .map(([when, face, n]) => t("damage-earlier", { n, round: when, column: column(face) }));
  return earlier.length ? t("cause-sunk-earlier", { round, damage, earlier }) : t("cause-sunk", { round, damage });
}
