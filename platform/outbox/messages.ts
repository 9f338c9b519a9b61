import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";

export const reminderTopic = "notice.reminder";

/** Messages of these topics are queued for a later time. Until that time their state is "scheduled", and they do not count as waiting. */
export const timedTopics = [reminderTopic, "mail.visit-reminder"];

/** The time since which a pending message has waited: its due time or, if it has none, the time when it was queued. */
export const waitingSince = (table: "outbox" | "message") =>
  sql<number>`coalesce(${sql.ref(`${table}.due_at`)}, ${sql.ref(`${table}.created_at`)})`;

type Db = Kysely<Database>;

/** "failed": the message was given up, or was refused and is still tried for some hours. */
export type Progress = "failed" | "waiting";

/** True for messages that a colleague must look at. Works in any table with the columns of the outbox. */
export const isFailed = (table: "outbox" | "message") =>
  sql<boolean>`(${sql.ref(`${table}.state`)} = 'dead' or (${sql.ref(`${table}.state`)} = 'pending' and ${sql.ref(`${table}.refused_at`)} is not null))`;

const isIn = (table: "outbox" | "message", progress: Progress) =>
  progress === "failed"
    ? isFailed(table)
    : sql<boolean>`(${sql.ref(`${table}.state`)} = 'pending' and ${sql.ref(`${table}.refused_at`)} is null)`;

export interface WaitingMessage {
  id: string;
  topic: string;
  leadId: string | null;
  reference: string | null;
  attempts: number;
  error: string | null;
  since: number;
  /** The time of the next attempt; null if the message was given up. */
  nextAt: number | null;
}

/**
 * Lists failed or waiting messages, the oldest first. Messages about job applications are listed only for colleagues who may read
 * applications.
 */
export const messagesIn = (db: Db, progress: Progress, limit: number, applications = true): Promise<WaitingMessage[]> =>
  db
    .selectFrom("outbox as message")
    .leftJoin("leads", "leads.id", "message.lead_id")
    .leftJoin("applications", "applications.id", "message.application_id")
    .select(["message.id", "message.topic", "message.lead_id as leadId", "message.attempts"])
    .select(["message.last_error as error", waitingSince("message").as("since")])
    .select(sql<number | null>`case message.state when 'pending' then message.next_at end`.as("nextAt"))
    .select((e) => e.fn.coalesce("leads.reference", "applications.reference").as("reference"))
    .where(isIn("message", progress))
    .$if(!applications, (all) => all.where("message.application_id", "is", null))
    .orderBy("message.id")
    .limit(limit)
    .execute();

export async function countIn(db: Db, progress: Progress, applications = true): Promise<number> {
  const { n } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where(isIn("outbox", progress))
    .$if(!applications, (all) => all.where("application_id", "is", null))
    .executeTakeFirstOrThrow();
  return n;
}
