import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";
import type { ChatSettings } from "./graph.ts";
import { type Item, itemsIn } from "./items.ts";

/** The outbox topic for received WhatsApp messages. */
export const incomingTopic = "whatsapp.incoming";

/**
 * Stores the items of a delivery from Meta, and queues them for reading. Each item is stored only once, even if Meta delivers it again.
 * Returns the number of new items.
 */
export async function keepChats(
  db: Kysely<Database>,
  raw: Buffer,
  settings: Pick<ChatSettings, "phoneId" | "office">,
  now = currentTime(),
): Promise<number> {
  const rows = itemsIn(raw, settings, now).map((item) => ({
    id: newId(),
    message_key: keyOf(item),
    kind: item.kind,
    person: item.person,
    phone: item.phone,
    sent_at: item.sentAt,
    state: "waiting",
    received_at: now,
    raw: Buffer.from(JSON.stringify(item.raw)),
  }));
  const once = [...new Map(rows.map((row) => [row.message_key, row])).values()];
  if (once.length === 0) return 0;
  const added = await db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("incoming_chats")
      .values(once)
      .onConflict((conflict) => conflict.column("message_key").doNothing())
      .returning("id")
      .execute();
    await enqueue(
      transaction,
      stored.map(({ id }) => ({
        topic: incomingTopic,
        dedupeKey: `${incomingTopic}:${id}`,
        leadId: null,
        payload: { chat: id },
      })),
      now,
    );
    return stored.length;
  });
  if (added > 0) outboxFilled();
  return added;
}

/** Returns the unique key of an item. A message has one id. The statuses of one message share its id, so the status is part of the key. */
const keyOf = ({ kind, wamid, raw }: Item) =>
  createHash("sha256")
    .update(kind === "status" ? `${kind}\n${wamid}\n${raw.status}` : `${kind}\n${wamid}`)
    .digest("base64url");
