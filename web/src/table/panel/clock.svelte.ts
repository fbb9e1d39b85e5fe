/** The clocks of the seats, counted on between the server's messages. */
import type { TableClient } from "../client/tableClient.svelte";

const TICK_MS = 500;

export class Clocks {
  #now = $state(performance.now());

  /** Must be created where effects may run. */
  constructor(private readonly client: TableClient) {
    const isTicking = $derived(client.info!.seats.some((seat) => seat.clock?.running));
    $effect(() => {
      if (!isTicking) return;
      const timer = setInterval(() => (this.#now = performance.now()), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  /** Null for a seat without a clock. */
  secondsLeft(seat: number): number | null {
    const clock = this.client.info!.seats[seat]?.clock;
    if (!clock) return null;
    return clock.running ? clock.seconds - Math.max(0, this.#now - this.client.clocksReceivedAt) / 1000 : clock.seconds;
  }
}
