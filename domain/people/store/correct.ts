import type { Change } from "@site/ground/customer-fields.ts";
import type { CustomerField } from "@site/ground/enquiry-fields.ts";
import type { Transaction } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { searchOfPerson } from "./search-of-person.ts";

const fields = ["name", "phone", "email", "locale"] as const;

/** Corrects the person when a colleague corrects a lead, but only the fields in which the person had the old value of the lead. */
export async function correctPerson(
  tx: Transaction<Database>,
  id: string | null | undefined,
  changes: readonly Change[],
): Promise<void> {
  const person = id && (await tx.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst());
  if (!person) return;
  const right = changes.filter(({ field, from }) => fields.some((one) => one === field && person[one] === from));
  if (right.length === 0) return;
  const now = { ...person, ...Object.fromEntries(right.map(({ field, to }) => [field, to])) };
  const { name, phone, email, locale } = now;
  await tx
    .updateTable("people")
    .set((e) => ({ name, phone, email, locale, search: searchOfPerson(now), version: e("version", "+", 1) }))
    .where("id", "=", person.id)
    .execute();
}

const ofPlace: Partial<Record<CustomerField, "area" | "city" | "kind">> = {
  area: "area",
  place: "city",
  property: "kind",
};

/**
 * Corrects the place when a colleague corrects its lead, unless another lead is at that place. A flat in a tower keeps the emirate of the
 * tower.
 */
export async function correctPlace(
  tx: Transaction<Database>,
  { id, place_id }: Pick<LeadsTable, "id" | "place_id">,
  changes: readonly Change[],
): Promise<void> {
  const place = place_id && (await tx.selectFrom("places").selectAll().where("id", "=", place_id).executeTakeFirst());
  if (!place) return;
  const right = changes.flatMap(({ field, from, to }) => {
    const column = ofPlace[field];
    return column && place[column] === from && (column !== "city" || !place.parent_id) ? [[column, to]] : [];
  });
  if (right.length === 0) return;
  const others = tx.selectFrom("leads").select("id").where("place_id", "=", place.id).where("id", "<>", id);
  const isShared = await others
    .where((e) => e.or([e("merged_into", "is", null), e("merged_into", "<>", id)]))
    .executeTakeFirst();
  if (isShared) return;
  await tx
    .updateTable("places")
    .set((e) => ({ ...Object.fromEntries(right), version: e("version", "+", 1) }))
    .where("id", "=", place.id)
    .execute();
}
