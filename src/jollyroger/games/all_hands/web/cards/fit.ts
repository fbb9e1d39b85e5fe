/** How large cards can be so that they fit into an area. */

export interface Area {
  width: number;
  height: number;
  /** Between cards, and between lines. */
  gap: number;
  /** The largest width of a card. */
  max: number;
  /** The width of the label in front of each group. */
  label?: number;
}

/** The height of a card for a width of 1. */
export const CARD_RATIO = 84 / 60;
/** Narrower cards cannot be read. */
const MIN_WIDTH = 20;

/** The largest width of cards in groups that flow in lines, if the groups have these numbers of cards. */
export function fitCards(groups: readonly number[], area: Area): number {
  let width = Math.floor(area.max);
  while (width > MIN_WIDTH && flowHeight(groups, width, area) > area.height) width--;
  return width;
}

/** The height of the groups. A group wider than a line has several. */
function flowHeight(groups: readonly number[], card: number, { width, gap, label = 0 }: Area): number {
  let lines = 0;
  let left = 0;
  for (const count of groups) {
    const perLine = Math.max(1, Math.floor((width - label + gap) / (card + gap)));
    const own = Math.ceil(count / perLine);
    const size = label + Math.min(count, perLine) * (card + gap);
    if (own > 1 || size > left) {
      lines += own;
      left = own > 1 ? 0 : width - size;
    } else left -= size;
  }
  return lines * (card * CARD_RATIO + gap);
}
