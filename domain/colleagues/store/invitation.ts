import type { Role } from "@site/ground/company/roles.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";

/**
 * Returns who invited the colleague with this email address, and for which role; the mail needs both. Returns undefined once the colleague
 * has signed in.
 */
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
    .where("invited.disabled_at", "is", null)
    .where("entry.action", "in", ["staff.add", "staff.invite", "staff.enable"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("staff_signins as seen")
            .select("seen.session_id")
            .whereRef("seen.staff_id", "=", "invited.id")
            .whereRef("seen.at", ">=", "entry.at"),
        ),
      ),
    )
    .orderBy("entry.at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { by: row.by, role: row.role };
}
