import type { Selectable } from "kysely";
import type { Context, Db, User } from "../context.ts";
import { AuthError } from "../errors.ts";
import type { PasskeysTable } from "../tables.ts";
import { isUuid } from "../users.ts";

export type Passkey = Selectable<PasskeysTable>;

/** The passkeys of a person, oldest first. */
export const passkeysOf = (db: Db, userId: string): Promise<Passkey[]> =>
  db
    .selectFrom("auth_passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Returns a passkey of this person. Another person's passkey counts as not found. */
export async function passkeyOf(db: Db, { id: userId }: Pick<User, "id">, id: string): Promise<Passkey> {
  const found = isUuid(id)
    ? await db
        .selectFrom("auth_passkeys")
        .selectAll()
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new AuthError(404, "validation_failed", "Passkey not found");
  return found;
}

/** Tells whether the person can sign in by passkey. */
export const hasPasskey = async ({ config }: Context, db: Db, userId: string): Promise<boolean> =>
  config.passkeys && (await passkeysOf(db, userId)).length > 0;

const instant = (at: number): string => new Date(at).toISOString();

/** Returns a passkey for display. The key and the counter are left out, because nobody else can use them. */
export const passkeyJson = ({ id, friendly_name, created_at, last_used_at }: Passkey) => ({
  id,
  ...(friendly_name && { friendly_name }),
  created_at: instant(created_at),
  ...(last_used_at !== null && { last_used_at: instant(last_used_at) }),
});
