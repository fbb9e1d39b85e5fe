/** What the person at the screen is about to do: pointing at an option, having touched something, being asked back. */
import type { Question, Scene, ScreenModule, Selection } from "../../screen";
import { settings } from "../../settings.svelte";

type Doing =
  | { kind: "looking" }
  | { kind: "selecting"; selection: Selection }
  | { kind: "confirming"; option: { id: string; label: string }; risk: string };

interface Table {
  question(): Question | null;
  scene(): Scene | null;
  module(): ScreenModule | null;
  choose(id: string): void;
  /** Say why something cannot be done. */
  refuse(why: string, rule: string | null): void;
}

export class Hand {
  doing = $state.raw<Doing>({ kind: "looking" });
  pointed = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  get selection(): Selection | null {
    return this.doing.kind === "selecting" ? this.doing.selection : null;
  }

  readonly offers = (id: string): boolean => this.#option(id) !== undefined;

  readonly point = (id: string | null): void => {
    this.pointed = id;
  };

  readonly select = (selection: Selection | null): void => {
    this.doing = selection ? { kind: "selecting", selection } : { kind: "looking" };
  };

  readonly pick = (what: string, label: string, options: readonly string[]): void => {
    const open = options.filter(this.offers);
    if (open.length === 1) this.choose(open[0]!);
    else if (open.length > 1) this.select({ what, label, options: open });
    else if (options[0]) this.#refuse(options);
  };

  readonly choose = (id: string): void => {
    const option = this.#option(id);
    if (!option) return this.#refuse([id]);
    const risk = settings.confirm ? this.risk(id) : null;
    if (risk) this.doing = { kind: "confirming", option, risk };
    else this.#go(id);
  };

  /** Yes, do it. */
  confirm(): void {
    if (this.doing.kind === "confirming") this.#go(this.doing.option.id);
  }

  /** Let go of whatever one was about to do; whether there was anything. */
  drop(): boolean {
    const busy = this.doing.kind !== "looking";
    this.doing = { kind: "looking" };
    this.pointed = null;
    return busy;
  }

  risk(id: string): string | null {
    const scene = this.table.scene();
    return scene ? (this.table.module()?.risk?.(id, scene) ?? null) : null;
  }

  #go(id: string): void {
    this.drop();
    this.table.choose(id);
  }

  #option(id: string) {
    return this.table.question()?.options.find((option) => option.id === id);
  }

  #refuse(ids: readonly string[]): void {
    const question = this.table.question();
    const greyed = question?.refusals.find((refusal) => ids.includes(refusal.id));
    if (greyed) this.table.refuse(greyed.why, greyed.rule);
    else this.table.refuse(question ? "That cannot be done now." : "It is not your turn.", null);
  }
}
