/** Plays the scenes of past events over the board of a replay. */
import type { EventInfo } from "../../screen";
import { prefersReducedMotion } from "../../settings.svelte";
import { SceneOnStage } from "../stage/sceneOnStage.svelte";

export class SceneRunner {
  #onStage = $state.raw<SceneOnStage | null>(null);
  /** Counts the starts: what was started before a skip must not go on. */
  #run = 0;

  get onStage(): SceneOnStage | null {
    return this.#onStage;
  }

  /** Returns when all scenes of these events have been shown, or were skipped. `factor`: 1 is normal speed, 2 half of it. */
  async play(events: readonly EventInfo[], factor: number): Promise<void> {
    const run = ++this.#run;
    for (const { scene } of events) {
      if (!scene) continue;
      const onStage = new SceneOnStage(scene, { own: false, factor, stays: false, still: prefersReducedMotion() });
      this.#onStage = onStage;
      await onStage.finished;
      if (run !== this.#run) return;
    }
    this.#onStage = null;
  }

  readonly skip = (): void => {
    this.#run++;
    this.#onStage?.finish();
    this.#onStage = null;
  };
}
