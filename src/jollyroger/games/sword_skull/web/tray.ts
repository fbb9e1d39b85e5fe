/** What lies on the tray: the dice, the reader's hand, and whatever the question is about that has no place on the map. */
import type { Person, Question } from "$shell/screen";
import { roleName, type View } from "./view";

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

/** Names of Crew without the name of their settlement, which is on the map. */
export function crewName(id: string, view: View): string {
  const card = view.printed.crew[id]!;
  const home = view.board.find((space) => space.settlement === card.settlement)?.name ?? "";
  return card.name.startsWith(`${home} `) ? card.name.slice(home.length + 1) : card.name;
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
  const name = figure ? (people[figure[0]]!.isYou ? `Your\u00a0${roleName(figure[1])}` : people[figure[0]]!.name) : view.enemy ? "Enemy" : "Master";
  return `${name} =\u00a0${face + might[side]}`;
}

/** What is being decided: an enemy, an auction, cards to resolve. */
function situationTiles(view: View): TrayTile[] {
  const tiles: TrayTile[] = [];
  if (view.enemy) {
    const name = view.printed.enemies[view.enemy]!.name;
    tiles.push({ key: "enemy", kind: "enemy", id: view.enemy, name, term: "enemy", target: null, mark: `${view.enemy_might}` });
  }
  if (view.lot) {
    const mark = view.bidding?.high ? `bid ${view.bidding.high}` : "no bid";
    tiles.push({ key: "lot", kind: "item", id: view.lot, name: view.printed.items[view.lot]!.name, term: "auction", target: "auction:bid", mark });
  }
  for (const id of new Set(view.aside)) tiles.push(fortuneTile(id, view));
  return tiles;
}

function fortuneTile(id: string, view: View): TrayTile {
  return { key: `card ${id}`, kind: "fortune", id, name: view.printed.fortunes[id]!.name, term: "fortune", target: `card:${id}` };
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
  if (kind === "item") return { ...tile, kind, id: first, name: view.printed.items[first]!.name, term: "item", mark: `+${view.printed.items[first]!.sell}` };
  if (kind === "weapon") {
    const { name, sell } = view.printed.items[second]!;
    return { ...tile, kind: "item", id: second, name: `${people[Number(first)]!.name}'s ${name}`, term: "weapon", mark: `${sell}` };
  }
  if (kind === "card") return { ...fortuneTile(first, view), ...tile };
  if (kind === "seat") return { ...tile, kind, id: first, name: people[Number(first)]!.name, term: "bridge" };
  if (kind === "spoils") return { ...tile, kind: "gold", id: "2", name: "2\u00a0gold", term: "spoils" };
  return null;
}
