/** The options of a question as the action bar lays them out: under headings, with digits, long lists folded. */
import type { OptionInfo, Question, Scene, ScreenModule } from "../../screen";
import type { Hand } from "./interaction.svelte";

/** Beyond a dozen options nobody reads on: every heading then shows its share of the room, and unfolds. */
const DOZEN = 12;
const ROOM = { short: 11, long: 7 };
const LEAST = 3;
/** Folding away fewer than this would save nothing. */
const WORTH = 3;
const DIGITS = 9;
/** What label and what note still stand in half the width of a phone, in two lines each. */
const SHORT = 42;
const SHORT_NOTE = 50;

export interface Group {
  readonly name: string;
  readonly options: readonly OptionInfo[];
  /** How many more of its options are folded away. */
  readonly folded: number;
  /** Whether all of it is short enough for narrow columns. */
  readonly short: boolean;
}

interface Bar {
  question(): Question | null;
  hand(): Hand;
  scene(): Scene | null;
  module(): ScreenModule | null;
}

export class Spread {
  /** The first option that bears a digit: there are only nine. */
  #first = $state(0);
  #unfolded = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly bar: Bar) {}

  readonly #laid = $derived.by(() => {
    const all = this.bar.question()?.options ?? [];
    const chosen = this.bar.hand().selection?.options;
    return chosen ? all.filter((option) => chosen.includes(option.id)) : all;
  });

  /** In the order they come, without what ends the turn. */
  readonly groups: readonly Group[] = $derived.by(() => {
    const found = new Map<string, OptionInfo[]>();
    for (const option of this.#laid.filter((each) => !this.#ends(each.id))) {
      const name = this.#heading(option.id);
      found.set(name, [...(found.get(name) ?? []), option]);
    }
    return [...found].map(([name, options]) => {
      const short = options.every((option) => this.short(option));
      const room = short ? ROOM.short : ROOM.long;
      const share = this.#laid.length > DOZEN ? Math.max(LEAST, Math.floor(room / found.size)) : DOZEN;
      const whole = this.#unfolded.has(name) || options.length < share + WORTH;
      return {
        name,
        options: whole ? options : options.slice(0, share),
        folded: whole ? 0 : options.length - share,
        short,
      };
    });
  });

  /** What ends the turn. */
  readonly last: readonly OptionInfo[] = $derived(this.#laid.filter((option) => this.#ends(option.id)));
  readonly folded: number = $derived(this.groups.reduce((sum, group) => sum + group.folded, 0));
  /** All that is to be seen, in the order of the digits. */
  readonly shown: readonly OptionInfo[] = $derived([...this.groups.flatMap((group) => group.options), ...this.last]);
  readonly digits: ReadonlyMap<string, string> = $derived(
    new Map(this.shown.slice(this.#first, this.#first + DIGITS).map((option, at) => [option.id, String(at + 1)])),
  );

  note(id: string): string {
    return this.#said("note", id) ?? "";
  }

  /** Whether it can be said in half the width of a phone. */
  short(option: OptionInfo): boolean {
    return option.label.length <= SHORT && this.note(option.id).length <= SHORT_NOTE;
  }

  /** How many options there are, folded or not. */
  get count(): number {
    return this.#laid.length;
  }

  unfold(name: string): void {
    this.#unfolded = new Set([...this.#unfolded, name]);
  }

  /** Begin anew: something else is asked. */
  reset(): void {
    this.#first = 0;
    this.#unfolded = new Set();
  }

  /** Move the digits on to the next nine; at the end of what is shown the folded options come out. */
  turn(): void {
    let next = this.#first + DIGITS;
    if (next >= this.shown.length && this.folded) for (const group of this.groups) this.unfold(group.name);
    if (next >= this.shown.length) next = 0;
    this.#first = next;
  }

  /** The option that bears this digit. */
  at(digit: string): OptionInfo | undefined {
    return this.shown.find((option) => this.digits.get(option.id) === digit);
  }

  #ends(id: string): boolean {
    return this.#said("closes", id) ?? false;
  }

  #heading(id: string): string {
    return this.#said("group", id) ?? "";
  }

  /** What the game's screen says of an option. */
  #said<Asked extends "note" | "group" | "closes">(asked: Asked, id: string) {
    const scene = this.bar.scene();
    return scene && (this.bar.module()?.[asked]?.(id, scene) as ReturnType<NonNullable<ScreenModule[Asked]>> | undefined);
  }
}
