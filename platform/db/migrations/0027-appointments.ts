import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Teams, their time off, visits, and the half-hours that each visit takes from a team. The primary key of the half-hours makes it
 * impossible that a team has two visits at the same time (docs/decisions/0056).
 */
export const appointments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("teams")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("trades", "text", (column) => column.notNull().defaultTo("[]"))
      .addColumn("places", "text", (column) => column.notNull().defaultTo("[]"))
      .addColumn("day_from", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("day_to", "integer", (column) => column.notNull().defaultTo(1440))
      .addColumn("active", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("team_off")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("team_id", "text", (column) => column.notNull())
      .addColumn("from_at", "bigint", (column) => column.notNull())
      .addColumn("to_at", "bigint", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("team_off_by_end").on("team_off").column("to_at").execute();
    await db.schema
      .createTable("appointments")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("lead_id", "text", (column) => column.notNull())
      .addColumn("request_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("team_id", "text", (column) => column.notNull())
      .addColumn("from_at", "bigint", (column) => column.notNull())
      .addColumn("to_at", "bigint", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("access_note", "text", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("papers", "text", (column) => column.notNull().defaultTo("[]"))
      .addColumn("sequence", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("lapses_at", "bigint")
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("appointments_by_time").on("appointments").columns(["from_at", "id"]).execute();
    await db.schema.createIndex("appointments_by_lead").on("appointments").columns(["lead_id", "from_at"]).execute();
    await db.schema.createIndex("appointments_by_request").on("appointments").column("request_id").execute();
    await db.schema.createIndex("appointments_to_lapse").on("appointments").columns(["state", "lapses_at"]).execute();
    await db.schema
      .createTable("appointment_claims")
      .addColumn("team_id", "text", (column) => column.notNull())
      .addColumn("slot", "integer", (column) => column.notNull())
      .addColumn("appointment_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("appointment_claims_key", ["team_id", "slot"])
      .execute();
    await db.schema
      .createIndex("appointment_claims_by_appointment")
      .on("appointment_claims")
      .column("appointment_id")
      .execute();
  },
};
