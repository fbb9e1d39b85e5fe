/** The layout of a question's options in the action bar: grouped under headings, with digits, long groups folded. */
import type { OptionInfo, Question, ScreenData, ScreenModule } from "../../screen";
import type { Interaction } from "./interaction.svelte";

/** With more options than this, long groups are folded. Nobody reads more than about a dozen. */
const FOLD_ABOVE = 12;
/** How many options to show in all when groups are folded; narrow columns have room for more. */
const SHOWN_WHEN_FOLDED = { short: 11, long: 7 };
const MIN_SHOWN_PER_GROUP = 3;
/** Hiding fewer options than this is not worth a fold. */
const MIN_FOLDED = 3;
const DIGITS = 9;
/** The longest label and note that fit into half the width of a phone, in two lines each. */
const SHORT_LABEL_LENGTH = 42;
const SHORT_NOTE_LENGTH = 50;

export interface OptionGroup {
  readonly name: string;
  readonly options: readonly OptionInfo[];
  /** How many more of its options are hidden. */
  readonly folded: number;
  /** Whether all its options fit into narrow columns. */
  readonly short: boolean;
}

interface Source {
  question(): Question | null;
  interaction(): Interaction;
  data(): ScreenData | null;
  module(): ScreenModule | null;
}

export class OptionLayout {
  /** The first option with a digit; only nine have one at a time. */
  #firstDigit = $state(0);
  #unfolded = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly source: Source) {}

  readonly #options = $derived.by(() => {
    const all = this.source.question()?.options ?? [];
    const selected = this.source.interaction().selection?.options;
    return selected ? all.filter((option) => selected.includes(option.id)) : all;
  });

  /** All but what ends the turn, in the order in which the options come. */
  readonly groups: readonly OptionGroup[] = $derived.by(() => {
    const byName = new Map<string, OptionInfo[]>();
    for (const option of this.#options.filter((each) => !this.#endsTurn(each.id))) {
      const name = this.#heading(option.id);
      byName.set(name, [...(byName.get(name) ?? []), option]);
    }
    return [...byName].map(([name, options]) => {
      const short = options.every((option) => this.isShort(option));
      const room = short ? SHOWN_WHEN_FOLDED.short : SHOWN_WHEN_FOLDED.long;
      const share = Math.max(MIN_SHOWN_PER_GROUP, Math.floor(room / byName.size));
      const limit = this.#options.length > FOLD_ABOVE ? share : FOLD_ABOVE;
      const whole = this.#unfolded.has(name) || options.length < limit + MIN_FOLDED;
      return {
        name,
        options: whole ? options : options.slice(0, limit),
        folded: whole ? 0 : options.length - limit,
        short,
      };
    });
  });

  readonly turnEnding: readonly OptionInfo[] = $derived(this.#options.filter((option) => this.#endsTurn(option.id)));
  readonly folded: number = $derived(this.groups.reduce((sum, group) => sum + group.folded, 0));
  /** All visible options, in the order of their digits. */
  readonly shown: readonly OptionInfo[] = $derived([...this.groups.flatMap((group) => group.options), ...this.turnEnding]);
  readonly digits: ReadonlyMap<string, string> = $derived(
    new Map(this.shown.slice(this.#firstDigit, this.#firstDigit + DIGITS).map((option, n) => [option.id, String(n + 1)])),
  );

  note(id: string): string {
    return this.#askModule("note", id) ?? "";
  }

  /** Whether it fits into half the width of a phone. */
  isShort(option: OptionInfo): boolean {
    return option.label.length <= SHORT_LABEL_LENGTH && this.note(option.id).length <= SHORT_NOTE_LENGTH;
  }

  /** How many options there are, folded or not. */
  get count(): number {
    return this.#options.length;
  }

  unfold(name: string): void {
    this.#unfolded = new Set([...this.#unfolded, name]);
  }

  /** Starts over, for a new question. */
  reset(): void {
    this.#firstDigit = 0;
    this.#unfolded = new Set();
  }

  /** Moves the digits on to the next nine options. At the end it unfolds all groups and starts over. */
  shiftDigits(): void {
    let next = this.#firstDigit + DIGITS;
    if (next >= this.shown.length && this.folded) for (const group of this.groups) this.unfold(group.name);
    if (next >= this.shown.length) next = 0;
    this.#firstDigit = next;
  }

  optionWithDigit(digit: string): OptionInfo | undefined {
    return this.shown.find((option) => this.digits.get(option.id) === digit);
  }

  #endsTurn(id: string): boolean {
    return this.#askModule("endsTurn", id) ?? false;
  }

  #heading(id: string): string {
    return this.#askModule("group", id) ?? "";
  }

  /** Calls a function that the game's screen may export. */
  #askModule<Name extends "note" | "group" | "endsTurn">(name: Name, id: string) {
    const data = this.source.data();
    return data && (this.source.module()?.[name]?.(id, data) as ReturnType<NonNullable<ScreenModule[Name]>> | undefined);
  }
}
