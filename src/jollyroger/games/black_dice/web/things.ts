/** The headings of bubbles: what was clicked, and what it is. */
import type { ScreenData, Thing } from "$shell/screen";
import { columnName, effectText, pirateAbout, pirateName, pirateTitle, reconstructedText, t, who } from "./texts";
import { columnOf, missingIn, symbolTerm, type Column, type Hints, type SymbolName, type View } from "./view";

type Data = ScreenData<View, Hints>;

export function thing(target: string, data: Data): Thing | null {
  const [kind, id = ""] = target.split(":");
  if (kind === "column") return columnThing(columnOf(data.view, id), data);
  if (kind === "die") return dieThing(id as SymbolName, data);
  if (kind === "crew") return pirateThing(id, data);
  if (kind === "gold") return goldThing(Number(id), data);
  if (kind === "swap") {
    const columns = id.split("-").flatMap((symbol) => columnOf(data.view, symbol) ?? []);
    return { name: columns.map(columnName).join(" ⇄ "), text: t("thing-swap"), term: "change-of-course" };
  }
  return null;
}

function columnThing(column: Column | undefined, { view, hints }: Data): Thing | null {
  if (!column) return null;
  const name = columnName(column);
  const term = symbolTerm(column.symbol);
  const reward = effectText(view, "reward", column.effects.reward);
  const penalty = effectText(view, "penalty", column.effects.penalty);
  const effects = `${t("thing-effects", { reward, penalty })}${reconstructedText(column.reconstructed)}`;
  if (!column.black && !column.fate) {
    return { name, text: `${t("thing-closed", { state: column.blocked ? "blocked" : "inactive" })} ${effects}`, term };
  }
  const missing = missingIn(column);
  const filled = t("board-state", { state: column.fate === "failed" ? "failed" : "filled" });
  const state = column.fate || !missing ? filled : t("board-short", { count: missing });
  const dice = t("thing-column", { black: column.black + column.spilled.length, ours: column.dice.length, state });
  const fatal = hints.columns?.find((each) => each.symbol === column.symbol && each.missing > 0)?.fatal;
  const warning = fatal ? ` ${t("thing-fatal", { fatal: t.noun(`fatal-${fatal}`) })}` : "";
  return { name, text: `${dice} ${effects}${warning}`, term };
}

function dieThing(symbol: SymbolName, { view, people }: Data): Thing | null {
  const column = columnOf(view, symbol);
  const owner = view.active === null ? undefined : people[view.active];
  if (!column || !owner) return null;
  const text = t(view.roll.out.includes(symbol) ? "thing-die-out" : column.black ? "thing-die" : "thing-die-inactive");
  const name = t("thing-dice", { ...who(owner), column: column.name ?? t(`column-${symbol}.inside`) });
  return { name, text, term: "roll" };
}

function pirateThing(id: string, { view }: Data): Thing | null {
  const pirate = view.crew.find((each) => each.id === id);
  if (!pirate) return null;
  const rum = t("thing-pirate-rum", { rum: pirate.rum, limit: pirate.limit, full: pirate.rum >= pirate.limit ? "yes" : "no" });
  const text = `${pirateAbout(pirate)} ${rum}${reconstructedText(pirate.reconstructed)}`;
  return { name: t("thing-pirate", { pirate: pirateName(pirate), title: pirateTitle(pirate) }), text, term: pirate.id };
}

function goldThing(value: number, { view }: Data): Thing {
  const count = view.gold?.filter((gold) => gold === value).length ?? 0;
  const secret = t(view.purses ? "thing-gold-open" : "thing-gold-secret");
  return { name: t("thing-gold", { worth: value }), text: `${t("thing-gold-count", { count })} ${secret}`, term: "gold-token" };
}
