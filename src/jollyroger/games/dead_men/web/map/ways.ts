/** The way that an option takes over the board. */
import type { OptionInfo } from "$shell/screen";
import { roomById } from "./grid";
import type { Side, View } from "../view";

const MOVES = new Set(["walk", "run", "retreat", "drive", "send", "steer"]);

/** A room, or null: off the ship. */
export type Place = string | null;

/** Where a way leads from a place; undefined: nowhere. */
function beyond(view: View, place: Place, way: string | undefined): Place | undefined {
  if (place === null) return view.exits[way === "dinghy" ? 1 : 0]?.room;
  if (way === "here") return place;
  const led = roomById(view, place)?.leads[way as Side];
  return led === "off-ship" ? null : led;
}

/** The places that an option passes, first and last included; null if it is no move. */
export function wayOf(view: View, option: OptionInfo | null, seat: number): readonly Place[] | null {
  const [verb, first, second] = option?.id.split(":") ?? [];
  if (!MOVES.has(verb ?? "")) return null;
  const hunted = view.rooms.find((room) => room.foes.some((foe) => foe.token === view.hunter))?.id;
  const origin = verb === "steer" ? hunted : view.pirates[seat]?.place;
  if (origin === undefined) return null;
  const next = beyond(view, origin, verb === "send" ? second : first);
  if (next === undefined) return null;
  if (verb !== "run") return [origin, next];
  const end = beyond(view, next, second);
  return end === undefined ? null : [origin, next, end];
}

/** Whether an option moves somebody, in one step or in two. */
export function moveKind(option: OptionInfo): "step" | "run" | "other" {
  const verb = option.id.split(":")[0]!;
  return verb === "run" ? "run" : MOVES.has(verb) ? "step" : "other";
}
