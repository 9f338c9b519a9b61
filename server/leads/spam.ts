import type { Kysely, Transaction } from "kysely";
import type { Database, LeadsTable } from "../db/schema.ts";
import type { NewMessage } from "../outbox/enqueue.ts";
import { type Edit, edit, type Options, type Outcome } from "./edit.ts";

export interface HeldBack {
  /** What would have gone out had the lead not been taken for spam. */
  messagesFor: (lead: LeadsTable) => NewMessage[];
  /** By when it must be answered, reckoned from now. */
  replyDueAt: (lead: LeadsTable, now: number) => number | null;
}

/** Into the spam folder and out of it; out of it, what was held back goes its way and the clock starts. */
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
    return { ...about, set: { spam: 0, reply_due_at: due }, messages: () => held.messagesFor(lead) };
  };
  return edit(db, staff, ids, wanted, { ...options, now });
}

/** What has not gone out must not go out to a spammer; gone, it can be queued again should we have been wrong. */
const callBack = (db: Transaction<Database>, leadId: string, now: number) =>
  db
    .deleteFrom("outbox")
    .where("lead_id", "=", leadId)
    .where("state", "<>", "done")
    .where((e) => e.or([e("locked_until", "is", null), e("locked_until", "<", now)]))
    .execute();
