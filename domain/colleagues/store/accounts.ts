import type { Role } from "@site/ground/company/roles.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { commonRole } from "./rights.ts";
import { type Colleague, colleagueFrom } from "./types.ts";

type Db = Kysely<Database>;

/** The facts about an account that the auth server has confirmed. */
export interface Account {
  id: string;
  email: string;
  emailConfirmed: boolean;
  role: Role | null;
}

/**
 * Returns the colleague behind an account, if the colleague may enter. The role must be the same in the account and in the colleague's row.
 * Removing it in either place therefore takes effect at once.
 */
export async function colleagueOfAccount(db: Db, account: Account): Promise<Colleague | null> {
  if (account.role === null) return null;
  const row =
    (await find(db, account.id)) ?? ((await tieByAddress(db, account)) ? await find(db, account.id) : undefined);
  if (!row || row.disabled_at !== null) return null;
  const colleague = colleagueFrom(row);
  const role = commonRole(account.role, colleague.role);
  return role && { ...colleague, role };
}

const find = (db: Db, authId: string) =>
  db
    .selectFrom("staff")
    .select(["id", "name", "role", "locale", "disabled_at"])
    .where("auth_id", "=", authId)
    .executeTakeFirst();

/**
 * Links an account to a colleague's row from the time before accounts, by the email address. The address alone is not enough: an owner must
 * have given the account its role.
 */
async function tieByAddress(db: Db, { id, email, emailConfirmed }: Account): Promise<boolean> {
  if (!emailConfirmed) return false;
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ auth_id: id })
    .where("email", "=", email.toLowerCase())
    .where("auth_id", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const tie = (db: Db, id: string, authId: string) =>
  db.updateTable("staff").set({ auth_id: authId }).where("id", "=", id).execute();

/** Tells whether the account belongs to a colleague, even to one who may not enter or never entered. */
export async function isColleague(db: Db, { id, email }: Pick<Account, "id" | "email">): Promise<boolean> {
  const found = db.selectFrom("staff").select("id");
  const row = await found.where((e) => e.or([e("auth_id", "=", id), e("email", "=", email.toLowerCase())])).execute();
  return row.length > 0;
}
