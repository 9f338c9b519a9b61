import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { hashOf, newToken } from "./tokens.ts";
import { type Colleague, colleagueFrom } from "./types.ts";

const valid = 24 * 60 * 60_000;

type Db = Kysely<Database>;

/** Creates the token of a new link for a colleague, or for the first owner, who has no row yet. Earlier links become invalid. */
export async function makeLink(db: Db, colleagueId: string | null, now = Date.now()): Promise<string> {
  const token = newToken();
  await db
    .deleteFrom("staff_links")
    .where("staff_id", colleagueId === null ? "is" : "=", colleagueId)
    .execute();
  const link = {
    token_hash: hashOf(token),
    staff_id: colleagueId,
    created_at: now,
    expires_at: now + valid,
    used_at: null,
  };
  await db.insertInto("staff_links").values(link).execute();
  return token;
}

/** Returns the person of a link, or null if the link is used, expired or unknown. Looking does not use the link up. */
export async function linkFor(db: Db, token: string, now = Date.now()): Promise<Colleague | "first owner" | null> {
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
  return colleagueFrom({ id, name, role, locale });
}

/**
 * Returns true for exactly one of any number of clicks. All open links of that person become invalid. Two processes may have offered the place of the
 * first owner, but only one offer can be accepted.
 */
export async function consumeLink(
  db: Db,
  token: string,
  colleagueId: string | null,
  now = Date.now(),
): Promise<boolean> {
  const hash = hashOf(token);
  const used = await db
    .updateTable("staff_links")
    .set({ used_at: now })
    .where("staff_id", colleagueId === null ? "is" : "=", colleagueId)
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

/** Undoes the use of a link if the auth server refused the change, so that it can be tried again. */
export const restoreLink = (db: Db, token: string) =>
  db.updateTable("staff_links").set({ used_at: null }).where("token_hash", "=", hashOf(token)).execute();
