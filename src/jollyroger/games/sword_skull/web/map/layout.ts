/** Positions on the map: an island whose coast follows the outer path, with a volcano inside. */
import type { Space } from "../view";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SpacePosition extends Point {
  /** The direction away from the middle. Names are on that side, figures on the other. */
  readonly outward: Point;
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
  readonly centre: Point;
  /** Half a space's side. */
  readonly half: number;
  readonly figureSize: number;
  readonly positions: Readonly<Record<string, SpacePosition>>;
  /** The spaces of the volcano. */
  readonly inland: ReadonlySet<string>;
  readonly coast: string;
  readonly trails: readonly Trail[];
  readonly palms: readonly Point[];
  readonly hills: readonly Point[];
  /** Heights of top and foot from the centre. */
  readonly volcano: { readonly top: number; readonly foot: number; readonly halfWidth: number };
}

/** Half axes of an ellipse. */
type Axes = readonly [number, number];
/** Coordinates in units of the half axes. */
type Relative = readonly [number, number];

/** The measures of a map. */
interface Template {
  width: number;
  height: number;
  centre: Point;
  /** Of the outer path. */
  axes: Axes;
  /** The space of the outer path in the lower left corner, counted from the Navy's Docks. */
  corner: number;
  half: number;
  figureSize: number;
  /** The volcano path: half axes, height of its centre, and its ends in degrees. */
  arc: { axes: Axes; low: number; from: number; to: number };
  lake: number;
  lair: number;
  /** The distance of the ships from the corners. */
  shipOffset: Point;
  palms: readonly Relative[];
  hills: readonly Relative[];
  volcano: MapLayout["volcano"];
}

export interface ViewportShape {
  /** Width to height. */
  readonly aspect: number;
  /** Whether the names of spaces need room out at sea. */
  readonly showsNames: boolean;
}

export const MAP_WIDTH = 1090;
export const MIN_MAP_HEIGHT = 610;
const MAX_MAP_HEIGHT = 830;

/** A map that fills a window of this shape. */
function wideTemplate({ aspect, showsNames }: ViewportShape): Template {
  const width = showsNames ? MAP_WIDTH : MAP_WIDTH - 100;
  const height = Math.min(Math.max(width / aspect, MIN_MAP_HEIGHT), MAX_MAP_HEIGHT);
  const halfHeight = height / 2 - (showsNames ? 80 : 62);
  return {
    width,
    height,
    centre: { x: width / 2, y: height / 2 },
    axes: [424, halfHeight],
    corner: 0,
    half: 29,
    figureSize: 48,
    arc: { axes: [284, halfHeight * 0.57], low: halfHeight * 0.06, from: 162, to: -34 },
    lake: halfHeight * 0.24,
    lair: halfHeight * -0.25,
    shipOffset: { x: 76, y: 72 },
    palms: [[-0.66, -0.24], [-0.6, -0.34], [-0.54, -0.24], [-0.28, -0.64], [-0.22, -0.58], [0.24, -0.6], [0.8, -0.36], [-0.75, 0.02]],
    hills: [[-0.44, -0.38], [-0.36, -0.44], [0.38, -0.4]],
    volcano: { top: halfHeight * -0.64, foot: halfHeight * 0.5, halfWidth: 210 },
  };
}

/** A map for a phone held upright, with a strip of sea at the bottom for the buttons. */
const TALL_TEMPLATE: Template = {
  width: 640,
  height: 1010,
  centre: { x: 320, y: 474 },
  axes: [270, 420],
  corner: -1,
  half: 30,
  figureSize: 56,
  arc: { axes: [160, 262], low: 30, from: 164, to: -38 },
  lake: 128,
  lair: -34,
  shipOffset: { x: 70, y: 64 },
  palms: [[-0.56, -0.24], [-0.46, -0.3], [-0.5, -0.14], [-0.3, -0.62], [-0.2, -0.56], [0.3, -0.64], [0.5, 0.72]],
  hills: [[-0.42, -0.44], [-0.26, -0.5], [0.28, -0.44]],
  volcano: { top: -196, foot: 214, halfWidth: 112 },
};

/** The exponent of the superellipse that the outer path follows; 2 would be an ellipse. */
const SUPERELLIPSE = 2.7;

/** A point of the outer path by its angle, clockwise from the right. */
function outerPathPoint([a, b]: Axes, angle: number): Point {
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / SUPERELLIPSE);
  return { x: a * power(Math.cos(angle)), y: b * power(Math.sin(angle)) };
}

/**
 * Evenly spaced points on a curve; on a closed one the first is not repeated.
 * Distance is the larger of the steps in x and y, so that square spaces never overlap on a slant.
 */
