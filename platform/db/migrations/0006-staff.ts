import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** An e-mail address belongs to one colleague only. The second index finds the links of a colleague. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("staff_by_email").unique().on("staff").column("email").execute();
    await db.schema.createIndex("staff_links_by_staff_id").on("staff_links").column("staff_id").execute();
  },
};
