/** What has happened while the reader was away: the page was closed, or out of sight. */
import { lastSeen, saveLastSeen, type LastSeen } from "../client/lastSeen";
import type { SeatView } from "../client/seatView";
import type { EventInfo, Moment } from "../../protocol";

/** Whoever only loads the page again has not been away. */
const AWAY_SECONDS = 60;

export interface AwayRecap {
  /** How many moves were made. */
  readonly moves: number;
  /** How many of them a bot made for the reader. */
  readonly byBot: number;
  readonly events: readonly EventInfo[];
}

export class Absence {
  recap = $state.raw<AwayRecap | null>(null);
  /** The seats whose game the reader has in sight. */
  #inSight = new Set<number>();
  #shown: SeatView | undefined;

  /** Must be created where effects may run. */
  constructor(private readonly table: string) {
    $effect(() => {
      document.addEventListener("visibilitychange", this.#look);
      addEventListener("pagehide", this.#leave);
      return () => {
        document.removeEventListener("visibilitychange", this.#look);
        removeEventListener("pagehide", this.#leave);
        this.#leave();
      };
    });
  }

  /** The board shows this now. */
  show(seatView: SeatView | undefined): void {
    if (seatView?.update.seat !== this.#shown?.update.seat) this.recap = null;
    this.#shown = seatView;
    this.#look();
  }

  readonly drop = (): void => {
    this.recap = null;
  };

  readonly #look = (): void => {
    if (document.hidden) return this.#leave();
    const seat = this.#shown?.update.seat;
    if (seat === undefined || seat === null) return;
    const { update, log } = this.#shown!;
    if (!this.#inSight.has(seat)) this.recap = recapSince(lastSeen(this.table, seat), seat, update.moment, log) ?? this.recap;
    this.#inSight.add(seat);
    saveLastSeen(this.table, seat, update.moment);
  };

  /** Notes the time at which the reader last looked. */
  readonly #leave = (): void => {
    const seat = this.#shown?.update.seat;
    if (seat !== undefined && seat !== null && this.#inSight.has(seat)) saveLastSeen(this.table, seat, lastSeen(this.table, seat)?.moment ?? 0);
    this.#inSight.clear();
  };
}

function recapSince(seen: LastSeen | undefined, seat: number, moment: number, log: readonly Moment[]): AwayRecap | null {
  if (!seen || moment <= seen.moment) return null;
  const missed = log.filter((each) => each.number > seen.moment);
  const byBot = missed.filter((each) => each.by_bot === seat).length;
  if (!byBot && Date.now() / 1000 - seen.at < AWAY_SECONDS) return null;
  const events = missed.flatMap((each) => each.events).filter((event) => event.kind !== "BotReason");
  return { moves: moment - seen.moment, byBot, events };
}
