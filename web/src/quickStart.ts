/** Games that start with one click: the guided first game, and "Play now". */
import { api, randomHex } from "./api";
import { isKnownBot } from "./bots";
import { learning } from "./learning";
import { defaultBot } from "./people";
import type { BotInfo, Created, GameInfo, NewTable, TableInfo } from "./protocol";
import { savedTables } from "./savedTables";
import { nickname } from "./settings.svelte";

const STORAGE_KEY = "jollyroger.lastSettings";
const USUAL_SEATS = 3;

/** With what a game against bots was last played. */
interface LastSettings {
  seats: string[];
  options: Record<string, string>;
  practice: boolean;
}

function loadSettings(): Record<string, LastSettings> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, LastSettings>;
  } catch {
    return {};
  }
}

/** Remembers how a game is played, if its host plays alone against bots. */
export function rememberSettings(info: TableInfo, ownSeat: number): void {
  const others = info.seats.filter((_, seat) => seat !== ownSeat);
  if (info.tutorial || info.day || others.some((seat) => !seat.bot)) return;
  const seats = info.seats.map((seat) => seat.bot ?? "me");
  const all = { ...loadSettings(), [info.game]: { seats, options: info.options, practice: info.policy.practice ?? false } };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(all));
  } catch {
    // Storage is full or forbidden; the next game starts with the usual settings.
  }
}

/** Whether the reader has never played this game in this browser, but for the guided game. */
export function isNewcomer(game: string): boolean {
  return !savedTables.all().some((table) => table.game === game && !learning.isGuided(table.id));
}

/** Starts the guided first game. Returns the address of its table. */
export async function startGuidedGame(game: string): Promise<string> {
  const created = await api.createTable({ game, names: [nickname()], tutorial: true });
  learning.saveProgress(created.table, { read: [], over: false });
  return save(created, game);
}

/** Starts a game against bots: an easy one for newcomers, later one as the last time. Returns the table's address. */
export async function playNow(game: GameInfo, bots: readonly BotInfo[]): Promise<string> {
  const table = isNewcomer(game.id) ? firstGame(game, bots) : gameAsBefore(game, bots);
  return save(await api.createTable({ ...table, names: [nickname()], salt: randomHex(16), start: true }), game.id);
}

/** The easiest setting, with hints, and the newcomer moves first. */
function firstGame(game: GameInfo, bots: readonly BotInfo[]): NewTable {
  const { difficulty } = game;
  return {
    game: game.id,
    seats: seatsWith(game, difficulty ? defaultBot(bots) : bots[0]!.id),
    options: difficulty ? { [difficulty.option]: difficulty.values[0]! } : {},
    policy: { practice: true },
    move_first: true,
  };
}

function gameAsBefore(game: GameInfo, bots: readonly BotInfo[]): NewTable {
  const last = loadSettings()[game.id];
  // The game or the bots may have changed since.
  const known = last?.seats.every((seat) => seat === "me" || isKnownBot(seat, bots, game.temperaments));
  if (!last || !known || !game.seats.includes(last.seats.length)) return { game: game.id, seats: seatsWith(game, defaultBot(bots)) };
  const ids = game.options.map((option) => option.id);
  const options = Object.fromEntries(Object.entries(last.options).filter(([id]) => ids.includes(id)));
  return { game: game.id, seats: last.seats, options, policy: { practice: last.practice } };
}

function seatsWith(game: GameInfo, bot: string): string[] {
  const count = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : game.seats[0]!;
  return ["me", ...Array<string>(count - 1).fill(bot)];
}

function save(created: Created, game: string): string {
  savedTables.add(created, game);
  return `/table/${created.table}`;
}
