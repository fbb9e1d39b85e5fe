/** What the player points at or has chosen, and the way from there to a choice. */
import type { OptionInfo, Question, RefusedOption, TargetAttributes } from "../../screen";
import { settings } from "../../settings.svelte";

/**
 * `pointing`: an option is under the pointer or focus. `chosen`: the bubble of a target is open, and one of its options
 * may be highlighted; `confirming`: that option is risky and waits for a second press.
 */
export type SelectionState =
  | { readonly kind: "nothing" }
  | { readonly kind: "pointing"; readonly option: OptionInfo }
  | { readonly kind: "chosen"; readonly target: string; readonly option: OptionInfo | null; readonly confirming: boolean };

interface Host {
  question(): Question | null;
  /** What a selection is about: the question, or what is shown. Anything else makes it void. */
  key(): unknown;
  choose(option: string): void;
  /** Whether a choice is on its way to the server. */
  busy(): boolean;
  /** Whether a click on this target is not wanted now. */
  blocks?(target: string): boolean;
}

/** The target of an option that has no place on the board: its own button in the action bar. */
const BAR = "option:";

export const NOTHING: SelectionState = { kind: "nothing" };

export class Selection {
  #selected = $state.raw<{ readonly key: unknown; readonly state: SelectionState }>({ key: null, state: NOTHING });

  constructor(private readonly host: Host) {}

  get state(): SelectionState {
    return this.#selected.key === this.host.key() ? this.#selected.state : NOTHING;
  }

  set state(state: SelectionState) {
    this.#selected = { key: this.host.key(), state };
  }

  /** The option under the pointer or focus, or the one that waits for confirmation. */
  get highlighted(): OptionInfo | null {
    return this.state.kind === "nothing" ? null : this.state.option;
  }

  /** The risky option that waits for a second press. */
  get confirming(): OptionInfo | null {
    return this.state.kind === "chosen" && this.state.confirming ? this.state.option : null;
  }

  get chosen(): string | null {
    return this.state.kind === "chosen" ? this.state.target : null;
  }

  /** All options about a target, folded ones too, the most useful first. */
  readonly optionsAt = (target: string): readonly OptionInfo[] => {
    const options = this.host.question()?.options ?? [];
    if (target.startsWith(BAR)) return options.filter((option) => BAR + option.id === target);
    return options.filter((option) => option.target === target);
  };

  refusalsAt(target: string): readonly RefusedOption[] {
    return this.host.question()?.refusals.filter((refusal) => refusal.target === target) ?? [];
  }

  /** The attributes of an element that stands for a target. */
  readonly attributes = (target: string, label?: string): TargetAttributes => {
    // What another option is always as good as is no reason to click here.
    const offered = this.optionsAt(target).some((option) => !option.folded);
    return {
      "data-target": target,
      role: "button",
      tabindex: offered ? 0 : -1,
      "aria-label": label,
      "data-offered": offered ? "" : undefined,
      "data-chosen": this.chosen === target ? "" : undefined,
    };
  };

  /** The pointer or focus is on an option; null: no longer. */
  readonly point = (option: OptionInfo | null): void => {
    const { state } = this;
    if (state.kind === "chosen") {
      if (!state.confirming && option) this.state = { ...state, option };
    } else {
      this.state = option ? { kind: "pointing", option } : NOTHING;
    }
  };

  /** The pointer is on a target; null: no longer. Its most useful option is highlighted. */
  readonly pointAt = (target: string | null): void => {
    if (this.state.kind === "chosen") return;
    this.point((target !== null && this.optionsAt(target)[0]) || null);
  };

  /** A target was clicked: opens its bubble, closes it again, or chooses at once where a click is enough. */
  readonly activate = (target: string): void => {
    if (this.host.blocks?.(target)) return;
    if (this.chosen === target) return void this.cancel();
    const options = this.optionsAt(target);
    const sensible = options.filter((option) => !option.folded);
    const [first] = sensible;
    const single = settings.oneClick && sensible.length === 1 && !first?.pose;
    if (first && !first.risk && (first.light || single)) this.#commit(first);
    else this.state = { kind: "chosen", target, option: first?.pose ? first : null, confirming: false };
  };

  /** A button of an option was pressed. A risky option asks once more. */
  readonly press = (option: OptionInfo): void => {
    if (!option.risk || !settings.confirm || this.confirming?.id === option.id) this.#commit(option);
    else this.state = { kind: "chosen", target: option.target || BAR + option.id, option, confirming: true };
  };

  /** Turns the piece that is being placed: highlights the next option of the target. */
  readonly turn = (): void => {
    if (this.state.kind !== "chosen") return;
    const options = this.optionsAt(this.state.target);
    const next = options.findIndex((option) => option.id === this.highlighted?.id) + 1;
    this.state = { ...this.state, option: options[next % options.length] ?? null };
  };

  /** Drops everything; returns whether a bubble was open. */
  readonly cancel = (): boolean => {
    const wasOpen = this.state.kind === "chosen";
    this.state = NOTHING;
    return wasOpen;
  };

  #commit(option: OptionInfo): void {
    if (this.host.busy()) return;
    this.state = NOTHING;
    this.host.choose(option.id);
  }
}
