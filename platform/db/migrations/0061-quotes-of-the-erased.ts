import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A request may be erased without the one that it was merged into. */
const erased = sql`exists (select 1 from leads
  where leads.id in (quotes.lead_id, quotes.request_id) and leads.erased_at is not null)`;

/** Quotations of erased people no longer wait for an answer that nobody can give; emptied drafts of their revisions go. */
export const quotesOfTheErased: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update quotes set state = 'lapsed' where state in ('sent', 'seen') and ${erased}`.execute(db);
    await sql`delete from quotes where state = 'draft' and ${erased}`.execute(db);
  },
};
