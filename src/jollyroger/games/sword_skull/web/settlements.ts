/** The settlements with their colours and letters on the map, and their piles of Crew. */
import { spaceName, t } from "./texts";
import type { Crew, Space, View } from "./view";

const COLOURS = ["var(--band-blue)", "var(--band-red)", "var(--band-violet)", "var(--band-green)", "var(--band-brown)"];

export interface Settlement {
  readonly name: string;
  readonly colour: string;
  readonly letter: string;
}

/** The settlements by id, in the order of the board. */
export function settlementsOf(board: readonly Space[]): Record<string, Settlement> {
  const found: Record<string, Settlement> = {};
  for (const space of board) {
    const { settlement, noun } = space;
    if (settlement && !found[settlement]) {
      const name = spaceName(space);
      const letter = noun ? t(`${noun}.letter`) : name.charAt(0);
      found[settlement] = { name, colour: COLOURS[Object.keys(found).length % COLOURS.length]!, letter };
    }
  }
  return found;
}

/** The kinds of Crew of a settlement, and how many cards of each are left. */
export function pilesOf(settlement: string, view: View): { id: string; card: Crew; left: number }[] {
  return Object.entries(view.printed.crew)
    .filter(([, card]) => card.settlement === settlement)
    .map(([id, card]) => ({ id, card, left: view.piles[id] ?? 0 }));
}
