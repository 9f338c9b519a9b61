import type { Transaction } from "kysely";
import type { Database, LeadsTable, SavedViewsTable } from "#platform/db/schema.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";

type Person = Pick<LeadsTable, "name" | "email" | "phone">;
type View = Pick<SavedViewsTable, "name" | "query">;

/** Deletes saved views that search for an erased person, because their query would still contain the name. */
export async function forgetViewsOf(db: Transaction<Database>, people: readonly Person[]): Promise<void> {
  const views = await db.selectFrom("saved_views").select(["id", "name", "query"]).execute();
  const ids = views.filter((view) => people.some((person) => isOf(view, person))).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("saved_views").where("id", "in", ids).execute();
}

export function isOf({ name, query }: View, person: Person): boolean {
  const searched = new URLSearchParams(query).get("text") ?? "";
  return [name, searched].some((text) => names(text, person)) || isPartOf(searched, person.name);
}

/** Finds the person in any spelling, with any text around it. */
function names(text: string, { name, email, phone }: Person): boolean {
  const normalized = normalizeText(text);
  const number = phone.replace(/\D/g, "").slice(-nationalDigits);
  const said = [name, email].map(normalizeText).filter(Boolean);
  return (
    said.some((one) => normalized.includes(one)) ||
    (number.length === nationalDigits && normalized.replace(/\D/g, "").includes(number))
  );
}

/** So many last digits are the same with and without the country code. */
const nationalDigits = 8;

/** A search for only the given or family name is a search for this person too. */
function isPartOf(searched: string, name: string): boolean {
  const words = normalizeText(searched).split(" ").filter(Boolean);
  const own = normalizeText(name).split(" ");
  return words.length > 0 && words.every((word) => own.includes(word));
}
