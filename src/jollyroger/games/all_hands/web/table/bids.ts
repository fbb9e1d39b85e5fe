/** The bids as they lie on the table. */
import type { LaidCard, LastAuction, View } from "../view";

export interface Bid {
  seat: number;
  /** The cards turned up, each with its place in the row of all bids. */
  row: readonly (LaidCard & { place: number })[];
  /** Cards that only the reader sees, and those of the last auction. */
  open: readonly string[];
  /** How many lie face down. */
  hidden: number;
}

export const cardCount = (bid: Bid): number => bid.row.length + bid.open.length + bid.hidden;

/** The bid of a seat; of the last auction, if there is no new one. */
export function bidOf(seat: number, view: View, last: LastAuction | null): Bid {
  const row = view.row.map((laid, place) => ({ ...laid, place })).filter((laid) => laid.owner === seat);
  const isMine = seat === view.you;
  const own = isMine ? [...(view.bid ?? []), ...(view.phase === "Discarding" ? [] : view.picks)] : [];
  const hidden = isMine ? 0 : view.captains[seat]!.bid;
  const isOver = view.auction === null && !row.length && !own.length && !hidden;
  return { seat, row, open: isOver ? (last?.bids.get(seat) ?? []) : own, hidden };
}
