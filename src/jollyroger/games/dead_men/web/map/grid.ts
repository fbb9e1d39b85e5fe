/** The grid of the ship. x grows to the right, y away from the entrance. */
import type { Room, Side, Tile, View } from "../view";

/** The size of a cell on the drawing. */
export const CELL_SIZE = 120;

const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};
const SIDES: Readonly<Record<string, Side>> = { N: "north", E: "east", S: "south", W: "west" };

/** A cell of the grid. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const roomById = (view: View, id: string | null | undefined): Room | undefined => view.rooms.find((room) => room.id === id);
export const neighbour = (cell: Cell, side: Side): Cell => ({ x: cell.x + STEPS[side][0], y: cell.y + STEPS[side][1] });
export const sideOf = (letter: string | null): Side => SIDES[letter ?? ""] ?? "north";

/** The cell of a target like "cell:2,-1"; null if it is none. */
export function cellOfTarget(target: string | undefined): Cell | null {
  const found = /^cell:(-?\d+),(-?\d+)$/.exec(target ?? "");
  return found && { x: Number(found[1]), y: Number(found[2]) };
}

/** The empty cells behind doors, where the ship may grow. */
export function openCells(view: View): Cell[] {
  if (!view.tiles && !view.tile) return [];
  return view.rooms
    .filter((room) => !room.exploded)
    .flatMap((room) => [...room.doors].map((letter) => neighbour(room, sideOf(letter))))
    .filter((cell) => cell.y >= 0 && !view.rooms.some((room) => room.x === cell.x && room.y === cell.y));
}

/** Rotates the letters of doors clockwise by quarter turns. */
export function rotateDoors(letters: string, turns: number): string {
  return [..."NESW"].filter((_, side) => letters.includes("NESW"[(side - turns + 4) % 4]!)).join("");
}

/** The room that a tile would become in this cell. */
export function placeTile(tile: Tile, cell: Cell, turns: number): Room {
  return {
    ...tile,
    ...cell,
    doors: rotateDoors(tile.doors, turns),
    keg_side: tile.keg_side && rotateDoors(tile.keg_side, turns),
    leads: {},
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
