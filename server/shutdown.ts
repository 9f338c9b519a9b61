import type { Server } from "node:http";
import type { Connection } from "./db/connection.ts";
import type { Health } from "./http/health.ts";
import { logError } from "./log.ts";

const patience = 10_000;

/** On SIGTERM or Ctrl+C: no new visitors, finish with those inside, close the database, go. */
export function shutDownOnSignal(server: Server, health: Health, database: Connection): void {
  const leave = async () => {
    if (health.closing()) process.exit(1); // asked twice: the operator is in a hurry
    health.close();
    await finish(server);
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

async function finish(server: Server): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(late);
}
