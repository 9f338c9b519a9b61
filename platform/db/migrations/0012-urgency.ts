import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../is-postgres.ts";

const live = "spam = 0 and merged_into is null and erased_at is null";
const owed = "replied_at is null and reply_due_at is not null and status <> 'lost'";
const folder = "spam, merged_into, erased_at";
const listed = `created_at desc, id desc, ${folder}, status, service, place, source, kind, assignee, unread, replied_at, reply_due_at, reminder_at, urgency`;

/** Stores the urgency in a column, so that the list can be sorted and filtered by urgency. */
export const urgency: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("leads").addColumn("urgency", "text").execute();
    const urgency = isPostgres(db) ? sql`details::json ->> 'urgency'` : sql`json_extract(details, '$.urgency')`;
    await sql`update leads set urgency = ${urgency} where kind = 'quote'`.execute(db);
    for (const name of ["leads_listed", "leads_owed"]) await db.schema.dropIndex(name).execute();
    const columns = isPostgres(db) ? listed : `${listed}, search_row`;
    await sql.raw(`create index leads_listed on leads (${columns}) where ${live}`).execute(db);
    const waiting = `(reply_due_at, id, replied_at, status, urgency, ${folder}) where ${live} and ${owed}`;
    await sql.raw(`create index leads_owed on leads ${waiting}`).execute(db);
    await sql.raw(`create index leads_urgent on leads ${waiting} and urgency = 'now'`).execute(db);
  },
};
