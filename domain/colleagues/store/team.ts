import type { Role } from "@site/ground/company/roles.ts";
import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { audit } from "./audit.ts";
import { makeLink } from "./links.ts";
import { may } from "./rights.ts";
import { type Staff, staffFrom } from "./types.ts";

type Db = Kysely<Database>;

export interface Person {
  name: string;
  email: string;
  role: Role;
  locale: Staff["locale"];
}

/** The colleagues to whom a lead can be assigned. */
export async function colleagues(db: Db): Promise<(Staff & { email: string })[]> {
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name", "role", "locale", "email"])
    .where("disabled_at", "is", null)
    .orderBy("name")
    .execute();
  return rows.map((row) => ({ ...staffFrom(row), email: row.email }));
}

export interface Member extends Staff {
  email: string;
  disabled: boolean;
  /** The account in the auth server, if there is one yet. */
  authId: string | null;
  /** When they last signed in. */
  signedInAt: number | null;
}

/** Tells whether leads can be assigned to a colleague. */
export const takesLeads = ({ disabled, role }: Member): boolean => !disabled && may(role, "leads.change");

/** All colleagues, past ones too; active ones first. */
export async function team(db: Db): Promise<Member[]> {
  const rows = await members(db).orderBy("name").execute();
  return rows.map(memberFrom).sort((one, other) => Number(one.disabled) - Number(other.disabled));
}

export async function memberOf(db: Db, id: string): Promise<Member | null> {
  const row = await members(db).where("staff.id", "=", id).executeTakeFirst();
  return row ? memberFrom(row) : null;
}

const members = (db: Db) =>
  db
    .selectFrom("staff")
    .leftJoin("staff_signins as signin", "signin.staff_id", "staff.id")
    .select(["staff.id", "name", "email", "role", "locale", "disabled_at", "auth_id"])
    .select(({ fn }) => fn.max("signin.at").as("signed_in_at"))
    .groupBy(["staff.id", "name", "email", "role", "locale", "disabled_at", "auth_id"]);

const memberFrom = (row: Awaited<ReturnType<ReturnType<typeof members>["execute"]>>[number]): Member => ({
  ...staffFrom(row),
  email: row.email,
  disabled: row.disabled_at !== null,
  authId: row.auth_id,
  signedInAt: row.signed_in_at,
});

/** The id of the new colleague, or null if the e-mail address is taken. */
export async function insertStaff(db: Db, { name, email, role, locale }: Person): Promise<string | null> {
  const row = {
    id: newId(),
    name,
    email: email.toLowerCase(),
    role,
    locale,
    created_at: Date.now(),
    disabled_at: null,
    auth_id: null,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("staff")
    .values(row)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? row.id : null;
}

/** The id of the new colleague, who has no account yet. */
export const addColleague = (db: Db, by: string, person: Person): Promise<string | null> =>
  db.transaction().execute(async (transaction) => {
    const id = await insertStaff(transaction, person);
    if (id !== null) await audit(transaction, by, "staff.add", id, { role: person.role });
    return id;
  });

/** The token of a link for a colleague who lost password and factors; null if there is no such colleague. */
export const recoveryLink = (db: Db, id: string): Promise<string | null> =>
  db.transaction().execute(async (transaction) => {
    const present = await memberOf(transaction, id);
    if (!present || present.disabled) return null;
    await audit(transaction, null, "staff.link", id);
    return makeLink(transaction, id);
  });
