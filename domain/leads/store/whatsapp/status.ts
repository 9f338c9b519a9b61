import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { outboxFilled } from "#platform/outbox/enqueue.ts";
import { markReturned } from "#platform/outbox/settle.ts";
import { TryLater } from "#platform/outbox/types.ts";
import { failureOf } from "./failure.ts";
import { type Item, list, words } from "./items.ts";

/**
 * Statuses arrive out of order, but a message's status only goes forward. A message that was read does not go back to delivered, and a failed one
 * stays failed.
 */
const before: Record<string, readonly string[]> = {
  sent: [],
  delivered: ["sent"],
  read: ["sent", "delivered"],
  played: ["sent", "delivered"],
  failed: ["sent"],
};

/** Meta may report on a message before we have noted that Meta took it. So we try again after this time. */
const soon = 5_000;

/** Notes the status that Meta reports for one of our messages. */
export async function placeStatus(
  db: Kysely<Database>,
  { id, raw, sent_at }: { id: string; raw: Item["raw"]; sent_at: number },
  isLast: boolean,
): Promise<void> {
  const status = words(raw.status);
  await db.transaction().execute(async (transaction) => {
    // The report names the person we wrote to. It adds nothing to the status that we noted, so it is not kept.
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
    const isTold = await markReturned(transaction, ours.outbox_id, failureOf(error?.code), Date.now());
    if (!isTold && !isLast) throw new TryLater("The message is not settled yet", soon);
  });
  outboxFilled();
}
