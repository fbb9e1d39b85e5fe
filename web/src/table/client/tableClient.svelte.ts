/** A table as this browser sees it: the people, the chat, and a view for each seat the reader holds. */
import { peopleAt } from "../../people";
import type { Done, ChatLine, ServerMessage, TableInfo, Update } from "../../protocol";
import { savedTables, tokensOf } from "../../savedTables";
import type { Person, Question } from "../../screen";
import { hasScreen } from "../../screens";
import { settings } from "../../settings.svelte";
import { withNames } from "../../text";
import { Connection, type ConnectionStatus, type UnkeyedCommand } from "./connection";
import { newestView, passDevice, startHotSeat, visibleView, type HotSeat, type SeatViews } from "./hotSeat";
import { applyChanges } from "./changes";
import { applyUpdate } from "./seatView";

/** The server takes no more tokens in one hello. */
const MAX_TOKENS = 12;

export class TableClient {
  info = $state.raw<TableInfo | null>(null);
  connection = $state<ConnectionStatus>("connecting");
  /** Why the server closed the table to the reader, if it did. */
  closedReason = $state("");
  /** The seats the reader holds. */
  seats = $state.raw<number[]>([]);
  isHost = $state(false);
  /** Pairs of a seat of the reader's and a seat whose chat it does not want to read. */
  blocked = $state.raw<[number, number][]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What somebody points at on the board, and since when. */
  pointing = $state.raw<{ seat: number | null; target: string; at: number } | null>(null);
  /** When the clocks were last received, by `performance.now()`. */
  clocksReceivedAt = $state(0);
  /** Changes only when a message arrives or the reader says so, never by an effect. */
  hotSeat = $state.raw<HotSeat>(startHotSeat([], false));
  /** The last refusal, until something else happens. */
  refusal = $state.raw<{ why: string; rule: string | null } | null>(null);
  /** How many choices were sent and not answered yet. */
  pendingChoices = $state(0);
  /** Whether updates carry the game as text. */
  textBoard = $state(false);
  /** Whether updates carry all hints, also those that are shown only on request. */
  #fullHints = false;

  #seatViews = $state.raw<SeatViews>(new Map());
  #connection: Connection;

