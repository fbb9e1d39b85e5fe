/** The result of a game as text, to show and to share. */
import { t } from "../../i18n";
import { shareableLink, siteLink } from "../../addresses";
import { features } from "../../features.svelte";
import type { Outcome, TableInfo, TallyRowInfo } from "../../protocol";
import type { Person } from "../../screen";
import { withNames } from "../../text";

/** The lines of the tally; if the game has none, the points. */
export function tallyRows(result: Outcome): TallyRowInfo[] {
  if (result.tally?.length) return result.tally;
  return result.points.some((points) => points !== 0) ? [{ label: t("ending-points"), values: result.points.map(String) }] : [];
}

export const headline = (result: Outcome): string => result.headline || result.text;

/** A headline that is the same for everybody: 'Anne won'. */
export function verdict(result: Outcome, people: readonly Person[]): string {
  if (!result.winners.length) return t(people.length > 1 ? "ending-everybody-lost" : "ending-lost");
  const names = result.winners.map((seat) => people[seat]?.name ?? t("seat-number", { number: seat + 1 }));
  return t("ending-winners", { names, count: names.length });
}

/** Some lines about the game, with a link to its replay, if others can open it. */
export function resultText(info: TableInfo, gameName: string, result: Outcome, people: readonly Person[]): string {
  const rows = tallyRows(result).map((row) => {
    const values = row.values.length > 1 ? row.values.map((value, seat) => `${people[seat]?.name} ${value}`).join(", ") : row.values[0];
    return `${row.label}: ${values}`;
  });
  const cause = result.cause ? [result.cause] : [];
  const link = features.links ? t("ending-watch-it", { link: shareableLink(`/table/${info.id}/replay`) }) : siteLink();
  const lines = [`${gameName}: ${verdict(result, people)}.`, ...cause, ...rows, link];
  return withNames(lines.join("\n"), people);
}
