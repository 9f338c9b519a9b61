import { data } from "react-router";
import { colleagueIn } from "#domain/colleagues/index.server.ts";
import { type Condition, conditionOf, ping } from "#platform/db/condition.ts";
import { db } from "#platform/db/db.ts";
import type { Timer } from "#platform/machine/machine.ts";
import { startTimer } from "#platform/machine/timers.ts";
import { logError } from "#platform/process/log.ts";

/** The time in milliseconds after which the database counts as not answering. */
const timeout = 3000;

export interface DatabaseData {
  answers: boolean;
  condition?: Condition;
}

/** Says whether the database answers. Only colleagues see details. */
export async function databasePage(request: Request) {
  try {
    return data<DatabaseData>(await inTime(look(request)));
  } catch (error) {
    logError(error, request.headers.get("x-request-id") ?? undefined);
    return data<DatabaseData>({ answers: false }, { status: 503 });
  }
}

async function look(request: Request): Promise<DatabaseData> {
  const database = await db();
  await ping(database, 1);
  return (await colleagueIn(request)) ? { answers: true, condition: await conditionOf(database) } : { answers: true };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: Timer | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = startTimer(timeout, () => reject(new Error("The database is too slow")));
  });
  return Promise.race([work, late]).finally(() => timer?.cancel());
}
