import { audit } from "../audit.ts";
import type { Context, Db } from "../context.ts";
import { tell } from "../mails.ts";
import { lowerSessions } from "../sessions.ts";
import { userById } from "../users.ts";
import type { Factor } from "./factors.ts";

/**
 * Removes a factor. Sessions that this factor raised continue at aal1. The person is notified, but only if the factor was verified. Call it
 * inside a transaction.
 */
export async function removeFactor(context: Context, db: Db, factor: Factor): Promise<void> {
  const { id, type, user_id: userId } = factor;
  await db.deleteFrom("auth_factors").where("id", "=", id).execute();
  await lowerSessions(db, id);
  const user = factor.status === "verified" ? await userById(db, userId) : undefined;
  if (user) await tell(db, context, user, "factor_removed");
  await audit(db, context.now(), "factor_removed", { userId, data: { factor: id, type } });
}
