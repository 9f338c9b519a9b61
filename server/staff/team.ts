import type { Kysely } from "kysely";
import { newId } from "../db/ids.ts";
import type { Database } from "../db/schema.ts";
import { audit } from "./audit.ts";
import { makeLink } from "./links.ts";
import { staffFrom } from "./sessions.ts";
import type { Role, Staff } from "./types.ts";

type Db = Kysely<Database>;

export interface Person {
  name: string;
  email: string;
  role: Role;
  locale: Staff["locale"];
}

/** Those to whom a lead can be given. */
export async function colleagues(db: Db): Promise<Staff[]> {
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name", "role", "locale"])
    .where("disabled_at", "is", null)
    .orderBy("name")
    .execute();
  return rows.map(staffFrom);
}

export interface Member extends Staff {
  email: string;
  disabled: boolean;
  /** When last at work, as far as a session still tells. */
  seenAt: number | null;
}

/** Everybody there ever was, those who may in first. */
export async function team(db: Db): Promise<Member[]> {
  const rows = await db
    .selectFrom("staff")
    .leftJoin("staff_sessions as session", "session.staff_id", "staff.id")
    .select(["staff.id", "name", "email", "role", "locale", "disabled_at"])
    .select(({ fn }) => fn.max("session.seen_at").as("seen_at"))
    .groupBy(["staff.id", "name", "email", "role", "locale", "disabled_at"])
    .orderBy("name")
    .execute();
  return rows
    .map((row) => ({ ...staffFrom(row), email: row.email, disabled: row.disabled_at !== null, seenAt: row.seen_at }))
    .sort((one, other) => Number(one.disabled) - Number(other.disabled));
}

/** The id of the new colleague, or null where somebody has that e-mail address already. */
export async function insertStaff(db: Db, { name, email, role, locale }: Person): Promise<string | null> {
  const row = {
    id: newId(),
    name,
    email: email.toLowerCase(),
    role,
    locale,
    created_at: Date.now(),
    disabled_at: null,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("staff")
    .values(row)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? row.id : null;
}

/** The token of the link to hand over. */
export const addColleague = (db: Db, by: string, person: Person): Promise<string | null> =>
  db.transaction().execute(async (transaction) => {
    const id = await insertStaff(transaction, person);
    if (id === null) return null;
    await audit(transaction, by, "staff.add", id, { role: person.role });
    return makeLink(transaction, id);
  });

/** A link for somebody whose session is lost; null where there is no such colleague any more. */
export const linkAgain = (db: Db, by: string | null, id: string): Promise<string | null> =>
  db.transaction().execute(async (transaction) => {
    const present = await transaction
      .selectFrom("staff")
      .select("id")
      .where("id", "=", id)
      .where("disabled_at", "is", null)
      .executeTakeFirst();
    if (!present) return null;
    await audit(transaction, by, "staff.link", id);
    return makeLink(transaction, id);
  });
