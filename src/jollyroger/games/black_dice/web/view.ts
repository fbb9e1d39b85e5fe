/** The view and hints that the server sends. */
import type { EventInfo, ScreenProps } from "$shell/screen";

export const SYMBOLS = ["anchor", "rum", "sword", "map", "ship", "flag"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export interface Effect {
  kind: string;
  n: number;
}

export interface Column {
  symbol: SymbolName;
  name: string;
  black: number;
  /** The owners of the dice in it, in the order of placing. */
  dice: number[];
  blocked: boolean;
  reward: string;
  penalty: string;
  effects: { reward: Effect; penalty: Effect };
  reconstructed: string[];
  fate: "" | "inactive" | "completed" | "failed";
  /** The faces that the surplus dice of a failed column showed when rolled again. */
  spilled: number[];
}

export interface Player {
  seat: number;
  unplaced: number;
  rum: number;
  gold_tokens: number;
  banked: number | null;
}

export interface Pirate {
  id: string;
  name: string;
  title: string;
  about: string;
  rum: number;
  limit: number;
  reconstructed: string[];
}

export interface View {
  you: number | null;
  phase: string | null;
  about: Record<string, unknown>;
  quest: { id: string; name: string; number: string; goal: string; layout: string };
  campaign: boolean;
  round: number;
  stage: number;
  captain: number;
  active: number | null;
  columns: Column[];
  black_out: number;
  last_round: Pick<Column, "symbol" | "black" | "dice" | "fate" | "spilled">[] | null;
  roll: { fresh: SymbolName[]; rerolled: SymbolName[]; out: SymbolName[] };
  players: Player[];
  gold: number[] | null;
  hold: number;
  pool: number;
  pool_reconstructed: boolean;
  tossed: number;
  crew: Pirate[];
  overboard: string[];
  tokens: { name: string; found: number; needed: number } | null;
  enemy: { name: string; hits: number; needed: number } | null;
  ship: { damage: number; bears: number };
  pardon: number | null;
  unlocked: boolean;
  next_round: { black: number; short: boolean; sails: boolean };
  result: { winners: number[]; ending: string; points: number[] } | null;
}

/** What is to be expected of a column. */
export interface ColumnForecast {
  symbol: SymbolName;
  name: string;
  missing: number;
  chance: number;
  penalty: string;
  spills: number;
  fatal: string | null;
}

/** Empty when the game is over. */
export interface Hints {
  to_place?: number;
  columns?: ColumnForecast[];
  captain?: number[];
  sea_wolf?: number[];
}

export type Screen = ScreenProps<View, Hints>;

/** The symbol of a face or column, 1 to 6. */
export function symbolOf(face: number): SymbolName {
  return SYMBOLS[face - 1] ?? "anchor";
}

/** How many of the rolled dice that can be placed show this symbol. */
export function countShowing(view: View, symbol: SymbolName): number {
  return [...view.roll.fresh, ...view.roll.rerolled].filter((face) => face === symbol).length;
}

/** All options that concern a column, whatever the question. */
export function columnOptions(symbol: SymbolName): string[] {
  const swaps = SYMBOLS.filter((other) => other !== symbol).map((other) =>
    SYMBOLS.indexOf(other) < SYMBOLS.indexOf(symbol) ? `swap:${other}:${symbol}` : `swap:${symbol}:${other}`,
  );
  const others = ["place", "put", "turn", "storm", "haul"].map((verb) => `${verb}:${symbol}`);
  return [...others, ...swaps, ...[0, 1, 2, 3].map((seat) => `take:${seat}:${symbol}`)];
}

/** All options that concern a rolled die with this symbol. */
export function dieOptions(symbol: SymbolName): string[] {
  return [`place:${symbol}`, `pick:${symbol}`, ...[1, 2, 3, 4, 5, 6].map((count) => `reroll:${symbol}:${count}`)];
}

/** Which dice were rolled in these events. */
export function diceRolled(events: readonly EventInfo[]): { black: boolean; players: boolean } {
  const happened = (...kinds: string[]) => events.some((event) => kinds.includes(event.kind));
  return { black: happened("BlackRolled", "Stormed", "Spilled"), players: happened("Rolled", "Rerolled", "Drank", "Turned") };
}

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "< 1 %";
  if (chance > 0.99 && chance < 1) return "> 99 %";
  return `${Math.round(chance * 100)} %`;
}
