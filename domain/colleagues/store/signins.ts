import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { audit } from "./audit.ts";

type Db = Kysely<Database>;

/** Sign-ins are kept for 400 days, because the page of the colleagues shows when each of them last signed in. */
const kept = 400 * 24 * 60 * 60_000;

/** The longest time that a colleague's session may last, however active it is. */
export const longestSession = 14 * 24 * 60 * 60_000;

/** Caches the times of sign-ins, which saves a query for each page. A session that is missing in the cache is read from the database. */
const seen = new Map<string, number>();

interface Signed {
  sessionId: string;
  email: string;
  emailConfirmed: boolean;
}

/**
 * Notes a sign-in when its session is first seen, only once even with several processes and parallel requests. Returns the time of the
 * sign-in.
 */
export async function noteSignIn(db: Db, colleagueId: string, signed: Signed, now = currentTime()): Promise<number> {
  const known = seen.get(signed.sessionId);
  if (known !== undefined) return known;
  const at = await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("staff_signins")
      .values({ session_id: signed.sessionId, staff_id: colleagueId, at: now })
      .onConflict((conflict) => conflict.column("session_id").doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return since(transaction, signed.sessionId);
    await audit(transaction, colleagueId, "staff.signin");
    await followAddress(transaction, colleagueId, signed);
    await transaction
      .deleteFrom("staff_signins")
      .where("at", "<", now - kept)
      .execute();
    return now;
  });
  if (seen.size >= 10_000) seen.clear();
  seen.set(signed.sessionId, at);
  return at;
}

async function since(db: Db, sessionId: string): Promise<number> {
  const signin = db.selectFrom("staff_signins").select("at").where("session_id", "=", sessionId);
  return (await signin.executeTakeFirstOrThrow()).at;
}

/** If colleagues change the email address of their account, their row gets it too, unless another colleague has that address. */
async function followAddress(db: Db, colleagueId: string, { email, emailConfirmed }: Signed): Promise<void> {
  if (!emailConfirmed) return;
  const address = email.toLowerCase();
  await db
    .updateTable("staff")
    .set({ email: address })
    .where("id", "=", colleagueId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("staff as other").select("other.id").where("other.email", "=", address))),
    )
    .execute();
}
