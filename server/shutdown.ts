import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Connection } from "#platform/db/connection.ts";
import type { Health } from "#platform/http/health.ts";
import { startTimer, wait } from "#platform/machine/timers.ts";
import { logError } from "#platform/process/log.ts";

const patience = 10_000;

/** Shuts down gracefully on SIGTERM or Ctrl+C. It stops long work, finishes all other requests, closes the database, and exits. */
export function shutDownOnSignal(
  server: Server,
  health: Health,
  database: Connection,
  stopLongWork: () => void,
  drainSeconds = 0,
): void {
  const closeIdle = idleConnections(server);
  const leave = async () => {
    if (health.closing()) process.exit(1); // A second signal ends the process at once.
    health.close();
    // New connections are still accepted during this time, and each answer says "Connection: close".
    await wait(drainSeconds * 1000);
    stopLongWork();
    await finish(server, closeIdle);
    await database.close().catch(logError);
    process.exit(0);
  };
  process.on("SIGTERM", () => void leave());
  process.on("SIGINT", () => void leave());
  // An unhandled rejection must not end the site. After an uncaught exception the state of the process is unknown, so the process ends.
  process.on("unhandledRejection", (reason) => logError(reason));
  process.on("uncaughtException", (error) => {
    logError(error);
    process.exit(1);
  });
}

async function finish(server: Server, closeIdle: () => void): Promise<void> {
  const late = startTimer(patience, () => server.closeAllConnections());
  const closed = new Promise((resolve) => server.close(resolve));
  closeIdle();
  await closed;
  late.cancel();
}

/**
 * Closes idle connections at once, and busy connections after their answers. Node's closeIdleConnections leaves some idle connections open: those
 * that a browser opened in advance and never used, and those that became idle a moment ago.
 */
function idleConnections(server: Server): () => void {
  const answering = new Map<Socket, number>();
  let isClosing = false;
  const count = (socket: Socket, change: number) => {
    const before = answering.get(socket);
    if (before === undefined) return; // The client has disconnected.
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
