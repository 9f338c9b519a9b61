import { nth } from "@site/typed";
import { type Kysely, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "#platform/db/schema.ts";

export const wordKinds = [
  "path",
  // Paths that were requested but have no page. They are separate from the paths of pages, because anybody can invent them.
  "missing",
  "source",
  "campaign",
  "referrer",
  "tool",
  "form",
  "call",
  "out",
  "play",
  "variant",
  "search",
] as const;
export type WordKind = (typeof wordKinds)[number];

/** The most new words of each kind per day. This keeps a script that invents paths from filling the disk. */
export const newWordsADay = 5000;
const other = "(other)";

/** Finds the ids of words, and adds new words. It caches the ids and counts the new words of the day. */
export function createWords() {
  const known = new LRUCache<string, number>({ max: 20_000 });
  const made = new Map<string, number>();
  let countedDay = 0;

  const mayAdd = (kind: WordKind, day: number): boolean => {
    if (day !== countedDay) made.clear();
    countedDay = day;
    const before = made.get(kind) ?? 0;
    made.set(kind, before + 1);
    return before < newWordsADay;
  };

  async function wordOf(db: Kysely<Database>, kind: WordKind, typed: string, day: number): Promise<number> {
    const text = storable(typed);
    const key = `${kind}\t${text}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const found = await find(db, kind, text);
    if (found === undefined && text !== other && !mayAdd(kind, day)) return wordOf(db, kind, other, day);
    const id = found ?? (await add(db, kind, text));
    if (!forgotten.includes(kind)) known.set(key, id);
    return id;
  }
  return {
    wordOf,
    /** Clears the cache after a rollback, because the ids of words that the transaction added are no longer valid. */
    forget: () => known.clear(),
  };
}
export type Words = ReturnType<typeof createWords>;
export type WordOf = Words["wordOf"];

/** Removes NUL, which PostgreSQL cannot store, and half of a surrogate pair, which neither database can store. */
const storable = (text: string) => text.toWellFormed().replace(/\p{Cc}+/gu, " ");

/** The kinds of words that are deleted after some time (retention.ts). Their ids are not cached. */
const forgotten: WordKind[] = ["search", "missing"];

const find = async (db: Kysely<Database>, kind: string, text: string) =>
  (await db.selectFrom("seen_words").select("id").where("kind", "=", kind).where("text", "=", text).executeTakeFirst())
    ?.id;

async function add(db: Kysely<Database>, kind: string, text: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into seen_words (kind, text) values (${kind}, ${text})
    on conflict (kind, text) do update set text = excluded.text returning id`.execute(db);
  return nth(rows, 0).id;
}
