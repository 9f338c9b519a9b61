import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { withAuth } from "./tables.ts";

/** The id of the account with this address in our own auth server. */
export async function accountUnder(db: Kysely<Database>, email: string): Promise<string | undefined> {
  const found = withAuth(db).selectFrom("auth_users").select("id").where("email", "=", email.toLowerCase());
  return (await found.executeTakeFirst())?.id;
}
