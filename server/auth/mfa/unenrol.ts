import { audit } from "../audit.ts";
import type { Context, Db } from "../context.ts";
import { lowerSessions } from "../sessions.ts";
import type { Factor } from "./factors.ts";

/** Inside a transaction. Sessions that it raised go on, at aal1. */
export async function removeFactor({ now }: Context, db: Db, { id, type, user_id: userId }: Factor): Promise<void> {
  await db.deleteFrom("auth_factors").where("id", "=", id).execute();
  await lowerSessions(db, id);
  await audit(db, now(), "factor_removed", { userId, data: { factor: id, type } });
}
