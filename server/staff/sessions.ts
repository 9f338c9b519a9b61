import type { Kysely, Selectable } from "kysely";
import type { Database, StaffTable } from "../db/schema.ts";
import { hashOf, newToken } from "./tokens.ts";
import type { Role, Staff } from "./types.ts";

const minute = 60_000;
/** Left alone for so long, a session ends. */
export const idle = 12 * 60 * minute;
/** However busy, nobody stays longer without a new link. */
export const absolute = 14 * 24 * 60 * minute;

type Db = Kysely<Database>;

/** The token of a new session; it is never an old one, so that nobody can slip a known one to somebody. */
export async function openSession(db: Db, staffId: string, now = Date.now()): Promise<string> {
  const token = newToken();
  await db.deleteFrom("staff_sessions").where("expires_at", "<=", now).execute();
  await db
    .insertInto("staff_sessions")
    .values({
      token_hash: hashOf(token),
      staff_id: staffId,
      created_at: now,
      seen_at: now,
      expires_at: now + absolute,
    })
    .execute();
  return token;
}

/** Whose session it is, if it still is one; to ask keeps it alive. */
export async function staffOf(db: Db, token: string, now = Date.now()): Promise<Staff | null> {
  const found = await find(db, token, now);
  if (!found) return null;
  if (found.seen_at < now - minute) await seen(db, hashOf(token), now);
  return staffFrom(found);
}

/** Whether it still is a session; a stream that stays open asks, and is no sign that somebody is there. */
export const isOpen = async (db: Db, token: string, now = Date.now()): Promise<boolean> =>
  (await find(db, token, now)) !== undefined;

const find = (db: Db, token: string, now: number) =>
  db
    .selectFrom("staff_sessions as session")
    .innerJoin("staff", "staff.id", "session.staff_id")
    .select(["staff.id", "staff.name", "staff.role", "staff.locale", "session.seen_at"])
    .where("session.token_hash", "=", hashOf(token))
    .where("session.expires_at", ">", now)
    .where("session.seen_at", ">", now - idle)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();

export const staffFrom = ({ id, name, role, locale }: Pick<Selectable<StaffTable>, keyof Staff>): Staff => ({
  id,
  name,
  role: role as Role,
  locale: locale as Staff["locale"],
});

/** Once a minute is exact enough, and spares a write with every page. */
const seen = (db: Db, hash: string, now: number) =>
  db.updateTable("staff_sessions").set({ seen_at: now }).where("token_hash", "=", hash).execute();

export const closeSession = (db: Db, token: string) =>
  db.deleteFrom("staff_sessions").where("token_hash", "=", hashOf(token)).execute();

export const closeSessionsOf = (db: Db, staffId: string) =>
  db.deleteFrom("staff_sessions").where("staff_id", "=", staffId).execute();
