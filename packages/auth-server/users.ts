import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import type { Db, User } from "./context.ts";
import { forUpdate } from "./database.ts";
import type { UsersTable } from "./tables.ts";

export const isUuid = (text: unknown): text is string =>
  typeof text === "string" && /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);

export const userById = (db: Db, id: string): Promise<User | undefined> =>
  db.selectFrom("auth_users").selectAll().where("id", "=", id).executeTakeFirst();

export const userByEmail = (db: Db, email: string): Promise<User | undefined> =>
  db.selectFrom("auth_users").selectAll().where("email", "=", email.toLowerCase()).executeTakeFirst();

export const userByPhone = (db: Db, phone: string): Promise<User | undefined> =>
  db.selectFrom("auth_users").selectAll().where("phone", "=", phone).executeTakeFirst();

/** Locks the person until the transaction ends. Call it inside a transaction. */
export const lockUser = (db: Db, id: string): Promise<User | undefined> =>
  forUpdate(db, db.selectFrom("auth_users").selectAll().where("id", "=", id)).executeTakeFirst();

export const isBanned = ({ banned_until: until }: User, now: number): boolean => until !== null && until > now;

/** Returns a new person with empty fields. Nothing is stored yet. */
export const newUser = (now: number, overrides: Partial<User> = {}): User => ({
  id: randomUUID(),
  email: null,
  phone: null,
  password_hash: null,
  role: "authenticated",
  email_confirmed_at: null,
  phone_confirmed_at: null,
  new_email: null,
  new_phone: null,
  email_change_waits: 0,
  invited_at: null,
  confirmation_sent_at: null,
  recovery_sent_at: null,
  email_change_sent_at: null,
  phone_change_sent_at: null,
  reauthentication_sent_at: null,
  last_sign_in_at: null,
  banned_until: null,
  deleted_at: null,
  app_metadata: "{}",
  user_metadata: "{}",
  is_anonymous: 0,
  created_at: now,
  updated_at: now,
  ...overrides,
});

/** Inserts a person. Returns undefined if the address or number belongs to somebody else, perhaps since a moment ago. */
export const insertUser = (db: Db, user: User): Promise<User | undefined> =>
  db
    .insertInto("auth_users")
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export async function updateUser(db: Db, id: string, now: number, set: Updateable<UsersTable>): Promise<User> {
  return db
    .updateTable("auth_users")
    .set({ ...set, updated_at: now })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the JSON with the keys of `change` replaced. A null removes its key. */
export function mergeJson(json: string, change: Record<string, unknown>): string {
  const all: Record<string, unknown> = { ...JSON.parse(json), ...change };
  return JSON.stringify(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)));
}
