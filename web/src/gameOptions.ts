/** The options of a game in words. */
import type { GameInfo, GameOptionInfo } from "./protocol";

export type OptionValues = Readonly<Record<string, string>>;
export interface OptionInWords {
  name: string;
  value: string;
}

/** A value of an option in words. */
export function describeValue(option: GameOptionInfo, value: string): string {
  const index = option.values.indexOf(value);
  if (index >= 0) return option.labels[index]!;
  const names = new Map(option.picks as [string, string][]);
  return value
    .split("+")
    .map((pick) => names.get(pick) ?? pick)
    .join(", ");
}

/** Whether an option matters: another one that it needs has the right value. */
export function isRelevant(game: GameInfo, option: GameOptionInfo, values: OptionValues): boolean {
  if (!option.needs) return true;
  const [id, value] = option.needs as [string, string];
  const other = game.options.find((each) => each.id === id);
  return (values[id] ?? other?.values[0]) === value;
}

/** The options that matter, in words. `onlyChanged`: without those that are as usual. */
export function optionsInWords(game: GameInfo, values: OptionValues, onlyChanged: boolean): OptionInWords[] {
  return game.options
    .filter((option) => isRelevant(game, option, values))
    .map((option) => ({ option, value: values[option.id] ?? option.values[0]! }))
    .filter(({ option, value }) => !onlyChanged || value !== option.values[0])
    .map(({ option, value }) => ({ name: option.name, value: describeValue(option, value) }));
}
