import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface ConnectionLimits {
  /** So many requests may wait for the one before them. */
  mayWait: number;
  /** A connection is closed after so many milliseconds without progress. */
  silence: number;
}

interface Connection {
  isAnswering: boolean;
  waiting: (() => void)[];
}

/**
 * Answers one request of a connection at a time, and closes connections on which nothing moves. Node would begin all requests that arrive together,
 * some thousand in one piece of 64 KB, and go on with them after the client has hung up. Those that wait here cost nothing then.
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
  // Node reports this time also for a connection that is kept for the next request. One that waits for its answer has nothing to read yet.
  server.setTimeout(silence, (socket) => {
    const waits = connections.get(socket)?.isAnswering && socket.writableLength === 0;
    if (!waits) socket.destroy();
  });
}
