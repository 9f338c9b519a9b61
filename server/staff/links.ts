import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { hashOf, newToken } from "./tokens.ts";
import { type Staff, staffFrom } from "./types.ts";

const valid = 24 * 60 * 60_000;

type Db = Kysely<Database>;

/** The token of a new link for a colleague, or for the first owner, who is nobody yet. Links given before are void. */
export async function makeLink(db: Db, staffId: string | null, now = Date.now()): Promise<string> {
  const token = newToken();
  await db
    .deleteFrom("staff_links")
    .where("staff_id", staffId === null ? "is" : "=", staffId)
    .execute();
  const link = {
    token_hash: hashOf(token),
    staff_id: staffId,
    created_at: now,
    expires_at: now + valid,
    used_at: null,
  };
  await db.insertInto("staff_links").values(link).execute();
  return token;
}

/** Whom a link is for; null where it is used, late, or none of ours. Looking does not use it up. */
export async function linkFor(db: Db, token: string, now = Date.now()): Promise<Staff | "first owner" | null> {
  const link = await db
    .selectFrom("staff_links as link")
    .leftJoin("staff", "staff.id", "link.staff_id")
    .select(["link.staff_id", "staff.id", "staff.name", "staff.role", "staff.locale", "staff.disabled_at"])
    .where("link.token_hash", "=", hashOf(token))
    .where("link.used_at", "is", null)
    .where("link.expires_at", ">", now)
    .executeTakeFirst();
  if (!link) return null;
  if (link.staff_id === null) return "first owner";
  const { id, name, role, locale, disabled_at } = link;
  if (id === null || name === null || role === null || locale === null || disabled_at !== null) return null;
  return staffFrom({ id, name, role, locale });
}

/**
 * Of any number of clicks at once, one is true. All open links of that person go with it: two first owners who were
 * offered the place by two processes cannot both take it.
 */
export async function spend(db: Db, token: string, staffId: string | null, now = Date.now()): Promise<boolean> {
  const hash = hashOf(token);
  const used = await db
    .updateTable("staff_links")
    .set({ used_at: now })
    .where("staff_id", staffId === null ? "is" : "=", staffId)
    .where("used_at", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("staff_links as own")
          .select("own.token_hash")
          .where("own.token_hash", "=", hash)
          .where("own.used_at", "is", null)
          .where("own.expires_at", ">", now),
      ),
    )
    .returning("token_hash")
    .execute();
  return used.some(({ token_hash }) => token_hash === hash);
}

/** The auth backend refused what was to be done by the link: it can be tried again. */
export const giveBack = (db: Db, token: string) =>
  db.updateTable("staff_links").set({ used_at: null }).where("token_hash", "=", hashOf(token)).execute();
