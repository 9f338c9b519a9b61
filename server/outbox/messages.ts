import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

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

/** Failed and pending messages, oldest first. */
export const messagesIn = (db: Db, state: State, limit: number): Promise<WaitingMessage[]> =>
  db
    .selectFrom("outbox as message")
    .leftJoin("leads", "leads.id", "message.lead_id")
    .select(["message.id", "message.topic", "message.lead_id as leadId", "leads.reference", "message.attempts"])
    .select(["message.last_error as error", "message.created_at as since", "message.next_at as nextAt"])
    .where("message.state", "=", state)
    .orderBy("message.id")
    .limit(limit)
    .execute();

export async function countIn(db: Db, state: State): Promise<number> {
  const { n } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("state", "=", state)
    .executeTakeFirstOrThrow();
  return n;
}
