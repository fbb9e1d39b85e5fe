/** What bots say about their choices, shown at their seats for some seconds. */
import { untrack } from "svelte";
import { withNames } from "../../text";
import type { Presentation } from "./presentation.svelte";

const SECONDS = 4;

export class BotSpeech {
  bySeat = $state.raw<ReadonlyMap<number, string>>(new Map());
  #timer = 0;

  /** Must be created where effects may run. */
  constructor(presentation: Presentation) {
    $effect(() => {
      const reasons = (presentation.shown?.newEvents ?? []).filter((event) => event.kind === "BotReason");
      if (!reasons.length) return;
      const people = untrack(() => presentation.people);
      this.bySeat = new Map(reasons.map((event) => [event.data.seat as number, withNames(event.text, people)]));
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.bySeat = new Map()), SECONDS * 1000) as unknown as number;
    });
  }
}
