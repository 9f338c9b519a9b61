import type { Kysely, Transaction } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";
import { hold, release } from "#platform/outbox/hold.ts";
import { type Edit, edit, type Options, type Outcome } from "./edit.ts";

export interface HeldBack {
  /** Returns the messages that were not queued when the lead came, because it looked like spam. */
  messagesFor: (lead: LeadsTable, db: Transaction<Database>) => Promise<NewMessage[]>;
  /** Returns the time at which a reply is due, counted from `now`. */
  replyDueAt: (lead: LeadsTable, now: number) => number | null;
}

/**
 * Moves leads into or out of the spam folder. The messages of a lead in the spam folder are held back. When the lead leaves the folder,
 * these messages are sent, and also those that were never queued. The reply clock then starts.
 */
export async function setSpam(
  db: Kysely<Database>,
  colleague: string,
  ids: readonly string[],
  spam: boolean,
  held: HeldBack,
  options: Options = {},
): Promise<Outcome> {
  const now = options.now ?? currentTime();
  const editOf = (lead: LeadsTable): Edit | undefined => {
    if (Boolean(lead.spam) === spam) return undefined;
    const about = {
      entries: [{ kind: "spam" as const, data: { spam } }],
      action: "lead.spam" as const,
      data: { spam },
    };
    if (spam) return { ...about, set: { spam: 1 }, also: (transaction) => hold(transaction, lead.id, now) };
    const due = lead.replied_at === null ? held.replyDueAt(lead, now) : lead.reply_due_at;
    return {
      ...about,
      set: { spam: 0, reply_due_at: due },
      also: (transaction) => release(transaction, lead.id),
      messages: (_, transaction) => held.messagesFor(lead, transaction),
    };
  };
  return edit(db, colleague, ids, editOf, { ...options, now });
}
