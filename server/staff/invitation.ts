import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Role } from "./types.ts";

/** Who invited the colleague with this address, and to which role; for the words of the mail. */
export async function invitationOf(
  db: Kysely<Database>,
  email: string,
): Promise<{ by: string; role: Role } | undefined> {
  const row = await db
    .selectFrom("staff as invited")
    .innerJoin("audit_log as entry", "entry.subject", "invited.id")
    .innerJoin("staff as by", "by.id", "entry.staff_id")
    .select(["by.name as by", "invited.role"])
    .where("invited.email", "=", email.toLowerCase())
    .where("entry.action", "in", ["staff.add", "staff.invite", "staff.enable"])
    .orderBy("entry.at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { by: row.by, role: row.role as Role };
}
