/** Headings, notes and risks of the options in the action bar. */
import type { ScreenData } from "$shell/screen";
import { countShowing, countText, percent, symbolOf, type Hints, type SymbolName, type View } from "./view";

type Data = ScreenData<View, Hints>;

const GROUPS: Record<string, string> = {
  place: "Place and end your turn",
  reroll: "Roll again",
  use: "Pay a pirate",
  refill: "Toss gold",
  take: "Whose die",
  put: "Where to",
  throw: "Overboard",
  load: "A rum on",
};

export const group = (id: string) => GROUPS[id.split(":")[0]!] ?? null;
export const endsTurn = (id: string) => ["done", "stay", "suffer"].includes(id);

export function note(id: string, { view, hints, seat }: Data): string | null {
  const [verb, object = ""] = id.split(":");
  const column = view.columns.find((each) => each.symbol === object);
  if (verb === "place" && column) return `if filled: ${column.reward}; if not: ${column.penalty}`;
  if (verb === "put" || verb === "turn") {
    const forecast = hints.columns?.find((each) => each.symbol === object);
    return column?.black ? `${percent(forecast?.chance ?? 1)} to be filled` : null;
  }
  if (verb === "drink" && seat !== null) return `you have ${view.players[seat]!.rum} rum`;
  if (verb === "use") {
    const pirate = view.crew.find((each) => each.id === object);
    return pirate ? `${pirate.rum} of ${pirate.limit} rum on him` : null;
  }
  return null;
}

export function risk(id: string, { view, hints }: Data): string | null {
  const isLastPirate = view.crew.length === 1;
  if (id === "use:overboard") {
    return isLastPirate
      ? "He is the last of the crew: everyone loses at once (BD-7.6)."
      : `He goes for good; ${countText(view.crew.length - 1, "pirate is", "pirates are")} left (BD-7.6).`;
  }
  if (id.startsWith("throw:") && isLastPirate) return "He is the last of the crew: everyone loses at once (BD-7.6).";
  if (id === "suffer" && sinksShip(view)) return "The ship sinks and everyone loses (BD-8.5).";
  return id.startsWith("place:") ? placingRisk(id.slice("place:".length) as SymbolName, view, hints) : null;
}

/** Whether the penalty that is about to be suffered sinks the ship. */
function sinksShip(view: View): boolean {
  const symbol = symbolOf(Number(view.about.column));
  const penalty = view.columns.find((each) => each.symbol === symbol)?.effects.penalty;
  return penalty?.kind === "damage" && view.ship.damage + penalty.n >= view.ship.bears;
}

/** Whether too few dice would be left for a column whose failure ends the game. */
function placingRisk(symbol: SymbolName, view: View, hints: Hints): string | null {
  if (hints.to_place === undefined) return null;
  const placed = countShowing(view, symbol);
  const left = hints.to_place - placed;
  const lost = hints.columns?.find(
    (column) => column.fatal && column.missing > 0 && column.missing - (column.symbol === symbol ? placed : 0) > left,
  );
  return lost ? `Then too few dice are left for ${lost.name.toLowerCase()}, and if it fails ${lost.fatal}.` : null;
}
