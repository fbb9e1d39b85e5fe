/** The next game of the same people: the same again, or one step easier or harder. */
import { t } from "../../i18n";
import { api, randomHex } from "../../api";
import { botTitle, neighbouringLevel } from "../../bots";
import type { Again, GameInfo, Lobby, TableInfo } from "../../protocol";
import { router } from "../../router.svelte";
import { savedTables, saveNextTable, tokensOf } from "../../savedTables";

/** What is changed, and how that is called: 'Harder: Buccaneer'. */
export interface Change {
  readonly label: string;
  readonly again: Omit<Again, "salt">;
}

/** The same game one step easier (-1) or harder (1); null if there is no such step. */
export function changeDifficulty(info: TableInfo, lobby: Lobby, step: -1 | 1): Change | null {
  const game = lobby.games.find((each) => each.id === info.game);
  const word = step < 0 ? "easier" : "harder";
  if (game?.difficulty) return changeOption(info, game, step, word);
  // Bots that help make a game easier if they are stronger.
  return changeBots(info, lobby, game?.cooperative ? -step : step, word);
}

function changeOption(info: TableInfo, game: GameInfo, step: number, word: string): Change | null {
  const { option, values } = game.difficulty!;
  const place = values.indexOf(info.options[option] ?? "");
  const value = place < 0 ? undefined : values[place + step];
  if (value === undefined) return null;
  const known = game.options.find((each) => each.id === option);
  // "Scurvy Dog: 4 treasures": the name is enough for a button.
  const name = (known?.labels[known.values.indexOf(value)] ?? value).split(":")[0]!;
  return { label: t("ending-change", { change: word, to: name }), again: { options: { [option]: value } } };
}

/** `lobby.bots` is sorted by strength. */
function changeBots(info: TableInfo, lobby: Lobby, step: number, word: string): Change | null {
  const bots = info.seats.map((seat) => (seat.kind === "bot" && seat.bot ? neighbouringLevel(seat.bot, lobby.bots, step) : null));
  const changed = bots.filter((bot) => bot !== null);
  if (!changed.length) return null;
  const name = botTitle(changed[0]!);
  const same = changed.every((bot) => bot === changed[0]);
  return { label: same ? t("ending-change-bots", { change: word, to: name, count: changed.length }) : t("ending-change-some", { change: word }), again: { bots } };
}

/** Lays the table again, or finds it laid, and goes there. */
export async function playAgain(info: TableInfo, change: Omit<Again, "salt"> = {}): Promise<void> {
  const again = { ...change, salt: randomHex(16) };
  const { table } = await api.again(info.id, again, tokensOf(savedTables.get(info.id)).join(" "));
  comeAlong(info, table);
}

/** Goes to the next table. */
export function comeAlong(info: TableInfo, table: string): void {
  saveNextTable(info.id, table);
  router.go(`/table/${table}`);
}

