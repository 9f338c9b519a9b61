import type { Language } from "@site/ground/language/languages.ts";
import type { Kysely, Selectable } from "kysely";
import { hashOf, newToken } from "#domain/colleagues/store/index.ts";
import type { ReportLinksTable } from "#platform/db/analytics-schema.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";

type Db = Kysely<Database>;
const day = 86_400_000;

export interface NewLink {
  /** The query string of the dashboard view that the link opens. */
  query: string;
  withMoney: boolean;
  locale: Language;
  days: number;
}

/** Makes a link to a view for a reader without an account. Only the hash of its token is stored, so the link can be shown only now. */
export async function shareReport(db: Db, colleagueId: string, link: NewLink, now = currentTime()) {
  const [id, token] = [newId(), newToken()];
  await db
    .insertInto("report_links")
    .values({
      id,
      token_hash: hashOf(token),
      query: link.query,
      with_money: link.withMoney ? 1 : 0,
      locale: link.locale,
      staff_id: colleagueId,
      created_at: now,
      expires_at: now + link.days * day,
      withdrawn_at: null,
    })
    .execute();
  return { id, token };
}

/** Returns the shared link that has this token. Returns null if there is none, or if the link has expired or was withdrawn. */
export async function reportFor(
  db: Db,
  token: string,
  now = currentTime(),
): Promise<Selectable<ReportLinksTable> | null> {
  const found = await db
    .selectFrom("report_links")
    .selectAll()
    .where("token_hash", "=", hashOf(token))
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found ?? null;
}

/** Lists the shared links that are still valid, newest first. */
export const openLinks = (db: Db, now = currentTime()) =>
  db
    .selectFrom("report_links")
    .select(["id", "query", "with_money", "locale", "created_at", "expires_at"])
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();

export async function withdrawReport(db: Db, id: string, now = currentTime()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("report_links")
    .set({ withdrawn_at: now })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
