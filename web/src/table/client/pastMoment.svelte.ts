/** The past moment that is shown at a table, if one is. */
import type { MomentView } from "../../protocol";
import type { HotSeat } from "./hotSeat";
import { MomentCache } from "./momentCache.svelte";
import type { TableClient } from "./tableClient.svelte";

/** A moment, and for whom it was opened: nobody else sees it. */
interface OpenMoment {
  readonly moment: number;
  readonly hotSeat: HotSeat;
  readonly cache: MomentCache;
}

export class PastMoment {
  #opened = $state.raw<OpenMoment | null>(null);

  constructor(private readonly client: TableClient) {}

  get #open(): OpenMoment | null {
    return this.#opened?.hotSeat === this.client.hotSeat ? this.#opened : null;
  }

  /** The moment that is shown; null: the present. */
  get moment(): number | null {
    return this.#open?.moment ?? null;
  }

  /** Undefined until it has been fetched. */
  get view(): MomentView | undefined {
    return this.#open?.cache.get(this.#open.moment);
  }

  get last(): number {
    return this.#open?.cache.last ?? 0;
  }

  get error(): string {
    return this.#open?.cache.error ?? "";
  }

  readonly show = (moment: number): void => {
    const { id, viewSeat, textBoard, hotSeat } = this.client;
    const before = this.#open?.cache;
    const cache = before?.textBoard === textBoard ? before : new MomentCache(id, viewSeat, textBoard);
    cache.last = this.client.moment ?? 0;
    this.#opened = { moment: Math.min(Math.max(moment, 0), cache.last), hotSeat, cache };
    void cache.fetch(this.#opened.moment);
  };

  readonly leave = (): void => {
    this.#opened = null;
  };

  /** Shows the same moment again, as text if that is wanted now. */
  refresh(): void {
    if (this.moment !== null) this.show(this.moment);
  }

  /** Drops this moment and all later ones: the game has continued or was taken back. */
  invalidate(from: number): void {
    this.#open?.cache.invalidate(from);
  }

  /** Handles a key while a past moment is shown; returns whether the key had a meaning. */
  handleKey(key: string): boolean {
    if (this.moment === null) return false;
    if (key === "ArrowLeft") this.show(this.moment - 1);
    else if (key === "ArrowRight") this.show(this.moment + 1);
    else if (key === "Home") this.show(0);
    else if (key === "End") this.show(this.last);
    else if (key === "Escape") this.leave();
    else return false;
    return true;
  }
}
