/** How the site reaches its tables: a server over the network, or Python in a worker of this page. */

export interface RequestOptions {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string | undefined;
}

/** The part of a WebSocket that the site uses. */
export interface TableSocket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

/** What a socket tells. Nothing is told before `connect` has returned. */
export interface SocketHandlers {
  onOpen(): void;
  onMessage(text: string): void;
  onClose(code: number, reason: string): void;
}

/** Why there is no answer, in words for the player. */
export class TransportError extends Error {}

export interface Transport {
  /** Sends a request of the API. `path`: below `/api/`. Rejects if there is no answer. */
  request(path: string, options: RequestOptions): Promise<Response>;
  /** Opens a socket to a table. */
  connect(table: string, handlers: SocketHandlers): TableSocket;
}
