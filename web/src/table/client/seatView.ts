/** What one seat has been sent: the newest update and the whole log. */
import type { Moment, EventInfo, Update } from "../../protocol";

/** A client that fell further behind than this catches up without animation. */
const MAX_ANIMATED_MOMENTS = 12;

export interface SeatView {
  readonly update: Update;
  readonly log: readonly Moment[];
  /** The events that came with the newest update, for animation. */
  readonly newEvents: readonly EventInfo[];
}

/** Adds an update to what the seat was sent before. */
export function applyUpdate(before: SeatView | undefined, update: Update): SeatView {
  if (before?.update.version === update.version) return lookCloser(before, update);
  const kept = (before?.log ?? []).filter((moment) => moment.number < update.log_from);
  const log = [...kept, ...update.log.filter((moment) => moment.number >= update.log_from)];
  const continues = before && update.moment > before.update.moment && update.log_from > before.update.moment;
  const animated = continues && update.log.length <= MAX_ANIMATED_MOMENTS;
  return { update, log, newEvents: animated ? update.log.flatMap((moment) => moment.events) : [] };
}

/** Adds an update of the same version, which has more hints or texts. All else stays the same object. */
function lookCloser(before: SeatView, { hints, text_board }: Update): SeatView {
  return { ...before, update: { ...before.update, hints, text_board } };
}
