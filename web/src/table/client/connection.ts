/** A table's socket: comes back by itself, and sends again what was not answered. */
import { randomHex, Trouble } from "../../api";
import type { Command, Done, Hello, ServerMessage } from "../../protocol";

export type Link = "connecting" | "live" | "lost" | "closed";

/** A command without its key, which the connection chooses. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "key"> : never) : never;

/** What the server refused, with the rule it cites. */
export class Refusal extends Trouble {
  constructor(
    readonly why: string,
    readonly rule: string | null,
  ) {
    super(why);
  }
}

interface Open {
  command: Command;
  done(answer: Done): void;
  refused(error: Refusal): void;
}

const PING = 20_000;
const LONGEST = 15_000;
/** The server closes with one of these where coming back is of no use. */
const FINAL = [1008, 4403, 4404];

interface Ears {
  hello(): Omit<Hello, "type">;
  message(message: ServerMessage): void;
  link(link: Link, why: string): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #open = new Map<string, Open>();
  #tries = 0;
  #timer = 0;
  #ping = 0;
  #over = false;
  #renewing = false;

  constructor(
    private readonly id: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Send a wish; settled when the server has answered it, even if the connection breaks meanwhile. */
  send(wish: Wish): Promise<Done> {
    const command = { ...wish, key: randomHex(12) } as Command;
    return new Promise((done, refused) => {
      this.#open.set(command.key, { command, done, refused });
      this.#post(command);
    });
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** Begin anew, with the tokens one holds now. */
  renew(): void {
    this.#renewing = true;
    this.#socket?.close();
  }

  #connect(): void {
    const secure = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${secure}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    this.ears.link("connecting", "");
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.ears.hello() }));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lost(event);
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.#tries = 0;
      this.ears.message(message);
      this.ears.link("live", "");
      for (const { command } of this.#open.values()) this.#post(command);
      clearInterval(this.#ping);
      this.#ping = setInterval(() => void this.send({ type: "ping" }).catch(() => {}), PING);
    } else if (message.type === "done") {
      this.#settle(message.key)?.done(message);
    } else if (message.type === "refused") {
      this.#settle(message.key)?.refused(new Refusal(message.why, message.rule));
    } else {
      this.ears.message(message);
    }
  }

  #settle(key: string | null): Open | undefined {
    const open = key === null ? undefined : this.#open.get(key);
    if (key !== null) this.#open.delete(key);
    return open;
  }

  #post(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #lost(event: CloseEvent): void {
    clearInterval(this.#ping);
    for (const [key, { command }] of this.#open) if (command.type === "ping") this.#open.delete(key);
    if (this.#over) return;
    if (this.#renewing) {
      this.#renewing = false;
      this.#connect();
      return;
    }
    if (FINAL.includes(event.code)) {
      this.ears.link("closed", event.reason || "The server does not let you in here.");
      return;
    }
    this.ears.link("lost", event.reason);
    const delay = Math.min(1000 * 2 ** this.#tries++, LONGEST);
    this.#timer = setTimeout(() => this.#connect(), delay);
  }

  /** Somebody is looking again, or the network is back: do not wait for the timer. */
  #hurry = (): void => {
    if (this.#over || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
