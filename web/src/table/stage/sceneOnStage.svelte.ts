/** A scene while it is shown: the reader's own dice wait for "Roll", tumble, and what is added comes one by one. */
import type { SceneInfo } from "../../screen";

const TUMBLE_SECONDS = 0.7;
const MODIFIER_SECONDS = 0.35;
const OWN_SECONDS = 2.5;
const MIN_VERDICT_SECONDS = 0.8;

interface Manner {
  /** Whether it is the reader's own roll or card. */
  readonly own: boolean;
  /** How long things take: 1 at normal speed. */
  readonly factor: number;
  /** Whether it stays until the reader goes on. */
  readonly stays: boolean;
  /** Whether everything is shown at once. */
  readonly still: boolean;
}

export class SceneOnStage {
  phase = $state<"ready" | "rolling" | "adding" | "verdict">("ready");
  /** How many modifiers of each side are visible. */
  modifiers = $state(0);
  readonly finished: Promise<void>;
  #timer = 0;
  #resolve!: () => void;

  constructor(
    readonly info: SceneInfo,
    readonly manner: Manner,
  ) {
    this.finished = new Promise((resolve) => (this.#resolve = resolve));
  }

  /** The scene is on the screen: its time begins. */
  readonly begin = (): void => {
    if (!this.manner.own || !this.#hasDice || this.manner.still) this.#roll();
  };

  get #hasDice(): boolean {
    return this.info.sides?.some((side) => side.dice?.length) ?? false;
  }

  get #modifierCount(): number {
    return Math.max(0, ...(this.info.sides ?? []).map((side) => side.modifiers?.length ?? 0));
  }

  /** The scene was tapped: rolls, or goes on. */
  readonly tap = (): void => {
    if (this.phase === "ready") this.#roll();
    else this.finish();
  };

  #roll(): void {
    if (this.manner.still || !this.#hasDice) {
      this.modifiers = this.#modifierCount;
      return this.#showVerdict(0);
    }
    this.phase = "rolling";
    this.#after(TUMBLE_SECONDS, () => this.#add(0));
  }

  /** Ends the scene. */
  readonly finish = (): void => {
    clearTimeout(this.#timer);
    this.#resolve();
  };

  #add(count: number): void {
    this.phase = "adding";
    this.modifiers = count;
    if (count < this.#modifierCount) this.#after(MODIFIER_SECONDS, () => this.#add(count + 1));
    else this.#showVerdict(TUMBLE_SECONDS + count * MODIFIER_SECONDS);
  }

  /** `elapsed`: the seconds the scene has taken so far. */
  #showVerdict(elapsed: number): void {
    this.phase = "verdict";
    if (this.manner.stays) return;
    const { kind, seconds } = this.info;
    const rest = Math.max(MIN_VERDICT_SECONDS, seconds - elapsed);
    this.#after(kind === "step" ? seconds : this.manner.own ? OWN_SECONDS : rest, this.finish);
  }

  #after(seconds: number, then: () => void): void {
    this.#timer = setTimeout(then, seconds * this.manner.factor * 1000) as unknown as number;
  }
}
