/** What the server tells of a table of All Hands, and how its cards are read. */
import type { EventInfo } from "$shell/screen";

export interface Captain {
  seat: number;
  /** A hand as others see it: 1 slim, 2 a good handful, 3 thick enough to cheat. */
  thickness: 1 | 2 | 3;
  bid: number;
  passed: boolean;
  worth: { value: number; rum: boolean } | null;
  callable: boolean;
  brawled: boolean;
  brawled_next: boolean;
  chosen: boolean;
  points: number | null;
  /** What all have been shown of this hand, once the game is over. */
  shown: string[] | null;
}

export interface Laid {
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
  row: Laid[];
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
export interface Short {
  seven: number;
  three: number;
}

export interface Run {
  first: number;
  missing: number[];
}

/** A spectator's is empty. */
export interface Hints {
  short_of_seven: number;
  short_of_three: number;
  winning: { card: string; unseen: number }[];
  auction_wins: boolean;
  runs: { crew: string; seven: Run; three: Run }[];
  /** The hand without what is picked; with the auction card; without one more card. */
  rest: Short;
  with_auction: Short | null;
  cards: Record<string, Short & { worth: number }>;
  laid: number;
  limit: number;
  excess: number;
  stake: number;
}

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

export interface Printed {
  id: string;
  /** Null: an action card. */
  crew: Crew | null;
  rank: number;
  name: string;
}

/** A card by its id: 'stormsail-4', 'rum'. */
export function printed(id: string, guide: View["guide"]): Printed {
  const crew = CREWS.find((each) => id.startsWith(`${each.id}-`)) ?? null;
  const rank = crew ? Number(id.slice(crew.id.length + 1)) : 0;
  return { id, crew, rank, name: crew ? `${crew.name} ${rank}` : (guide[id]?.name ?? id) };
}

/** A card by the number events use: crew by crew, rank by rank, then the actions in the order of the guide. */
export function numbered(kind: number, guide: View["guide"]): string {
  const crew = CREWS[Math.floor(kind / 10)];
  return crew ? `${crew.id}-${(kind % 10) + 1}` : (Object.keys(guide)[kind - 30] ?? "");
}

/** An auction that is over: its bids stay in sight until the next card is turned up. */
export interface Past {
  bids: ReadonlyMap<number, readonly string[]>;
  card: string | null;
  winner: number | null;
  /** In a word or two, if nobody won. */
  why: string;
}

/** The last auction, followed through what has happened. */
export function followed(past: Past | null, news: readonly EventInfo[], view: View): Past | null {
  for (const { kind, data } of news) {
    const card = typeof data.card === "number" ? numbered(data.card, view.guide) : null;
    const here: Past = past ?? { bids: new Map(), card: null, winner: null, why: "" };
    if (kind === "TurnedUp" || kind === "HandBegan") past = null;
    else if (kind === "Revealed") {
      const cards = (data.cards as number[]).map((each) => numbered(each, view.guide));
      const seat = data.seat as number;
      past = { ...here, bids: new Map(here.bids).set(seat, [...(here.bids.get(seat) ?? []), ...cards]) };
    } else if (kind === "WonAuction") past = { ...here, card, winner: data.seat as number, why: "" };
    else if (kind === "AuctionLost") past = { ...here, card, winner: null, why: "nobody wins it" };
    else if (kind === "NobodyBid") past = { ...here, card, winner: null, why: "nobody bid" };
    else if (kind === "Docked") past = { ...here, why: "off the dock!" };
  }
  return past;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** 'two cards', 'one card'. */
export function counted(count: number, one: string): string {
  return `${NUMBERS[count] ?? count} ${one}${count === 1 ? "" : "s"}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Two away from a crew of seven'. */
export function away(count: number, goal: string): string {
  return count === 0 ? capital(goal) : `${capital(NUMBERS[count] ?? String(count))} away from ${goal}`;
}
