import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** One colleague for each e-mail address; links are looked up by their owner. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("staff_by_email").unique().on("staff").column("email").execute();
    await db.schema.createIndex("staff_links_by_staff_id").on("staff_links").column("staff_id").execute();
  },
};
