/** The past moment that is shown at a table, if one is. */
import type { MomentView } from "../../protocol";
import { MomentCache } from "./momentCache.svelte";
import type { TableClient } from "./tableClient.svelte";

export class PastMoment {
  /** The moment that is shown; null: the present. */
  moment = $state<number | null>(null);
  #cache = $state.raw<MomentCache | null>(null);

  constructor(private readonly client: TableClient) {}

  /** Undefined until it has been fetched. */
  get view(): MomentView | undefined {
    return this.moment === null ? undefined : this.#cache?.get(this.moment);
  }

  get last(): number {
    return this.#cache?.last ?? 0;
  }

  get error(): string {
    return this.#cache?.error ?? "";
  }

  readonly show = (moment: number): void => {
    const { id, viewSeat, textBoard, seatView } = this.client;
    if (this.#cache?.textBoard !== textBoard) this.#cache = new MomentCache(id, viewSeat, textBoard);
    this.#cache.last = seatView?.update.moment ?? 0;
    this.moment = Math.min(Math.max(moment, 0), this.#cache.last);
    void this.#cache.fetch(this.moment);
  };

  readonly leave = (): void => {
    this.moment = null;
  };

  /** Forgets everything: another seat sees other views. */
  reset(): void {
    this.moment = null;
    this.#cache = null;
  }

  /** Shows the same moment again, as text if that is wanted now. */
  refresh(): void {
    if (this.moment !== null) this.show(this.moment);
  }

  /** Drops this moment and all later ones: the game has continued or was taken back. */
  invalidate(from: number): void {
    this.#cache?.invalidate(from);
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
