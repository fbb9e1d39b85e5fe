/** Where a bubble goes that may not cover certain things: the free place nearest to what it is about. */
import { overlap, type Box, type Size } from "../actions/placement";

const GAP = 12;
const MARGIN = 6;
const GRID = 18;

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Every place on a grid over the window, and those right beside the anchor. */
function* candidates(anchor: Box, size: Size, area: Box): Generator<Place> {
  const [right, bottom] = [area.left + area.width - size.width - MARGIN, area.top + area.height - size.height - MARGIN];
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));
  const inside = (left: number, top: number) => ({ left: clamp(left, area.left + MARGIN, right), top: clamp(top, area.top + MARGIN, bottom) });
  const middle = { left: anchor.left + (anchor.width - size.width) / 2, top: anchor.top + (anchor.height - size.height) / 2 };
  yield inside(middle.left, anchor.top + anchor.height + GAP);
  yield inside(middle.left, anchor.top - size.height - GAP);
  yield inside(anchor.left + anchor.width + GAP, middle.top);
  yield inside(anchor.left - size.width - GAP, middle.top);
  for (let top = area.top + MARGIN; top <= bottom; top += GRID) for (let left = area.left + MARGIN; left <= right; left += GRID) yield { left, top };
}

function distance(box: Box, other: Box): number {
  const x = Math.max(0, box.left - other.left - other.width, other.left - box.left - box.width);
  const y = Math.max(0, box.top - other.top - other.height, other.top - box.top - box.height);
  return Math.hypot(x, y);
}

/** The nearest place that covers nothing; if there is none, that which covers least, and whether it covers anything. */
export function findPlace(anchor: Box, size: Size, area: Box, obstacles: readonly Box[]): Place & { covers: boolean } {
  let best = { left: area.left + MARGIN, top: area.top + MARGIN };
  let bestCost = Infinity;
  for (const place of candidates(anchor, size, area)) {
    const box = { ...place, ...size };
    const covered = obstacles.reduce((sum, other) => sum + overlap(box, other), 0);
    const cost = covered * 1000 + distance(box, anchor);
    if (cost < bestCost) [best, bestCost] = [place, cost];
    // The first candidates touch the anchor: nothing is nearer.
    if (cost <= GAP + 1) break;
  }
  return { ...best, covers: bestCost >= 1000 };
}

/** Everything a bubble may not cover: what can be clicked, the action bar and the list of all options. */
export function legalTargets(): Box[] {
  const elements = document.querySelectorAll("[data-offered], [data-frame=bar], [data-frame=options], .bubble");
  return [...elements].map((each) => each.getBoundingClientRect()).filter((box) => box.width && box.height);
}

/** The window below the head of the table. */
export function areaBelowHead(): Box {
  const top = document.querySelector("[data-frame=goal]")?.closest("header")?.getBoundingClientRect().bottom ?? 0;
  return { left: 0, top, width: innerWidth, height: innerHeight - top };
}
