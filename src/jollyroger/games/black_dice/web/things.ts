/** The headings of bubbles: what was clicked, and what it is. */
import type { ScreenData, Thing } from "$shell/screen";
import { columnOf, countText, missingIn, symbolTerm, type Column, type Hints, type SymbolName, type View } from "./view";

type Data = ScreenData<View, Hints>;

export function thing(target: string, data: Data): Thing | null {
  const [kind, id = ""] = target.split(":");
  if (kind === "column") return columnThing(columnOf(data.view, id), data);
  if (kind === "die") return dieThing(id as SymbolName, data);
  if (kind === "crew") return pirateThing(id, data);
  if (kind === "gold") return goldThing(Number(id), data);
  if (kind === "swap") {
    const names = id.split("-").map((symbol) => columnOf(data.view, symbol)?.name);
    return { name: names.join(" ⇄ "), text: "Their black dice change places; players' dice stay.", term: "change-of-course" };
  }
  return null;
}

function columnThing(column: Column | undefined, { hints }: Data): Thing | null {
  if (!column) return null;
  const term = symbolTerm(column.symbol);
  const guesses = column.reconstructed.length ? ` (Reconstructed: ${column.reconstructed.join(" and ")}.)` : "";
  const effects = `Filled: ${column.reward}. Failed: ${column.penalty}.${guesses}`;
  if (!column.black && !column.fate) {
    return { name: column.name, text: `${column.blocked ? "Blocked in this stage" : "Inactive: no black dice"}. ${effects}`, term };
  }
  const dice = `${countText(column.black + column.spilled.length, "black die", "black dice")}, ${column.dice.length} of ours`;
  const missing = missingIn(column);
  const state = column.fate === "failed" ? "failed" : column.fate || !missing ? "filled" : `${missing} short`;
  const fatal = hints.columns?.find((each) => each.symbol === column.symbol && each.missing > 0)?.fatal;
  return { name: column.name, text: `${dice}: ${state}. ${effects}${fatal ? ` If it fails, ${fatal}.` : ""}`, term };
}

function dieThing(symbol: SymbolName, { view, people }: Data): Thing | null {
  const column = columnOf(view, symbol);
  const owner = view.active === null ? undefined : people[view.active];
  if (!column || !owner) return null;
  const text = view.roll.out.includes(symbol)
    ? "Inactive twice: out until the next roll."
    : column.black
      ? "All dice of one symbol are placed together."
      : "Inactive: it cannot be placed, but re-rolled once for free.";
  return { name: `${owner.isYou ? "Your" : `${owner.name}'s`} dice: ${column.name.toLowerCase()}`, text, term: "roll" };
}

function pirateThing(id: string, { view }: Data): Thing | null {
  const pirate = view.crew.find((each) => each.id === id);
  if (!pirate) return null;
  const full = pirate.rum >= pirate.limit ? ": full" : "";
  const guesses = pirate.reconstructed.length ? ` (Reconstructed: ${pirate.reconstructed.join(" and ")}.)` : "";
  const text = `${pirate.about} ${pirate.rum} of ${pirate.limit} rum on him${full}.${guesses}`;
  return { name: `${pirate.name} · ${pirate.title}`, text, term: pirate.id };
}

function goldThing(value: number, { view }: Data): Thing {
  const count = view.gold?.filter((gold) => gold === value).length ?? 0;
  const secret = view.purses ? "All purses are open now." : "Others only see how many tokens you have.";
  return { name: `Gold token worth ${value}`, text: `You have ${countText(count, "such token")}. ${secret}`, term: "gold-token" };
}
