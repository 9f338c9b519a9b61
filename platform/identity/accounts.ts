import type { Kysely } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { withAuth } from "./tables.ts";

/** A phone number and an e-mail address of one person. */
export type Contact = Pick<LeadsTable, "phone" | "email" | "person_id">;

/** Returns the id of the account with this e-mail address in the built-in auth server. */
export async function accountUnder(db: Kysely<Database>, email: string): Promise<string | undefined> {
  const found = withAuth(db).selectFrom("auth_users").select("id").where("email", "=", email.toLowerCase());
  return (await found.executeTakeFirst())?.id;
}

/** Returns the digits without the country code or the zero that replaces it. */
const nationalDigits = (phone: string) => normalizeText(phone).replace(/\D/g, "").slice(-9);

/**
 * Returns the ids of the accounts that have one of these e-mail addresses or phone numbers. A number that a person only typed into their
 * profile counts too, in any spelling.
 */
export async function accountsWith(db: Kysely<Database>, contacts: readonly Contact[]): Promise<string[]> {
  const addresses = new Set(contacts.map(({ email }) => email.toLowerCase()));
  const numbers = new Set(contacts.map(({ phone }) => nationalDigits(phone)));
  const users = withAuth(db).selectFrom("auth_users").select(["id", "email", "phone", "user_metadata"]);
  const known = users.where((e) =>
    e.or([e("email", "in", [...addresses]), e("phone", "is not", null), e("user_metadata", "like", '%"phone"%')]),
  );
  const isKnown = (value: unknown, among: Set<string>, spelled: (text: string) => string) =>
    typeof value === "string" && value !== "" && among.has(spelled(value));
  return (await known.orderBy("id").execute()).flatMap(({ id, email, phone, user_metadata }) =>
    isKnown(email, addresses, String) ||
    [phone, JSON.parse(user_metadata).phone].some((number) => isKnown(number, numbers, nationalDigits))
      ? id
      : [],
  );
}
