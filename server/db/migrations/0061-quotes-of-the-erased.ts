import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const erased = sql`exists (select 1 from leads where leads.id = quotes.lead_id and leads.erased_at is not null)`;

/** Quotations of erased people no longer wait for an answer that nobody can give; emptied drafts of their revisions go. */
export const quotesOfTheErased: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update quotes set state = 'lapsed' where state in ('sent', 'seen') and ${erased}`.execute(db);
    await sql`delete from quotes where state = 'draft' and ${erased}`.execute(db);
  },
};
