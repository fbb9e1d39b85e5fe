/** What the server tells of a voyage under the black dice. */
import type { EventInfo } from "$shell/screen";

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
  /** The owners of the dice that lie there, in the order they came. */
  dice: number[];
  blocked: boolean;
  reward: string;
  penalty: string;
  effects: { reward: Effect; penalty: Effect };
  reconstructed: string[];
  fate: "" | "inactive" | "completed" | "failed";
  /** What the surplus of a failed column rolled. */
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

export interface Ahead {
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
  columns?: Ahead[];
  captain?: number[];
  sea_wolf?: number[];
}

/** The symbol of a column's number, 1 to 6. */
export function symbolOf(face: number): SymbolName {
  return SYMBOLS[face - 1] ?? "anchor";
}

/** How many dice one shows of a symbol and could place. */
export function showing(view: View, symbol: SymbolName): number {
  return [...view.roll.fresh, ...view.roll.rerolled].filter((face) => face === symbol).length;
}

/** All options that concern a column, whatever is being asked. */
export function ofColumn(symbol: SymbolName): string[] {
  const swaps = SYMBOLS.filter((other) => other !== symbol).map((other) =>
    SYMBOLS.indexOf(other) < SYMBOLS.indexOf(symbol) ? `swap:${other}:${symbol}` : `swap:${symbol}:${other}`,
  );
  const plain = ["place", "put", "turn", "storm", "haul"].map((verb) => `${verb}:${symbol}`);
  return [...plain, ...swaps, ...[0, 1, 2, 3].map((seat) => `take:${seat}:${symbol}`)];
}

/** All options that concern a die that shows this. */
export function ofDie(symbol: SymbolName): string[] {
  return [`place:${symbol}`, `pick:${symbol}`, ...[1, 2, 3, 4, 5, 6].map((count) => `reroll:${symbol}:${count}`)];
}

/** Which dice have just been rolled. */
export function rolled(news: readonly EventInfo[]): { black: boolean; own: boolean } {
  const any = (...kinds: string[]) => news.some((told) => kinds.includes(told.kind));
  return { black: any("BlackRolled", "Stormed", "Spilled"), own: any("Rolled", "Rerolled", "Drank", "Turned") };
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "< 1 %";
  if (chance > 0.99 && chance < 1) return "> 99 %";
  return `${Math.round(chance * 100)} %`;
}
