/** The settlements' names, and what tells them apart on the map: a colour and a letter. */
import type { Crew, Space, Table } from "./view";

const BANDS = ["var(--band-blue)", "var(--band-red)", "var(--band-violet)", "var(--band-green)", "var(--band-brown)"];

export interface Mark {
  readonly name: string;
  readonly colour: string;
  readonly letter: string;
}

/** By id, in the order one comes by them. */
export function settlementsOf(board: readonly Space[]): Record<string, Mark> {
  const found: Record<string, Mark> = {};
  for (const { settlement, name } of board) {
    if (settlement && !found[settlement]) {
      found[settlement] = { name, colour: BANDS[Object.keys(found).length % BANDS.length]!, letter: name.charAt(0) };
    }
  }
  return found;
}

/** The piles of a settlement: the kind of Crew, what is printed on it, how many are left. */
export function pilesOf(settlement: string, view: Table): { id: string; card: Crew; left: number }[] {
  return Object.entries(view.printed.crew)
    .filter(([, card]) => card.settlement === settlement)
    .map(([id, card]) => ({ id, card, left: view.piles[id] ?? 0 }));
}
