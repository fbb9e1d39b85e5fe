/**
 * Positions on the map: the outer path runs along the edge of the board, cell by cell, round the volcano inside.
 *
 * Its 32 spaces and the two Ships fill the border of a grid of columns and rows that add up to 19, so that there is a grid
 * for every shape of board, and nothing can overlap. The Ships lie in two corners, each beside its Docks.
 */
import type { Space } from "../view";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A space: its middle and its size. */
export interface SpacePosition extends Point {
  readonly width: number;
  readonly height: number;
}

/** The way from one space to the next: a line, and an arrowhead halfway. */
export interface Trail {
  readonly line: string;
  readonly arrow: Point;
  /** The arrow's direction, clockwise from the right. */
  readonly degrees: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** A cell of the grid. */
  readonly cell: { readonly width: number; readonly height: number };
  readonly fontSize: number;
  readonly positions: Readonly<Record<string, SpacePosition>>;
  readonly coast: string;
  readonly trails: readonly Trail[];
  /** The spaces of the volcano. */
  readonly inland: ReadonlySet<string>;
  readonly compass: Point & { readonly size: number };
  readonly palms: readonly Point[];
  readonly hills: readonly Point[];
  readonly volcano: { readonly x: number; readonly top: number; readonly foot: number; readonly halfWidth: number };
  /** Where dice and cards lie. */
  readonly tray: { readonly x: number; readonly y: number; readonly columns: number };
}

const COLUMNS_AND_ROWS = 19;
const FEWEST_COLUMNS = 6;
/** Names need more width than height. */
const BEST_CELL_ASPECT = 1.1;
/** A board with so many rows has room for dice and cards above the volcano, else they lie to its left. */
const ROWS_WITH_TRAY_ON_TOP = 10;
const TRAY_COLUMNS = 3;
/** The part of its cell that a space fills. */
const [OUTER_FILL, INNER_FILL] = [0.94, 0.93];

/** Smaller cells have no room for a name and a fingertip. */
const SMALLEST_CELL = { width: 49, height: 47 };
/** Up to this size a board is drawn in pixels. */
const LARGEST = { width: 1250, height: 800 };

const formatPoint = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

/** The columns and rows that make the cells best for a board of this shape. */
function chooseGrid(width: number, height: number): { columns: number; rows: number } {
  const misfit = (columns: number) => Math.abs(Math.log((width / columns / (height / (COLUMNS_AND_ROWS - columns))) / BEST_CELL_ASPECT));
  const choices = Array.from({ length: COLUMNS_AND_ROWS - 2 * FEWEST_COLUMNS + 1 }, (_, n) => FEWEST_COLUMNS + n);
  const columns = choices.reduce((best, each) => (misfit(each) < misfit(best) ? each : best));
  return { columns, rows: COLUMNS_AND_ROWS - columns };
}

const marginOf = (width: number, height: number): number => Math.min(Math.max(Math.min(width, height) * 0.018, 6), 15);

/** The grid of a board of this size, and the size of its cells. */
function gridOf(width: number, height: number) {
  const margin = marginOf(width, height);
  const { columns, rows } = chooseGrid(width - 2 * margin, height - 2 * margin);
  return { margin, columns, rows, cell: { width: (width - 2 * margin) / columns, height: (height - 2 * margin) / rows } };
}

/** By how much a board of this size must be magnified or, below 1, shrunk, so that cells are neither tiny nor huge. */
export function scaleOf(width: number, height: number): number {
  if (!width || !height) return 1;
  const { cell } = gridOf(width, height);
  const shrink = Math.min(1, cell.width / SMALLEST_CELL.width, cell.height / SMALLEST_CELL.height);
  return shrink * Math.max(1, Math.min(width / LARGEST.width, height / LARGEST.height));
}

