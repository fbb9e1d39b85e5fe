/** Where one may go now, and in a word or two what that does. Everything from the hints; no rules. */
import { percent, share, titled, type End, type Odds, type Hints, type Table } from "./view";

export interface Gist {
  readonly text: string;
  readonly tone: "good" | "bad" | "plain";
}

const SHORT: Record<string, Gist> = {
  "trading-post": { text: "auction", tone: "plain" },
  bridge: { text: "rob", tone: "good" },
  quicksand: { text: "stuck", tone: "bad" },
  idol: { text: "a die", tone: "plain" },
  "lava-tubes": { text: "on", tone: "plain" },
  geyser: { text: "home", tone: "bad" },
  "thieves-den": { text: "toll", tone: "bad" },
  "buried-treasure": { text: "2 dice", tone: "good" },
};

/** Where Fortune cards are drawn. */
const CARDS = ["docks", "church", "tavern"];

/** What a space does to who ends there, in eight letters at most. */
export function gist(end: End): Gist {
  const foe = end.foes[0];
  const hopeful = (odds: Odds | null) => (odds && share(odds) >= 0.5 ? "good" : "bad");
  if (foe) return { text: foe.wins ? `vs ${percent(foe.wins)}` : "fight", tone: hopeful(foe.wins) };
  if (end.odds) return { text: percent(end.odds), tone: hopeful(end.odds) };
  if (end.idle) return { text: "nothing", tone: "plain" };
  if (end.pay) return { text: `pay ${end.pay}`, tone: "bad" };
  if (end.gold !== null) return end.gold ? { text: `+${end.gold}`, tone: "good" } : { text: "empty", tone: "plain" };
  if (end.hire) return end.hire.length ? { text: "hire", tone: "good" } : { text: "nobody", tone: "plain" };
  if (end.castle !== null && end.kind === "castle") return { text: `+${end.castle}`, tone: "good" };
  if (CARDS.includes(end.kind)) return { text: end.about.includes(" 1 ") ? "a card" : "cards", tone: "good" };
  return SHORT[end.kind] ?? { text: "fight", tone: "plain" };
}

/** The ends of moves on each space. */
export function endsBySpace(hints: Hints): Map<string, End[]> {
  const found = new Map<string, End[]>();
  for (const end of hints.ends ?? []) found.set(end.space, [...(found.get(end.space) ?? []), end]);
  return found;
}

/** Everything that can be meant by touching a space: ending there, and what concerns the figures that stand on it. */
export function meantBy(space: string, view: Table): string[] {
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
export function promises(end: End, view: Table, name: (seat: number) => string): { text: string; odds: number | null }[] {
  const lines: { text: string; odds: number | null }[] = [];
  const say = (text: string, odds: End["odds"] = null) => lines.push({ text, odds: odds && share(odds) });
  if (end.castle !== null) say(`Collect ${end.castle} Gold at the Castle.`);
  if (end.idle) say(end.idle === "most" ? "Nothing happens: nobody has more than you." : "Nothing happens, thanks to your Rope.");
  else if (end.hire) {
    say(end.hire.length ? `Hire a ${end.hire.map((id) => view.printed.crew[id]!.name).join(" or ")}.` : "Nobody is left to hire.");
    if (end.pay) say(`Pay ${end.pay} Gold to other players.`);
  } else if (end.gold !== null) say(end.gold ? `Take ${end.gold} Gold.` : "No Gold lies there.");
  else if (end.kind !== "castle") say(end.about, end.odds);
  for (const foe of end.foes) say(`Fight ${name(foe.seat)}'s ${titled(foe.role)}, Might ${foe.might}.`, foe.wins);
  return lines;
}
