/** Which option each digit key chooses: nine of the visible buttons at a time. */
import type { OptionInfo } from "../../screen";

const COUNT = 9;

export class Digits {
  #first = $state(0);
  readonly visible: () => readonly OptionInfo[];

  /** `visible`: the buttons on top, in order. */
  constructor(visible: () => readonly OptionInfo[]) {
    this.visible = visible;
  }

  readonly byOption: ReadonlyMap<string, string> = $derived.by(() => {
    const options = this.visible().slice(this.#first, this.#first + COUNT);
    return new Map(options.map((option, n) => [option.id, String(n + 1)]));
  });

  get canShift(): boolean {
    return this.visible().length > COUNT;
  }

  /** Moves on to the next nine buttons, and after the last ones back to the first. */
  readonly shift = (): void => {
    this.#first = this.#first + COUNT < this.visible().length ? this.#first + COUNT : 0;
  };

  readonly reset = (): void => {
    this.#first = 0;
  };

  optionWith(digit: string): OptionInfo | undefined {
    return this.visible().find((option) => this.byOption.get(option.id) === digit);
  }
}
