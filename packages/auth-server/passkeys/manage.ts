import { audit } from "../audit.ts";
import type { Caller, Context, Db } from "../context.ts";
import { invalid } from "../errors.ts";
import { tell } from "../mails.ts";
import { mustHaveJustShownFactor } from "../mfa/factors.ts";
import { endSessionsBy } from "../sessions.ts";
import { lockUser, userById } from "../users.ts";
import { type Passkey, passkeyJson, passkeyOf } from "./rows.ts";

const longestName = 120;

export async function rename(context: Context, { user, session }: Caller, id: string, name = "") {
  if (name.trim() === "") throw invalid("friendly_name is required");
  if (name.length > longestName) throw invalid(`friendly_name must be ${longestName} characters or less`);
  return context.db.transaction().execute(async (db) => {
    const passkey = await passkeyOf(db, user, id);
    const changed = await db
      .updateTable("auth_passkeys")
      .set({ friendly_name: name.trim(), updated_at: context.now() })
      .where("id", "=", passkey.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const data = { passkey: passkey.id };
    await audit(db, context.now(), "passkey_updated", { userId: user.id, sessionId: session.id, data });
    return passkeyJson(changed);
  });
}

export const remove = (context: Context, caller: Caller, id: string): Promise<void> =>
  context.db.transaction().execute(async (db) => {
    await lockUser(db, caller.user.id);
    const passkey = await passkeyOf(db, caller.user, id);
    await mustHaveJustShownFactor(context, db, caller, "manage passkeys");
    await removePasskey(context, db, passkey, caller);
  });

/**
 * Removes a passkey, usually because its device is lost. The sessions that it opened end, except the session that removes it. Call it
 * inside a transaction.
 */
export async function removePasskey(context: Context, db: Db, passkey: Passkey, by?: Caller): Promise<void> {
  const { id, user_id: userId } = passkey;
  await db.deleteFrom("auth_passkeys").where("id", "=", id).execute();
  await endSessionsBy(db, id, by?.session.id);
  const user = await userById(db, userId);
  if (user) await tell(db, context, user, "passkey_removed");
  await audit(db, context.now(), "passkey_removed", { userId, sessionId: by?.session.id, data: { passkey: id } });
}
