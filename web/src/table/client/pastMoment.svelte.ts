/** A past moment of a game that goes on, looked at from the table. */
import type { MomentView } from "../../protocol";
import type { Live } from "./tableClient.svelte";
import { Past } from "./momentCache.svelte";

export class LookBack {
  /** The moment that is looked at; null: the present. */
  moment = $state<number | null>(null);
  #past = $state.raw<Past | null>(null);

  constructor(private readonly live: Live) {}

  /** What was to be seen then; undefined while it is on its way. */
  get view(): MomentView | undefined {
    return this.moment === null ? undefined : this.#past?.at(this.moment);
  }

  get last(): number {
    return this.#past?.last ?? 0;
  }

  get trouble(): string {
    return this.#past?.trouble ?? "";
  }

  readonly to = (moment: number): void => {
    this.#past ??= new Past(this.live.id, this.live.eyes);
    this.#past.last = this.live.seen?.update.moment ?? 0;
    this.moment = Math.min(Math.max(moment, 0), this.#past.last);
    void this.#past.fetch(this.moment);
  };

  readonly now = (): void => {
    this.moment = null;
  };

  /** Others' eyes have another past. */
  drop(): void {
    this.moment = null;
    this.#past = null;
  }

  /** The game has gone on, or back, from this moment. */
  forget(since: number): void {
    this.#past?.forget(since);
  }

  /** A key while one looks back; whether it meant anything. */
  key(key: string): boolean {
    if (this.moment === null) return false;
    if (key === "ArrowLeft") this.to(this.moment - 1);
    else if (key === "ArrowRight") this.to(this.moment + 1);
    else if (key === "Home") this.to(0);
    else if (key === "End") this.to(this.last);
    else if (key === "Escape") this.now();
    else return false;
    return true;
  }
}
