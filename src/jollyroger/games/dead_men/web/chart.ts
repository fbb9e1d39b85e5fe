/** Where things are on the chart, and where an option points to. x grows to the right, y away from the entrance. */
import type { Room, ShipView, Side, Tile, Way } from "./view";

/** A room is so wide on the drawing. */
export const CELL = 120;

export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
export const STEP: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where an option happens. A room, the dinghies, an empty cell, a pirate. */
export type Aim =
  | { readonly kind: "room"; readonly room: string }
  | { readonly kind: "off"; readonly exit: number }
  | { readonly kind: "cell"; readonly spot: Spot; readonly turns: number }
  | { readonly kind: "pirate"; readonly seat: number };

export const roomOf = (view: ShipView, id: string | null): Room | undefined => view.rooms.find((room) => room.id === id);
export const roomAt = (view: ShipView, spot: Spot): Room | undefined =>
  view.rooms.find((room) => room.x === spot.x && room.y === spot.y);
export const beside = (spot: Spot, side: Side): Spot => ({ x: spot.x + STEP[side][0], y: spot.y + STEP[side][1] });

/** Letters of doors after so many quarter turns clockwise. */
export function turned(letters: string, turns: number): string {
  return [..."NESW"].filter((_, side) => letters.includes("NESW"[(side - turns + 4) % 4]!)).join("");
}

/** A tile as it would lie there. */
export function laid(tile: Tile, spot: Spot, turns: number): Room {
  return {
    ...tile,
    ...spot,
    doors: turned(tile.doors, turns),
    keg_side: tile.keg_side && turned(tile.keg_side, turns),
    fire: tile.pips,
    exploded: false,
    spent: false,
    trapdoor: false,
    deckhands: 0,
    foes: [],
    goods: [],
    shut_to: [],
  };
}

/** Where a way leads from a room, or (null) from off ship. */
export function beyond(view: ShipView, place: string | null, way: Way): Aim | null {
  if (place === null) {
    const exit = view.exits[way === "dinghy" ? 1 : 0];
    return exit ? { kind: "room", room: exit.room } : null;
  }
  if (way === "here") return { kind: "room", room: place };
  const exit = view.exits.findIndex((door) => door?.room === place && door.side === way);
  if (exit >= 0) return { kind: "off", exit };
  const room = roomOf(view, place);
  const next = room && roomAt(view, beside(room, way as Side));
  return next ? { kind: "room", room: next.id } : null;
}

/** Who acts: the pirate in the fight or on turn, or the crew that is being steered; and where he stands. */
export function origin(view: ShipView, id: string): string | null {
  if (id.startsWith("steer:")) return view.rooms.find((room) => room.foes.some((foe) => foe.token === view.hunter))?.id ?? null;
  const seat = view.fight?.pirates.length === 1 ? view.fight.pirates[0]! : view.active;
  return view.pirates[seat]?.place ?? null;
}

/** What an option points to on the chart, if it points to anything. */
export function aim(view: ShipView, id: string): Aim | null {
  const [verb, first, second, third] = id.split(":");
  if (verb === "place" && first && second) {
    const room = roomOf(view, first);
    return room ? { kind: "cell", spot: beside(room, second as Side), turns: Number(third) } : null;
  }
  if (verb === "moor") {
    const room = roomOf(view, moored(view));
    return room ? { kind: "cell", spot: beside(room, first as Side), turns: 0 } : null;
  }
  if (verb === "name") return { kind: "pirate", seat: Number(first) };
  if (verb === "swap") {
    const owner = view.pirates.find((pirate) => pirate.item === first);
    return owner ? { kind: "pirate", seat: owner.seat } : null;
  }
  if (verb === "run") {
    const middle = beyond(view, origin(view, id), first as Way);
    return middle?.kind === "room" ? beyond(view, middle.room, second as Way) : null;
  }
  if (verb === "send") return beyond(view, origin(view, id), second as Way);
  if (WAY_VERBS.has(verb ?? "")) return beyond(view, origin(view, id), first as Way);
  if (HERE_VERBS.has(verb ?? "")) {
    const place = view.fight?.room ?? origin(view, id);
    return place ? { kind: "room", room: place } : null;
  }
  return null;
}

const WAY_VERBS = new Set(["walk", "fight-fires", "eliminate", "blanket", "bucket", "pistol", "drive", "retreat", "steer"]);
const HERE_VERBS = new Set(["pick-up", "put-down", "fight", "fight-again", "use-track", "save-track"]);

/** The tile at whose doors the Dinghy may lie: the last one that was placed. */
function moored(view: ShipView): string | null {
  const phase = view.pending.at(-1);
  return phase?.[0] === "Mooring" ? (view.legend.rooms[Number(phase[1])]?.id ?? null) : null;
}

/** A name for a thing touched on the chart: to find its options by, and to draw it as selected. */
export function key(aim: Aim): string {
  if (aim.kind === "room") return aim.room;
  if (aim.kind === "off") return "off";
  return aim.kind === "cell" ? `cell ${aim.spot.x},${aim.spot.y}` : `pirate ${aim.seat}`;
}

/** How far the chart reaches, in cells: all rooms, the cells a tile may come to, and the water below. */
export function bounds(spots: readonly Spot[]): { left: number; right: number; top: number } {
  const xs = spots.map((spot) => spot.x);
  return { left: Math.min(-1, ...xs), right: Math.max(1, ...xs), top: Math.max(1, ...spots.map((spot) => spot.y)) };
}
