/** Headings, notes and risks of the options in the action bar. An option's id has its parts between colons: 'move:officer:o04'. */
import type { ScreenData } from "$shell/screen";
import { chanceOf, percent, roleName, type Hints, type Role, type View } from "./view";

type Data = ScreenData<View, Hints>;

/** Below these chances, a fight against another player or the First Mate is worth a warning. */
const LOW_FIGHT_CHANCE = 0.35;
const LOW_MATE_CHANCE = 0.5;

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

export function group(id: string): string | null {
  const [verb, role] = id.split(":");
  return verb === "move" ? roleName(role as Role) : (GROUPS[verb!] ?? null);
}

export function note(id: string, { view }: Data): string | null {
  const [verb, gold] = id.split(":");
  if (verb === "bid" && view.you !== null) return `leaves ${view.players[view.you]!.gold - Number(gold)}`;
  return null;
}

export function endsTurn(id: string, { view }: Data): boolean {
  return id === "pass" && view.phase === "EndOfTurn";
}

export function risk(id: string, { view, hints, people }: Data): string | null {
  const [verb, role, space] = id.split(":");
  const own = view.you === null ? null : view.players[view.you]!;
  if (id === "fight" && own && view.price !== null && own.gold >= view.price) {
    return `You could pay ${view.price} Gold and win at once. If he beats you, you go to the Thieves' Den.`;
  }
  // A single possible move needs no warning.
  if (verb !== "move" || !own || (hints.ends ?? []).length < 2) return null;
  const end = hints.ends!.find((each) => each.role === role && each.space === space);
  if (!end) return null;
  const gold = own.gold + (end.castle ?? 0);
  if (end.pay && end.pay > gold) {
    return `You would owe ${end.pay} Gold and have only ${gold}: Items are sold, or your ${roleName(end.role)} goes to its Ship.`;
  }
  if (end.kind === "lake-of-fire" && end.odds && chanceOf(end.odds) < LOW_MATE_CHANCE) {
    return `You beat the First Mate in ${percent(end.odds)} of cases; otherwise you go to the Thieves' Den and pay the toll.`;
  }
  const foe = end.foes.find((each) => each.wins && chanceOf(each.wins) < LOW_FIGHT_CHANCE);
  if (foe) return `You would have to fight ${people[foe.seat]!.name}'s ${roleName(foe.role)}, and win only ${percent(foe.wins!)}.`;
  return null;
}
