import { type Kysely, sql } from "kysely";
import type { Database, LeadsTable } from "../db/schema.ts";

/**
 * All leads of one person: those that give the same number or address as this one, and whatever was merged with any of
 * them. Shown before an erasure, so that nobody erases more than meant.
 */
export async function leadsOfPerson(db: Kysely<Database>, leadId: string): Promise<LeadsTable[]> {
  const lead = await db
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", leadId)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return lead ? withMerged(db, [lead, ...(await sameContact(db, lead).selectAll().execute())]) : [];
}

export async function withMerged(db: Kysely<Database>, leads: LeadsTable[]): Promise<LeadsTable[]> {
  if (leads.length === 0) return [];
  const heads = leads.map(({ id, merged_into }) => merged_into ?? id);
  const all = await db
    .selectFrom("leads")
    .selectAll()
    .where("erased_at", "is", null)
    .where((e) => e.or([e("id", "in", heads), e("merged_into", "in", heads)]))
    .orderBy("id")
    .execute();
  return all;
}

/** Other leads that give the same number or address. */
export function sameContact(db: Kysely<Database>, { id, phone, email }: Pick<LeadsTable, "id" | "phone" | "email">) {
  const same = db.selectFrom("leads").where("erased_at", "is", null).where("id", "<>", id);
  return same.where((e) =>
    e.or([
      ...(phone ? [e("phone", "=", phone)] : []),
      ...(email ? [sql<boolean>`(lower(email) = lower(${email}) and email <> '')`] : []),
    ]),
  );
}
