import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface ConnectionLimits {
  /** The number of requests of a connection that may wait for an earlier one. */
  mayWait: number;
  /** A connection without progress is closed after this many milliseconds. */
  silence: number;
}

interface Connection {
  isAnswering: boolean;
  waiting: (() => void)[];
}

/**
 * Answers the requests of a connection one at a time, and closes connections without progress. Node itself would begin all requests that
 * arrive together (some thousand fit in 64 KB), and would go on with them after the client has left. Here the waiting requests are then
 * simply forgotten.
 */
export function answerInOrder(server: Server, { mayWait, silence }: ConnectionLimits, answer: RequestListener): void {
  const connections = new WeakMap<Socket, Connection>();
  server.on("connection", (socket: Socket) => connections.set(socket, { isAnswering: false, waiting: [] }));
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) return;
    const begin = () => {
      connection.isAnswering = true;
      response.once("close", () => {
        connection.isAnswering = false;
        if (!socket.destroyed) connection.waiting.shift()?.();
      });
      answer(request, response);
    };
    if (!connection.isAnswering) begin();
    else if (connection.waiting.length < mayWait) connection.waiting.push(begin);
    else socket.destroy();
  });
  // Node calls this also for a connection that is kept open for the next request, which is then closed. A connection that still waits for
  // our answer has nothing to read yet, so it stays open.
  server.setTimeout(silence, (socket) => {
    const waits = connections.get(socket)?.isAnswering && socket.writableLength === 0;
    if (!waits) socket.destroy();
  });
}
