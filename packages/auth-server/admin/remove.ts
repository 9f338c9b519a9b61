import { audit } from "../audit.ts";
import type { Context, Db } from "../context.ts";
import { forgetTokens } from "../one-time.ts";
import { endSessions } from "../sessions.ts";
import { lockUser, updateUser } from "../users.ts";
import { noSuchUser } from "./fields.ts";

/** Deletes a person and everything that belongs to them. A soft delete keeps the user's row, but empties it. */
export const deleteUser = (context: Context, id: string, softly: boolean): Promise<void> =>
  context.db.transaction().execute(async (db) => {
    const now = context.now();
    const user = await lockUser(db, id);
    if (!user) throw noSuchUser();
    if (softly) await empty(db, id, now);
    else await db.deleteFrom("auth_users").where("id", "=", id).execute();
    await audit(db, now, "user_deleted", { userId: id });
  });

async function empty(db: Db, id: string, now: number): Promise<void> {
  await endSessions(db, id);
  await forgetTokens(db, id);
  for (const table of ["auth_identities", "auth_factors", "auth_passkeys"] as const)
    await db.deleteFrom(table).where("user_id", "=", id).execute();
  await updateUser(db, id, now, {
    deleted_at: now,
    email: null,
    phone: null,
    new_email: null,
    new_phone: null,
    password_hash: null,
    user_metadata: "{}",
    app_metadata: "{}",
  });
}
