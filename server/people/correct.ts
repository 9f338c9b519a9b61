import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Change } from "../leads/customer.ts";
import { searchOfPerson } from "./search-of-person.ts";

const fields = ["name", "phone", "email", "locale"] as const;

/** What a colleague puts right on a lead is put right on its person too, where the same stood. */
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
