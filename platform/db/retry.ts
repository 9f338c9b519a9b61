import { Kysely, type TransactionBuilder } from "kysely";
import { randomInt } from "#platform/machine/chance.ts";
import { wait } from "#platform/machine/timers.ts";
import { log } from "#platform/process/log.ts";
import { codeOf } from "#platform/process/start-error.ts";

const deadlock = "40P01";
const serialization = "40001";
/** Counts the transactions that were repeated since the process started, by PostgreSQL's error code. */
export const retries = new Map([
  [deadlock, 0],
  [serialization, 0],
]);

/**
 * A transaction throws this error if something on which it relied has changed. The transaction is then rolled back, which releases all its
 * locks, and begins anew.
 */
export class BeginAnew extends Error {
  readonly code = serialization;
}

const most = 3;
/** The longest pause before a repetition, in ms. The pause is random, so that two transactions that collided do not collide again. */
const longestWait = 100;

/**
 * Repeats transactions. If two transactions wait for each other, PostgreSQL rolls one of them back, and it must be tried again. So a
 * transaction may run up to four times. It must change nothing outside the database, and must reset its own counters when it begins
 * (docs/decisions/0100). SQLite allows only one writer at a time, so it never needs a repetition.
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
    await wait(randomInt(longestWait));
    return retry(run, before + 1);
  }
}
