/**
 * The guide of a guided first game: which step is due, and what may be chosen meanwhile. The step follows from the number
 * of choices made and the reading steps already read, so it survives a reload.
 */
import { learning, type TourProgress } from "../../learning";
import type { TutorialInfo, TutorialStepInfo } from "../../protocol";
import type { OptionInfo, Question } from "../../screen";
import type { TableClient } from "../client/tableClient.svelte";
import type { Presentation } from "../stage/presentation.svelte";
import { loadTutorial } from "./loadTutorial";

/** `waiting`: others move, or scenes are shown. `farewell`: the last step is done. */
export type GuidePhase =
  | { readonly kind: "off" }
  | { readonly kind: "waiting" }
  | { readonly kind: "step"; readonly number: number; readonly step: TutorialStepInfo }
  | { readonly kind: "farewell" };

const OFF: GuidePhase = { kind: "off" };
const WAITING: GuidePhase = { kind: "waiting" };
const FAREWELL: GuidePhase = { kind: "farewell" };
/** The scenes have been shown, so the bots need not wait for them. */
const HURRY_MS = 500;
/** A player who is asked this long without a step has left the script, in another window for example. */
const LOST_MS = 20_000;

export class Guide {
  #tutorial = $state.raw<TutorialInfo | null>(null);
  #progress = $state.raw<TourProgress>({ read: [], over: true });
  /** Counts the clicks beside the lit thing. */
  nudges = $state(0);

  /** Must be created where effects may run. */
  constructor(
    private readonly client: TableClient,
    private readonly presentation: Presentation,
  ) {
    $effect(() => {
      if (!client.info?.tutorial || this.#tutorial) return;
      const { id, game } = client.info;
      const progress = learning.progress(id);
      this.#progress = progress;
      if (!progress.over) void loadTutorial(game).then((tutorial) => (tutorial ? (this.#tutorial = tutorial) : this.#end(null)));
    });
    $effect(() => {
      void this.#number;
      this.nudges = 0;
    });
    $effect(() => {
      if (this.phase.kind !== "waiting" || !presentation.isUpToDate || !client.seatView) return;
      const hurry = setTimeout(() => client.seatsToMove.length || client.dispatch({ type: "hurry_bots" }), HURRY_MS);
      const lost = setTimeout(() => client.question && this.#end(null), LOST_MS);
      return () => (clearTimeout(hurry), clearTimeout(lost));
    });
  }

  readonly phase: GuidePhase = $derived.by(() => {
    const { client, presentation } = this;
    if (!client.info?.tutorial || this.#progress.over || client.viewSeat === null) return OFF;
    const moment = presentation.shown?.update.moment;
    if (!this.#tutorial || moment === undefined || !presentation.isUpToDate || client.pendingChoices) return WAITING;
    const { steps } = this.#tutorial;
    const isDone = (number: number) => !steps[number]!.action && this.#progress.read.includes(number);
    const number = steps.findIndex((step, n) => step.moment === moment && !isDone(n));
    const step = steps[number];
    if (step) {
      const possible = !step.action || client.question?.options.some((option) => option.id === step.action);
      return possible ? { kind: "step", number, step } : WAITING;
    }
    if (steps.some((each) => each.moment > moment)) return WAITING;
    return client.question || presentation.shown?.update.result ? FAREWELL : WAITING;
  });

  readonly #number = $derived(this.phase.kind === "step" ? this.phase.number : null);

  /** Whether the guide decides what can be chosen. */
  get isActive(): boolean {
    return this.phase.kind === "waiting" || this.phase.kind === "step";
  }

  get stepCount(): number {
    return this.#tutorial?.steps.length ?? 0;
  }

  /** The only option of the step, if it has one. */
  get option(): OptionInfo | undefined {
    const { phase } = this;
    return phase.kind === "step" && phase.step.action ? this.client.question?.options.find((option) => option.id === phase.step.action) : undefined;
  }

  /** The question with what the guide allows: the option of the step, or none. */
  narrow(question: Question | null): Question | null {
    if (!question || !this.isActive) return question;
    const { option } = this;
    return { ...question, options: option ? [{ ...option, risk: "", folded: false }] : [], refusals: [] };
  }

  /** Whether a click on this target is not wanted now. It reminds the player of what is. */
  readonly blocks = (target: string): boolean => {
    if (!this.isActive || this.option?.target === target) return false;
    this.nudge();
    return true;
  };

  readonly nudge = (): void => {
    if (this.phase.kind === "step") this.nudges++;
  };

  /** A reading step was read. */
  readonly next = (): void => {
    if (this.phase.kind === "farewell") return this.#end("finished");
    if (this.phase.kind !== "step") return;
    this.#save({ read: [...this.#progress.read, this.phase.number], over: false });
  };

  readonly skip = (): void => this.#end("skipped");

  #end(how: "finished" | "skipped" | null): void {
    this.#save({ ...this.#progress, over: true });
    if (how) learning.endTour(this.client.info!.game, how);
  }

  #save(progress: TourProgress): void {
    this.#progress = progress;
    learning.saveProgress(this.client.id, progress);
  }
}
