/** The socket of a table. Reconnects on its own and resends commands that were not answered. */
import { t } from "../../i18n";
import { transport } from "$transport";
import { ApiError, randomHex } from "../../api";
import { language } from "../../i18n";
import type { Command, Done, Hello, ServerMessage } from "../../protocol";
import type { TableSocket } from "../../transport/transport";

export type ConnectionStatus = "connecting" | "live" | "lost" | "closed";

/** A command without its key, which the connection adds. */
export type UnkeyedCommand = Command extends infer C ? (C extends Command ? Omit<C, "key"> : never) : never;

/** The server refused a command, and cites a rule if there is one. */
export class CommandRefused extends ApiError {
  constructor(
    readonly why: string,
    readonly rule: string | null,
  ) {
    super(why);
  }
}

interface PendingCommand {
  command: Command;
  resolve(answer: Done): void;
  reject(error: CommandRefused): void;
}

const PING_INTERVAL_MS = 20_000;
const MAX_RETRY_DELAY_MS = 15_000;
/** Close codes after which the server would refuse a new connection too. */
const FINAL_CLOSE_CODES = [1008, 4403, 4404, 4422];

interface Handlers {
  hello(): Omit<Hello, "type" | "language">;
  onMessage(message: ServerMessage): void;
  onStatus(status: ConnectionStatus, reason: string): void;
}

export class Connection {
  #socket: TableSocket | null = null;
  #pending = new Map<string, PendingCommand>();
  #attempts = 0;
  #retryTimer = 0;
  #pingTimer = 0;
  #closed = false;
  #reconnecting = false;

  constructor(
    private readonly id: string,
    private readonly handlers: Handlers,
  ) {
    addEventListener("online", this.#retryNow);
    document.addEventListener("visibilitychange", this.#retryNow);
    this.#connect();
  }

  /** Resolves when the server has answered, even if the connection breaks in between. */
  send(unkeyed: UnkeyedCommand): Promise<Done> {
    const command = { ...unkeyed, key: randomHex(12) } as Command;
    return new Promise((resolve, reject) => {
      this.#pending.set(command.key, { command, resolve, reject });
      this.#transmit(command);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    removeEventListener("online", this.#retryNow);
    document.removeEventListener("visibilitychange", this.#retryNow);
    this.#socket?.close();
  }

  /** Connects again, with a new hello. */
  reconnect(): void {
    this.#reconnecting = true;
    this.#socket?.close();
  }

  #connect(): void {
    if (!this.#reconnecting) this.handlers.onStatus("connecting", "");
    this.#reconnecting = false;
    const socket = transport.connect(this.id, {
      onOpen: () => socket.send(JSON.stringify({ type: "hello", language, ...this.handlers.hello() })),
      onMessage: (text) => this.#handleMessage(JSON.parse(text) as ServerMessage),
      onClose: (code, reason) => this.#handleClose(code, reason),
    });
    this.#socket = socket;
  }

  #handleMessage(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.#attempts = 0;
      this.handlers.onMessage(message);
      this.handlers.onStatus("live", "");
      for (const { command } of this.#pending.values()) this.#transmit(command);
      clearInterval(this.#pingTimer);
      this.#pingTimer = setInterval(() => void this.send({ type: "ping" }).catch(() => {}), PING_INTERVAL_MS);
    } else if (message.type === "done") {
      this.#takePending(message.key)?.resolve(message);
    } else if (message.type === "refused") {
      this.#takePending(message.key)?.reject(new CommandRefused(message.why, message.rule));
    } else {
      this.handlers.onMessage(message);
      if (message.type === "update" || message.type === "changes") this.#resolve(message.answers ?? {});
    }
  }

  /** An update answers the commands that led to it. */
  #resolve(answers: Readonly<Record<string, number>>): void {
    for (const [key, version] of Object.entries(answers)) this.#takePending(key)?.resolve({ type: "done", key, version });
  }

  #takePending(key: string | null): PendingCommand | undefined {
    const pending = key === null ? undefined : this.#pending.get(key);
    if (key !== null) this.#pending.delete(key);
    return pending;
  }

  #transmit(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #handleClose(code: number, reason: string): void {
    clearInterval(this.#pingTimer);
    for (const [key, { command }] of this.#pending) if (command.type === "ping") this.#pending.delete(key);
    if (this.#closed) return;
    if (this.#reconnecting) {
      this.#connect();
      return;
    }
    if (FINAL_CLOSE_CODES.includes(code)) {
      this.handlers.onStatus("closed", reason || t("door-not-let-in"));
      return;
    }
    this.handlers.onStatus("lost", reason);
    const delay = Math.min(1000 * 2 ** this.#attempts++, MAX_RETRY_DELAY_MS);
    this.#retryTimer = setTimeout(() => this.#connect(), delay);
  }

  /** The page is visible again or the network is back, so a new attempt is likely to succeed. */
  #retryNow = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  };
}
