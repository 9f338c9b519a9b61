import type { Kysely, Transaction } from "kysely";
import type { Database, LeadsTable } from "../db/schema.ts";
import type { NewMessage } from "../outbox/enqueue.ts";
import { type Edit, edit, type Options, type Outcome } from "./edit.ts";

export interface HeldBack {
  /** Messages that were held back because the lead was taken for spam. */
  messagesFor: (lead: LeadsTable, db: Transaction<Database>) => Promise<NewMessage[]>;
  /** When a reply is due, counted from now. */
  replyDueAt: (lead: LeadsTable, now: number) => number | null;
}

/** Moves a lead into the spam folder or out of it. When it leaves the folder, the held messages are sent and the reply clock starts. */
export async function setSpam(
  db: Kysely<Database>,
  staff: string,
  ids: readonly string[],
  spam: boolean,
  held: HeldBack,
  options: Options = {},
): Promise<Outcome> {
  const now = options.now ?? Date.now();
  const wanted = (lead: LeadsTable): Edit | undefined => {
    if (Boolean(lead.spam) === spam) return undefined;
    const about = { entries: [{ kind: "spam" as const, data: { spam } }], action: "lead.spam", data: { spam } };
    if (spam) return { ...about, set: { spam: 1 }, also: (transaction) => callBack(transaction, lead.id, now) };
    const due = lead.replied_at === null ? held.replyDueAt(lead, now) : lead.reply_due_at;
    return {
      ...about,
      set: { spam: 0, reply_due_at: due },
      messages: (_, transaction) => held.messagesFor(lead, transaction),
    };
  };
  return edit(db, staff, ids, wanted, { ...options, now });
}

/** Unsent messages must not go to a spammer; they are deleted, and can be queued again if the verdict was wrong. */
const callBack = (db: Transaction<Database>, leadId: string, now: number) =>
  db
    .deleteFrom("outbox")
    .where("lead_id", "=", leadId)
    .where("state", "<>", "done")
    .where((e) => e.or([e("locked_until", "is", null), e("locked_until", "<", now)]))
    .execute();
