/** The grid of the ship. x grows to the right, y away from the entrance. */
import type { Room, Side, Tile, View } from "../view";

/** The size of a cell on the drawing. */
export const CELL_SIZE = 120;

const STEP: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

/** A cell of the grid. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const roomById = (view: View, id: string | null): Room | undefined => view.rooms.find((room) => room.id === id);
export const roomAt = (view: View, cell: Cell): Room | undefined =>
  view.rooms.find((room) => room.x === cell.x && room.y === cell.y);
export const neighbour = (cell: Cell, side: Side): Cell => ({ x: cell.x + STEP[side][0], y: cell.y + STEP[side][1] });

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
