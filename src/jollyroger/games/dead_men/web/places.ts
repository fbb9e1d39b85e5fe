/** Where figures stand on the drawing: the pirates and enemies of a room share it between them. */
import { beside, bounds, CELL, roomOf, type Spot } from "./chart";
import type { ShipView } from "./view";

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of a cell on the drawing. */
  at(spot: Spot): Spot;
  readonly columns: readonly { at: number; x: number }[];
  readonly rows: readonly { at: number; y: number }[];
}

const MARGIN = 42;
/** Nothing is drawn larger than this: a small ship need not fill a large screen. */
const LARGEST = 150;

/** The ship in the middle of a drawing that has the shape of the space it is given. */
export function layout(view: ShipView, more: readonly Spot[], space: { width: number; height: number | null }): Layout {
  const reach = bounds([...view.rooms, ...more, ...boats(view).map((boat) => boat.spot)]);
  const wide = (reach.right - reach.left + 1) * CELL + 2 * MARGIN;
  // Without a height the drawing is as tall as it needs, with room for the buttons upon it.
  const high = (reach.top + 2) * CELL + MARGIN + (space.height ? 0 : (56 * wide) / Math.max(space.width, 1));
  const shape = space.height ? space.width / space.height : Math.min(Math.max(wide / high, 0.8), 1.25);
  const least = (space.width * CELL) / LARGEST;
  const width = Math.max(wide, high * shape, least);
  const height = width / shape;
  const left = (width - wide) / 2 + MARGIN;
  const top = (height - high) / 2 + MARGIN;
  const at = ({ x, y }: Spot) => ({ x: left + (x - reach.left) * CELL, y: top + (reach.top - y) * CELL });
  const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
  return {
    width,
    height,
    at,
    columns: span(reach.left, reach.right).map((x) => ({ x, at: at({ x, y: 0 }).x })),
    rows: span(0, reach.top).map((y) => ({ y, at: at({ x: 0, y }).y })),
  };
}

/** The boats at the usable exits, and where they lie. With none left, one drifts where the entrance was. */
export function boats(view: ShipView): { exit: number; spot: Spot }[] {
  const found = view.exits.flatMap((door, exit) => {
    const room = door && roomOf(view, door.room);
    return room ? [{ exit, spot: beside(room, door.side) }] : [];
  });
  return found.length ? found : [{ exit: 0, spot: { x: 0, y: -1 } }];
}

/** The middle of a place: a room, or the first boat. */
export function middle(view: ShipView, chart: Layout, place: string | null, exit = 0): Spot {
  const fleet = boats(view);
  const spot = place === null ? (fleet.find((boat) => boat.exit === exit) ?? fleet[0]!).spot : roomOf(view, place);
  const corner = chart.at(spot ?? { x: 0, y: -1 });
  return { x: corner.x + CELL / 2, y: corner.y + CELL / 2 };
}

/** The upper left corner of each pirate's figure, of that size. */
export function stands(view: ShipView, chart: Layout, size: number): Spot[] {
  return view.pirates.map(({ seat, place }) => {
    const mates = view.pirates.filter((pirate) => pirate.place === place);
    const room = roomOf(view, place);
    const centre = middle(view, chart, place);
    const step = Math.min(size * 0.8, (CELL - 26 - size) / Math.max(1, mates.length - 1));
    const first = -((mates.length - 1) * step + size) / 2;
    // What lies in the lower corners is not to be stood upon.
    const lean = room ? Math.min(room.deckhands, 2) - Math.min(room.goods.length, 2) : 0;
    const keg = room?.keg_side === "S" ? (lean < 0 ? -25 : 25) : 9 * lean;
    const aside = mates.length === 1 ? keg : mates.length === 2 ? 9 * lean : 0;
    const rank = mates.findIndex((pirate) => pirate.seat === seat);
    return { x: centre.x + first + rank * step + aside, y: centre.y - (place === null ? size / 2 : CELL / 2 - (104 - size)) };
  });
}

export interface Stand extends Spot {
  readonly size: number;
}

/** The upper left corner of each enemy's token in a room, from the right. */
export function posts(corner: Spot, count: number, scale: number): Stand[] {
  const size = count > 2 ? 30 : count > 1 ? 36 : 36 * scale;
  const step = count > 2 ? 20 : scale > 1 ? 22 : 27;
  return Array.from({ length: count }, (_, at) => ({ x: corner.x + 112 - size - at * step, y: corner.y + 9, size }));
}
