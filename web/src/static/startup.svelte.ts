/** How far the start of the games is, for the page to show. */
import type { FailureReason } from "./worker/messages";

export interface Failure {
  reason: FailureReason;
  detail: string;
}

class Startup {
  /** Of the files to fetch, in bytes. */
  loaded = $state(0);
  total = $state(0);
  isReady = $state(false);
  failure = $state.raw<Failure | null>(null);

  readonly isFetching = $derived(this.total === 0 || this.loaded < this.total);
}

export const startup = new Startup();
