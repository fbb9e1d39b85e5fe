/** A table as this browser sees it: who is there, what each of one's seats has been shown, what was said. */
import { memory, tokens } from "../../savedTables";
import { persons } from "../../people";
import type { Person, Question } from "../../screen";
import type { Done, ChatLine, ServerMessage, TableInfo } from "../../protocol";
import { named } from "../../text";
import { Connection, type Link, type Wish } from "./connection";
import { seen, type Seen } from "./seatView";

export class Live {
  info = $state.raw<TableInfo | null>(null);
  link = $state<Link>("connecting");
  /** Why the table is closed to one, if it is. */
  closed = $state("");
  /** The seats one holds here. */
  seats = $state.raw<number[]>([]);
  host = $state(false);
  blocked = $state.raw<[number, number][]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** When the clocks were last told, by this browser's clock. */
  told = $state(0);
  /** The seat whose eyes one sees with, among those one holds. */
  eyes = $state<number | null>(null);
  /** What was last refused, until something else happens. */
  refusal = $state.raw<{ why: string; rule: string | null } | null>(null);
  /** How many choices wait for their answer. */
  pending = $state(0);

  #seen = $state.raw<ReadonlyMap<number | null, Seen>>(new Map());
  #connection: Connection;

  readonly seen = $derived(this.#seen.get(this.eyes));
  readonly people: Person[] = $derived(persons(this.info?.seats ?? [], this.seats));
  readonly question: Question | null = $derived(this.#named(this.seen?.update.question ?? null));
  /** Those of one's seats that the game waits for. */
  readonly mine: number[] = $derived((this.seen?.update.waiting_for ?? []).filter((seat) => this.seats.includes(seat)));
  readonly playing = $derived(this.info?.status === "playing");

  constructor(readonly id: string) {
    this.#connection = new Connection(id, {
      hello: () => ({
        tokens: tokens(memory.of(id)).slice(0, 12),
        version: this.seen?.update.version ?? null,
      }),
      message: (message) => this.#hear(message),
      link: (link, why) => {
        this.link = link;
        this.closed = link === "closed" ? why : "";
      },
    });
  }

  /** What a seat of one's own has been shown. */
  of(seat: number | null): Seen | undefined {
    return this.#seen.get(seat);
  }

  /** Ask the server for something. What it refuses is shown, and thrown. */
  async send(wish: Wish): Promise<Done> {
    this.refusal = null;
    try {
      return await this.#connection.send(wish);
    } catch (error) {
      const { why, rule } = error as { why: string; rule: string | null };
      this.refusal = { why: named(why, this.people), rule };
      throw error;
    }
  }

  /** The same where nothing follows from the answer. */
  wish(wish: Wish): void {
    this.send(wish).catch(() => {});
  }

  choose(action: string): void {
    if (this.eyes === null || !this.seen) return;
    this.pending++;
    this.send({ type: "choose", seat: this.eyes, action, version: this.seen.update.version })
      .catch(() => {})
      .finally(() => this.pending--);
  }

  undo(): void {
    if (this.eyes !== null && this.seen) this.wish({ type: "undo", seat: this.eyes, version: this.seen.update.version });
  }

  /** Come back with the tokens one holds now: a seat was taken. */
  renew(): void {
    this.#seen = new Map();
    this.#connection.renew();
  }

  close(): void {
    this.#connection.close();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.seats = message.seats;
        this.host = message.host;
        this.blocked = message.blocked as [number, number][];
        if (this.eyes === null || !message.seats.includes(this.eyes)) this.eyes = message.seats[0] ?? null;
        this.#about(message.table);
        this.#remember(message.table);
        break;
      case "table":
        this.#about(message);
        break;
      case "update":
        this.#seen = new Map(this.#seen).set(message.seat, seen(this.#seen.get(message.seat), message));
        this.refusal = null;
        // Views come for the seats one holds; a spectator's view says that one holds none any more.
        if (message.seat === null) this.seats = [];
        if (message.seat === null) this.eyes = null;
        break;
      case "chat_line":
        if (!this.chat.some((said) => said.number === message.number)) this.chat = [...this.chat, message];
        break;
    }
  }

  #about(table: TableInfo): void {
    this.info = table;
    this.told = performance.now();
    // A host with a seat is named by it; one without is told so in the welcome.
    if (table.host !== null) this.host = this.seats.includes(table.host);
  }

  /** Now it is known which seats the tokens open. */
  #remember(table: TableInfo): void {
    memory.keep(table.id, (kept) => {
      kept.game = table.game;
      kept.title = table.title;
      if (table.join) kept.join = table.join;
      if (table.watch) kept.watch = table.watch;
      const held = Object.entries(kept.seats);
      if (held.length === 1 && this.seats.length === 1) kept.seats = { [this.seats[0]!]: held[0]![1] };
    });
  }

  #named(question: Question | null): Question | null {
    if (!question) return null;
    const put = (text: string) => named(text, this.people);
    return {
      ...question,
      prompt: put(question.prompt),
      options: question.options.map((option) => ({ ...option, label: put(option.label) })),
      refusals: question.refusals.map((greyed) => ({ ...greyed, label: put(greyed.label), why: put(greyed.why) })),
    };
  }
}
