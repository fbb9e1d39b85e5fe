/** What one pair of eyes has been shown of a game: the newest update and the whole log. */
import type { Moment, EventInfo, Update } from "../../protocol";

/** More moments at once than these are not played out: one is behind, and catches up. */
const PLAYED_OUT = 3;

export interface Seen {
  readonly update: Update;
  readonly log: readonly Moment[];
  /** What the newest update told that was not known before, for animation. */
  readonly news: readonly EventInfo[];
}

/** Put an update on top of what was seen before it. */
export function seen(before: Seen | undefined, update: Update): Seen {
  const kept = (before?.log ?? []).filter((moment) => moment.number < update.log_from);
  const log = [...kept, ...update.log.filter((moment) => moment.number >= update.log_from)];
  const ahead = before && update.moment > before.update.moment && update.log_from > before.update.moment;
  const news = ahead && update.log.length <= PLAYED_OUT ? update.log.flatMap((moment) => moment.events) : [];
  return { update, log, news };
}
