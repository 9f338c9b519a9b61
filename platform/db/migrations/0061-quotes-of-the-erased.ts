import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** True if either of a quotation's two leads was erased. After a merge, one lead may be erased without the other. */
const erased = sql`exists (select 1 from leads
  where leads.id in (quotes.lead_id, quotes.request_id) and leads.erased_at is not null)`;

/**
 * Ends the quotations of erased people, because nobody can answer them any more. Drafts of erased people are already empty and are deleted.
 */
export const quotesOfTheErased: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update quotes set state = 'lapsed' where state in ('sent', 'seen') and ${erased}`.execute(db);
    await sql`delete from quotes where state = 'draft' and ${erased}`.execute(db);
  },
};
