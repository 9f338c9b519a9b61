import { type Kysely, sql } from "kysely";
import { currentTime, uptime } from "#platform/machine/time.ts";
import { wait } from "#platform/machine/timers.ts";
import { log } from "#platform/process/log.ts";
import { codeOf } from "#platform/process/start-error.ts";
import { groupCommit } from "./group-commit.ts";
import type { Database } from "./schema.ts";

/** The reason why the database stores nothing new. It may still answer queries. */
export type WriteRefusal = "full" | "read-only" | "failing";

const inWords: Record<WriteRefusal, string> = {
  full: "The disk is full: the database stores nothing until there is space",
  "read-only": "The database can be read but not written",
  failing: "The database stores nothing",
};

interface Probe {
  running?: Promise<WriteRefusal | undefined>;
  /** The time of the last successful write, by uptime(). */
  succeeded: number;
  refusal?: WriteRefusal;
}

/** For this many ms after a successful write, no new write is tried, however often a load balancer asks. */
const fresh = 3000;
const probes = new WeakMap<Kysely<Database>, Probe>();

/**
 * The longest time to wait for a write, in ms. A slow disk is no reason to send visitors away, so after this time the last known result
 * counts.
 */
const patience = 1000;

/**
 * Returns why the database cannot store anything, or undefined if it can. Writes a row as a form does, because a full or read-only database
 * still answers every query.
 */
export async function writeRefusal(db: Kysely<Database>): Promise<WriteRefusal | undefined> {
  const probe = probes.get(db) ?? { succeeded: Number.NEGATIVE_INFINITY };
  probes.set(db, probe);
  if (uptime() - probe.succeeded < fresh) return undefined;
  probe.running ??= write(db, probe).finally(() => {
    probe.running = undefined;
  });
  return Promise.race([probe.running, wait(patience, { ref: false }).then(() => probe.refusal)]);
}

/** Rejects if the database does not answer now, or could not store a row a moment ago. */
export async function expectStoring(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db);
  const refusal = await writeRefusal(db);
  if (refusal) throw new Error(inWords[refusal]);
}

async function write(db: Kysely<Database>, probe: Probe): Promise<WriteRefusal | undefined> {
  const row = { key: "database.takes-writes", full_at: currentTime() };
  try {
    await groupCommit(db, (transaction) =>
      transaction
        .insertInto("rate_limits")
        .values(row)
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ full_at: row.full_at }))
        .execute(),
    );
    if (probe.refusal) log("info", { event: "database-stores-again" });
    probe.refusal = undefined;
    probe.succeeded = uptime();
  } catch (error) {
    const refusal = refusalOf(codeOf(error));
    if (probe.refusal !== refusal)
      log("error", { event: "database-stores-nothing", code: codeOf(error), message: inWords[refusal] });
    probe.refusal = refusal;
  }
  return probe.refusal;
}

/** Returns the reason for an error code. PostgreSQL's codes are those of SQLSTATE: 53100 is disk_full, 25006 is read_only_sql_transaction. */
function refusalOf(code: string): WriteRefusal {
  if (code === "SQLITE_FULL" || code === "53100" || code === "ENOSPC") return "full";
  return code.startsWith("SQLITE_READONLY") || code === "25006" ? "read-only" : "failing";
}
