import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";

export const chainHeadTopic = "mail.acceptances";

/**
 * Queues a mail with the last hash of the chain before today. If nothing was accepted since the last mail, the key is the same, and no
 * second mail is queued.
 */
export async function queueChainHead(db: Kysely<Database>, now: number): Promise<void> {
  const rows = db.selectFrom("quote_acceptances").select(["seq", "hash"]);
  const ended = rows
    .where("at", "<", uaeDayStart(uaeDay(now)))
    .orderBy("seq", "desc")
    .limit(1);
  const last = await ended.executeTakeFirst();
  if (!last) return;
  const payload = { seq: String(last.seq), hash: last.hash };
  await enqueue(
    db,
    [{ topic: chainHeadTopic, dedupeKey: `${chainHeadTopic}:${last.seq}`, leadId: null, payload }],
    now,
  );
  outboxFilled();
}
