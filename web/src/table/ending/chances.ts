/** The curve of the winning chances as lines to draw, one for each seat or one for the whole crew. */
import { t } from "../../i18n";
import type { AnalysisInfo } from "../../protocol";
import type { Person } from "../../screen";

/** So that colour is never the only difference. */
const DASHES = ["none", "7 4", "2 3", "9 3 2 3", "12 5", "4 4", "1 4", "9 3 2 3 2 3"];

export interface ChanceLine {
  /** Null: the whole crew. */
  readonly person: Person | null;
  readonly colour: string;
  readonly dash: string;
  /** Moments and chances, in order. */
  readonly points: readonly (readonly [moment: number, chance: number])[];
}

export function chanceLines(analysis: AnalysisInfo, people: readonly Person[]): ChanceLine[] {
  const seats = analysis.cooperative ? [null] : people.map((person) => person.seat);
  return seats.map((seat) => ({
    person: seat === null ? null : people[seat]!,
    colour: seat === null ? "var(--turn)" : people[seat]!.colour,
    dash: DASHES[(seat ?? 0) % DASHES.length]!,
    points: analysis.curve.map((point) => [point.moment, point.chances[seat ?? 0]!] as const),
  }));
}

/** The corners of a line in a box of this size, for `<polyline points>`. */
export function linePoints(line: ChanceLine, last: number, width: number, height: number): string {
  return line.points.map(([moment, chance]) => `${((moment / Math.max(1, last)) * width).toFixed(1)},${((1 - chance) * height).toFixed(1)}`).join(" ");
}

/** The chance at a moment: that of the last known moment before it. */
export function chanceAt(line: ChanceLine, moment: number): number {
  return line.points.findLast(([known]) => known <= moment)?.[1] ?? line.points[0]?.[1] ?? 0;
}

export const percent = (chance: number): string => t("format-percent", { percent: Math.round(chance * 100) });

/** The chart in words. */
export function describeLines(lines: readonly ChanceLine[]): string {
  const parts = lines.map((line) => {
    const chances = line.points.map(([, chance]) => chance);
    return t("ending-line", {
      name: line.person?.name ?? t("ending-crew"),
      first: percent(chances[0] ?? 0),
      best: percent(Math.max(...chances)),
      last: percent(chances.at(-1) ?? 0),
    });
  });
  return t("ending-chart", { lines: parts });
}
