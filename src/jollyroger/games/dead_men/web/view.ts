/** The view and hints that the server sends. */
import type { ScreenProps } from "$shell/screen";

export type Colour = "red" | "yellow";
export type Side = "north" | "east" | "south" | "west";
export type Goods = "treasure" | "cutlass" | "grog-4" | "grog-5";
export type Icon = "add" | "spread" | "crew";

export interface Foe {
  readonly token: number;
  readonly front: "guard" | "crew" | "fromm";
  readonly strength: number;
}

export interface Room {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  /** Letters of the sides with a door: "NES". */
  readonly doors: string;
  /** Where its doors lead, by side: the id of a room, or "off-ship". */
  readonly leads: Readonly<Partial<Record<Side, string>>>;
  readonly exploded: boolean;
  readonly fire: number;
  readonly keg: number | null;
  readonly keg_side: string | null;
  readonly spent: boolean;
  readonly trapdoor: boolean;
  readonly deckhands: number;
  readonly foes: readonly Foe[];
  readonly goods: readonly Goods[];
  /** The seats whose pirates may not enter: too hot for them, or too crowded for anybody. */
  readonly shut_to: readonly number[];
}

/** The tile to be placed, as printed. */
export interface Tile {
  readonly id: string;
  readonly colour: Colour;
  readonly pips: number;
  readonly doors: string;
  readonly keg: number | null;
  readonly keg_side: string | null;
  readonly placements: readonly string[];
}

export interface Pirate {
  readonly seat: number;
  readonly character: string;
  readonly item: string | null;
  readonly fatigue: number;
  readonly battle: number;
  /** Null: off ship. */
  readonly place: string | null;
  readonly carries: readonly Goods[];
  /** The lowest fire that is too hot for him. */
  readonly too_hot: number;
  /** Where his battle marker goes back to. */
  readonly floor: number;
}

export interface RevengeCard {
  readonly id: string;
  /** The level of red and of yellow fires that rise; null: that colour is spared. */
  readonly levels: readonly [number | null, number | null];
  readonly icon: Icon | null;
}

interface LegendEntry {
  readonly id: string;
  /** Only if the component file gives it a name of its own; otherwise it is a message. */
  readonly name?: string;
  /** Likewise: what it does. */
  readonly about?: string;
}

/** The components of the box, in the order of their numbers in events. */
export interface Legend {
  readonly characters: readonly (LegendEntry & { readonly actions: number })[];
  readonly items: readonly LegendEntry[];
  readonly cards: readonly RevengeCard[];
  readonly rooms: readonly Omit<LegendEntry, "about">[];
  /** By fatigue: the lowest fire that is too hot. */
  readonly limits: readonly number[];
  readonly death: number;
  readonly explosions: number;
  readonly deckhands: number;
  readonly crowd: number;
  readonly track: number;
  readonly treasures: number;
  readonly fives: number;
}

export interface View {
  readonly you: number | null;
  readonly phase: string | null;
  readonly turn: number;
  readonly active: number;
  readonly own: number;
  readonly given: number;
  readonly ended: boolean;
  readonly used: readonly string[];
  readonly goal: number;
  readonly all_crew: boolean;
  readonly looted: number;
  readonly destroyed: number;
  readonly explosions: number;
  readonly supply: number;
  readonly tiles: number;
  readonly double_tiles: number;
  readonly tile: Tile | null;
  readonly pirates: readonly Pirate[];
  readonly rooms: readonly Room[];
  readonly exits: readonly ({ readonly room: string; readonly side: Side } | null)[];
  readonly bag: Readonly<Record<string, number>>;
  readonly items: readonly string[];
  readonly reserve: readonly string[];
  readonly card: string | null;
  readonly discard: readonly string[];
  readonly cards_left: number;
  readonly top: string | null;
  readonly aside: readonly string[] | null;
  readonly fives: number;
  /** The token of the crew whose step is being chosen. */
  readonly hunter: number | null;
  readonly result: { readonly ending: string } | null;
  readonly legend: Legend;
}

/** What a card would do if it came next. */
export interface CardForecast extends Omit<RevengeCard, "id"> {
  readonly card: string;
  readonly rises: readonly string[];
  readonly kegs: readonly string[];
  readonly explodes: readonly string[];
  readonly dies: readonly number[];
  readonly explosions: number;
  readonly deckhands: number;
  readonly loses: string | null;
  readonly odds: number;
}

/** The deckhands that would have to come from the supply. */
export interface DeckhandForecast {
  readonly due: number;
  readonly loses: boolean;
}

/** The chances of what the next card does to a room, and the cards that explode it. */
export interface RoomForecast {
  readonly rises: number;
  readonly kegs: number;
  readonly explodes: number;
  readonly cards: readonly string[];
}

/** The odds against a kind of enemy, without and with the battle track. */
export interface BattleOdds {
  readonly foe: string;
  readonly strength: number;
  readonly bare: number;
  readonly track: number;
}

/** The hints that always come. */
export interface BriefHints {
  /** Whose battles these are. */
  readonly pirate: number;
  readonly deckhands: { readonly supply: number; readonly add: DeckhandForecast; readonly spread: DeckhandForecast };
  readonly battles: readonly BattleOdds[];
}

/** The hints that come while the screen looks at them: the forecast of the next card. */
export interface Hints extends BriefHints {
  readonly cards: readonly CardForecast[];
  readonly rooms: Readonly<Record<string, RoomForecast>>;
  readonly loses: number;
}

/** Empty after the game. */
export type MaybeHints = BriefHints | Hints | Record<string, never>;

export type Screen = ScreenProps<View, MaybeHints>;

export function hasHints(hints: MaybeHints): hints is BriefHints | Hints {
  return "pirate" in hints;
}

export function hasForecast(hints: MaybeHints): hints is Hints {
  return "cards" in hints;
}
