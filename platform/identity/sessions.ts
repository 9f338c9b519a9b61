import { audit } from "@site/auth-server/audit.ts";
import type { Db } from "@site/auth-server/context.ts";
import type { SessionsTable } from "@site/auth-server/tables.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { withAuth } from "./tables.ts";

/** The details of a session by which its owner can recognise it. */
type OwnSession = Pick<SessionsTable, "id" | "user_agent" | "ip" | "created_at"> & { used_at: number };

const own = (db: Kysely<Database>) => withAuth(db) as unknown as Db;

/** Lists the sessions of an account. The most recently used session comes first. */
export async function sessionsOf(db: Kysely<Database>, userId: string): Promise<OwnSession[]> {
  const rows = await own(db)
    .selectFrom("auth_sessions")
    .select(["id", "user_agent", "ip", "created_at", "refreshed_at"])
    .where("user_id", "=", userId)
    .execute();
  return rows
    .map(({ refreshed_at, ...session }) => ({ ...session, used_at: refreshed_at ?? session.created_at }))
    .sort((one, other) => other.used_at - one.used_at);
}

/** Tells whether the session has had its second sign-in step (aal2). The token may be older than that step, so the database is asked. */
export async function isRaised(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = await own(db).selectFrom("auth_sessions").select("aal").where("id", "=", id).executeTakeFirst();
  return found?.aal === "aal2";
}

/** Ends one of the person's own sessions. Returns false if the person has no session with this id. */
export function endSession(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  return own(db)
    .transaction()
    .execute(async (transaction) => {
      const ended = await transaction
        .deleteFrom("auth_sessions")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      if (ended.numDeletedRows === 0n) return false;
      await audit(transaction, currentTime(), "signed_out", { userId, sessionId: id, data: { scope: "one" } });
      return true;
    });
}
