import { setTimeout } from "node:timers/promises";
import { Kysely, type TransactionBuilder } from "kysely";
import { log } from "#platform/process/log.ts";
import { codeOf } from "#platform/process/start-error.ts";

const deadlock = "40P01";
const serialization = "40001";
/** Counts the transactions that began anew since the process started, by PostgreSQL's reason. */
export const retries = new Map([
  [deadlock, 0],
  [serialization, 0],
]);

/** A transaction throws this if something on which it relied has changed. It then begins anew and releases everything that it has locked. */
export class BeginAnew extends Error {
  readonly code = serialization;
}

const most = 3;
/** The time is in milliseconds. It varies, so that two transactions that collided do not collide again. */
const longestWait = 100;

/**
 * PostgreSQL undoes one of two transactions that wait for each other, and asks to try it again. Each transaction therefore may run up to four times,
 * so it does nothing outside the database, and resets whatever it counts outside itself (docs/decisions/0100). SQLite has one writer at a time, and
 * never asks.
 */
export class RetryingKysely<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = (work) => retry(() => once(work));
    return builder;
  }
}

async function retry<T>(run: () => Promise<T>, before = 0): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const code = codeOf(error);
    const known = retries.get(code);
    if (known === undefined || before === most) throw error;
    retries.set(code, known + 1);
    if (before === 0) log("warn", { event: "transaction-retried", code });
    await setTimeout(Math.random() * longestWait);
    return retry(run, before + 1);
  }
}
