import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { hashOf, newToken } from "./tokens.ts";
import { type Colleague, colleagueFrom } from "./types.ts";

const valid = 24 * 60 * 60_000;

type Db = Kysely<Database>;

/** Creates the token of a new link for a colleague, or for the first owner, who has no row yet. Earlier links become invalid. */
export async function makeLink(db: Db, colleagueId: string | null, now = currentTime()): Promise<string> {
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

/** Returns the person for whom a link was made, or null if the link is used, expired or unknown. This does not use the link up. */
export async function linkFor(db: Db, token: string, now = currentTime()): Promise<Colleague | "first owner" | null> {
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
 * Uses a link up. Of several clicks at the same time, exactly one returns true. All open links of the person become invalid. Two processes
 * may each have made a link for the first owner; only one of the links can be used.
 */
export async function consumeLink(
  db: Db,
  token: string,
  colleagueId: string | null,
  now = currentTime(),
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

/** Makes a used link valid again. This is needed if the auth server refused the change after it. */
export const restoreLink = (db: Db, token: string) =>
  db.updateTable("staff_links").set({ used_at: null }).where("token_hash", "=", hashOf(token)).execute();
