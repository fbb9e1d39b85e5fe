/** Playing on from a moment of a game, at a table of one's own. */
import { api, randomHex } from "../api";
import { defaultBot } from "../people";
import type { BotInfo, TableInfo } from "../protocol";
import { router } from "../router.svelte";
import { savedTables, tokensOf } from "../savedTables";
import { nickname } from "../settings.svelte";

/** Opens a clone and goes there. The reader takes a seat, bots keep theirs, and bots take those of other people. */
export async function playOn(info: TableInfo, moment: number, seat: number | null, bots: readonly BotInfo[]): Promise<void> {
  const seats = info.seats.map((state, n) => (n === (seat ?? 0) ? "me" : (state.bot ?? defaultBot(bots))));
  // While the game is on, its host plays alone and keeps all seats that are no bots'.
  const clone = { moment, name: nickname(), seats: info.status === "over" ? seats : [], salt: randomHex(16) };
  const created = await api.cloneTable(info.id, clone, tokensOf(savedTables.get(info.id)).join(" "));
  savedTables.add(created, info.game);
  router.go(`/table/${created.table}`);
}
