/** The view and hints that the server sends. */
import type { ScreenProps } from "$shell/screen";

export const SYMBOLS = ["anchor", "rum", "sword", "map", "ship", "flag"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export interface Effect {
  kind: string;
  n: number;
  /** What it says, if a component file brings that. */
  text?: string;
}

export interface Column {
  symbol: SymbolName;
  /** If a component file brings one. */
  name?: string;
  black: number;
  /** The owners of the dice in it, in the order of placing. */
  dice: number[];
  blocked: boolean;
  effects: { reward: Effect; penalty: Effect };
  reconstructed: string[];
  fate: "" | "inactive" | "completed" | "failed";
  /** The faces that the surplus dice of a failed column showed when rolled again. */
  spilled: number[];
}

export type PastColumn = Pick<Column, "symbol" | "black" | "dice" | "fate" | "spilled">;

export interface Player {
  seat: number;
  unplaced: number;
  rum: number;
  gold_tokens: number;
  banked: number | null;
}

export interface Pirate {
  id: string;
  /** These are there only if a component file brings them. */
  name?: string;
  title?: string;
  about?: string;
  rum: number;
  limit: number;
  reconstructed: string[];
}

export interface View {
  you: number | null;
  phase: string | null;
  about: Record<string, unknown>;
  quest: { id: string; name?: string; number: string; goal?: string; layout: string };
  campaign: boolean;
  round: number;
  stage: number;
  captain: number;
  active: number | null;
  columns: Column[];
  black_out: number;
  /** The columns of the round before, until this round is settled. */
  last_round: PastColumn[] | null;
  roll: { fresh: SymbolName[]; rerolled: SymbolName[]; out: SymbolName[] };
  players: Player[];
  gold: number[] | null;
  /** Everybody's gold tokens, once the game is over. */
  purses: number[][] | null;
  hold: number;
  pool: number;
  pool_reconstructed: boolean;
  tossed: number;
  crew: Pirate[];
  overboard: Pick<Pirate, "id" | "name">[];
  tokens: { name?: string; found: number; needed: number } | null;
  enemy: { name?: string; hits: number; needed: number } | null;
  ship: { damage: number; bears: number };
  /** Why the game is over; null if it is not. Damages are round, column and amount. */
  cause: { kind: string; damages?: [number, number, number][] } | null;
  pardon: number | null;
  unlocked: boolean;
  next_round: { black: number; short: boolean; sails: boolean };
  result: { winners: number[]; ending: string; points: number[] } | null;
}

/** What a column lacks, and what failing it costs. */
export interface ColumnForecast {
  symbol: SymbolName;
  name?: string;
  missing: number;
  penalty: Effect;
  /** Whether there is a penalty beside the surplus. */
  printed: boolean;
  spills: number;
  /** The ending that failing it would bring. */
  fatal: string | null;
}

/** Empty when the game is over. */
export interface Hints {
  to_place?: number;
  gaps?: number;
  columns?: ColumnForecast[];
  captain?: number[];
  sea_wolf?: number[];
}

export type Screen = ScreenProps<View, Hints>;

/** The symbol of a face or column, 1 to 6. */
export function symbolOf(face: number): SymbolName {
  return SYMBOLS[face - 1] ?? "anchor";
}

/** The glossary's term for a symbol: rum is also a drink. */
export function symbolTerm(symbol: SymbolName): string {
  return symbol === "rum" ? "rum-barrel" : symbol;
}

/** How many of the rolled dice that can be placed show this symbol. */
export function countShowing(view: View, symbol: SymbolName): number {
  return [...view.roll.fresh, ...view.roll.rerolled].filter((face) => face === symbol).length;
}

/** How many dice a column still lacks. */
export function missingIn(column: Pick<Column, "black" | "dice">): number {
  return Math.max(0, column.black - column.dice.length);
}

export function columnOf(view: View, symbol: string): Column | undefined {
  return view.columns.find((column) => column.symbol === symbol);
}

/** The target of two black lines that change places. */
export function swapTarget(one: SymbolName, other: SymbolName): string {
  return `swap:${[one, other].sort((a, b) => SYMBOLS.indexOf(a) - SYMBOLS.indexOf(b)).join("-")}`;
}

/** What gold tokens are worth together. */
export function totalOf(gold: readonly number[]): number {
  return gold.reduce((sum, value) => sum + value, 0);
}
