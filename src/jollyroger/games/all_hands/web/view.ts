/** The view and hints that the server sends, and how its cards are read. */
import type { EventInfo, ScreenProps } from "$shell/screen";
import { actionName, actionText, crewName, t } from "./texts";

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
  /** The action cards in order; with their texts if a component file has texts of its own. */
  guide: Record<string, { copies: number; name?: string; about?: string }>;
  result: { winners: number[]; ending: string; points: number[] } | null;
}

/** How many cards a hand lacks for seven of one crew, and for three of each. */
export interface CardsMissing {
  seven: number;
  three: number;
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
  { id: "stormsail", name: crewName("stormsail"), colour: "var(--band-red)" },
  { id: "sea-sabre", name: crewName("sea-sabre"), colour: "var(--band-blue)" },
  { id: "black-viper", name: crewName("black-viper"), colour: "var(--band-green)" },
];

export interface CardInfo {
  id: string;
  /** Null: an action card. */
  crew: Crew | null;
  rank: number;
  name: string;
}

/** Whether this is the id of a card. */
export function isCard(id: string, guide: View["guide"]): boolean {
  return id in guide || CREWS.some((crew) => id.startsWith(`${crew.id}-`));
}

/** A card by its id: 'stormsail-4', 'rum'. */
export function cardInfo(id: string, guide: View["guide"]): CardInfo {
  const crew = CREWS.find((each) => id.startsWith(`${each.id}-`)) ?? null;
  const rank = crew ? Number(id.slice(crew.id.length + 1)) : 0;
  const name = crew ? t("crew-card", { crew: t.noun(`crew-${crew.id}`), rank }) : actionName(id, guide);
  return { id, crew, rank, name };
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
  if (!card.crew) return actionText(card.id, guide);
  return t("screen-card-worth", { rank: card.rank, double: 2 * card.rank });
}

/** How often each card occurs, in order. */
export function countCards(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

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
    else if (kind === "NobodyBid") last = { bids: new Map(), card: id(data.card), winner: null, reason: t("screen-nobody-bid") };
    else if (kind === "WonAuction" || kind === "AuctionLost") {
      const bids = (data.bids as number[][]).map((cards, n) => [(data.captains as number[])[n]!, cards.map(id)] as const);
      const winner = kind === "WonAuction" ? (data.seat as number) : null;
      last = { bids: new Map(bids), card: id(data.auction), winner, reason: t("screen-nobody-wins") };
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
