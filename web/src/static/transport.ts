/** Reaches the tables in a worker of this page. */
import { t } from "../i18n";
import { TransportError, type RequestOptions, type SocketHandlers, type TableSocket, type Transport } from "../transport/transport";
import { startup } from "./startup.svelte";
import { keepStorageOnce } from "./storage";
import type { FailureReason, FromWorker, ToWorker } from "./worker/messages";

const NOT_RUNNING = t("static-not-running");

type Answer = Extract<FromWorker, { type: "answer" }>;

class WorkerSocket implements TableSocket {
  readyState: number = WebSocket.CONNECTING;

  constructor(
    private readonly number: number,
    private readonly handlers: SocketHandlers,
    private readonly post: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.post({ type: "send", number: this.number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.post({ type: "disconnect", number: this.number });
    this.receive("close", "1000 ");
  }

  receive(event: "open" | "message" | "close", text: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    if (event === "message") {
      this.handlers.onMessage(text);
    } else if (event === "open") {
      this.readyState = WebSocket.OPEN;
      this.handlers.onOpen();
    } else {
      this.readyState = WebSocket.CLOSED;
      const gap = text.indexOf(" ");
      this.handlers.onClose(Number(text.slice(0, gap)), text.slice(gap + 1));
    }
  }
}

class WorkerTransport implements Transport {
  #worker: Worker | null = null;
  #nextNumber = 1;
  readonly #requests = new Map<number, { resolve(answer: Answer): void; reject(error: TransportError): void }>();
  readonly #sockets = new Map<number, WorkerSocket>();

  /** Starts the worker, which loads Python and the games. */
  start(): void {
    if (typeof WebAssembly !== "object" || typeof indexedDB !== "object" || typeof DecompressionStream !== "function") {
      return this.#fail("browser", "WebAssembly, IndexedDB or DecompressionStream is missing");
    }
    this.#worker = new Worker(new URL("./worker/worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    // A worker whose file does not come says nothing more.
    this.#worker.onerror = ({ message }) => this.#fail(message ? "internal" : "download", message || "the worker did not come");
    this.#post({ type: "start", base: document.baseURI });
  }

  async request(path: string, { method, headers, body = "" }: RequestOptions): Promise<Response> {
    const number = this.#nextNumber++;
    const { Authorization: authorization = "", "Accept-Language": language = "" } = headers;
    const answer = await new Promise<Answer>((resolve, reject) => {
      if (startup.failure) return reject(new TransportError(NOT_RUNNING));
      this.#requests.set(number, { resolve, reject });
      this.#post({ type: "request", number, method, path: `/api/${path}`, authorization, body, language });
    });
    if (method === "POST" && path.startsWith("tables") && answer.status < 300) keepStorageOnce();
    // A response of this status must not have a body.
    const content = answer.status === 204 ? null : answer.text;
    return new Response(content, { status: answer.status, headers: { "Content-Type": answer.contentType } });
  }

  connect(table: string, handlers: SocketHandlers): TableSocket {
    const number = this.#nextNumber++;
    const socket = new WorkerSocket(number, handlers, (message) => {
      if (message.type === "disconnect") this.#sockets.delete(number);
      this.#post(message);
    });
    this.#sockets.set(number, socket);
    this.#post({ type: "connect", number, table });
    return socket;
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #receive(message: FromWorker): void {
    if (message.type === "answer") {
      this.#requests.get(message.number)?.resolve(message);
      this.#requests.delete(message.number);
    } else if (message.type === "socket") {
      this.#sockets.get(message.number)?.receive(message.event, message.text);
      if (message.event === "close") this.#sockets.delete(message.number);
    } else if (message.type === "progress") {
      startup.loaded = message.loaded;
      startup.total = message.total;
    } else if (message.type === "ready") {
      startup.isReady = true;
    } else {
      this.#fail(message.reason, message.detail);
    }
  }

  #fail(reason: FailureReason, detail: string): void {
    startup.failure = { reason, detail };
    for (const { reject } of this.#requests.values()) reject(new TransportError(NOT_RUNNING));
    this.#requests.clear();
  }
}

export const transport = new WorkerTransport();
