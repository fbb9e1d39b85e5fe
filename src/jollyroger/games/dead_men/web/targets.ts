/** Where options happen on the map: the target of an option id like `walk:north`. */
import { neighbour, roomAt, roomById, type Cell } from "./map/grid";
import type { Side, View, Way } from "./view";

/** A room, the dinghies at an exit, an empty cell, or a pirate. */
export type Target =
  | { readonly kind: "room"; readonly room: string }
  | { readonly kind: "off"; readonly exit: number }
  | { readonly kind: "cell"; readonly cell: Cell; readonly turns: number }
  | { readonly kind: "pirate"; readonly seat: number };

const WAY_VERBS = new Set(["walk", "fight-fires", "eliminate", "blanket", "bucket", "pistol", "drive", "retreat", "steer"]);
const HERE_VERBS = new Set(["pick-up", "put-down", "fight", "fight-again", "use-track", "save-track"]);

/** Where a way leads from a room, or from off ship (null). */
export function targetOfWay(view: View, place: string | null, way: Way): Target | null {
  if (place === null) {
    const exit = view.exits[way === "dinghy" ? 1 : 0];
    return exit ? { kind: "room", room: exit.room } : null;
  }
  if (way === "here") return { kind: "room", room: place };
  const exit = view.exits.findIndex((door) => door?.room === place && door.side === way);
  if (exit >= 0) return { kind: "off", exit };
  const room = roomById(view, place);
  const next = room && roomAt(view, neighbour(room, way as Side));
  return next ? { kind: "room", room: next.id } : null;
}

/** Where the actor of an option is: the pirate in the fight or on turn, or the crew being steered. */
export function originOf(view: View, id: string): string | null {
  if (id.startsWith("steer:")) return view.rooms.find((room) => room.foes.some((foe) => foe.token === view.hunter))?.id ?? null;
  const seat = view.fight?.pirates.length === 1 ? view.fight.pirates[0]! : view.active;
  return view.pirates[seat]?.place ?? null;
}

/** Null if the option has no place on the map. */
export function targetOf(view: View, id: string): Target | null {
  const [verb, first, second, third] = id.split(":");
  if (verb === "place" && first && second) {
    const room = roomById(view, first);
    return room ? { kind: "cell", cell: neighbour(room, second as Side), turns: Number(third) } : null;
  }
  if (verb === "moor") {
    const room = roomById(view, mooringRoom(view));
    return room ? { kind: "cell", cell: neighbour(room, first as Side), turns: 0 } : null;
  }
  if (verb === "name") return { kind: "pirate", seat: Number(first) };
  if (verb === "swap") {
    const owner = view.pirates.find((pirate) => pirate.item === first);
    return owner ? { kind: "pirate", seat: owner.seat } : null;
  }
  if (verb === "run") {
    const middle = targetOfWay(view, originOf(view, id), first as Way);
    return middle?.kind === "room" ? targetOfWay(view, middle.room, second as Way) : null;
  }
  if (verb === "send") return targetOfWay(view, originOf(view, id), second as Way);
  if (WAY_VERBS.has(verb ?? "")) return targetOfWay(view, originOf(view, id), first as Way);
  if (HERE_VERBS.has(verb ?? "")) {
    const place = view.fight?.room ?? originOf(view, id);
    return place ? { kind: "room", room: place } : null;
  }
  return null;
}

/** The room at whose doors the Dinghy may lie: the last one that was placed. */
function mooringRoom(view: View): string | null {
  const phase = view.pending.at(-1);
  return phase?.[0] === "Mooring" ? (view.legend.rooms[Number(phase[1])]?.id ?? null) : null;
}

export const cellKey = (cell: Cell): string => `cell ${cell.x},${cell.y}`;

/** A string that identifies the target, for lookups and for drawing it as selected. */
export function targetKey(target: Target): string {
  if (target.kind === "room") return target.room;
  if (target.kind === "off") return "off";
  return target.kind === "cell" ? cellKey(target.cell) : `pirate ${target.seat}`;
}
