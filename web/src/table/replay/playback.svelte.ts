/** A replay that runs by itself, at a speed that the reader chooses. */

const STEP_INTERVAL_MS = 1100;

export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;

export class Playback {
  running = $state(false);
  speed = $state<number>(1);

  /**
   * Must be created where effects may run. `step` shows the next moment and returns once that is done; it returns false
   * at the end.
   */
  constructor(private readonly step: () => Promise<boolean>) {
    $effect(() => {
      if (!this.running) return;
      const { speed } = this;
      let timer = 0;
      let stopped = false;
      const run = async () => {
        if (!(await this.step())) this.running = false;
        else if (!stopped) timer = setTimeout(run, STEP_INTERVAL_MS / speed) as unknown as number;
      };
      timer = setTimeout(run, STEP_INTERVAL_MS / speed / 2) as unknown as number;
      return () => {
        stopped = true;
        clearTimeout(timer);
      };
    });
  }

  readonly toggle = (): void => {
    this.running = !this.running;
  };
}
