/** Where something that explains a place on the board goes: beside it, inside the window, covering as little as possible. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const MARGIN = 6;

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The corner for something of this size beside the anchor, inside the area; it covers others as little as it can. */
export function placeBeside(anchor: Box, size: Size, area: Box, others: readonly Box[] = []): { left: number; top: number } {
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));
  const inside = (left: number, top: number) => ({
    left: clamp(left, area.left + MARGIN, area.left + area.width - size.width - MARGIN),
    top: clamp(top, area.top + MARGIN, area.top + area.height - size.height - MARGIN),
  });
  const centre = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  const middle = { left: centre.x - size.width / 2, top: centre.y - size.height / 2 };
  const corners = [
    inside(middle.left, anchor.top + anchor.height + GAP),
    inside(middle.left, anchor.top - size.height - GAP),
    inside(anchor.left + anchor.width + GAP, middle.top),
    inside(anchor.left - size.width - GAP, middle.top),
  ];
  const cost = (corner: { left: number; top: number }) => {
    const box = { ...corner, ...size };
    return 4 * overlap(box, anchor) + others.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  return corners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
