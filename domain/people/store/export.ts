import { type Kysely, sql } from "kysely";
import { withoutHidden } from "#platform/db/register/columns.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { behindLeads, type LeftRecords } from "./erase.ts";

/** Returns everything about the people and places of these leads, for the export. */
export const peopleForExport = async (db: Kysely<Database>, leads: readonly Pick<LeadsTable, "id">[]) =>
  everythingOf(
    db,
    await behindLeads(
      db,
      leads.map(({ id }) => id),
    ),
  );

/**
 * Returns the same data for a customer who confirmed an email address. It leaves out people and places to which a lead with another address
 * is linked. Anybody can type somebody else's phone number or address into a form, and would otherwise get that person's data.
 */
export async function peopleOfAddress(db: Kysely<Database>, email: string, own: readonly Pick<LeadsTable, "id">[]) {
  const behind = await behindLeads(
    db,
    own.map(({ id }) => id),
  );
  return everythingOf(db, {
    people: await onlyOf(db, "person_id", behind.people, email),
    places: await onlyOf(db, "place_id", behind.places, email),
  });
}

async function onlyOf(db: Kysely<Database>, column: "person_id" | "place_id", ids: string[], email: string) {
  const others = await among(ids, (some) =>
    db
      .selectFrom("leads")
      .select(column)
      .distinct()
      .where(column, "in", some)
      .where("erased_at", "is", null)
      .where(sql<boolean>`lower(email) <> lower(${email})`)
      .execute(),
  );
  const shared = new Set(others.map((row) => row[column]));
  return ids.filter((id) => !shared.has(id));
}

async function everythingOf(db: Kysely<Database>, ids: LeftRecords) {
  const people = await among(ids.people, (some) =>
    db.selectFrom("people").selectAll().where("id", "in", some).execute(),
  );
  const places = await among(ids.places, (some) =>
    db.selectFrom("places").selectAll().where("id", "in", some).execute(),
  );
  const towers = await among(
    places.flatMap(({ parent_id }) => parent_id ?? []),
    (some) => db.selectFrom("places").select(["id", "name"]).where("id", "in", some).execute(),
  );
  const equipment = await among(ids.places, (some) =>
    db
      .selectFrom("equipment")
      .leftJoin("equipment_photos", "equipment_photos.equipment_id", "equipment.id")
      .selectAll("equipment")
      .select(["type", "content"])
      .where("place_id", "in", some)
      .orderBy("equipment.id")
      .execute(),
  );
  return {
    people: people.map((person) => withoutHidden("people", person)),
    places: places.map(({ parent_id, ...place }) => ({
      ...withoutHidden("places", place),
      tower: towers.find(({ id }) => id === parent_id)?.name ?? null,
      equipment: equipment
        .filter(({ place_id }) => place_id === place.id)
        .map(({ place_id, type, content, ...unit }) => ({
          ...unit,
          photo: type && content ? `data:${type};base64,${Buffer.from(content).toString("base64")}` : null,
        })),
    })),
  };
}

const among = async <T>(ids: string[], read: (ids: string[]) => Promise<T[]>): Promise<T[]> =>
  ids.length === 0 ? [] : read(ids);
