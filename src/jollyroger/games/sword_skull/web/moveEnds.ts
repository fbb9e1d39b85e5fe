/** The possible ends of moves, and what happens there. Everything comes from the hints; there are no rules here. */
import { chanceOf, percent, roleName, type End, type Hints, type Odds, type View } from "./view";

/** What a space does to a figure that ends there, in at most eight letters. */
export interface EndSummary {
  readonly text: string;
  readonly tone: "good" | "bad" | "plain";
}

const SUMMARIES: Record<string, EndSummary> = {
  "trading-post": { text: "auction", tone: "plain" },
  bridge: { text: "rob", tone: "good" },
  quicksand: { text: "stuck", tone: "bad" },
  idol: { text: "a die", tone: "plain" },
  "lava-tubes": { text: "on", tone: "plain" },
  geyser: { text: "home", tone: "bad" },
  "thieves-den": { text: "toll", tone: "bad" },
  "buried-treasure": { text: "2 dice", tone: "good" },
};

/** The spaces where Fortune cards are drawn. */
const CARD_SPACES = ["docks", "church", "tavern"];

export function summarize(end: End): EndSummary {
  const foe = end.foes[0];
  const toneOf = (odds: Odds | null) => (odds && chanceOf(odds) >= 0.5 ? "good" : "bad");
  if (foe) return { text: foe.wins ? `vs ${percent(foe.wins)}` : "fight", tone: toneOf(foe.wins) };
  if (end.odds) return { text: percent(end.odds), tone: toneOf(end.odds) };
  if (end.idle) return { text: "nothing", tone: "plain" };
  if (end.pay) return { text: `pay ${end.pay}`, tone: "bad" };
  if (end.gold !== null) return end.gold ? { text: `+${end.gold}`, tone: "good" } : { text: "empty", tone: "plain" };
  if (end.hire) return end.hire.length ? { text: "hire", tone: "good" } : { text: "nobody", tone: "plain" };
  if (end.castle !== null && end.kind === "castle") return { text: `+${end.castle}`, tone: "good" };
  if (CARD_SPACES.includes(end.kind)) return { text: end.about.includes(" 1 ") ? "a card" : "cards", tone: "good" };
  return SUMMARIES[end.kind] ?? { text: "fight", tone: "plain" };
}

export function endsBySpace(hints: Hints): Map<string, End[]> {
  const found = new Map<string, End[]>();
  for (const end of hints.ends ?? []) found.set(end.space, [...(found.get(end.space) ?? []), end]);
  return found;
}

/** All options that concern a space: moves that end there, and those about the figures on it. */
export function optionsForSpace(space: string, view: View): string[] {
  const moves = [`move:officer:${space}`, `move:pirate:${space}`];
  const figures = view.players.flatMap((player) =>
    player.figures.filter((figure) => figure.space === space).map((figure) => ({ seat: player.seat, role: figure.role })),
  );
  return [
    ...moves,
    ...figures.map(({ seat, role }) => (seat === view.you ? `first:${role}` : `attack:${seat}:${role}`)),
  ];
}

/** What happens at the end of a move, line by line. */
export function describeEnd(end: End, view: View, name: (seat: number) => string): { text: string; odds: number | null }[] {
  const lines: { text: string; odds: number | null }[] = [];
  const add = (text: string, odds: End["odds"] = null) => lines.push({ text, odds: odds && chanceOf(odds) });
  if (end.castle !== null) add(`Collect ${end.castle} Gold at the Castle.`);
  if (end.idle) add(end.idle === "most" ? "Nothing happens: nobody has more than you." : "Nothing happens, thanks to your Rope.");
  else if (end.hire) {
    add(end.hire.length ? `Hire a ${end.hire.map((id) => view.printed.crew[id]!.name).join(" or ")}.` : "Nobody is left to hire.");
    if (end.pay) add(`Pay ${end.pay} Gold to other players.`);
  } else if (end.gold !== null) add(end.gold ? `Take ${end.gold} Gold.` : "No Gold lies there.");
  else if (end.kind !== "castle") add(end.about, end.odds);
  for (const foe of end.foes) add(`Fight ${name(foe.seat)}'s ${roleName(foe.role)}, Might ${foe.might}.`, foe.wins);
  return lines;
}
