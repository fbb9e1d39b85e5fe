/** Headings, notes and risks of the options in the action bar. */
import type { ScreenData } from "$shell/screen";
import { roomById } from "./map/grid";
import { targetOf } from "./targets";
import { countText, foeName, joinWords, percent } from "./text";
import { hasHints, type MaybeHints, type MoveForecast, type RunForecast, type View } from "./view";

type Data = ScreenData<View, MaybeHints>;

/** Below this chance, even with the battle track, an enemy is worth a warning. */
const LOW_BATTLE_CHANCE = 0.34;

const GROUPS: Readonly<Record<string, string>> = {
  walk: "Walk",
  run: "Run",
  "fight-fires": "Fight fire",
  blanket: "Fight fire",
  bucket: "Fight fire",
  eliminate: "Deckhands",
  pistol: "Pistol",
  "pick-up": "Goods",
  "put-down": "Goods",
  drink: "Goods",
  rest: "Prepare",
  train: "Prepare",
  swap: "Swap item",
  fight: "Fight",
  "fight-again": "Fight",
  send: "Send away",
  drive: "Drive it off",
  retreat: "Retreat",
};

const verbOf = (id: string): string => id.split(":")[0]!;

/** The forecast of a move; undefined for other options. */
export function moveForecast(id: string, hints: MaybeHints): MoveForecast | RunForecast | undefined {
  if (!hasHints(hints)) return undefined;
  const [verb, way, then] = id.split(":");
  if (verb === "run") return hints.runs.find((run) => run.way === way && run.then === then);
  return verb === "walk" || verb === "retreat" ? hints.moves.find((move) => move.way === way) : undefined;
}

export function group(id: string, { view }: Data): string | null {
  if (verbOf(id) === "place") {
    const target = targetOf(view, id);
    return target?.kind === "cell" ? `At (${target.cell.x},${target.cell.y})` : null;
  }
  return GROUPS[verbOf(id)] ?? null;
}

export function note(id: string, data: Data): string | null {
  const { view, hints } = data;
  const pirate = view.pirates[data.seat ?? view.active];
  if (!pirate) return null;
  const move = moveForecast(id, hints);
  if (move && move.fatigue !== pirate.fatigue) return `fatigue ${pirate.fatigue} → ${move.fatigue}`;
  if (id === "rest") return `fatigue ${pirate.fatigue} now`;
  if (id === "train") return `battle +${pirate.battle} now`;
  if (id === "end-turn") return endTurnNote(data);
  if (id === "use-track") return `marker +${pirate.battle} → +${pirate.floor}`;
  return null;
}

/** What becomes of the actions that are left. */
function endTurnNote({ view, people }: Data): string {
  const { own, given, active, pirates } = view;
  const nextPlayer = people[(active + 1) % pirates.length]?.name ?? "the next pirate";
  const passed = own ? `${countText(own, "action")} to ${nextPlayer}` : "nothing left to pass on";
  return given ? `${passed}; ${given} received lost` : passed;
}

export function risk(id: string, data: Data): string | null {
  const { view, hints } = data;
  const pirate = view.pirates[data.seat ?? view.active];
  const move = moveForecast(id, hints);
  if (pirate && move?.kills) return `Fatigue ${pirate.fatigue} + ${move.cost} is death.`;
  if (["walk", "run", "retreat"].includes(verbOf(id))) return battleRisk(id, data);
  return id === "end-turn" ? endTurnRisk(data) : null;
}

/** Names the enemies in the room that are likely to win. */
function battleRisk(id: string, { view, hints }: Data): string | null {
  const target = targetOf(view, id);
  const room = target?.kind === "room" ? roomById(view, target.room) : undefined;
  if (!room?.foes.length || !hasHints(hints)) return null;
  const strong = room.foes.filter((foe) => {
    const odds = hints.battles.find((battle) => battle.strength === foe.strength && battle.foe.startsWith(foe.front));
    return odds !== undefined && odds.track < LOW_BATTLE_CHANCE;
  });
  return strong.length ? `${joinWords(strong.map(foeName))} would most likely beat you.` : null;
}

/** Received actions that would be lost, and whether the next card may kill while there are actions left. */
function endTurnRisk({ view, hints, seat }: Data): string | null {
  const sentences = [];
  if (view.given) sentences.push(`${countText(view.given, "received action")} would be lost.`);
  if (hasHints(hints) && view.own + view.given > 0) {
    const death = hints.cards.filter((card) => seat !== null && card.dies.includes(seat)).reduce((sum, card) => sum + card.odds, 0);
    if (death > 0) sentences.push(`The next card kills you with ${percent(death)}.`);
  }
  return sentences.join(" ") || null;
}

export const endsTurn = (id: string): boolean => id === "end-turn" || id === "enough" || id === "decline";
