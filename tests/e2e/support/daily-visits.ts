import { uaeDay } from "@site/ground/time/uae-time.ts";
import { database } from "./sessions.ts";

export const uaeToday = uaeDay(Date.now());

/** Stores the sums of two days, for words that only this test uses. */
export async function insertVisits(path: string) {
  const word = async (kind: string, text: string) => {
    const row = { kind, text };
    const { id } = await database().insertInto("seen_words").values(row).returning("id").executeTakeFirstOrThrow();
    return id;
  };
  const [page, source] = [await word("path", path), await word("source", `${path.slice(1)}.example`)];
  const sums = { visits: 40, visitors: 30, views: 90, bounced: 10, visible_ms: 4_000_000, begun: 6 };
  const keys = { entry: String(page), page: String(page), source: String(source) };
  const rows = Object.entries(keys).map(([dim, key]) => ({ dim, key, day: uaeToday - 1, ...sums }));
  await database().insertInto("daily_visits").values(rows).execute();
  const all = { dim: "all", key: "", day: uaeToday - 1, ...sums };
  await database()
    .insertInto("daily_visits")
    .values(all)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
