import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Quotations with their lines, and the counters for their numbers. Each revision of a quotation is one row. */
export const quotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("quotes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("lead_id", "text", (column) => column.notNull())
      .addColumn("request_id", "text", (column) => column.notNull())
      .addColumn("number", "text")
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("customer", "text", (column) => column.notNull())
      .addColumn("basis", "text", (column) => column.notNull())
      .addColumn("valid_until", "bigint", (column) => column.notNull())
      .addColumn("net_fils", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("vat_fils", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("gross_fils", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("hash", "text")
      .addColumn("follow_key", "text", (column) => column.notNull().unique())
      .addColumn("sent_at", "bigint")
      .addColumn("seen_at", "bigint")
      .addColumn("answered_at", "bigint")
      .addColumn("answer", "text", (column) => column.notNull().defaultTo("{}"))
      .addColumn("code_nonce", "text")
      .addColumn("code_until", "bigint")
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.createIndex("quotes_by_lead").on("quotes").columns(["lead_id", "id"]).execute();
    await db.schema.createIndex("quotes_by_number").on("quotes").columns(["number", "revision"]).unique().execute();
    await db.schema.createIndex("quotes_by_state").on("quotes").columns(["state", "valid_until"]).execute();
    await db.schema
      .createTable("quote_lines")
      .addColumn("quote_id", "text", (column) => column.notNull().references("quotes.id").onDelete("cascade"))
      .addColumn("pos", "integer", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("text_en", "text", (column) => column.notNull())
      .addColumn("text_ar", "text", (column) => column.notNull())
      .addColumn("unit", "text", (column) => column.notNull())
      .addColumn("qty_milli", "bigint", (column) => column.notNull())
      .addColumn("unit_fils", "bigint", (column) => column.notNull())
      .addColumn("discount_fils", "bigint", (column) => column.notNull())
      .addColumn("vat", "text", (column) => column.notNull())
      .addColumn("option_group", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("quote_lines_key", ["quote_id", "pos"])
      .execute();
    await db.schema
      .createTable("counters")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "bigint", (column) => column.notNull())
      .execute();
  },
};
