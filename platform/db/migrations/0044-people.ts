import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../is-postgres.ts";

/**
 * The people and places behind leads. A scheduled task links the existing leads to them in small batches, so that nothing has to wait for
 * this migration (docs/decisions/0069).
 */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("people")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("search", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("places")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("parent_id", "text")
      .addColumn("tower_key", "text", (column) => column.unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("area", "text", (column) => column.notNull())
      .addColumn("city", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("access_note", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("equipment")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("place_id", "text", (column) => column.notNull().references("places.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("make", "text", (column) => column.notNull())
      .addColumn("model", "text", (column) => column.notNull())
      .addColumn("serial", "text", (column) => column.notNull())
      .addColumn("refrigerant", "text", (column) => column.notNull())
      .addColumn("installed", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("equipment_photos")
      .addColumn("equipment_id", "text", (column) => column.primaryKey().references("equipment.id").onDelete("cascade"))
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("height", "integer", (column) => column.notNull())
      .addColumn("content", isPostgres(db) ? sql`bytea` : sql`blob`, (column) => column.notNull())
      .execute();
    for (const column of ["person_id", "place_id"])
      await db.schema.alterTable("leads").addColumn(column, "text").execute();
    for (const [name, definition] of Object.entries(indexes))
      await sql.raw(`create index ${name} on ${definition}`).execute(db);
  },
};

const indexes: Record<string, string> = {
  people_by_phone: "people (phone)",
  people_by_address: "people (lower(email)) where email <> ''",
  places_by_tower: "places (parent_id) where parent_id is not null",
  equipment_by_place: "equipment (place_id, id)",
  leads_of_person: "leads (person_id, id) where person_id is not null",
  leads_at_place: "leads (place_id, id) where place_id is not null",
  leads_without_person:
    "leads (id) where person_id is null and spam = 0 and merged_into is null and erased_at is null and (name <> '' or phone <> '' or email <> '')",
};
