/** The tables this browser has a token for, as the server knows them now; and their count in the page's title. */
import { api } from "../api";
import { setTurnCount } from "../attention";
import { features } from "../features.svelte";
import type { MyTable } from "../protocol";
import { noteResults } from "../record";
import { router } from "../router.svelte";
import { savedTables, saveNextTable, tokensOf } from "../savedTables";

const REFRESH_INTERVAL_MS = 20_000;
const HIDDEN_REFRESH_INTERVAL_MS = 60_000;
/** The server takes no more tokens for one table. */
const MAX_TOKENS = 12;
/** At these tables nobody plays any more. */
const OVER: readonly MyTable["status"][] = ["over", "closed", "gone"];

export type Group = "turn" | "waiting" | "finished";

let tables = $state.raw<MyTable[]>([]);
let loaded = $state(savedTables.all().length === 0);

/** Whether the reader is the host of a table where only they can go on: everybody is there. */
export function canStart(table: MyTable): boolean {
  return table.status === "gathering" && table.host && table.seats.every((seat) => seat.kind !== "open");
}

export function groupOf(table: MyTable): Group {
  if (table.your_turn || canStart(table)) return "turn";
  return OVER.includes(table.status) || table.problem ? "finished" : "waiting";
}

/** The table that is open knows better itself whether it is the reader's turn. */
function countTurns(): void {
  const open = /^\/table\/([^/]+)$/.exec(router.route.path)?.[1];
  setTurnCount(tables.filter((table) => table.id !== open && groupOf(table) === "turn").length);
}

export const myTables = {
  /** Those visited last come first. */
  get all(): readonly MyTable[] {
    return tables;
  },
  get isLoaded(): boolean {
    return loaded;
  },
  async refresh(): Promise<void> {
    countTurns();
    const saved = savedTables.all();
    if (saved.length) {
      const asked = saved.map((table) => ({ table: table.id, tokens: tokensOf(table).slice(-MAX_TOKENS) }));
      // A server that does not answer is reported by whatever the reader does next.
      const listed = await api.myTables(asked).catch(() => null);
      if (!listed) return;
      tables = listed.map((table, index) => (table.status === "gone" ? { ...table, title: saved[index]!.title, game: saved[index]!.game } : table));
    } else {
      tables = [];
    }
    loaded = true;
    countTurns();
    savedTables.noteOver(new Map(tables.map(({ id, status }) => [id, OVER.includes(status)])));
    // Somebody has opened the next game while the reader was away. The next refresh lists it.
    for (const { id, next_table } of tables) if (next_table) saveNextTable(id, next_table);
    noteResults(
      tables.flatMap(({ id, game, won, updated, day, outcome }) =>
        typeof won === "boolean" ? [{ table: id, game, won, at: updated, day, outcome }] : [],
      ),
    );
  },
  remove(id: string): void {
    savedTables.remove(id);
    // Nobody else can know the table. If it cannot be deleted now, it only takes space.
    if (features.embedded) void api.deleteTable(id).catch(() => {});
    tables = tables.filter((table) => table.id !== id);
    countTurns();
  },
  /** Refreshes the list now and then, on every page. Returns what ends it. */
  watch(): () => void {
    let timer = 0;
    let stopped = false;
    const run = async () => {
      clearTimeout(timer);
      await myTables.refresh();
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(run, document.hidden ? HIDDEN_REFRESH_INTERVAL_MS : REFRESH_INTERVAL_MS);
    };
    const runIfVisible = () => document.hidden || void run();
    timer = setTimeout(run, REFRESH_INTERVAL_MS);
    document.addEventListener("visibilitychange", runIfVisible);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", runIfVisible);
    };
  },
};
