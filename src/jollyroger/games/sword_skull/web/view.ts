/** The view and hints that the server sends. */
import type { ScreenProps } from "$shell/screen";

export const ROLES = ["officer", "pirate"] as const;
export type Role = (typeof ROLES)[number];
/** Favourable cases of all cases. */
export type Odds = readonly [number, number];
/** A figure: whose it is, and which one. */
export type FigureName = readonly [seat: number, role: Role];

export interface Space {
  readonly id: string;
  /** The message that names it, unless the component file gives it a `name`. */
  readonly noun?: string;
  readonly name?: string;
  /** How to tell it from others of the same name: 'past' or 'before' another space, or a number. */
  readonly place: readonly ["past" | "before", string] | readonly ["number", number] | null;
  readonly kind: string;
  readonly settlement: string | null;
  readonly next: readonly string[];
  /** The numbers of its effect for the Officer and the Pirate. */
  readonly n: readonly [number, number];
  /** What the component file says that it does to them; null if messages say it. */
  readonly about: readonly [string, string] | null;
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

/** Texts are there only if the component file has its own. */
interface Card {
  readonly name?: string;
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
  readonly when?: string;
  readonly about?: string;
  readonly n: number;
}
export interface Item extends Card {
  readonly about?: string;
  readonly n: number;
  readonly figure: Role | null;
  readonly might: number;
  readonly sell: number;
}

/** A fight between two figures, or (defender null) against the inhabitant of the space. */
export interface Duel {
  readonly attacker: FigureName;
  readonly defender: FigureName | null;
  readonly might: readonly [number, number];
}

export interface View {
  readonly you: number | null;
  readonly phase: string | null;
  /** The phases to come, the next one first: name and fields. */
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
  readonly enemy_might: number | null;
  /** The reward for beating the Enemy. */
  readonly reward: { readonly gold: number; readonly items: number } | null;
  readonly lot: string | null;
  readonly items_left: number;
  readonly fortune_left: number;
  readonly aside: readonly string[];
  readonly bidding: { readonly seat: number; readonly last: number; readonly high: number; readonly bidder: number | null } | null;
  readonly duel: Duel | null;
  /** What a player owes to each player and, as the last entry, to the Trove. */
  readonly debt: { readonly seat: number; readonly debts: readonly number[] } | null;
  readonly price: number | null;
  readonly result: unknown;
  readonly hand: readonly string[] | null;
  /** Everybody's Fortune cards once the game is over; null before. */
  readonly hands: readonly (readonly string[])[] | null;
  readonly odds: boolean;
}

/** A mark on a space that can be reached: the message `badge-ID`, or none. A `chance` is coloured by it. */
export interface Badge {
  readonly id: string;
  readonly n: number;
  readonly tone: "good" | "bad" | "plain" | "chance";
  readonly chance: number | null;
}

/** What happens if a move ends on a space. */
export interface End {
  readonly role: Role;
  readonly space: string;
  readonly badge: Badge;
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
  readonly ends?: readonly End[];
}

export type Screen = ScreenProps<View, Hints>;

export const chanceOf = (odds: Odds): number => odds[0] / odds[1];
/** From red (0) by yellow to green (1), as a mix of the theme's colours. */
export function chanceColour(chance: number): string {
  const [from, to, share] = chance < 0.5 ? ["--danger", "--gold", chance * 2] : ["--gold", "--turn", chance * 2 - 1];
  return `color-mix(in oklab, var(${to}) ${Math.round(share * 100)}%, var(${from}))`;
}
export const countCrew = (player: Player): number => Object.values(player.crew).reduce((sum, count) => sum + count, 0);
