import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const live = "spam = 0 and merged_into is null and erased_at is null";
const open =
  "(status in ('new', 'contacted', 'quoted') or (status = 'won' and replied_at is null and reply_due_at is not null))";
const folder = "spam, merged_into, erased_at";
const counted = "spam = 0 and merged_into is null";
const replies = "first_replied_at, replied_at, first_due_at, reply_due_at";

/** Replaces indexes of 0003-inbox by those that the list and the dashboard need now. */
const indexes: Record<string, string> = {
  leads_open: `(assignee, created_at desc, id desc, ${folder}, status, replied_at, reply_due_at) where ${live} and ${open}`,
  leads_counted: `(created_at, ${replies}, status, spam, merged_into) where ${counted}`,
  leads_by_status: `(coalesce(status, ''), created_at, status, spam, merged_into, first_replied_at, replied_at, value_fils) where ${counted}`,
};

/**
 * Adds the time of the first reply and the time by which it was due. They are stored, because the reply clock restarts when a customer
 * writes again. Erased leads no longer wait for a reply.
 */
export const firstReply: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["first_replied_at", "first_due_at"])
      await db.schema.alterTable("leads").addColumn(column, "bigint").execute();
    await sql`update leads set reply_due_at = null where erased_at is not null and replied_at is null`.execute(db);
    for (const [name, definition] of Object.entries(indexes)) {
      await db.schema.dropIndex(name).execute();
      await sql.raw(`create index ${name} on leads ${definition}`).execute(db);
    }
  },
};
