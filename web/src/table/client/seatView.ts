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

/** Adds an update to what the seat was sent before. An update of the same version carries more hints or texts. */
export function applyUpdate(before: SeatView | undefined, update: Update): SeatView {
  const kept = (before?.log ?? []).filter((moment) => moment.number < update.log_from);
  const log = [...kept, ...update.log.filter((moment) => moment.number >= update.log_from)];
  if (before?.update.version === update.version) return { update, log, newEvents: before.newEvents };
  const continues = before && update.moment > before.update.moment && update.log_from > before.update.moment;
  const animated = continues && update.log.length <= MAX_ANIMATED_MOMENTS;
  return { update, log, newEvents: animated ? update.log.flatMap((moment) => moment.events) : [] };
}
