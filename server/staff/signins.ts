import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { audit } from "./audit.ts";

type Db = Kysely<Database>;

/** The team page tells when somebody was last here. */
const kept = 400 * 24 * 60 * 60_000;

/** However busy, nobody of the staff stays longer without signing in anew. */
export const longest = 14 * 24 * 60 * 60_000;

/** Since when; spares the question with every page. Who fills it only makes us ask again. */
const seen = new Map<string, number>();

interface Signed {
  sessionId: string;
  email: string;
  emailConfirmed: boolean;
}

/**
 * Writes a sign-in into the log when its session is first seen, by whichever process and however many requests at once;
 * gives the instant of that.
 */
export async function noteSignIn(db: Db, staffId: string, signed: Signed, now = Date.now()): Promise<number> {
  const known = seen.get(signed.sessionId);
  if (known !== undefined) return known;
  const at = await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("staff_signins")
      .values({ session_id: signed.sessionId, staff_id: staffId, at: now })
      .onConflict((conflict) => conflict.column("session_id").doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return since(transaction, signed.sessionId);
    await audit(transaction, staffId, "staff.signin");
    await followAddress(transaction, staffId, signed);
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

/** People change their address in their account; the team goes by it, unless somebody else there has it. */
async function followAddress(db: Db, staffId: string, { email, emailConfirmed }: Signed): Promise<void> {
  if (!emailConfirmed) return;
  const address = email.toLowerCase();
  await db
    .updateTable("staff")
    .set({ email: address })
    .where("id", "=", staffId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("staff as other").select("other.id").where("other.email", "=", address))),
    )
    .execute();
}
