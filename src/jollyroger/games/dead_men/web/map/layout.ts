/** Positions on the drawing of the ship. */
import { CELL_SIZE, neighbour, roomById, type Cell } from "./grid";
import type { View } from "../view";

/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of a cell. */
  cornerOf(cell: Cell): Point;
  /** The columns and rows of the grid, with the position of their first edge. */
  readonly columns: readonly { x: number; left: number }[];
  readonly rows: readonly { y: number; top: number }[];
}

const MARGIN = 42;
/** In pixels. A small ship does not fill a large screen. */
const MAX_CELL_SIZE = 150;
/** In pixels. Where the height is free, the buttons on the map need this much below the ship. */
const BUTTONS_HEIGHT = 56;

/** Centres the ship in a drawing of the shape of the available space. A null height is free. */
export function layOutMap(view: View, moreCells: readonly Cell[], space: { width: number; height: number | null }): MapLayout {
  const cells = [...view.rooms, ...moreCells, ...boatPlaces(view).map((boat) => boat.cell)];
  const minX = Math.min(-1, ...cells.map((cell) => cell.x));
  const maxX = Math.max(1, ...cells.map((cell) => cell.x));
  const maxY = Math.max(1, ...cells.map((cell) => cell.y));
  const shipWidth = (maxX - minX + 1) * CELL_SIZE + 2 * MARGIN;
  const buttons = space.height ? 0 : (BUTTONS_HEIGHT * shipWidth) / Math.max(space.width, 1);
  // Two more rows: row 0, and the water below with the boats.
  const shipHeight = (maxY + 2) * CELL_SIZE + MARGIN + buttons;
  const aspect = space.height ? space.width / space.height : Math.min(Math.max(shipWidth / shipHeight, 0.8), 1.25);
  const minWidth = (space.width * CELL_SIZE) / MAX_CELL_SIZE;
  const width = Math.max(shipWidth, shipHeight * aspect, minWidth);
  const height = width / aspect;
  const left = (width - shipWidth) / 2 + MARGIN;
  const top = (height - shipHeight) / 2 + MARGIN;
  const cornerOf = ({ x, y }: Cell) => ({ x: left + (x - minX) * CELL_SIZE, y: top + (maxY - y) * CELL_SIZE });
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
  return {
    width,
    height,
    cornerOf,
    columns: range(minX, maxX).map((x) => ({ x, left: cornerOf({ x, y: 0 }).x })),
    rows: range(0, maxY).map((y) => ({ y, top: cornerOf({ x: 0, y }).y })),
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

/** The centre of a room, or of the boat at an exit (place null). */
export function centreOf(view: View, layout: MapLayout, place: string | null, exit = 0): Point {
  const boats = boatPlaces(view);
  const cell = place === null ? (boats.find((boat) => boat.exit === exit) ?? boats[0]!).cell : roomById(view, place);
  const corner = layout.cornerOf(cell ?? { x: 0, y: -1 });
  return { x: corner.x + CELL_SIZE / 2, y: corner.y + CELL_SIZE / 2 };
}

/** The upper left corner of each pirate's figure. Those in one room stand side by side. */
export function pirateCorners(view: View, layout: MapLayout, size: number): Point[] {
  return view.pirates.map(({ seat, place }) => {
    const group = view.pirates.filter((pirate) => pirate.place === place);
    const room = roomById(view, place);
    const centre = centreOf(view, layout, place);
    const step = Math.min(size * 0.8, (CELL_SIZE - 26 - size) / Math.max(1, group.length - 1));
    const first = -((group.length - 1) * step + size) / 2;
    // Leave the lower corners free, where deckhands and goods are.
    const lean = room ? Math.min(room.deckhands, 2) - Math.min(room.goods.length, 2) : 0;
    const besideKeg = room?.keg_side === "S" ? (lean < 0 ? -25 : 25) : 9 * lean;
    const shift = group.length === 1 ? besideKeg : group.length === 2 ? 9 * lean : 0;
    const index = group.findIndex((pirate) => pirate.seat === seat);
    return { x: centre.x + first + index * step + shift, y: centre.y - (place === null ? size / 2 : CELL_SIZE / 2 - (104 - size)) };
  });
}

/** The upper left corners and size of the enemy tokens in a room, from the right. */
export function foeCorners(corner: Point, count: number, scale: number): (Point & { readonly size: number })[] {
  const size = count > 2 ? 30 : count > 1 ? 36 : 36 * scale;
  const step = count > 2 ? 20 : scale > 1 ? 22 : 27;
  return Array.from({ length: count }, (_, n) => ({ x: corner.x + 112 - size - n * step, y: corner.y + 9, size }));
}
