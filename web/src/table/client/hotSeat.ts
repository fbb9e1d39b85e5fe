/** Who plays at a device that several people share, and whether the curtain before their view is lifted. */
import type { SeatView } from "./seatView";

/** Nothing of the game is rendered but the view of this seat, and nothing at all while the curtain is down. */
export interface HotSeat {
  /** Null: a spectator; or nobody yet, behind a curtain without a name. */
  readonly seat: number | null;
  readonly lifted: boolean;
}

export type SeatViews = ReadonlyMap<number | null, SeatView>;

const SPECTATOR: HotSeat = { seat: null, lifted: true };
const NOBODY: HotSeat = { seat: null, lifted: false };

/** The first state of a reader who holds these seats. Of several seats, none is shown before it is asked. */
export function startHotSeat(seats: readonly number[], curtain: boolean): HotSeat {
  if (seats.length === 0) return SPECTATOR;
  return curtain && seats.length > 1 ? NOBODY : { seat: seats[0]!, lifted: !curtain };
}

/** The state after an update has arrived: the device stays with a seat while it is asked, then goes to another that is. */
export function passDevice(now: HotSeat, seats: readonly number[], views: SeatViews, curtain: boolean): HotSeat {
  if (seats.length < 2) return now;
  const version = newestView(views)?.update.version;
  const updateOf = (seat: number) => {
    const update = views.get(seat)?.update;
    return update?.version === version ? update : undefined;
  };
  const isAsked = (seat: number) => updateOf(seat)?.question?.must ?? false;
  // The updates of a version come one after another. Until a seat has its own, nobody knows whether it is asked.
  if (now.seat !== null && (!updateOf(now.seat) || isAsked(now.seat))) return now;
  const next = seats.find(isAsked);
  if (next !== undefined) return { seat: next, lifted: !curtain };
  if (now.lifted) return now;
  return seats.some((seat) => updateOf(seat)?.result) ? { seat: now.seat ?? seats[0]!, lifted: true } : NOBODY;
}

/** The view that may be rendered. */
export function visibleView(now: HotSeat, views: SeatViews): SeatView | undefined {
  const view = views.get(now.seat);
  return now.lifted && view?.update.seat === now.seat ? view : undefined;
}

/** A view of the newest version, for what is the same for all seats. */
export function newestView(views: SeatViews): SeatView | undefined {
  const all = [...views.values()];
  return all.find((view) => all.every((other) => other.update.version <= view.update.version));
}
