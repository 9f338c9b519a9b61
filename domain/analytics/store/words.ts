import { nth } from "@site/typed";
import { type Kysely, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "#platform/db/schema.ts";

export const wordKinds = [
  "path",
  // Addresses that were asked for and have no page. They are separate from pages, because anybody can make them up.
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

/** The most new words of a kind in a day, so that a script that makes up paths cannot fill the disk. */
export const newWordsADay = 5000;
const other = "(other)";

/** Finds or makes the ids of words. It remembers them, and counts how many are new today. */
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
    /** Forgets the words that a transaction added, after it was rolled back. */
    forget: () => known.clear(),
  };
}
export type Words = ReturnType<typeof createWords>;
export type WordOf = Words["wordOf"];

/** PostgreSQL accepts no NUL, and neither database accepts half a character. */
const storable = (text: string) => text.toWellFormed().replace(/\p{Cc}+/gu, " ");

/** These words are deleted after a time (retention.ts), so they are looked up each time. */
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
