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
import { Absence, type AwayRecap } from "./absence.svelte";
import { SceneOnStage } from "./sceneOnStage.svelte";

export class Presentation {
  #shown = $state.raw<SeatView | undefined>(undefined);
  #onStage = $state.raw<SceneOnStage | null>(null);
  #recap = $state.raw<readonly EventInfo[]>([]);
  #queue = $state.raw<readonly SeatView[]>([]);
  /** Counts the starts of playing: what was started before a jump must not go on. */
  #run = 0;
  /** The last moments that each seat of the reader saw, and at which it had a question. */
  #lastShown = new Map<number | null, number>();
  #lastAsked = new Map<number | null, number>();
  #absence: Absence;

  /** Must be created where effects may run. */
  constructor(private readonly client: TableClient) {
    this.#absence = new Absence(client.id);
    $effect(() => {
      const { seatView } = client;
      untrack(() => this.#receive(seatView));
    });
  }

  /** Whether what was prepared is for the eyes of whoever looks at the screen now. */
  get #mayBeSeen(): boolean {
    return this.#shown !== undefined && this.client.hotSeat.lifted && this.#shown.update.seat === this.client.hotSeat.seat;
  }

  /** What the board shows. */
  get shown(): SeatView | undefined {
    return this.#mayBeSeen ? this.#shown : undefined;
  }

  get onStage(): SceneOnStage | null {
    return this.#mayBeSeen ? this.#onStage : null;
  }

  /** The important events since the reader's last choice, while a new question is open. */
  get recap(): readonly EventInfo[] {
    return this.#mayBeSeen && !this.away ? this.#recap : [];
  }

  /** What has happened while the reader was away; null: nothing, or they have read it. */
  get away(): AwayRecap | null {
    return this.#mayBeSeen ? this.#absence.recap : null;
  }

  get people(): readonly Person[] {
    return this.client.people;
  }

  /** Whether the newest update is shown and the stage is empty. */
  get isUpToDate(): boolean {
    const newest = this.client.seatView?.update;
    return this.onStage === null && this.shown?.update.version === newest?.version && this.shown?.update.seat === newest?.seat;
  }

  /** Shows the newest update at once. */
  readonly skip = (): void => this.#jump(this.client.seatView);

  /** Plays the scenes of these events again, over the board as it is. */
  readonly replay = (events: readonly EventInfo[]): void => {
    if (this.isUpToDate) void this.#play(events, ++this.#run).then(() => (this.#onStage = null));
  };

  readonly dropRecap = (): void => {
    this.#recap = [];
    this.#absence.drop();
  };

  #receive(seatView: SeatView | undefined): void {
    const sameSeat = seatView !== undefined && this.#shown?.update.seat === seatView.update.seat;
    if (sameSeat && this.#replace(seatView)) return;
    if (sameSeat && seatView.newEvents.length && !document.hidden && settings.speed !== "off") {
      this.#queue = [...this.#queue, seatView];
      if (this.#queue.length === 1) void this.#playQueue();
      return;
    }
    const lastShown = seatView && !sameSeat ? this.#lastShown.get(seatView.update.seat) : undefined;
    this.#jump(seatView);
    // Whoever takes over the device sees what has happened since they had it.
    if (lastShown === undefined || settings.speed === "off") return;
    this.replay(seatView!.log.filter((moment) => moment.number > lastShown).flatMap((moment) => moment.events));
  }

  /** Takes over an update of a version that is shown or in the queue already. Returns whether it was one. */
  #replace(seatView: SeatView): boolean {
    const last = this.#queue.at(-1) ?? this.#shown;
    if (last?.update.version !== seatView.update.version) return false;
    if (this.#queue.length) this.#queue = [...this.#queue.slice(0, -1), seatView];
    else this.#shown = seatView;
    return true;
  }

  async #playQueue(): Promise<void> {
    const run = ++this.#run;
    while (this.#queue.length) {
      const next = this.#queue[0]!;
      await this.#play(next.newEvents, run);
      if (run !== this.#run) return;
      const shown = this.#queue[0]!;
      this.#queue = this.#queue.slice(1);
      this.#show(shown);
    }
    this.#onStage = null;
  }

  async #play(events: readonly EventInfo[], run: number): Promise<void> {
    const factor = SPEEDS.find((speed) => speed.id === settings.speed)!.factor;
    for (const { scene } of events) {
      if (!scene) continue;
      const own = scene.seat !== undefined && scene.seat !== null && scene.seat === this.client.viewSeat;
      const onStage = new SceneOnStage(scene, { own, factor, stays: settings.speed === "step", still: prefersReducedMotion() });
      this.#onStage = onStage;
      if (scene.sides?.some((side) => side.dice?.length)) playSound("dice");
      await onStage.finished;
      if (run !== this.#run) return;
    }
    this.#onStage = null;
  }

  #jump(seatView: SeatView | undefined): void {
    this.#run++;
    this.#queue = [];
    this.#onStage = null;
    this.#show(seatView);
  }

  #show(seatView: SeatView | undefined): void {
    this.#shown = seatView;
    this.#recap = [];
    this.#absence.show(seatView);
    if (!seatView) return;
    const { seat, moment, question } = seatView.update;
    this.#lastShown.set(seat, moment);
    if (!question) return;
    const since = this.#lastAsked.get(seat) ?? moment;
    const missed = seatView.log.filter((each) => each.number > since + 1);
    this.#recap = missed.flatMap((each) => each.events).filter((event) => event.important);
    this.#lastAsked.set(seat, moment);
  }
}
