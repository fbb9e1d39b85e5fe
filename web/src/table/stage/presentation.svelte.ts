/**
 * What is shown of a game, a little behind what the server has sent: the scenes of each update are played before its view
 * reaches the board, one after another.
 */
import { untrack } from "svelte";
import type { EventInfo, Person } from "../../screen";
import { prefersReducedMotion, settings, SPEEDS } from "../../settings.svelte";
import { playSound } from "../../sound";
import type { SeatView } from "../client/seatView";
import type { TableClient } from "../client/tableClient.svelte";
import { SceneOnStage } from "./sceneOnStage.svelte";

export class Presentation {
  /** What the board shows. */
  shown = $state.raw<SeatView | undefined>(undefined);
  onStage = $state.raw<SceneOnStage | null>(null);
  /** The important events since the reader's last choice, while a new question is open. */
  recap = $state.raw<readonly EventInfo[]>([]);
  #queue = $state.raw<readonly SeatView[]>([]);
  /** Counts the starts of playing: what was started before a jump must not go on. */
  #run = 0;
  /** The moment at which the reader last had a question. */
  #lastAsked: number | null = null;
  #seat: number | null = null;

  /** Must be created where effects may run. */
  constructor(private readonly client: TableClient) {
    $effect(() => {
      const { seatView } = client;
      untrack(() => this.#receive(seatView));
    });
  }

  get people(): readonly Person[] {
    return this.client.people;
  }

  /** Whether the newest update is shown and the stage is empty. */
  get isUpToDate(): boolean {
    return this.onStage === null && this.shown === this.client.seatView;
  }

  /** Ends the scene on the stage. */
  readonly next = (): void => this.onStage?.finish();

  /** Shows the newest update at once. */
  readonly skip = (): void => this.#jump(this.client.seatView);

  /** Plays the scenes of these events again, over the board as it is. */
  readonly replay = (events: readonly EventInfo[]): void => {
    if (this.isUpToDate) void this.#play(events, ++this.#run).then(() => (this.onStage = null));
  };

  readonly dropRecap = (): void => {
    this.recap = [];
  };

  #receive(seatView: SeatView | undefined): void {
    const sameSeat = this.#seat === this.client.viewSeat;
    this.#seat = this.client.viewSeat;
    if (!sameSeat) this.#lastAsked = null;
    const jumps = !seatView?.newEvents.length || !this.shown || !sameSeat || document.hidden || settings.speed === "off";
    if (jumps) return this.#jump(seatView);
    this.#queue = [...this.#queue, seatView];
    if (this.#queue.length === 1) void this.#playQueue();
  }

  async #playQueue(): Promise<void> {
    const run = ++this.#run;
    while (this.#queue.length) {
      const next = this.#queue[0]!;
      await this.#play(next.newEvents, run);
      if (run !== this.#run) return;
      this.#queue = this.#queue.slice(1);
      this.#show(next);
    }
    this.onStage = null;
  }

  async #play(events: readonly EventInfo[], run: number): Promise<void> {
    const factor = SPEEDS.find((speed) => speed.id === settings.speed)!.factor;
    for (const { scene } of events) {
      if (!scene) continue;
      const own = scene.seat !== undefined && scene.seat !== null && scene.seat === this.client.viewSeat;
      const onStage = new SceneOnStage(scene, { own, factor, stays: settings.speed === "step", still: prefersReducedMotion() });
      this.onStage = onStage;
      if (scene.sides?.some((side) => side.dice?.length)) playSound("dice");
      await onStage.finished;
      if (run !== this.#run) return;
    }
    this.onStage = null;
  }

  #jump(seatView: SeatView | undefined): void {
    this.#run++;
    this.#queue = [];
    this.onStage = null;
    this.#show(seatView);
  }

  #show(seatView: SeatView | undefined): void {
    this.shown = seatView;
    const update = seatView?.update;
    if (!update?.question) {
      this.recap = [];
      return;
    }
    const since = this.#lastAsked;
    const missed = since === null ? [] : seatView!.log.filter((moment) => moment.number > since + 1);
    this.recap = missed.flatMap((moment) => moment.events).filter((event) => event.important);
    this.#lastAsked = update.moment;
  }
}
