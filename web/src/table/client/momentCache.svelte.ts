/** The moments of a game, fetched as they are looked at. */
import { api, why } from "../../api";
import { memory, tokens } from "../../savedTables";
import type { MomentView } from "../../protocol";

const PAGE = 50;

export class Past {
  /** How many choices there are. */
  last = $state(0);
  trouble = $state("");
  #views = $state.raw<ReadonlyMap<number, MomentView>>(new Map());
  #asked = new Set<number>();

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {}

  /** The view of a moment; undefined while it is on its way. */
  at(moment: number): MomentView | undefined {
    return this.#views.get(moment);
  }

  /** All moments that are here, in order. */
  get known(): MomentView[] {
    return [...this.#views.values()].sort((one, other) => one.moment - other.moment);
  }

  /** See to it that a moment comes. Neighbours come with it. */
  async fetch(moment: number): Promise<void> {
    const first = Math.floor(moment / PAGE) * PAGE;
    if (this.#views.has(moment) || this.#asked.has(first)) return;
    this.#asked.add(first);
    try {
      const shown = tokens(memory.of(this.id)).join(" ");
      const page = await api.moments(this.id, this.seat, first, first + PAGE - 1, shown || undefined);
      this.last = page.last;
      this.trouble = "";
      this.#views = new Map([...this.#views, ...page.moments.map((view) => [view.moment, view] as const)]);
    } catch (error) {
      this.#asked.delete(first);
      this.trouble = why(error);
    }
  }

  /** Fetch everything, a page after the other: for a replay and its log. */
  async fetchAll(around: number): Promise<void> {
    await this.fetch(around);
    for (let first = 0; first <= this.last && !this.trouble; first += PAGE) await this.fetch(first);
  }

  /** The game has gone on, or back, from this moment: what was fetched of it and after it may be wrong. */
  forget(from: number): void {
    this.#views = new Map([...this.#views].filter(([moment]) => moment < from));
    for (const page of this.#asked) if (page + PAGE > from) this.#asked.delete(page);
  }
}
