import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { type Role, type Staff, staffFrom } from "./types.ts";

type Db = Kysely<Database>;

/** An account of the auth backend, as it vouches for it. */
export interface Account {
  id: string;
  email: string;
  emailConfirmed: boolean;
  role: Role | null;
}

/**
 * The colleague behind an account, if it may in. Role and place in the team must both say so: an owner is whom both call
 * one, so that what was taken away in either counts from that moment on.
 */
export async function staffOf(db: Db, account: Account): Promise<Staff | null> {
  if (account.role === null) return null;
  const row =
    (await find(db, account.id)) ?? ((await tieByAddress(db, account)) ? await find(db, account.id) : undefined);
  if (!row || row.disabled_at !== null) return null;
  return { ...staffFrom(row), role: account.role === "owner" && row.role === "owner" ? "owner" : "agent" };
}

const find = (db: Db, authId: string) =>
  db
    .selectFrom("staff")
    .select(["id", "name", "role", "locale", "disabled_at"])
    .where("auth_id", "=", authId)
    .executeTakeFirst();

/** A colleague from before there were accounts. An owner gave the account its role, so the address alone opens nothing. */
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

/** In the team, also where they may not come in, or have never been. */
export async function isColleague(db: Db, { id, email }: Pick<Account, "id" | "email">): Promise<boolean> {
  const found = db.selectFrom("staff").select("id");
  const row = await found.where((e) => e.or([e("auth_id", "=", id), e("email", "=", email.toLowerCase())])).execute();
  return row.length > 0;
}
