/** What the shell asks a screen about an option: its heading, a short note, a risk worth confirming. */
import type { Scene } from "$shell/screen";
import { percent, share, titled, type Hints, type Table } from "./view";

type Here = Scene<Table, Hints>;

const GROUPS: Record<string, string> = {
  hire: "Hire",
  take: "Take",
  dismiss: "Lose",
  sell: "Sell",
  buy: "Bandit's Bargain",
  bid: "Bid",
  attack: "Fight",
  rob: "Take from",
  play: "Fortune cards",
  reroll: "Compass",
};

/** An option's id has its parts between colons: 'move:officer:o04'. */
export function group(id: string): string | null {
  const [what, which] = id.split(":");
  return what === "move" ? titled(which as "officer") : (GROUPS[what!] ?? null);
}

export function note(id: string, { view }: Here): string | null {
  const [what, gold] = id.split(":");
  if (what === "bid" && view.you !== null) return `leaves ${view.players[view.you]!.gold - Number(gold)}`;
  return null;
}

export function closes(id: string, { view }: Here): boolean {
  return id === "pass" && view.phase === "EndOfTurn";
}

export function risk(id: string, { view, hints, people }: Here): string | null {
  const [what, role, space] = id.split(":");
  const own = view.you === null ? null : view.players[view.you]!;
  if (id === "fight" && own && view.price !== null && own.gold >= view.price) {
    return `You could pay ${view.price} Gold and win at once. If he beats you, you go to the Thieves' Den.`;
  }
  // Where there is but one way to go there is nothing to think over.
  if (what !== "move" || !own || (hints.ends ?? []).length < 2) return null;
  const end = hints.ends!.find((each) => each.role === role && each.space === space);
  if (!end) return null;
  const gold = own.gold + (end.castle ?? 0);
  if (end.pay && end.pay > gold) {
    return `You would owe ${end.pay} Gold and have only ${gold}: Items are sold, or your ${titled(end.role)} goes to its Ship.`;
  }
  if (end.kind === "lake-of-fire" && end.odds && share(end.odds) < 0.5) {
    return `You beat the First Mate in ${percent(end.odds)} of cases; otherwise you go to the Thieves' Den and pay the toll.`;
  }
  const foe = end.foes.find((each) => each.wins && share(each.wins) < 0.35);
  if (foe) return `You would have to fight ${people[foe.seat]!.name}'s ${titled(foe.role)}, and win only ${percent(foe.wins!)}.`;
  return null;
}
