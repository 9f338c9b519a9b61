import type { Transaction } from "kysely";
import type { Database, LeadsTable, SavedViewsTable } from "../db/schema.ts";
import { normalizeText } from "./search-text.ts";

type Person = Pick<LeadsTable, "name" | "email" | "phone">;
type View = Pick<SavedViewsTable, "name" | "query">;

/** A search that a colleague kept for one person is of no use once that person is forgotten, and would still name them. */
export async function forgetViewsOf(db: Transaction<Database>, people: readonly Person[]): Promise<void> {
  const views = await db.selectFrom("saved_views").select(["id", "name", "query"]).execute();
  const ids = views.filter((view) => people.some((person) => isOf(view, person))).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("saved_views").where("id", "in", ids).execute();
}

export function isOf({ name, query }: View, person: Person): boolean {
  const searched = new URLSearchParams(query).get("text") ?? "";
  return [name, searched].some((text) => names(text, person)) || isPartOf(searched, person.name);
}

/** However it was spelt, and whatever stands around it. */
function names(text: string, { name, email, phone }: Person): boolean {
  const normalized = normalizeText(text);
  const number = phone.replace(/\D/g, "").slice(-nationalDigits);
  const said = [name, email].map(normalizeText).filter(Boolean);
  return (
    said.some((one) => normalized.includes(one)) ||
    (number.length === nationalDigits && normalized.replace(/\D/g, "").includes(number))
  );
}

/** A number's last digits are the same with the country's code and without. */
const nationalDigits = 8;

/** Who is searched for by a given or family name alone is searched for all the same. */
function isPartOf(searched: string, name: string): boolean {
  const words = normalizeText(searched).split(" ").filter(Boolean);
  const own = normalizeText(name).split(" ");
  return words.length > 0 && words.every((word) => own.includes(word));
}
