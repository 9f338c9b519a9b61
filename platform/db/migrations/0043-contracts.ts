import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Maintenance contracts and the visits that they include. A quotation can have only one running contract. A unique index makes sure of it,
 * even if two colleagues press the button at the same time (docs/decisions/0065).
 */
export const maintenanceContracts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("contracts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("lead_id", "text", (column) => column.notNull())
      .addColumn("request_id", "text", (column) => column.notNull())
      .addColumn("quote_id", "text", (column) => column.notNull())
      .addColumn("number", "text", (column) => column.notNull().unique())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("customer", "text", (column) => column.notNull())
      .addColumn("property", "text", (column) => column.notNull())
      .addColumn("starts_at", "bigint", (column) => column.notNull())
      .addColumn("ends_at", "bigint", (column) => column.notNull())
      .addColumn("visits_a_year", "integer", (column) => column.notNull())
      .addColumn("units", "text", (column) => column.notNull())
      .addColumn("told_at", "bigint")
      .addColumn("closed_at", "bigint")
      .addColumn("reason", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("contracts_one_runs")
      .on("contracts")
      .column("quote_id")
      .unique()
      .where(sql.ref("state"), "=", sql.lit("running"))
      .execute();
    await db.schema.createIndex("contracts_by_lead").on("contracts").columns(["lead_id", "id"]).execute();
    await db.schema.createIndex("contracts_by_request").on("contracts").column("request_id").execute();
    await db.schema.createIndex("contracts_by_end").on("contracts").columns(["ends_at", "id"]).execute();
    await db.schema
      .createTable("contract_visits")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("contract_id", "text", (column) => column.notNull().references("contracts.id").onDelete("cascade"))
      .addColumn("from_at", "bigint", (column) => column.notNull())
      .addColumn("to_at", "bigint", (column) => column.notNull())
      .addColumn("appointment_id", "text", (column) => column.unique())
      .execute();
    await db.schema
      .createIndex("contract_visits_by_contract")
      .on("contract_visits")
      .columns(["contract_id", "from_at"])
      .execute();
  },
};