  /** The seat whose view is shown; null: a spectator's, or nobody's. */
  readonly viewSeat = $derived(this.hotSeat.seat);
  /** Undefined behind the curtain, and with it everything that only this seat may know. */
  readonly seatView = $derived(visibleView(this.hotSeat, this.#seatViews));
  readonly people: Person[] = $derived(
    peopleAt(this.info?.seats ?? [], this.hotSeat.seat === null ? [] : [this.hotSeat.seat]),
  );
  readonly question: Question | null = $derived(this.#withNames(this.seatView?.update.question ?? null));
  readonly #newestUpdate = $derived(newestView(this.#seatViews)?.update);
  readonly waitingFor: readonly number[] = $derived(this.#newestUpdate?.waiting_for ?? []);
  /** The number of choices made; null until the game has been received. */
  readonly moment: number | null = $derived(this.#newestUpdate?.moment ?? null);
  /** The reader's seats that the game waits for. */
  readonly seatsToMove: number[] = $derived(this.waitingFor.filter((seat) => this.seats.includes(seat)));
  readonly isPlaying = $derived(this.info?.status === "playing");

  constructor(readonly id: string) {
    const { game } = savedTables.get(id);
    this.textBoard = game !== "" && !hasScreen(game);
    this.#connection = new Connection(id, {
      hello: () => ({
        tokens: tokensOf(savedTables.get(id)).slice(0, MAX_TOKENS),
        version: this.#versionSeen(),
        compact: true,
        full_hints: this.#fullHints,
        text_board: this.textBoard,
      }),
      onMessage: (message) => this.#handle(message),
      onStatus: (status, reason) => {
        this.connection = status;
        this.closedReason = status === "closed" ? reason : "";
      },
    });
  }

  /** Sends a command. A refusal is shown and thrown. */
  async send(command: UnkeyedCommand): Promise<Done> {
    this.refusal = null;
    try {
      return await this.#connection.send(command);
    } catch (error) {
      const { why, rule } = error as { why: string; rule: string | null };
      this.refusal = { why: withNames(why, this.people), rule };
      throw error;
    }
  }

  /** Sends a command whose answer does not matter. A refusal is shown. */
  dispatch(command: UnkeyedCommand): void {
    this.send(command).catch(() => {});
  }

  choose(action: string): void {
    if (this.viewSeat === null || !this.seatView) return;
    this.pendingChoices++;
    this.send({ type: "choose", seat: this.viewSeat, action, version: this.seatView.update.version })
      .catch(() => {})
      .finally(() => this.pendingChoices--);
  }

  undo(): void {
    if (this.viewSeat === null || !this.seatView) return;
    this.dispatch({ type: "undo", seat: this.viewSeat, version: this.seatView.update.version });
  }

  /** Points something on the board out to everybody at the table. */
  point(target: string): void {
    this.dispatch({ type: "point", seat: this.viewSeat, target });
  }

  /** Gives the device to another of the reader's seats. */
  changeSeat(seat: number): void {
    this.refusal = null;
    this.hotSeat = { seat, lifted: !settings.curtain };
  }

  liftCurtain(): void {
    this.refusal = null;
    this.hotSeat = { ...this.hotSeat, lifted: true };
  }

  /** Connects again with the tokens the reader has now: a seat was taken. */
  reconnect(): void {
    this.#seatViews = new Map();
    this.#connection.reconnect();
  }

  /** Asks for the game as text with every update. */
  requestTextBoard(): void {
    if (this.textBoard) return;
    this.textBoard = true;
    this.#look();
  }

  /** Asks for all hints with every update, or no longer for those that are shown only on request. */
  readonly lookAtHints = (looks: boolean): void => {
    if (this.#fullHints === looks) return;
    this.#fullHints = looks;
    this.#look();
  };

  #look(): void {
    this.#connection.send({ type: "look", full_hints: this.#fullHints, text_board: this.textBoard }).catch(() => {});
  }

  close(): void {
    this.#connection.close();
  }

  /** The version from which the server may continue the log of every seat; null: everything is needed. */
  #versionSeen(): number | null {
    const updates = (this.seats.length ? this.seats : [null]).map((seat) => this.#seatViews.get(seat)?.update);
    if (updates.some((update) => !update || (this.textBoard && !update.text_board))) return null;
    return Math.min(...updates.map((update) => update!.version));
  }

  #handle(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#setSeats(message.seats);
        this.isHost = message.host;
        this.blocked = message.blocked as [number, number][];
        this.#setInfo(message.table);
        this.#saveTable(message.table);
        if (!hasScreen(message.table.game)) this.requestTextBoard();
        break;
      case "table":
        this.#setInfo(message);
        break;
      case "changes": {
        const update = applyChanges(this.#seatViews.get(message.seat)?.update, message);
        if (update) this.#setUpdate(update);
        else this.reconnect();
        break;
      }
      case "update":
        // The server sends a spectator's view only to those who hold no seat any more.
        if (message.seat === null) this.#setSeats([]);
        this.#setUpdate(message);
        break;
      case "pointed":
        this.pointing = { ...message, at: performance.now() };
        break;
      case "chat_line":
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        break;
    }
  }

  #setUpdate(update: Update): void {
    this.#seatViews = new Map(this.#seatViews).set(update.seat, applyUpdate(this.#seatViews.get(update.seat), update));
    this.#passDevice(this.hotSeat);
    this.refusal = null;
  }

  /** Forgets what other seats were sent: it is not renewed any more. */
  #setSeats(seats: number[]): void {
    const shared = Math.max(seats.length, this.seats.length) > 1;
    const keepsPlace = this.viewSeat !== null && seats.includes(this.viewSeat);
    this.seats = seats;
    this.#seatViews = new Map([...this.#seatViews].filter(([seat]) => (seat === null ? !seats.length : seats.includes(seat))));
    this.#passDevice(keepsPlace ? this.hotSeat : startHotSeat(seats, shared && settings.curtain));
  }

  #passDevice(from: HotSeat): void {
    this.hotSeat = passDevice(from, this.seats, this.#seatViews, settings.curtain);
  }

  #setInfo(table: TableInfo): void {
    // This is all that tells that one of several seats was left.
    const kept = this.seats.filter((seat) => table.seats[seat]?.kind === "person");
    if (kept.length < this.seats.length) this.#setSeats(kept);
    this.info = table;
    this.clocksReceivedAt = performance.now();
    // A host without a seat has no number here; the welcome tells it.
    if (table.host !== null) this.isHost = this.seats.includes(table.host);
  }

  /** Saves what the welcome tells, among it which seat the reader's token opens. */
  #saveTable(info: TableInfo): void {
    savedTables.update(info.id, (table) => {
      table.game = info.game;
      table.title = info.title;
      if (info.join) table.join = info.join;
      if (info.watch) table.watch = info.watch;
      const tokens = Object.values(table.seats);
      if (tokens.length === 1 && this.seats.length === 1) table.seats = { [this.seats[0]!]: tokens[0]! };
    });
  }

  #withNames(question: Question | null): Question | null {
    if (!question) return null;
    const named = <T extends object>(texts: T): T =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeof text === "string" ? withNames(text, this.people) : text])) as T;
    return { ...named(question), options: question.options.map(named), refusals: question.refusals.map(named) };
  }
}
