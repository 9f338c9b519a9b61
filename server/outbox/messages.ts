import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** A reminder that waits for its time is no message that waits. */
export const reminderTopic = "notice.reminder";
const waitsForItsTime = (topic: "topic" | "message.topic", attempts: "attempts" | "message.attempts") =>
  sql<boolean>`(${sql.ref(topic)} = ${reminderTopic} or (${sql.ref(topic)} = 'mail.visit-reminder' and ${sql.ref(attempts)} = 0))`;

type Db = Kysely<Database>;
type State = "dead" | "pending";

export interface WaitingMessage {
  id: string;
  topic: string;
  leadId: string | null;
  reference: string | null;
  attempts: number;
  error: string | null;
  since: number;
  nextAt: number;
}

/** Failed and pending messages, oldest first; those about applications only for who may read these. */
export const messagesIn = (db: Db, state: State, limit: number, applications = true): Promise<WaitingMessage[]> =>
  db
    .selectFrom("outbox as message")
    .leftJoin("leads", "leads.id", "message.lead_id")
    .leftJoin("applications", "applications.id", "message.application_id")
    .select(["message.id", "message.topic", "message.lead_id as leadId", "message.attempts"])
    .select(["message.last_error as error", "message.created_at as since", "message.next_at as nextAt"])
    .select((e) => e.fn.coalesce("leads.reference", "applications.reference").as("reference"))
    .where("message.state", "=", state)
    .where(sql<boolean>`not ${waitsForItsTime("message.topic", "message.attempts")}`)
    .$if(!applications, (all) => all.where("message.application_id", "is", null))
    .orderBy("message.id")
    .limit(limit)
    .execute();

export async function countIn(db: Db, state: State, applications = true): Promise<number> {
  const { n } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("state", "=", state)
    .where(sql<boolean>`not ${waitsForItsTime("topic", "attempts")}`)
    .$if(!applications, (all) => all.where("application_id", "is", null))
    .executeTakeFirstOrThrow();
  return n;
}
