import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Connection } from "./db/connection.ts";
import type { Health } from "./http/health.ts";
import { logError } from "./log.ts";

const patience = 10_000;

/** On SIGTERM or Ctrl+C: no new visitors, finish with those inside, close the database, go. */
export function shutDownOnSignal(server: Server, health: Health, database: Connection): void {
  const closeIdle = idleConnections(server);
  const leave = async () => {
    if (health.closing()) process.exit(1); // asked twice: the operator is in a hurry
    health.close();
    await finish(server, closeIdle);
    await database.close().catch(logError);
    process.exit(0);
  };
  process.on("SIGTERM", () => void leave());
  process.on("SIGINT", () => void leave());
  // A promise that somebody forgot must not take the site down; an exception out of nowhere leaves no known state.
  process.on("unhandledRejection", (reason) => logError(reason));
  process.on("uncaughtException", (error) => {
    logError(error);
    process.exit(1);
  });
}

async function finish(server: Server, closeIdle: () => void): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), patience);
  const closed = new Promise((resolve) => server.close(resolve));
  closeIdle();
  await closed;
  clearTimeout(late);
}

/**
 * Closes at once the connections on which nothing is being answered, and the others when their answers are through. Node's own
 * closeIdleConnections leaves open what a browser opened ahead and never used, and what was kept alive a moment before.
 */
function idleConnections(server: Server): () => void {
  const answering = new Map<Socket, number>();
  let isClosing = false;
  const count = (socket: Socket, change: number) => {
    const before = answering.get(socket);
    if (before === undefined) return; // the visitor has gone
    answering.set(socket, before + change);
    if (isClosing && before + change === 0) socket.destroySoon();
  };
  server.on("connection", (socket: Socket) => {
    answering.set(socket, 0);
    socket.once("close", () => answering.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    count(socket, 1);
    response.once("close", () => count(socket, -1));
  });
  return () => {
    isClosing = true;
    for (const [socket, answers] of answering) if (answers === 0) socket.destroy();
  };
}
