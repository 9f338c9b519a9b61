import type { Transaction } from "kysely";
import type { Database, LeadsTable, SavedViewsTable } from "#platform/db/schema.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";

type Person = Pick<LeadsTable, "name" | "email" | "phone">;
type View = Pick<SavedViewsTable, "name" | "query">;

/** Deletes the saved views that search for an erased person, because their name or query contains the person's data. */
export async function forgetViewsOf(db: Transaction<Database>, people: readonly Person[]): Promise<void> {
  const views = await db.selectFrom("saved_views").select(["id", "name", "query"]).execute();
  const ids = views.filter((view) => people.some((person) => isOf(view, person))).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("saved_views").where("id", "in", ids).execute();
}

export function isOf({ name, query }: View, person: Person): boolean {
  const searched = new URLSearchParams(query).get("text") ?? "";
  return [name, searched].some((text) => names(text, person)) || isPartOf(searched, person.name);
}

/** Tells whether a text contains the person's name, email address or phone number, in any spelling. */
function names(text: string, { name, email, phone }: Person): boolean {
  const normalized = normalizeText(text);
  const number = phone.replace(/\D/g, "").slice(-nationalDigits);
  const said = [name, email].map(normalizeText).filter(Boolean);
  return (
    said.some((one) => normalized.includes(one)) ||
    (number.length === nationalDigits && normalized.replace(/\D/g, "").includes(number))
  );
}

/** The number of last digits of a phone number that are compared. They are the same with and without the country code. */
const nationalDigits = 8;

/** Tells whether a search text consists only of parts of the person's name, such as the family name. */
function isPartOf(searched: string, name: string): boolean {
  const words = normalizeText(searched).split(" ").filter(Boolean);
  const own = normalizeText(name).split(" ");
  return words.length > 0 && words.every((word) => own.includes(word));
}
