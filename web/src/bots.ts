/** Bots as a table names them: "captain", "strength:35", "captain:selfish". */
import { hasText, t } from "./i18n";
import type { BotInfo } from "./protocol";
import { capitalized } from "./text";

interface BotParts {
  /** "strength:35" or the id of a level. */
  readonly level: string;
  /** Empty: the usual one. */
  readonly temperament: string;
}

const NUMBERED = /^strength:(\d{1,3})$/;

export const MAX_STRENGTH = 100;
/** Finer steps nobody would notice. */
export const STRENGTH_STEP = 5;

function partsOf(bot: string): BotParts {
  const [, level, temperament] = /^((?:strength:)?\w+)(?::([a-z-]+))?$/.exec(bot) ?? [];
  return { level: level ?? bot, temperament: temperament ?? "" };
}

export function temperamentOf(bot: string): string {
  return partsOf(bot).temperament;
}

/** From 0 to 100; null of a bot that is not on the scale. */
export function strengthOf(bot: string, bots: readonly BotInfo[]): number | null {
  const { level } = partsOf(bot);
  const number = NUMBERED.exec(level)?.[1];
  if (number !== undefined) return Number(number) <= MAX_STRENGTH ? Number(number) : null;
  return bots.find((each) => each.id === level)?.strength ?? null;
}

/** The bot of this strength and temperament: one of the levels where it has a name. */
export function botOfStrength(strength: number, bots: readonly BotInfo[], temperament = ""): string {
  const level = bots.find((each) => each.strength === strength)?.id ?? `strength:${strength}`;
  return temperament ? `${level}:${temperament}` : level;
}

/** Whether this bot can be seated here. */
export function isKnownBot(bot: string, bots: readonly BotInfo[], temperaments: readonly string[]): boolean {
  const { temperament } = partsOf(bot);
  return strengthOf(bot, bots) !== null && (!temperament || temperaments.includes(temperament));
}

/** 'captain', 'strength 35', 'selfish captain'. */
export function botName(bot: string): string {
  const { level, temperament } = partsOf(bot);
  const strength = NUMBERED.exec(level)?.[1];
  const name = strength === undefined ? nameOf(`bot-level-${level}`, level) : t("bot-strength", { strength });
  return temperament ? t("bot-with-temperament", { temperament: temperamentName(temperament), level: name }) : name;
}

/** 'Captain', 'Strength 35', 'Selfish captain'. */
export function botTitle(bot: string): string {
  return capitalized(botName(bot));
}

/** 'selfish'. */
export function temperamentName(temperament: string): string {
  return nameOf(`bot-temperament-${temperament}`, temperament);
}

/** The id itself stands for levels and temperaments that have no message. */
function nameOf(message: string, id: string): string {
  return hasText(message) ? t(message) : id.replaceAll("-", " ");
}

/** 'as strong as a Mate', 'between Deckhand and Mate'. `bots` is sorted by strength. */
export function strengthText(strength: number, bots: readonly BotInfo[]): string {
  return compare(strength, bots, "bot-as-strong", "bot-between");
}

function compare(strength: number, bots: readonly BotInfo[], asStrong: string, between: string): string {
  const same = bots.find((each) => each.strength === strength);
  if (same) return t(asStrong, { bot: same.name });
  const weaker = bots.findLast((each) => each.strength < strength);
  const stronger = bots.find((each) => each.strength > strength);
  return weaker && stronger ? t(between, { weaker: weaker.name, stronger: stronger.name }) : "";
}

/** What to know about a bot, in a sentence. */
export function botAbout(bot: string, bots: readonly BotInfo[]): string {
  const strength = strengthOf(bot, bots);
  const about = bots.find((each) => each.id === partsOf(bot).level)?.about;
  return about ?? (strength === null ? "" : compare(strength, bots, "bot-plays-as-strong", "bot-plays-between"));
}

/** The level above (1) or below (-1) this bot; null if there is none. */
export function neighbouringLevel(bot: string, bots: readonly BotInfo[], step: number): string | null {
  const strength = strengthOf(bot, bots);
  if (strength === null) return null;
  const next = step > 0 ? bots.find((each) => each.strength > strength) : bots.findLast((each) => each.strength < strength);
  return next ? botOfStrength(next.strength, bots, temperamentOf(bot)) : null;
}
