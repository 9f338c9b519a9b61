import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { log } from "#platform/process/log.ts";
import { codeOf } from "#platform/process/start-error.ts";
import { groupCommit } from "./group-commit.ts";
import type { Database } from "./schema.ts";

/** Says why the database stores nothing new, although it may still answer questions. */
export type WriteRefusal = "full" | "read-only" | "failing";

const inWords: Record<WriteRefusal, string> = {
  full: "The disk is full: the database stores nothing until there is space",
  "read-only": "The database can be read but not written",
  failing: "The database stores nothing",
};

interface Probe {
  running?: Promise<WriteRefusal | undefined>;
  /** A write last succeeded at this time of performance.now(). */
  succeeded: number;
  refusal?: WriteRefusal;
}

/** The time is in milliseconds. A success counts for so long, however often a load balancer asks. */
const fresh = 3000;
const probes = new WeakMap<Kysely<Database>, Probe>();

/** The time is in milliseconds. A slow disk is no reason to send visitors away, so the last result holds until a write has failed. */
const patience = 1000;

/** Stores a row as a form does, because a full or read-only database still answers every question. */
export async function writeRefusal(db: Kysely<Database>): Promise<WriteRefusal | undefined> {
  const probe = probes.get(db) ?? { succeeded: Number.NEGATIVE_INFINITY };
  probes.set(db, probe);
  if (performance.now() - probe.succeeded < fresh) return undefined;
  probe.running ??= write(db, probe).finally(() => {
    probe.running = undefined;
  });
  return Promise.race([probe.running, setTimeout(patience, undefined, { ref: false }).then(() => probe.refusal)]);
}

/** Rejects unless the database answers at this moment and stored something a moment ago. */
export async function expectStoring(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db);
  const refusal = await writeRefusal(db);
  if (refusal) throw new Error(inWords[refusal]);
}

async function write(db: Kysely<Database>, probe: Probe): Promise<WriteRefusal | undefined> {
  const row = { key: "database.takes-writes", full_at: Date.now() };
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
    probe.succeeded = performance.now();
  } catch (error) {
    const refusal = refusalOf(codeOf(error));
    if (probe.refusal !== refusal)
      log("error", { event: "database-stores-nothing", code: codeOf(error), message: inWords[refusal] });
    probe.refusal = refusal;
  }
  return probe.refusal;
}

/** PostgreSQL names its errors by SQLSTATE: 53100 is disk_full, 25006 read_only_sql_transaction. */
function refusalOf(code: string): WriteRefusal {
  if (code === "SQLITE_FULL" || code === "53100" || code === "ENOSPC") return "full";
  return code.startsWith("SQLITE_READONLY") || code === "25006" ? "read-only" : "failing";
}
