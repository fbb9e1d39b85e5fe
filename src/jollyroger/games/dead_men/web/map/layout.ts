/** Positions on the drawing of the ship. */
import { CELL_SIZE, neighbour, openCells, roomById, type Cell } from "./grid";
import type { Room, View } from "../view";

/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface MapLayout extends Size {
  /** The upper left corner of a cell. */
  cornerOf(cell: Cell): Point;
  /** Pixels for each unit of the drawing, if it is not zoomed. */
  readonly scale: number;
}

const MARGIN = 14;
/** In pixels. A small ship does not fill a large screen. */
const MAX_CELL_PIXELS = 170;
/** In pixels. On a phone the ship is drawn as large as possible. */
const NARROW_PIXELS = 560;
/** In pixels: the height of the zoom buttons. */
const BUTTONS_PIXELS = 48;
/** In pixels. Below this a room is too small to be read or touched, so the board zooms to what matters. */
const READABLE_CELL_PIXELS = 92;

/** Centres the ship and, if there is space, the cells where it may grow in a drawing of the shape of the available space. */
export function layOutMap(view: View, moreCells: readonly Cell[], space: Size): MapLayout {
  const growth = space.width < NARROW_PIXELS ? [] : openCells(view);
  const cells = [...view.rooms, ...growth, ...moreCells, ...boatPlaces(view).map((boat) => boat.cell)];
  const minX = Math.min(-1, ...cells.map((cell) => cell.x));
  const maxX = Math.max(1, ...cells.map((cell) => cell.x));
  const maxY = Math.max(1, ...cells.map((cell) => cell.y));
  const shipWidth = (maxX - minX + 1) * CELL_SIZE + 2 * MARGIN;
  // The buttons in the lower right corner must not cover a boat or a place for one.
  const buttons = cells.some((cell) => cell.y < 0 && cell.x > maxX - 2) ? (BUTTONS_PIXELS * shipWidth) / space.width : 0;
  // Two more rows: row 0, and the water below with the boats.
  const shipHeight = (maxY + 2) * CELL_SIZE + 2 * MARGIN + buttons;
  const aspect = space.width / space.height;
  const width = Math.max(shipWidth, shipHeight * aspect, (space.width * CELL_SIZE) / MAX_CELL_PIXELS);
  const height = width / aspect;
  const left = (width - shipWidth) / 2 + MARGIN;
  const top = (height - shipHeight) / 2 + MARGIN;
  return {
    width,
    height,
    scale: space.width / width,
    cornerOf: ({ x, y }) => ({ x: left + (x - minX) * CELL_SIZE, y: top + (maxY - y) * CELL_SIZE }),
  };
}

/** The part of the drawing with these cells; null if the whole ship is large enough. */
export function focusOn(layout: MapLayout, cells: readonly Cell[]): (Point & Size) | null {
  if (!cells.length || layout.scale * CELL_SIZE >= READABLE_CELL_PIXELS) return null;
  const corners = cells.map((cell) => layout.cornerOf(cell));
  const x = Math.min(...corners.map((corner) => corner.x)) - MARGIN;
  const y = Math.min(...corners.map((corner) => corner.y)) - MARGIN;
  return {
    x,
    y,
    width: Math.max(...corners.map((corner) => corner.x)) + CELL_SIZE + MARGIN - x,
    height: Math.max(...corners.map((corner) => corner.y)) + CELL_SIZE + MARGIN - y,
  };
}

/** The boats at the usable exits. With none left, one is where the entrance was. */
export function boatPlaces(view: View): { exit: number; cell: Cell }[] {
  const boats = view.exits.flatMap((door, exit) => {
    const room = door && roomById(view, door.room);
    return room ? [{ exit, cell: neighbour(room, door.side) }] : [];
  });
  return boats.length ? boats : [{ exit: 0, cell: { x: 0, y: -1 } }];
}

/** The cell of a room, or of the boat at an exit (place null). */
export function cellOf(view: View, place: string | null, exit = 0): Cell {
  const boats = boatPlaces(view);
  const boat = (boats.find((each) => each.exit === exit) ?? boats[0]!).cell;
  return place === null ? boat : (roomById(view, place) ?? boat);
}

export function centreOf(view: View, layout: MapLayout, place: string | null, exit = 0): Point {
  const corner = layout.cornerOf(cellOf(view, place, exit));
  return { x: corner.x + CELL_SIZE / 2, y: corner.y + CELL_SIZE / 2 };
}

export const PIRATE_SIZE = 38;

/** The upper left corner of each pirate's figure. Those in one room stand side by side below its name. */
export function pirateCorners(view: View, layout: MapLayout): Point[] {
  return view.pirates.map(({ seat, place }) => {
    const group = view.pirates.filter((pirate) => pirate.place === place);
    const index = group.findIndex((pirate) => pirate.seat === seat);
    const room = roomById(view, place);
    const corner = layout.cornerOf(cellOf(view, place));
    const { from, to } = room ? freeFloor(room) : { from: 14, to: 106 };
    const step = Math.min(PIRATE_SIZE * 0.8, (to - from - PIRATE_SIZE) / Math.max(1, group.length - 1));
    const first = (from + to - PIRATE_SIZE - (group.length - 1) * step) / 2;
    return { x: corner.x + first + index * step, y: corner.y + (room ? 76 : 41) };
  });
}

/** The part of a room's lower edge between deckhands, keg and goods. */
function freeFloor(room: Room): { from: number; to: number } {
  const from = room.deckhands || room.trapdoor ? 36 : 9;
  const to = room.goods.length ? 111 - 26 - 12 * (Math.min(room.goods.length, 3) - 1) : 111;
  if (room.keg_side !== "S") return { from, to };
  // A keg at the lower door keeps one half for itself.
  return room.goods.length ? { from: Math.min(from, 22), to: 62 } : { from: 68, to: 115 };
}

/** The upper left corners and size of the enemy tokens in a room, from the right. */
export function foeCorners(corner: Point, count: number): (Point & { readonly size: number })[] {
  const size = count > 2 ? 31 : 34;
  const step = count > 2 ? 21 : 30;
  return Array.from({ length: count }, (_, n) => ({ x: corner.x + 112 - size - n * step, y: corner.y + 9, size }));
}
