/** What lies on the tray: the dice, the reader's hand, and whatever the question is about that has no place on the map. */
import type { Person, Question } from "$shell/screen";
import { cardName, crewName, figureName, t, who } from "./texts";
import type { View } from "./view";

export interface TrayTile {
  readonly key: string;
  /** 'die', or a deck: 'fortune', 'item', 'crew', 'enemy', 'seat', 'gold'. */
  readonly kind: string;
  /** The card, the face of the die, the seat, or the amount. */
  readonly id: string;
  readonly name: string;
  readonly term: string;
  /** Null: it can only be looked at. */
  readonly target: string | null;
  /** A number or word in its corner. */
  readonly mark?: string;
  /** Whether it is of no use now: the last roll, before the next. */
  readonly faded?: boolean;
}

export function trayTiles(view: View, question: Question | null, people: readonly Person[]): TrayTile[] {
  const hand = [...new Set(view.hand ?? [])];
  const targets = [...new Set((question?.options ?? []).map((option) => option.target ?? ""))];
  const shown = [...diceTiles(view, people), ...situationTiles(view), ...hand.map((id) => handTile(id, view))];
  const taken = new Set(shown.map((tile) => tile.target));
  return [...shown, ...targets.filter((target) => !taken.has(target)).flatMap((target) => offeredTile(target, view, people) ?? [])];
}

function diceTiles(view: View, people: readonly Person[]): TrayTile[] {
  const isFight = view.phase === "CardsAfterRoll" && view.duel;
  return view.dice.map((face, n) => ({
    key: `die ${n}`,
    kind: "die",
    id: String(face),
    name: isFight ? fighterText(view, n as 0 | 1, face, people) : "",
    term: "die",
    target: `die:${n}`,
    faded: view.phase === "BeforeRoll",
  }));
}

/** Whose die it is, and the total: 'Anne 3 + 2'. */
function fighterText(view: View, side: 0 | 1, face: number, people: readonly Person[]): string {
  const { attacker, defender, might } = view.duel!;
  const figure = side ? defender : attacker;
  const person = figure && people[figure[0]]!;
  const own = figure && person?.isYou ? figureName(person, figure[1]).replace(" ", "\u00a0") : "";
  const name = person ? own.charAt(0).toUpperCase() + own.slice(1) || person.name : t(view.enemy ? "term-enemy" : "screen-master");
  return `${name} =\u00a0${face + might[side]}`;
}

/** What is being decided: an enemy, an auction, cards to resolve. */
function situationTiles(view: View): TrayTile[] {
  const tiles: TrayTile[] = [];
  if (view.enemy) {
    const name = cardName("enemy", view.enemy, view.printed.enemies[view.enemy]!);
    tiles.push({ key: "enemy", kind: "enemy", id: view.enemy, name, term: "enemy", target: null, mark: `${view.enemy_might}` });
  }
  if (view.lot) {
    const mark = view.bidding?.high ? t("screen-mark-bid", { gold: view.bidding.high }) : t("screen-mark-no-bid");
    tiles.push({ key: "lot", kind: "item", id: view.lot, name: cardName("item", view.lot, view.printed.items[view.lot]!), term: "auction", target: "auction:bid", mark });
  }
  for (const id of new Set(view.aside)) tiles.push(fortuneTile(id, view));
  return tiles;
}

function fortuneTile(id: string, view: View): TrayTile {
  return { key: `card ${id}`, kind: "fortune", id, name: cardName("fortune", id, view.printed.fortunes[id]!), term: "fortune", target: `card:${id}` };
}

function handTile(id: string, view: View): TrayTile {
  const count = view.hand!.filter((other) => other === id).length;
  return { ...fortuneTile(id, view), ...(count > 1 ? { mark: `×${count}` } : {}) };
}

/** Something an option is about that lies neither on the map nor on the tray. */
function offeredTile(target: string, view: View, people: readonly Person[]): TrayTile | null {
  const [kind, first = "", second = ""] = target.split(":");
  const tile = { key: target, target };
  if (kind === "crew") return { ...tile, kind, id: first, name: crewName(first, view), term: "crew" };
  if (kind === "item") return { ...tile, kind, id: first, name: cardName("item", first, view.printed.items[first]!), term: "item", mark: `+${view.printed.items[first]!.sell}` };
  if (kind === "weapon") {
    const item = view.printed.items[second]!;
    const name = t("screen-weapon-of", { ...who(people[Number(first)]!, "owner"), item: item.name ?? t.noun(`item-${second}`) });
    return { ...tile, kind: "item", id: second, name, term: "weapon", mark: `${item.sell}` };
  }
  if (kind === "card") return { ...fortuneTile(first, view), ...tile };
  if (kind === "seat") return { ...tile, kind, id: first, name: people[Number(first)]!.name, term: "bridge" };
  if (kind === "spoils") return { ...tile, kind: "gold", id: "2", name: t("symbol-gold", { gold: 2 }).replace(" ", "\u00a0"), term: "spoils" };
  return null;
}