function evenlySpaced(curve: (share: number) => Point, count: number, closed: boolean): Point[] {
  const SAMPLES = 2000;
  const points = Array.from({ length: SAMPLES + 1 }, (_, n) => curve(n / SAMPLES));
  const distances = [0];
  for (let n = 1; n <= SAMPLES; n++) {
    const [point, before] = [points[n]!, points[n - 1]!];
    distances.push(distances[n - 1]! + Math.max(Math.abs(point.x - before.x), Math.abs(point.y - before.y)));
  }
  const step = distances[SAMPLES]! / (closed ? count : count - 1);
  return Array.from({ length: count }, (_, number) => points[distances.findIndex((distance) => distance >= number * step - 1e-6)]!);
}

function unitVector({ x, y }: Point): Point {
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

const formatPoint = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

/** A smooth closed SVG path through points. */
function smoothPath(points: readonly Point[]): string {
  const at = (number: number) => points[(number + points.length) % points.length]!;
  const curves = points.map((point, number) => {
    const [before, next, afterNext] = [at(number - 1), at(number + 1), at(number + 2)];
    const control1 = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const control2 = { x: next.x - (afterNext.x - point.x) / 6, y: next.y - (afterNext.y - point.y) / 6 };
    return `C${formatPoint(control1)} ${formatPoint(control2)} ${formatPoint(next)}`;
  });
  return `M${formatPoint(points[0]!)}${curves.join("")}Z`;
}

/** A coast a little outside the outer path, roughened by sine waves. */
function coastline(axes: Axes, half: number): Point[] {
  return Array.from({ length: 120 }, (_, number) => {
    const angle = (number / 120) * 2 * Math.PI;
    const roughness = 3 * Math.sin(11 * angle + 1) + 2.5 * Math.sin(23 * angle) + 1.5 * Math.sin(41 * angle + 2);
    const margin = half + 11 + roughness;
    return outerPathPoint([axes[0] + margin, axes[1] + margin], angle);
  });
}

/** A way between two points; a long one is bent a little. */
function trailBetween(from: Point, to: Point, half: number): Trail {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = Math.hypot(dx, dy) > 3.4 * half ? 0.12 : 0;
  const control = { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend };
  const halfway = (start: number, middle: number, end: number) => (start + 2 * middle + end) / 4;
  return {
    line: `M${formatPoint(from)}Q${formatPoint(control)} ${formatPoint(to)}`,
    arrow: { x: halfway(from.x, control.x, to.x), y: halfway(from.y, control.y, to.y) },
    degrees: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
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

/** The layout for a window, or for a phone (null). */
export function layOutMap(board: readonly Space[], shape: ViewportShape | null): MapLayout {
  const template = shape ? wideTemplate(shape) : TALL_TEMPLATE;
  const { outer, volcano, ships, lake, lair } = orderSpaces(board);
  const { centre, shipOffset } = template;
  const fromCentre = (point: Point) => ({ x: centre.x + point.x, y: centre.y + point.y });
  const fromRelative = ([x, y]: Relative) => fromCentre({ x: x * template.axes[0], y: y * template.axes[1] });
  const positions: Record<string, SpacePosition> = {};

  const START_ANGLE = (3 / 4) * Math.PI;
  const outerPoints = evenlySpaced((share) => outerPathPoint(template.axes, START_ANGLE + share * 2 * Math.PI), outer.length, true);
  outer.forEach((id, number) => {
    const point = outerPoints[(number - template.corner + outer.length) % outer.length]!;
    const [a, b] = template.axes;
    const gradient = (value: number, axis: number) => (Math.sign(value) * Math.abs(value / axis) ** (SUPERELLIPSE - 1)) / axis;
    positions[id] = { ...fromCentre(point), outward: unitVector({ x: gradient(point.x, a), y: gradient(point.y, b) }) };
  });

  const { axes, low, from, to } = template.arc;
  const arcPoints = evenlySpaced((share) => {
    const angle = ((from + share * (to - from)) * Math.PI) / 180;
    return { x: axes[0] * Math.cos(angle), y: low + axes[1] * Math.sin(angle) };
  }, volcano.length, false);
  volcano.forEach((id, number) => {
    const point = arcPoints[number]!;
    positions[id] = { ...fromCentre(point), outward: unitVector({ x: point.x / axes[0] ** 2, y: (point.y - low) / axes[1] ** 2 }) };
  });
  const down = { x: 0, y: 1 };
  positions[lake] = { ...fromCentre({ x: 0, y: template.lake }), outward: down };
  positions[lair] = { ...fromCentre({ x: 0, y: template.lair }), outward: down };
  positions[ships[0]!] = { x: shipOffset.x, y: template.height - shipOffset.y, outward: down };
  positions[ships[1]!] = { x: template.width - shipOffset.x, y: shipOffset.y, outward: down };

  return {
    width: template.width,
    height: template.height,
    centre,
    half: template.half,
    figureSize: template.figureSize,
    positions,
    inland: new Set([...volcano, lake, lair]),
    coast: smoothPath(coastline(template.axes, template.half).map(fromCentre)),
    trails: board.flatMap((space) => space.next.map((next) => trailBetween(positions[space.id]!, positions[next]!, template.half))),
    palms: template.palms.map(fromRelative),
    hills: template.hills.map(fromRelative),
    volcano: template.volcano,
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
