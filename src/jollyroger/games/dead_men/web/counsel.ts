/** What the action bar says beside an option: its heading, what it costs, what it risks. */
import type { Scene } from "$shell/screen";
import { aim, roomOf } from "./chart";
import { count, foeName, listed, percent } from "./tell";
import { looksAhead, type Ahead, type RunStep, type ShipView, type Step } from "./view";

type Look = Scene<ShipView, Ahead>;

const HEADINGS: Readonly<Record<string, string>> = {
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

const verb = (id: string): string => id.split(":")[0]!;
const step = ({ hints }: Look, id: string): Step | RunStep | undefined => {
  if (!looksAhead(hints)) return undefined;
  const [what, way, then] = id.split(":");
  if (what === "run") return hints.runs.find((run) => run.way === way && run.then === then);
  return what === "walk" || what === "retreat" ? hints.moves.find((move) => move.way === way) : undefined;
};
const next = ({ view, people }: Look): string => people[(view.active + 1) % view.pirates.length]?.name ?? "the next pirate";

export function group(id: string, { view }: Look): string | null {
  if (verb(id) === "place") {
    const spot = aim(view, id);
    return spot?.kind === "cell" ? `At (${spot.spot.x},${spot.spot.y})` : null;
  }
  return HEADINGS[verb(id)] ?? null;
}

export function note(id: string, look: Look): string | null {
  const { view } = look;
  const pirate = view.pirates[look.seat ?? view.active];
  if (!pirate) return null;
  const move = step(look, id);
  if (move && move.fatigue !== pirate.fatigue) return `fatigue ${pirate.fatigue} → ${move.fatigue}`;
  if (id === "rest") return `fatigue ${pirate.fatigue} now`;
  if (id === "train") return `battle +${pirate.battle} now`;
  if (id === "end-turn") return passing(look);
  if (id === "use-track") return `marker +${pirate.battle} → +${pirate.floor}`;
  return null;
}

function passing(look: Look): string {
  const { own, given } = look.view;
  const passed = own ? `${count(own, "action")} to ${next(look)}` : "nothing left to pass on";
  return given ? `${passed}; ${given} received lost` : passed;
}

export function risk(id: string, look: Look): string | null {
  const { view } = look;
  const pirate = view.pirates[look.seat ?? view.active];
  const move = step(look, id);
  if (pirate && move?.kills) return `Fatigue ${pirate.fatigue} + ${move.cost} is death.`;
  if (verb(id) === "walk" || verb(id) === "run" || verb(id) === "retreat") return battleRisk(id, look);
  return id === "end-turn" ? endRisk(look) : null;
}

/** Where enemies wait: whom one would have to fight, and with what hope. */
function battleRisk(id: string, { view, hints }: Look): string | null {
  const target = aim(view, id);
  const room = target?.kind === "room" ? roomOf(view, target.room) : undefined;
  if (!room?.foes.length || !looksAhead(hints)) return null;
  const hopeless = room.foes.filter((foe) => {
    const odds = hints.battles.find((battle) => battle.strength === foe.strength && battle.foe.startsWith(foe.front));
    return odds !== undefined && odds.track < 0.34;
  });
  return hopeless.length ? `${listed(hopeless.map(foeName))} would most likely beat you.` : null;
}

/** Ending the turn: what is thrown away, and whether the next card may kill. */
function endRisk(look: Look): string | null {
  const { view, hints, seat } = look;
  const found = [];
  if (view.given) found.push(`${count(view.given, "received action")} would be lost.`);
  if (looksAhead(hints) && view.own + view.given > 0) {
    const death = hints.cards.filter((card) => seat !== null && card.dies.includes(seat)).reduce((sum, card) => sum + card.odds, 0);
    if (death > 0) found.push(`The next card kills you with ${percent(death)}.`);
  }
  return found.join(" ") || null;
}

export const closes = (id: string): boolean => id === "end-turn" || id === "enough" || id === "decline";
