import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the colleagues who go out with a team, the team's work at a visit, and the technicians' reports about a visit. The phone makes the
 * id of a report, which is the primary key. So a report that is sent twice counts once (docs/decisions/0064). The technicians' words are on
 * the timeline of the lead.
 */
export const rounds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("team_members")
      .addColumn("team_id", "text", (column) => column.notNull())
      .addColumn("staff_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("team_members_key", ["team_id", "staff_id"])
      .execute();
    await db.schema.createIndex("team_members_by_staff").on("team_members").column("staff_id").execute();
    await db.schema
      .createTable("visit_reports")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("appointment_id", "text", (column) => column.notNull())
      .addColumn("staff_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("happened_at", "bigint", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .addColumn("conflict", "text")
      .addColumn("hash", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("visit_reports_by_visit").on("visit_reports").column("appointment_id").execute();
    await db.schema
      .alterTable("appointments")
      .addColumn("work", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema.alterTable("lead_files").addColumn("report_id", "text").execute();
  },
};
