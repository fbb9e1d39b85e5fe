/** The view and hints that the server sends, and how its cards are read. */
import type { EventInfo, ScreenProps } from "$shell/screen";

export interface Captain {
  seat: number;
  /** The size of the hand as others see it: 1 slim, 2 a good handful, 3 enough to cheat. */
  thickness: 1 | 2 | 3;
  bid: number;
  passed: boolean;
  worth: { value: number; rum: boolean } | null;
  callable: boolean;
  brawled: boolean;
  brawled_next: boolean;
  chosen: boolean;
  points: number | null;
  /** The cards of this hand that were shown to all, once the game is over. */
  shown: string[] | null;
}

export interface LaidCard {
  owner: number;
  card: string;
  spent: boolean;
  claimed_by: number | null;
}

export interface View {
  you: number | null;
  phase: string | null;
  hand_number: number;
  dealer: number;
  auction: string | null;
  deck: number;
  discard: number;
  top: string | null;
  pile: string[] | null;
  captains: Captain[];
  row: LaidCard[];
  aside: string[] | null;
  aside_count: number;
  hand: string[] | null;
  bid: string[] | null;
  picks: string[];
  answer: string | null;
  guide: Record<string, { name: string; copies: number; about: string }>;
  result: { winners: number[]; ending: string; points: number[] } | null;
}

/** How many cards a hand lacks for seven of one crew, and for three of each. */
export interface CardsMissing {
  seven: number;
  three: number;
}

export interface Run {
  first: number;
  missing: number[];
}

/** Empty for spectators. */
export interface Hints {
  short_of_seven: number;
  short_of_three: number;
  winning: { card: string; unseen: number }[];
  auction_wins: boolean;
  runs: { crew: string; seven: Run; three: Run }[];
  /** For the hand without the picked cards. */
  rest: CardsMissing;
  /** For that hand with the auction card. */
  with_auction: CardsMissing | null;
  /** For that hand without one more card, by card; and what that card is worth in a bid. */
  cards: Record<string, CardsMissing & { worth: number }>;
  laid: number;
  limit: number;
  excess: number;
  stake: number;
}

export type Screen = ScreenProps<View, Hints>;

export interface Crew {
  id: string;
  name: string;
  colour: string;
}

export const CREWS: readonly Crew[] = [
  { id: "stormsail", name: "Stormsail", colour: "var(--band-red)" },
  { id: "sea-sabre", name: "Sea Sabre", colour: "var(--band-blue)" },
  { id: "black-viper", name: "Black Viper", colour: "var(--band-green)" },
];

export interface CardInfo {
  id: string;
  /** Null: an action card. */
  crew: Crew | null;
  rank: number;
  name: string;
}

/** A card by its id: 'stormsail-4', 'rum'. */
export function cardInfo(id: string, guide: View["guide"]): CardInfo {
  const crew = CREWS.find((each) => id.startsWith(`${each.id}-`)) ?? null;
  const rank = crew ? Number(id.slice(crew.id.length + 1)) : 0;
  return { id, crew, rank, name: crew ? `${crew.name} ${rank}` : (guide[id]?.name ?? id) };
}

/** The id of a card by its number in events: crew by crew, rank by rank, then the actions in the order of the guide. */
export function cardId(number: number, guide: View["guide"]): string {
  const crew = CREWS[Math.floor(number / 10)];
  return crew ? `${crew.id}-${(number % 10) + 1}` : (Object.keys(guide)[number - 30] ?? "");
}

/** The auction that is over. Its bids stay visible until the next card is turned up. */
export interface LastAuction {
  bids: ReadonlyMap<number, readonly string[]>;
  card: string | null;
  winner: number | null;
  /** Why nobody won, in a word or two. */
  reason: string;
}

/** Updates the last auction by what has happened since. */
export function updateLastAuction(last: LastAuction | null, events: readonly EventInfo[], view: View): LastAuction | null {
  for (const { kind, data } of events) {
    const card = typeof data.card === "number" ? cardId(data.card, view.guide) : null;
    const current: LastAuction = last ?? { bids: new Map(), card: null, winner: null, reason: "" };
    if (kind === "TurnedUp" || kind === "HandBegan") last = null;
    else if (kind === "Revealed") {
      const cards = (data.cards as number[]).map((each) => cardId(each, view.guide));
      const seat = data.seat as number;
      last = { ...current, bids: new Map(current.bids).set(seat, [...(current.bids.get(seat) ?? []), ...cards]) };
    } else if (kind === "WonAuction") last = { ...current, card, winner: data.seat as number, reason: "" };
    else if (kind === "AuctionLost") last = { ...current, card, winner: null, reason: "nobody wins it" };
    else if (kind === "NobodyBid") last = { ...current, card, winner: null, reason: "nobody bid" };
    else if (kind === "Docked") last = { ...current, reason: "off the dock!" };
  }
  return last;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** 'two cards', 'one card'. */
export function countText(count: number, noun: string): string {
  return `${NUMBERS[count] ?? count} ${noun}${count === 1 ? "" : "s"}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Two away from a crew of seven'. */
export function distanceText(count: number, goal: string): string {
  return count === 0 ? capitalize(goal) : `${capitalize(NUMBERS[count] ?? String(count))} away from ${goal}`;
}
