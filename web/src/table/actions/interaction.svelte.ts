/** What the player is about to do: highlighting an option, having selected something, confirming a risk. */
import type { OptionInfo, Question, ScreenData, ScreenModule, Selection } from "../../screen";
import { settings } from "../../settings.svelte";

type InteractionState =
  | { kind: "idle" }
  | { kind: "selecting"; selection: Selection }
  | { kind: "confirming"; option: OptionInfo; risk: string };

/** What the player is about to do with what was shown then. Anything else that is shown makes it void. */
interface Intent {
  readonly shown: unknown;
  readonly state: InteractionState;
  readonly highlighted: string | null;
}

interface Host {
  question(): Question | null;
  /** The update or past moment that is shown. */
  shown(): unknown;
  data(): ScreenData | null;
  module(): ScreenModule | null;
  choose(option: string): void;
  /** Shows why something cannot be done. */
  refuse(why: string, rule: string | null): void;
}

export class Interaction {
  #intent = $state.raw<Intent | null>(null);

  constructor(private readonly host: Host) {}

  get #current(): Intent {
    const shown = this.host.shown();
    return this.#intent && this.#intent.shown === shown ? this.#intent : { shown, state: { kind: "idle" }, highlighted: null };
  }

  get state(): InteractionState {
    return this.#current.state;
  }

  /** The option under the pointer or focus. */
  get highlighted(): string | null {
    return this.#current.highlighted;
  }

  get selection(): Selection | null {
    return this.state.kind === "selecting" ? this.state.selection : null;
  }

  readonly isOffered = (id: string): boolean => this.#option(id) !== undefined;

  readonly highlight = (id: string | null): void => {
    this.#intent = { ...this.#current, highlighted: id };
  };

  readonly select = (selection: Selection | null): void => {
    this.#enter(selection ? { kind: "selecting", selection } : { kind: "idle" });
  };

  readonly activate = (target: string, label: string, options: readonly string[]): void => {
    const offered = options.filter(this.isOffered);
    if (offered.length === 1) this.choose(offered[0]!);
    else if (offered.length > 1) this.select({ target, label, options: offered });
    else if (options[0]) this.#refuse(options);
  };

  readonly choose = (id: string): void => {
    const option = this.#option(id);
    if (!option) return this.#refuse([id]);
    const risk = settings.confirm ? this.risk(id) : null;
    if (risk) this.#enter({ kind: "confirming", option, risk });
    else this.#send(id);
  };

  confirm(): void {
    if (this.state.kind === "confirming") this.#send(this.state.option.id);
  }

  /** Drops selection, confirmation and highlight; returns whether there was anything to drop but a highlight. */
  cancel(): boolean {
    const wasBusy = this.state.kind !== "idle";
    this.#intent = null;
    return wasBusy;
  }

  risk(id: string): string | null {
    const data = this.host.data();
    return data ? (this.host.module()?.risk?.(id, data) ?? null) : null;
  }

  #enter(state: InteractionState): void {
    this.#intent = { ...this.#current, state };
  }

  #send(id: string): void {
    this.cancel();
    this.host.choose(id);
  }

  #option(id: string): OptionInfo | undefined {
    return this.host.question()?.options.find((option) => option.id === id);
  }

  #refuse(ids: readonly string[]): void {
    const question = this.host.question();
    const refused = question?.refusals.find((refusal) => ids.includes(refusal.id));
    if (refused) this.host.refuse(refused.why, refused.rule);
    else this.host.refuse(question ? "That cannot be done now." : "It is not your turn.", null);
  }
}
