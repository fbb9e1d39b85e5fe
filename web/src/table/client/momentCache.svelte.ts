/** The moments of a game as one seat sees them, fetched in pages when they are needed. */
import { api, errorText } from "../../api";
import type { MomentView } from "../../protocol";
import { savedTables, tokensOf } from "../../savedTables";

const PAGE_SIZE = 50;

export class MomentCache {
  /** The last moment of the game: the number of choices made. */
  last = $state(0);
  error = $state("");
  #views = $state.raw<ReadonlyMap<number, MomentView>>(new Map());
  /** The first moments of the pages that were fetched or are on their way. */
  #requested = new Set<number>();

  constructor(
    readonly id: string,
    readonly seat: number | null,
    /** Whether the game is fetched as text too. */
    readonly textBoard: boolean,
  ) {}

  /** Undefined until it has been fetched. */
  get(moment: number): MomentView | undefined {
    return this.#views.get(moment);
  }

  /** All fetched moments, in order. */
  get loaded(): MomentView[] {
    return [...this.#views.values()].sort((one, other) => one.moment - other.moment);
  }

  /** Fetches the page of a moment, unless that was done before. */
  async fetch(moment: number): Promise<void> {
    const first = Math.floor(moment / PAGE_SIZE) * PAGE_SIZE;
    if (this.#views.has(moment) || this.#requested.has(first)) return;
    this.#requested.add(first);
    try {
      const token = tokensOf(savedTables.get(this.id)).join(" ") || undefined;
      const { seat, textBoard } = this;
      const page = await api.moments(this.id, { seat, first, last: first + PAGE_SIZE - 1, textBoard, token });
      this.last = page.last;
      this.error = "";
      this.#views = new Map([...this.#views, ...page.moments.map((view) => [view.moment, view] as const)]);
    } catch (error) {
      this.#requested.delete(first);
      this.error = errorText(error);
    }
  }

  /** Fetches everything, page after page, beginning with this moment. */
  async fetchAll(moment: number): Promise<void> {
    await this.fetch(moment);
    for (let first = 0; first <= this.last && !this.error; first += PAGE_SIZE) await this.fetch(first);
  }

  /** Drops this moment and all later ones: the game has continued or was taken back. */
  invalidate(from: number): void {
    this.#views = new Map([...this.#views].filter(([moment]) => moment < from));
    for (const page of this.#requested) if (page + PAGE_SIZE > from) this.#requested.delete(page);
  }
}
