import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";

/** The number of words that one query reads. It is small, so that other requests do not wait. */
const atOnce = 500;

export async function textsOf(db: Kysely<Database>, ids: Iterable<number>): Promise<Map<number, string>> {
  const all = [...new Set(ids)].filter(Number.isSafeInteger);
  const texts = new Map<number, string>();
  for (let at = 0; at < all.length; at += atOnce) {
    await yieldTurn();
    const some = all.slice(at, at + atOnce);
    const rows = await db.selectFrom("seen_words").select(["id", "text"]).where("id", "in", some).execute();
    for (const { id, text } of rows) texts.set(id, text);
  }
  return texts;
}
