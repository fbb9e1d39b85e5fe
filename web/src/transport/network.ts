/** Reaches a server over the network. */
import type { RequestOptions, SocketHandlers, TableSocket, Transport } from "./transport";

class NetworkTransport implements Transport {
  request(path: string, options: RequestOptions): Promise<Response> {
    return fetch(`/api/${path}`, options);
  }

  connect(table: string, handlers: SocketHandlers): TableSocket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
    socket.onopen = () => handlers.onOpen();
    socket.onmessage = (event) => handlers.onMessage(event.data as string);
    socket.onclose = (event) => handlers.onClose(event.code, event.reason);
    return socket;
  }
}

export const transport: Transport = new NetworkTransport();
