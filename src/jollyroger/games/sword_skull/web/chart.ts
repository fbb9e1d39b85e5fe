/** Where everything lies on the map: an island whose coast the outer path follows, a volcano inside. No rules. */
import type { Space } from "./view";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spot extends Point {
  /** Away from the middle: names go there, figures the other way. */
  readonly out: Point;
}

/** A way from one space to the next: a line, and an arrowhead halfway. */
export interface Trail {
  readonly line: string;
  readonly head: Point;
  /** In degrees, clockwise from the right. */
  readonly turn: number;
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
  /** Half a space's side, and a figure's size. */
  readonly half: number;
  readonly pawn: number;
  readonly spots: Readonly<Record<string, Spot>>;
  /** The spaces of the volcano. */
  readonly inland: ReadonlySet<string>;
  readonly coast: string;
  readonly trails: readonly Trail[];
  /** Where the land is empty enough for palms and hills. */
  readonly palms: readonly Point[];
  readonly hills: readonly Point[];
  /** The volcano's top and foot, from the middle of the island, and half its width. */
  readonly peak: { readonly top: number; readonly foot: number; readonly wide: number };
}

/** How an island is laid on a sheet of paper. */
interface Sheet {
  width: number;
  height: number;
  middle: Point;
  /** Half the axes of the outer path, and which of its spaces, from the Navy's Docks on, lies in the lower left corner. */
  axes: readonly [number, number];
  corner: number;
  half: number;
  pawn: number;
  /** The arc of the volcano path: half axes, its middle's height, from where to where in degrees. */
  arc: { axes: readonly [number, number]; low: number; from: number; to: number };
  lake: number;
  lair: number;
  /** How far the ships lie from the corners. */
  moored: Point;
  /** In shares of the half axes. */
  palms: readonly (readonly [number, number])[];
  hills: readonly (readonly [number, number])[];
  peak: Chart["peak"];
}

export interface Window {
  /** Width to height. */
  readonly aspect: number;
  /** Whether the names of spaces are written out at sea. */
  readonly named: boolean;
}

export const WIDTH = 1090;

/** A sheet that fills a window of this shape. */
function wideSheet({ aspect, named }: Window): Sheet {
  const width = named ? WIDTH : WIDTH - 100;
  const height = Math.min(Math.max(width / aspect, 610), 830);
  const tall = height / 2 - (named ? 80 : 62);
  return {
    width,
    height,
    middle: { x: width / 2, y: height / 2 },
    axes: [424, tall],
    corner: 0,
    half: 29,
    pawn: 48,
    arc: { axes: [284, tall * 0.57], low: tall * 0.06, from: 162, to: -34 },
    lake: tall * 0.24,
    lair: tall * -0.25,
    moored: { x: 76, y: 72 },
    palms: [[-0.66, -0.24], [-0.6, -0.34], [-0.54, -0.24], [-0.28, -0.64], [-0.22, -0.58], [0.24, -0.6], [0.8, -0.36], [-0.75, 0.02]],
    hills: [[-0.44, -0.38], [-0.36, -0.44], [0.38, -0.4]],
    peak: { top: tall * -0.64, foot: tall * 0.5, wide: 210 },
  };
}

/** A sheet for a phone held upright, with a strip of sea below for the buttons. */
const TALL: Sheet = {
  width: 640,
  height: 1010,
  middle: { x: 320, y: 474 },
  axes: [270, 420],
  corner: -1,
  half: 30,
  pawn: 56,
  arc: { axes: [160, 262], low: 30, from: 164, to: -38 },
  lake: 128,
  lair: -34,
  moored: { x: 70, y: 64 },
  palms: [[-0.56, -0.24], [-0.46, -0.3], [-0.5, -0.14], [-0.3, -0.62], [-0.2, -0.56], [0.3, -0.64], [0.5, 0.72]],
  hills: [[-0.42, -0.44], [-0.26, -0.5], [0.28, -0.44]],
  peak: { top: -196, foot: 214, wide: 112 },
};
const ROUND = 2.7;

/** A point of the outer path by its angle, clockwise from the right. */
function shore([a, b]: readonly [number, number], angle: number): Point {
  const turn = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / ROUND);
  return { x: a * turn(Math.cos(angle)), y: b * turn(Math.sin(angle)) };
}

/** So many points along a curve, evenly; a closed one does not repeat its first.
 *  A way counts as far as it goes across or down, so that square signs never overlap on a slant. */
function paced(curve: (share: number) => Point, count: number, closed: boolean): Point[] {
  const FINE = 2000;
  const points = Array.from({ length: FINE + 1 }, (_, at) => curve(at / FINE));
  const way = [0];
  for (let at = 1; at <= FINE; at++) {
    way.push(way[at - 1]! + Math.max(Math.abs(points[at]!.x - points[at - 1]!.x), Math.abs(points[at]!.y - points[at - 1]!.y)));
  }
  const step = way[FINE]! / (closed ? count : count - 1);
  return Array.from({ length: count }, (_, number) => points[way.findIndex((gone) => gone >= number * step - 1e-6)]!);
}

/** The same direction, one long. */
function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

/** A smooth closed line through points. */
function smooth(points: readonly Point[]): string {
  const at = (number: number) => points[(number + points.length) % points.length]!;
  const say = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  const parts = points.map((point, number) => {
    const [before, next, after] = [at(number - 1), at(number + 1), at(number + 2)];
    const one = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const two = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 };
    return `C${say(one)} ${say(two)} ${say(next)}`;
  });
  return `M${say(points[0]!)}${parts.join("")}Z`;
}

