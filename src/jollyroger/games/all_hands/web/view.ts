/** The view and hints that the server sends, and how its cards are read. */
import type { EventInfo, ScreenProps } from "$shell/screen";

export interface Captain {
  seat: number;
  /** The size of the hand as others see it: 1 slim, 2 a good handful, 3 enough to cheat. */
  thickness: 1 | 2 | 3;
  bid: number;
  passed: boolean;
  worth: Worth | null;
  callable: boolean;
  brawled: boolean;
  brawled_next: boolean;
  chosen: boolean;
  points: number | null;
  /** The hand, once the game is over. */
  shown: string[] | null;
  /** The runs with which it wins, in order, with a Monkey in each gap. */
  runs: string[][];
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

/** How many cards a hand lacks for seven of one crew, and for three of each; and for the shorter way in words. */
export interface CardsMissing {
  seven: number;
  three: number;
  text: string;
}

export interface Worth {
  value: number;
  rum: boolean;
}

export interface Run {
  first: number;
  missing: number[];
}

/** Empty for spectators. */
export interface Hints {
  winning: { card: string; unseen: number }[];
  auction_wins: boolean;
  runs: { crew: string; seven: Run; three: Run }[];
  hand: CardsMissing;
  /** For the hand without the picked cards. */
  rest: CardsMissing;
  /** For that hand with the auction card. */
  with_auction: CardsMissing | null;
  /** For that hand without one more card, by card; what that card is worth in a bid, and whether the hand needs it. */
  cards: Record<string, CardsMissing & { worth: number; needed: boolean }>;
  /** What the reader's own bid is worth. */
  laid: Worth;
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

/** The term of the glossary for a card: its crew, or the action card. */
export const cardTerm = (card: CardInfo): string => card.crew?.id ?? card.id;

/** What a card does, in a sentence. */
export function cardText(card: CardInfo, guide: View["guide"]): string {
  return guide[card.id]?.about ?? `Worth ${card.rank} in a bid, or ${2 * card.rank} if its crew counts double.`;
}

/** How often each card occurs, in order. */
export function countCards(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

export const worthText = ({ rum, value }: Worth): string => (rum ? `Rum and ${value}` : `worth ${value}`);

/** The auction that is over. Its bids stay visible until the next card is turned up. */
export interface LastAuction {
  bids: ReadonlyMap<number, readonly string[]>;
  card: string;
  winner: number | null;
  /** How it ended, in a few words, if nobody won. */
  reason: string;
}

/** Updates the last auction by what has happened since. */
export function updateLastAuction(last: LastAuction | null, events: readonly EventInfo[], view: View): LastAuction | null {
  const id = (card: unknown) => cardId(card as number, view.guide);
  for (const { kind, data } of events) {
    if (kind === "TurnedUp" || kind === "HandBegan") last = null;
    else if (kind === "NobodyBid") last = { bids: new Map(), card: id(data.card), winner: null, reason: "Nobody bid." };
    else if (kind === "WonAuction" || kind === "AuctionLost") {
      const bids = (data.bids as number[][]).map((cards, n) => [(data.captains as number[])[n]!, cards.map(id)] as const);
      const winner = kind === "WonAuction" ? (data.seat as number) : null;
      last = { bids: new Map(bids), card: id(data.auction), winner, reason: "Nobody wins it." };
    }
  }
  return last;
}

/** The cards that have come to the reader's hand. */
export function gainedCards(events: readonly EventInfo[], view: View): string[] {
  const gained: number[] = [];
  for (const { kind, data } of events) {
    const mine = data.seat === view.you;
    if (kind === "Dealt" && mine && data.cards) gained.push(...(data.cards as number[]));
    else if (kind === "WonAuction" && mine) gained.push(data.auction as number);
    else if (["Kept", "TookClaim", "Plundered"].includes(kind) && mine) gained.push(data.card as number);
    else if (kind === "Gave" && data.taker === view.you) gained.push(data.card as number);
  }
  return gained.map((card) => cardId(card, view.guide));
}

/** '5 and 6', '2, 3 and 4'. */
export function listed(things: readonly (string | number)[]): string {
  return things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`;
}