/** The spaces of the outer path, from the Navy's Docks on, and of the volcano path, in walking order. */
function orderSpaces(board: readonly Space[]) {
  const byId = new Map(board.map((space) => [space.id, space]));
  const ships = board.filter((space) => space.kind === "ship");
  const follow = (from: string, isEnd: (id: string) => boolean) => {
    const path = [from];
    for (let next = byId.get(from)!.next[0]!; !isEnd(next) && path.length < board.length; next = byId.get(next)!.next[0]!) path.push(next);
    return path;
  };
  const docks = ships[0]!.next[0]!;
  const outer = follow(docks, (id) => id === docks);
  const fork = byId.get(outer.find((id) => byId.get(id)!.next.length > 1)!)!;
  const volcano = follow(fork.next[1]!, (id) => outer.includes(id));
  const ofKind = (kind: string) => board.find((space) => space.kind === kind)!.id;
  return { outer, volcano, ships: ships.map((ship) => ship.id), lake: ofKind("lake-of-fire"), lair: ofKind("lair") };
}

/** The border of the grid, clockwise from the cell above the lower left corner; two corners are left to the Ships. */
function borderCells(columns: number, rows: number): Point[] {
  const range = (count: number, cell: (n: number) => Point) => Array.from({ length: count }, (_, n) => cell(n));
  return [
    ...range(rows - 1, (n) => ({ x: 0, y: rows - 2 - n })),
    ...range(columns - 2, (n) => ({ x: n + 1, y: 0 })),
    ...range(rows - 1, (n) => ({ x: columns - 1, y: n + 1 })),
    ...range(columns - 2, (n) => ({ x: columns - 2 - n, y: rows - 1 })),
  ];
}

/** The volcano path in grid units: along the lowest row inside the border, then up the right side. */
function volcanoCells(count: number, columns: number, rows: number): Point[] {
  const [right, low] = [columns - 2, rows - 2];
  const along = Math.min(Math.max(columns - 2, 5), 8, count - 2);
  const rise = (low - 1.35) / (count - along);
  return Array.from({ length: count }, (_, n) =>
    n < along ? { x: 1 + (n * (right - 1)) / (along - 1), y: low } : { x: right, y: low - rise * (n - along + 1) },
  );
}

/** A coast round the border, roughened by sine waves, with bays where the Ships lie. */
function coastline(width: number, height: number, margin: number, bay: { width: number; height: number }): string {
  const inset = margin * 0.45;
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const corners: Point[] = [
    { x: left, y: top },
    { x: right - bay.width, y: top },
    { x: right - bay.width, y: top + bay.height },
    { x: right, y: top + bay.height },
    { x: right, y: bottom },
    { x: left + bay.width, y: bottom },
    { x: left + bay.width, y: bottom - bay.height },
    { x: left, y: bottom - bay.height },
  ];
  const round = Math.min(bay.width, bay.height) * 0.3;
  const parts = corners.map((corner, n) => {
    const [before, after] = [corners[(n + 7) % 8]!, corners[(n + 1) % 8]!];
    const towards = (other: Point) => {
      const distance = Math.hypot(other.x - corner.x, other.y - corner.y);
      return { x: corner.x + ((other.x - corner.x) * round) / distance, y: corner.y + ((other.y - corner.y) * round) / distance };
    };
    return `${n ? "L" : "M"}${formatPoint(towards(before))}Q${formatPoint(corner)} ${formatPoint(towards(after))}`;
  });
  return `${parts.join("")}Z`;
}

