/** The worker of the static page: Python with the games and the tables, and the post between it and the page. */
import type { PyProxy } from "pyodide/ffi";
import { Database } from "./database";
import { Download, DownloadError } from "./download";
import type { FailureReason, FromWorker, ToWorker } from "./messages";

/** `Server` of `jollyroger.embedded.interfaces`. */
interface Server {
  open(): Promise<void>;
  request(method: string, path: string, authorization: string, body: string, language: string): Promise<PyProxy>;
  connect(number: number, table: string, post: (event: "open" | "message" | "close", text: string) => void): void;
  receive(number: number, text: string): void;
  disconnect(number: number): void;
  receive_news(text: string): void;
}

const CHANNEL = "jollyroger";
const MAX_DETAIL_CHARACTERS = 2000;

const post = (message: FromWorker): void => self.postMessage(message);

/** An error in one part of the start, with what it means for the player. */
class StartError extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly error: unknown,
  ) {
    super(String(error));
  }
}

function failAs<T>(reason: FailureReason, promise: Promise<T>): Promise<T> {
  return promise.catch((error: unknown) => {
    throw new StartError(error instanceof DownloadError ? "download" : reason, error);
  });
}

async function start(base: string): Promise<Server> {
  const { wasm, stdlib, games } = PYTHON_FILES;
  const download = new Download(base, [wasm, stdlib, games], (loaded, total) => post({ type: "progress", loaded, total }));
  const database = new Database();
  const opening = failAs("storage", database.open());
  const python = failAs("download", import("./python")).then(({ startPython }) => failAs("internal", startPython(PYTHON_FILES, download)));
  const [pyodide] = await Promise.all([python, opening]);
  const channel = new BroadcastChannel(CHANNEL);
  const { make_server } = pyodide.pyimport("jollyroger.embedded.browser") as {
    make_server(database: unknown, postNews: (text: string) => void): Server;
  };
  const server = make_server(database, (text) => channel.postMessage(text));
  await server.open();
  channel.onmessage = ({ data }) => server.receive_news(data as string);
  return server;
}

let server: Promise<Server> | null = null;

async function handle(message: ToWorker): Promise<void> {
  if (message.type === "start") {
    server = start(message.base);
    await server;
    post({ type: "ready" });
    return;
  }
  const running = await server!;
  if (message.type === "request") {
    const { number, method, path, authorization, body, language } = message;
    const answer = await running.request(method, path, authorization, body, language);
    const [status, contentType, text] = answer.toJs() as [number, string, string];
    answer.destroy();
    post({ type: "answer", number, status, contentType, text });
  } else if (message.type === "connect") {
    const { number, table } = message;
    running.connect(number, table, (event, text) => post({ type: "socket", number, event, text }));
  } else if (message.type === "send") {
    running.receive(message.number, message.text);
  } else {
    running.disconnect(message.number);
  }
}

function reportFailure(error: unknown): void {
  const reason = error instanceof StartError ? error.reason : "internal";
  post({ type: "failed", reason, detail: String(error).slice(-MAX_DETAIL_CHARACTERS) });
}

// Python answers every request, so an error here means that it has stopped for good.
self.onmessage = ({ data }: MessageEvent<ToWorker>) => void handle(data).catch(reportFailure);
