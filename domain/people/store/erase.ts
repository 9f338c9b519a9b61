import type { Kysely, Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { searchOfPerson } from "./search-of-person.ts";

type Tx = Transaction<Database>;

export interface LeftRecords {
  people: string[];
  places: string[];
}

/** Finds the people and places of these leads. */
export async function behindLeads(db: Kysely<Database>, leads: readonly string[]): Promise<LeftRecords> {
  if (leads.length === 0) return { people: [], places: [] };
  const rows = await db.selectFrom("leads").select(["person_id", "place_id"]).where("id", "in", leads).execute();
  return {
    people: [...new Set(rows.flatMap(({ person_id }) => person_id ?? []))],
    places: [...new Set(rows.flatMap(({ place_id }) => place_id ?? []))],
  };
}

/**
 * Cleans up after an erasure. It deletes people without a lead. It also deletes places without people, with their access notes, equipment
 * and rating plates. A person who stays keeps only the name, phone number and email address that a remaining lead has.
 */
export async function forgetUnused(tx: Tx, { people, places }: LeftRecords): Promise<void> {
  for (const id of people) await leavePerson(tx, id, () => true);
  for (const id of places) await leavePlace(tx, id, null);
}

const columns = ["name", "phone", "email"] as const;
type Told = Record<(typeof columns)[number], string>;

/**
 * @param wasTheirs tells whether a value may come from leads that no longer belong to the person. Such a value is removed if no other lead
 * has it.
 */
export async function leavePerson(tx: Tx, id: string, wasTheirs: (field: keyof Told, value: string) => boolean) {
  const leads = await tx
    .selectFrom("leads")
    .select(columns)
    .where("person_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  const person = await tx.selectFrom("people").select(columns).where("id", "=", id).executeTakeFirst();
  if (!person) return;
  if (leads.length === 0) return void (await tx.deleteFrom("people").where("id", "=", id).execute());
  const kept = (field: keyof Told) => {
    const value = person[field];
    if (value === "" || leads.some((lead) => lead[field] === value) || !wasTheirs(field, value)) return value;
    return leads.find((lead) => lead[field] !== "")?.[field] ?? "";
  };
  const now: Told = { name: kept("name"), phone: kept("phone"), email: kept("email") };
  if (columns.every((field) => now[field] === person[field])) return;
  await tx
    .updateTable("people")
    .set((e) => ({ ...now, search: searchOfPerson(now), version: e("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/**
 * Deletes a place that no lead uses any more, and then its tower if that is unused too. The equipment moves to the place `to`, where the
 * people are now; without `to` it is deleted.
 */
export async function leavePlace(tx: Tx, id: string, to: string | null): Promise<void> {
  const place = await tx.selectFrom("places").select("parent_id").where("id", "=", id).executeTakeFirst();
  if (!place || (await isUsed(tx, id))) return;
  if (to !== null) await tx.updateTable("equipment").set({ place_id: to }).where("place_id", "=", id).execute();
  await tx.deleteFrom("places").where("id", "=", id).execute();
  if (place.parent_id !== null) await leavePlace(tx, place.parent_id, null);
}

async function isUsed(tx: Tx, id: string): Promise<boolean> {
  const lead = await tx.selectFrom("leads").select("id").where("place_id", "=", id).limit(1).executeTakeFirst();
  const flat = await tx.selectFrom("places").select("id").where("parent_id", "=", id).limit(1).executeTakeFirst();
  return lead !== undefined || flat !== undefined;
}
