/** The result of a game as text, to show and to share. */
import type { Outcome, TableInfo, TallyRowInfo } from "../../protocol";
import type { Person } from "../../screen";
import { joinNames, withNames } from "../../text";

/** The lines of the tally; if the game has none, the points. */
export function tallyRows(result: Outcome): TallyRowInfo[] {
  if (result.tally?.length) return result.tally;
  return result.points.some((points) => points !== 0) ? [{ label: "Points", values: result.points.map(String) }] : [];
}

export const headline = (result: Outcome): string => result.headline || result.text;

/** A headline that is the same for everybody: 'Anne won'. */
export function verdict(result: Outcome, people: readonly Person[]): string {
  if (!result.winners.length) return people.length > 1 ? "Everybody lost" : "Lost";
  return `${joinNames(result.winners.map((seat) => people[seat]?.name ?? `Seat ${seat + 1}`))} won`;
}

export const replayLink = (id: string): string => `${location.origin}/table/${id}/replay`;

/** Some lines about the game, with a link to its replay. */
export function resultText(info: TableInfo, gameName: string, result: Outcome, people: readonly Person[]): string {
  const rows = tallyRows(result).map((row) => {
    const values = row.values.length > 1 ? row.values.map((value, seat) => `${people[seat]?.name} ${value}`).join(", ") : row.values[0];
    return `${row.label}: ${values}`;
  });
  const cause = result.cause ? [result.cause] : [];
  const lines = [`${gameName}: ${verdict(result, people)}.`, ...cause, ...rows, `Watch it: ${replayLink(info.id)}`];
  return withNames(lines.join("\n"), people);
}
