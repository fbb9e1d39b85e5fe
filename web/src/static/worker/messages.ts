/** What page and worker send each other. Sockets and requests are numbered by the page. */

/** Why the games cannot start: an old browser, no storage, files that do not come, or an error of ours. */
export type FailureReason = "browser" | "storage" | "download" | "internal";

export type ToWorker =
  /** Comes first. `base`: the address of the page, to which the files' paths are relative. */
  | { type: "start"; base: string }
  | { type: "request"; number: number; method: string; path: string; authorization: string; body: string; language: string }
  | { type: "connect"; number: number; table: string }
  | { type: "send"; number: number; text: string }
  | { type: "disconnect"; number: number };

export type FromWorker =
  /** How much of the files is there. */
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready" }
  | { type: "failed"; reason: FailureReason; detail: string }
  | { type: "answer"; number: number; status: number; contentType: string; text: string }
  | { type: "socket"; number: number; event: "open" | "message" | "close"; text: string };