/** A coast a little way out from the outer path, with capes and coves. */
function coastline(axes: readonly [number, number], half: number): Point[] {
  return Array.from({ length: 120 }, (_, number) => {
    const angle = (number / 120) * 2 * Math.PI;
    const rough = 3 * Math.sin(11 * angle + 1) + 2.5 * Math.sin(23 * angle) + 1.5 * Math.sin(41 * angle + 2);
    const wide = half + 11 + rough;
    return shore([axes[0] + wide, axes[1] + wide], angle);
  });
}

/** A way between two points, bent a little where it is long. */
function trail(from: Point, to: Point, half: number): Trail {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = Math.hypot(dx, dy) > 3.4 * half ? 0.12 : 0;
  const by = { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend };
  const at = (one: number, two: number, three: number) => (one + 2 * two + three) / 4;
  const say = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return {
    line: `M${say(from)}Q${say(by)} ${say(to)}`,
    head: { x: at(from.x, by.x, to.x), y: at(from.y, by.y, to.y) },
    turn: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** The spaces of the outer path from one on, and of the volcano path, in the order one walks them. */
function inOrder(board: readonly Space[]) {
  const by = new Map(board.map((space) => [space.id, space]));
  const ships = board.filter((space) => space.kind === "ship");
  const follow = (from: string, ends: (id: string) => boolean) => {
    const path = [from];
    for (let on = by.get(from)!.next[0]!; !ends(on) && path.length < board.length; on = by.get(on)!.next[0]!) path.push(on);
    return path;
  };
  const docks = ships[0]!.next[0]!;
  const ring = follow(docks, (id) => id === docks);
  const door = by.get(ring.find((id) => by.get(id)!.next.length > 1)!)!;
  const path = follow(door.next[1]!, (id) => ring.includes(id));
  const kind = (name: string) => board.find((space) => space.kind === name)!.id;
  return { by, ring, path, door: door.id, ships: ships.map((ship) => ship.id), lake: kind("lake-of-fire"), lair: kind("lair") };
}

/** The chart for a window; null: for a phone. */
export function chartOf(board: readonly Space[], window: Window | null): Chart {
  const sheet = window ? wideSheet(window) : TALL;
  const { by, ring, path, ships, lake, lair } = inOrder(board);
  const { middle } = sheet;
  const put = (point: Point) => ({ x: middle.x + point.x, y: middle.y + point.y });
  const shared = ([x, y]: readonly [number, number]) => put({ x: x * sheet.axes[0], y: y * sheet.axes[1] });
  const spots: Record<string, Spot> = {};

  const START = (3 / 4) * Math.PI;
  const points = paced((share) => shore(sheet.axes, START + share * 2 * Math.PI), ring.length, true);
  ring.forEach((id, number) => {
    const point = points[(number - sheet.corner + ring.length) % ring.length]!;
    const [a, b] = sheet.axes;
    const steep = (value: number, axis: number) => (Math.sign(value) * Math.abs(value / axis) ** (ROUND - 1)) / axis;
    spots[id] = { ...put(point), out: unit({ x: steep(point.x, a), y: steep(point.y, b) }) };
  });

  const { axes, low, from, to } = sheet.arc;
  const arc = paced((share) => {
    const angle = ((from + share * (to - from)) * Math.PI) / 180;
    return { x: axes[0] * Math.cos(angle), y: low + axes[1] * Math.sin(angle) };
  }, path.length, false);
  path.forEach((id, number) => {
    const point = arc[number]!;
    spots[id] = { ...put(point), out: unit({ x: point.x / axes[0] ** 2, y: (point.y - low) / axes[1] ** 2 }) };
  });
  const down = { x: 0, y: 1 };
  spots[lake] = { ...put({ x: 0, y: sheet.lake }), out: down };
  spots[lair] = { ...put({ x: 0, y: sheet.lair }), out: down };
  const { moored } = sheet;
  spots[ships[0]!] = { x: moored.x, y: sheet.height - moored.y, out: down };
  spots[ships[1]!] = { x: sheet.width - moored.x, y: moored.y, out: down };

  const trails = [...by.values()].flatMap((space) => space.next.map((next) => trail(spots[space.id]!, spots[next]!, sheet.half)));
  return {
    width: sheet.width,
    height: sheet.height,
    middle,
    half: sheet.half,
    pawn: sheet.pawn,
    spots,
    inland: new Set([...path, lake, lair]),
    coast: smooth(coastline(sheet.axes, sheet.half).map(put)),
    trails,
    palms: sheet.palms.map(shared),
    hills: sheet.hills.map(shared),
    peak: sheet.peak,
  };
}

/** The spaces walked through from one to another, both included; null if no way leads there. */
export function route(board: readonly Space[], from: string, to: string): string[] | null {
  const next = new Map(board.map((space) => [space.id, space.next]));
  let ways = [[from]];
  for (let steps = 0; steps <= board.length; steps++) {
    const found = ways.find((way) => way.at(-1) === to && way.length > 1);
    if (found) return found;
    ways = ways.flatMap((way) => next.get(way.at(-1)!)!.map((on) => [...way, on]));
  }
  return null;
}
