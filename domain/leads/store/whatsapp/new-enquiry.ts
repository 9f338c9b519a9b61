import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";
import { type NewLead, submitLead } from "../submit.ts";
import type { ChatSender } from "./match.ts";

export interface NewEnquiry {
  /** Returns the messages that must be queued for the new lead. */
  messagesFor(id: string, db: Transaction<Database>): NewMessage[] | Promise<NewMessage[]>;
}

class Gone extends Error {}

/**
 * Adds a lead for somebody who writes for the first time. If two messages arrive at once, there is still only one lead. Returns undefined
 * if the person was erased meanwhile.
 */
export async function newEnquiry(
  db: Kysely<Database>,
  { id, person, phone }: ChatSender & { id: string },
  name: string,
  text: string,
  due: number,
  { messagesFor }: NewEnquiry,
): Promise<string | undefined> {
  const key = createHash("sha256")
    .update(`whatsapp\n${person ?? phone}`)
    .digest("base64url");
  const lead: NewLead = {
    idempotencyKey: `whatsapp:${key}`,
    kind: "whatsapp",
    locale: /\p{Script=Arabic}/u.test(text || name) ? "ar" : "en",
    name,
    email: "",
    phone: phone ?? "",
    phoneTyped: phone ?? "",
    message: "",
    page: "",
    // The customer only wrote a message, and has not agreed to anything.
    consentVersion: "",
    replyDueAt: due,
  };
  try {
    const stored = await submitLead(db, lead, [], async (leadId, transaction) => {
      const waiting = transaction.selectFrom("incoming_chats").select("id").where("id", "=", id);
      if (!(await waiting.executeTakeFirst())) throw new Gone();
      return messagesFor(leadId, transaction);
    });
    return stored.id;
  } catch (error) {
    if (error instanceof Gone) return undefined;
    throw error;
  }
}
