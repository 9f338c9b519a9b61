import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { audit } from "./audit.ts";

type Db = Kysely<Database>;

/** Longer than any session of staff is kept alive. */
const kept = 400 * 24 * 60 * 60_000;

/** Spares the question with every page; who fills it only makes us ask again. */
const seen = new Set<string>();

interface Signed {
  sessionId: string;
  email: string;
  emailConfirmed: boolean;
}

/** Writes a sign-in into the log when its session is first seen, by whichever process and however many requests at once. */
export async function noteSignIn(db: Db, staffId: string, signed: Signed, now = Date.now()): Promise<void> {
  const { sessionId } = signed;
  if (seen.has(sessionId)) return;
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("staff_signins")
      .values({ session_id: sessionId, staff_id: staffId, at: now })
      .onConflict((conflict) => conflict.column("session_id").doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    await audit(transaction, staffId, "staff.signin");
    await followAddress(transaction, staffId, signed);
    await transaction
      .deleteFrom("staff_signins")
      .where("at", "<", now - kept)
      .execute();
  });
  if (seen.size >= 10_000) seen.clear();
  seen.add(sessionId);
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
