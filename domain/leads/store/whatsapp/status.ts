import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { outboxFilled } from "#platform/outbox/enqueue.ts";
import { markReturned } from "#platform/outbox/settle.ts";
import { TryLater } from "#platform/outbox/types.ts";
import { failureOf } from "./failure.ts";
import { type Item, list, words } from "./items.ts";

/**
 * For each new status, the earlier statuses that it may replace. Statuses arrive in any order, but the stored status only moves forward. So
 * a read message does not become delivered again, and a failed one stays failed.
 */
const before: Record<string, readonly string[]> = {
  sent: [],
  delivered: ["sent"],
  read: ["sent", "delivered"],
  played: ["sent", "delivered"],
  failed: ["sent"],
};

/** The milliseconds after which a status is tried again. Meta may report on a message before our own note of that message is stored. */
const soon = 5_000;

/** Stores the status that Meta reports for one of our messages. */
export async function placeStatus(
  db: Kysely<Database>,
  { id, raw, sent_at }: { id: string; raw: Item["raw"]; sent_at: number },
  isLast: boolean,
): Promise<void> {
  const status = words(raw.status);
  await db.transaction().execute(async (transaction) => {
    // The stored item is deleted, because it names the customer and contains nothing that we need besides the status.
    await transaction.deleteFrom("incoming_chats").where("id", "=", id).execute();
    const sent = transaction.selectFrom("chat_sent").selectAll().where("wamid", "=", words(raw.id));
    const ours = await sent.executeTakeFirst();
    if (!ours && !isLast) throw new TryLater("The message is not known yet", soon);
    const from = Object.hasOwn(before, status) ? before[status] : undefined;
    if (!ours || !from?.includes(ours.status)) return;
    await transaction
      .updateTable("chat_sent")
      .set({ status: status === "played" ? "read" : status, changed_at: sent_at })
      .where("wamid", "=", ours.wamid)
      .execute();
    if (status !== "failed") return;
    const [error] = list(raw.errors);
    const isTold = await markReturned(transaction, ours.outbox_id, failureOf(error?.code), currentTime());
    if (!isTold && !isLast) throw new TryLater("The message is not settled yet", soon);
  });
  outboxFilled();
}
