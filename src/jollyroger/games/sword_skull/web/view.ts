/** What the server tells a seat of this table (view.py) and of what lies ahead of it (hints.py). */
import type { ScreenProps } from "$shell/screen";

export const ROLES = ["officer", "pirate"] as const;
export type Role = (typeof ROLES)[number];
/** So many cases of so many. */
export type Odds = readonly [number, number];
/** Whose figure, and which. */
export type FigureName = readonly [seat: number, role: Role];

export interface Space {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly settlement: string | null;
  readonly next: readonly string[];
  /** What it does to an Officer and to a Pirate. */
  readonly about: readonly [string, string];
  readonly reconstructed: boolean;
  readonly effect_reconstructed: boolean;
}

export interface Figure {
  readonly role: Role;
  readonly space: string;
  readonly might: number;
  readonly stuck: boolean;
}

export interface Player {
  readonly seat: number;
  readonly gold: number;
  readonly gold_symbols: number;
  readonly crew: Readonly<Record<string, number>>;
  readonly items: readonly string[];
  readonly renown: readonly string[];
  readonly fortune: number;
  readonly figures: readonly [Figure, Figure];
}

interface Card {
  readonly name: string;
  readonly reconstructed: boolean;
}
export interface Crew extends Card {
  readonly settlement: string;
  readonly might: readonly [number, number];
  readonly gold: number;
}
export interface Enemy extends Card {
  readonly might: readonly number[];
  readonly gold: readonly number[];
  readonly items: readonly number[];
}
export interface Fortune extends Card {
  readonly when: string;
  readonly about: string;
}
export interface Item extends Card {
  readonly about: string;
  readonly figure: Role | null;
  readonly might: number;
  readonly sell: number;
}

/** A fight: between two figures, or (null) against what lives on the space. */
export interface Duel {
  readonly attacker: FigureName;
  readonly defender: FigureName | null;
  readonly might: readonly [number, number];
}

export interface Table {
  readonly you: number | null;
  readonly phase: string | null;
  /** What is to happen, the next first: a phase's name and its particulars. */
  readonly ahead: readonly (readonly [string, ...unknown[]])[];
  readonly turn: number;
  readonly active: number;
  readonly dice: readonly number[];
  readonly board: readonly Space[];
  readonly printed: {
    readonly crew: Readonly<Record<string, Crew>>;
    readonly enemies: Readonly<Record<string, Enemy>>;
    readonly fortunes: Readonly<Record<string, Fortune>>;
    readonly items: Readonly<Record<string, Item>>;
  };
  readonly masters: { readonly mate: number; readonly king: number };
  /** The Pirate King's price by the face of the die. */
  readonly prices: readonly number[];
  readonly players: readonly Player[];
  readonly chests: Readonly<Record<string, number>>;
  readonly trove: number;
  readonly piles: Readonly<Record<string, number>>;
  readonly enemy: string | null;
  /** What the Enemy that is being fought would pay. */
  readonly reward: { readonly gold: number; readonly items: number } | null;
  readonly lot: string | null;
  readonly items_left: number;
  readonly fortune_left: number;
  readonly aside: readonly string[];
  readonly bidding: { readonly seat: number; readonly last: number; readonly high: number; readonly bidder: number | null } | null;
  readonly duel: Duel | null;
  /** What a player owes to each player and, last, to the Trove. */
  readonly debt: { readonly seat: number; readonly debts: readonly number[] } | null;
  readonly price: number | null;
  readonly hand: readonly string[] | null;
  readonly odds: boolean;
}

/** What comes of ending a move on a space. */
export interface End {
  readonly role: Role;
  readonly space: string;
  readonly kind: string;
  readonly about: string;
  readonly castle: number | null;
  readonly hire: readonly string[] | null;
  readonly gold: number | null;
  readonly pay: number | null;
  readonly idle: "most" | "rope" | null;
  readonly odds: Odds | null;
  readonly foes: readonly { readonly seat: number; readonly role: Role; readonly might: number; readonly wins: Odds | null }[];
}

/** Empty for spectators and after the end. */
export interface Hints {
  readonly price?: { readonly gold: number; readonly affordable: number | null };
  readonly figures?: readonly {
    readonly role: Role;
    readonly might: number;
    readonly enemy: Odds | null;
    readonly mate: Odds | null;
    readonly king: Odds | null;
  }[];
  /** The attacker's odds, as long as the dice are not rolled. */
  readonly fight?: (Duel & { readonly wins: Odds | null }) | null;
  readonly ends?: readonly End[];
}

export type Props = ScreenProps<Table, Hints>;

/** A figure's number, as phases and events have it, in words. */
export const figureNamed = (number: number): FigureName => [number >> 1, ROLES[(number & 1) as 0 | 1]];
export const share = (odds: Odds): number => odds[0] / odds[1];
export const percent = (odds: Odds): string => `${Math.round(100 * share(odds))} %`;
export const titled = (role: Role): string => (role === "officer" ? "Officer" : "Pirate");
export const crewSize = (player: Player): number => Object.values(player.crew).reduce((sum, count) => sum + count, 0);
/** Marks what is our best guess at something printed in the box. */
export const dagger = (card: { reconstructed: boolean }): string => (card.reconstructed ? "†" : "");
