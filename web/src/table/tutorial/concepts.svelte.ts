/** The things a game explains when they are first met: an option that is offered, or an event that has happened. */
import { untrack } from "svelte";
import { learning } from "../../learning";
import type { ConceptInfo, EventInfo } from "../../protocol";
import type { Question } from "../../screen";
import { settings } from "../../settings.svelte";
import { loadTutorial } from "./loadTutorial";

interface Table {
  game(): string;
  /** What the reader is asked; null: nothing, or nothing is to be explained now. */
  question(): Question | null;
  /** What has happened since the last view. */
  newEvents(): readonly EventInfo[];
  /** Whether something may be explained now. */
  isQuiet(): boolean;
}

export class Concepts {
  #all = $state.raw<readonly ConceptInfo[]>([]);
  #current = $state.raw<ConceptInfo | null>(null);

  /** Must be created where effects may run. */
  constructor(private readonly table: Table) {
    $effect(() => {
      if (settings.tips) void loadTutorial(table.game()).then((tutorial) => (this.#all = tutorial?.concepts ?? []));
    });
    $effect(() => {
      const [question, events] = [table.question(), table.newEvents()];
      if (!settings.tips || !table.isQuiet() || !this.#all.length) return;
      untrack(() => (this.#current ??= this.#firstNew(question, events)));
    });
  }

  /** What is to be explained now. */
  get current(): ConceptInfo | null {
    return settings.tips && this.table.isQuiet() ? this.#current : null;
  }

  /** The current one is on the screen: it is not explained again. */
  readonly markMet = (): void => {
    if (this.#current) learning.meetConcept(this.table.game(), this.#current.id);
  };

  readonly close = (): void => {
    this.markMet();
    this.#current = null;
  };

  readonly turnOff = (): void => {
    this.close();
    settings.tips = false;
  };

  #firstNew(question: Question | null, events: readonly EventInfo[]): ConceptInfo | null {
    const met = learning.conceptsMet(this.table.game());
    return this.#all.find((each) => !met.includes(each.id) && isMet(each.when, question, events)) ?? null;
  }
}

function isMet(when: string, question: Question | null, events: readonly EventInfo[]): boolean {
  const name = when.slice(when.indexOf(":") + 1);
  if (when.startsWith("event:")) return events.some((event) => event.kind === name);
  return question?.options.some((option) => option.id === name || option.id.startsWith(`${name}:`)) ?? false;
}
