import { type Kysely, sql } from "kysely";
import { leaseTime } from "#platform/clock/lease.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { withoutSync } from "#platform/db/without-sync.ts";
import type { Message } from "./types.ts";

/**
 * How long a process may work on a message. It is longer than any handler may take. After this time other processes can claim the messages
 * of a process that was killed.
 */
export const lease = 5 * 60_000;

/** True if no process is sending the message at this time. */
export const isFree = (db: Kysely<Database>, now: number) =>
  sql<boolean>`(locked_until is null or locked_until <= ${leaseTime(db, now)})`;

/**
 * Claims some due messages for this process. No other process can claim them until the lease ends. `own` are the ids of the messages that
 * this process is sending now. Their leases seem to have ended if the clock was set ahead or if the process was stopped for some minutes.
 */
export async function claim(
  db: Kysely<Database>,
  topics: readonly string[],
  limit: number,
  now: number,
  own: readonly string[] = [],
): Promise<Message[]> {
  if (topics.length === 0) return [];
  const rows = await withoutSync(db, (transaction) => claimed(transaction, topics, limit, now, own));
  return rows.map(({ id, topic, lead_id, application_id, payload, attempts, refused_at, locked_until }) => ({
    id,
    topic,
    leadId: lead_id,
    applicationId: application_id ?? null,
    payload: JSON.parse(payload),
    attempts,
    refusedAt: refused_at ?? null,
    lockedUntil: locked_until ?? 0,
  }));
}

function claimed(db: Kysely<Database>, topics: readonly string[], limit: number, now: number, own: readonly string[]) {
  const all = dueMessages(db, topics, limit, now);
  const due = own.length > 0 ? all.where("outbox.id", "not in", own) : all;
  const chosen = isPostgres(db)
    ? db
        .with("due", () => due.forNoKeyUpdate().skipLocked())
        .updateTable("outbox")
        .where("id", "in", (e) => e.selectFrom("due").select("due.id"))
    : // SQLite needs no row lock here: a single statement is atomic, and SQLite has one writer at a time.
      db.updateTable("outbox").where("id", "in", due);
  return (
    chosen
      // The attempt is counted when it starts. Otherwise a message that crashes its process would be tried for ever.
      .set({
        state: "pending",
        locked_until: sql`${leaseTime(db, now)} + ${sql.lit(lease)}`,
        attempts: sql<number>`attempts + 1`,
      })
      .returning(["id", "topic", "lead_id", "application_id", "payload", "attempts", "refused_at", "locked_until"])
      .execute()
  );
}

const dueMessages = (db: Kysely<Database>, topics: readonly string[], limit: number, now: number) =>
  db
    .selectFrom("outbox")
    .select("outbox.id")
    .where("state", "in", ["pending", "scheduled"])
    .where("next_at", "<=", now)
    .where("topic", "in", topics)
    .where(isFree(db, now))
    .orderBy("next_at")
    .limit(limit);
