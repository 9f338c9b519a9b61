import type { Role } from "@site/ground/company/roles.ts";
import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { audit } from "./audit.ts";
import { makeLink } from "./links.ts";
import { may } from "./rights.ts";
import { type Colleague, colleagueFrom } from "./types.ts";

type Db = Kysely<Database>;

export interface Person {
  name: string;
  email: string;
  role: Role;
  locale: Colleague["locale"];
}

export async function assignableColleagues(db: Db): Promise<(Colleague & { email: string })[]> {
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name", "role", "locale", "email"])
    .where("disabled_at", "is", null)
    .orderBy("name")
    .execute();
  return rows.map((row) => ({ ...colleagueFrom(row), email: row.email }));
}

export interface ColleagueAccount extends Colleague {
  email: string;
  disabled: boolean;
  /** The id of the account in the auth server; null if there is none yet. */
  authId: string | null;
  /** The time of the last sign-in. */
  signedInAt: number | null;
}

export const takesLeads = ({ disabled, role }: ColleagueAccount): boolean => !disabled && may(role, "leads.change");

/** Returns all colleagues, active ones first. Former colleagues are included. */
export async function allColleagues(db: Db): Promise<ColleagueAccount[]> {
  const rows = await allAccounts(db).orderBy("name").execute();
  return rows.map(accountFrom).sort((one, other) => Number(one.disabled) - Number(other.disabled));
}

export async function colleagueOf(db: Db, id: string): Promise<ColleagueAccount | null> {
  const row = await allAccounts(db).where("staff.id", "=", id).executeTakeFirst();
  return row ? accountFrom(row) : null;
}

const allAccounts = (db: Db) =>
  db
    .selectFrom("staff")
    .leftJoin("staff_signins as signin", "signin.staff_id", "staff.id")
    .select(["staff.id", "name", "email", "role", "locale", "disabled_at", "auth_id"])
    .select(({ fn }) => fn.max("signin.at").as("signed_in_at"))
    .groupBy(["staff.id", "name", "email", "role", "locale", "disabled_at", "auth_id"]);

const accountFrom = (
  row: Awaited<ReturnType<ReturnType<typeof allAccounts>["execute"]>>[number],
): ColleagueAccount => ({
  ...colleagueFrom(row),
  email: row.email,
  disabled: row.disabled_at !== null,
  authId: row.auth_id,
  signedInAt: row.signed_in_at,
});

/** Inserts a colleague and returns the id. Returns null if the email address is taken. */
export async function insertColleague(db: Db, { name, email, role, locale }: Person): Promise<string | null> {
  const row = {
    id: newId(),
    name,
    email: email.toLowerCase(),
    role,
    locale,
    created_at: currentTime(),
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

/** Adds a colleague, who has no account yet, and returns the id. Returns null if the email address is taken. */
export const addColleague = (db: Db, by: string, person: Person): Promise<string | null> =>
  db.transaction().execute(async (transaction) => {
    const id = await insertColleague(transaction, person);
    if (id !== null) await audit(transaction, by, "staff.add", id, { role: person.role });
    return id;
  });

/** Returns the token of a link for a colleague who lost the password or the factors. Returns null if there is no such active colleague. */
export const recoveryLink = (db: Db, id: string): Promise<string | null> =>
  db.transaction().execute(async (transaction) => {
    const present = await colleagueOf(transaction, id);
    if (!present || present.disabled) return null;
    await audit(transaction, null, "staff.link", id);
    return makeLink(transaction, id);
  });