/** A way between two spaces; a long one is bent a little. */
function trailBetween(from: Point, to: Point, cell: number): Trail {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = Math.hypot(dx, dy) > 2.4 * cell ? 0.08 : 0;
  const control = { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend };
  const halfway = (start: number, middle: number, end: number) => (start + 2 * middle + end) / 4;
  return {
    line: `M${formatPoint(from)}Q${formatPoint(control)} ${formatPoint(to)}`,
    arrow: { x: halfway(from.x, control.x, to.x), y: halfway(from.y, control.y, to.y) },
    degrees: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** The layout for a board of this size. */
export function layOutMap(board: readonly Space[], width: number, height: number): MapLayout {
  const { margin, columns, rows, cell } = gridOf(width, height);
  const { outer, volcano, ships, lake, lair } = orderSpaces(board);
  const at = (place: Point): Point => ({ x: margin + (place.x + 0.5) * cell.width, y: margin + (place.y + 0.5) * cell.height });
  const sized = (place: Point, fill: number, factor = 1): SpacePosition => ({
    ...at(place),
    width: Math.min(cell.width, 1.35 * cell.height) * fill * factor,
    height: Math.min(cell.height, 1.25 * cell.width) * fill * factor,
  });

  const positions: Record<string, SpacePosition> = {};
  const border = borderCells(columns, rows);
  outer.forEach((id, n) => (positions[id] = sized(border[n]!, OUTER_FILL)));
  const inside = volcanoCells(volcano.length, columns, rows);
  volcano.forEach((id, n) => (positions[id] = sized(inside[n]!, INNER_FILL)));
  positions[ships[0]!] = sized({ x: 0, y: rows - 1 }, 1);
  positions[ships[1]!] = sized({ x: columns - 1, y: 0 }, 1);

  const onTop = rows >= ROWS_WITH_TRAY_ON_TOP;
  const middle = onTop ? (columns - 2) / 2 : (TRAY_COLUMNS + 1 + columns - 3) / 2;
  const lakeRow = rows - 2 - (onTop ? 1.7 : 1.5);
  const lairRow = Math.max(lakeRow - 1.95, 1.2);
  positions[lake] = sized({ x: middle, y: lakeRow }, 1, 1.3);
  positions[lair] = sized({ x: middle, y: lairRow }, 1, rows < 8 ? 1.05 : 1.25);

  const peak = Math.max(lairRow - 1.75, 0.62);
  const left = Math.max(middle - (onTop ? 1.6 : 3), 1);
  const right = columns - 3.1;
  const palms = onTop
    ? [[right, lairRow - 0.9], [right + 0.25, lairRow - 0.1], [right + 0.5, peak - 0.2], [left, lakeRow - 0.4], [left - 0.1, lakeRow + 0.5]]
    : [[right, 1.4], [right + 0.4, 2.2], [right - 0.1, lairRow + 1.1], [1, rows - 3.5], [1.2, rows - 2.9], [3.3, rows - 3.1]];
  const hills = onTop ? [[left + 0.1, lairRow + 0.4], [right - 0.2, peak - 1.2]] : [[right + 0.4, lairRow + 0.4], [3, rows - 3.9]];
  const scenery = (place: readonly number[]) => at({ x: place[0]!, y: place[1]! });
  return {
    width,
    height,
    cell,
    fontSize: Math.min(Math.max(cell.height * 0.155, 11), 15),
    positions,
    coast: coastline(width, height, margin, cell),
    trails: board.flatMap((space) => space.next.map((next) => trailBetween(positions[space.id]!, positions[next]!, cell.width))),
    inland: new Set([...volcano, lake]),
    compass: { ...at(onTop ? { x: 1.6, y: peak - 0.45 } : { x: 2.1, y: rows - 3.3 }), size: 1.35 * Math.min(cell.width, cell.height) },
    palms: palms.map(scenery),
    hills: hills.map(scenery),
    volcano: { x: at({ x: middle, y: 0 }).x, top: at({ x: 0, y: peak }).y, foot: at({ x: 0, y: rows - 2.62 }).y, halfWidth: cell.width * (onTop ? 1.75 : 2.2) },
    tray: { x: margin + 1.02 * cell.width, y: margin + 1.06 * cell.height, columns: onTop ? columns - 3 : TRAY_COLUMNS },
  };
}

/** The shortest way from one space to another, both included; null if there is none. */
export function findRoute(board: readonly Space[], from: string, to: string): string[] | null {
  const next = new Map(board.map((space) => [space.id, space.next]));
  let routes = [[from]];
  for (let steps = 0; steps <= board.length; steps++) {
    const found = routes.find((route) => route.at(-1) === to && route.length > 1);
    if (found) return found;
    routes = routes.flatMap((route) => next.get(route.at(-1)!)!.map((space) => [...route, space]));
  }
  return null;
}
