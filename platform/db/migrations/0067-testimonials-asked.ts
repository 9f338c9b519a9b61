import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores when a customer was asked. Customers without an address get no mail, so their row alone does not say that anybody asked them. */
export const testimonialsAsked: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("testimonials").addColumn("asked_at", "bigint").execute();
    const mailed = sql`request_id in (select id from leads where email <> '')`;
    await sql`update testimonials set asked_at = requested_at where ${mailed}`.execute(db);
  },
};
