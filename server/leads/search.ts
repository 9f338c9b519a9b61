import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { isPostgres } from "../db/is-postgres.ts";
import type { Database } from "../db/schema.ts";
import { and, inInbox } from "./conditions.ts";
import { normalizeText } from "./search-text.ts";

/** Below three letters no index helps, so such words are looked for among the newest leads only. */
const newest = 5000;

/** With fewer leads found than this it is quicker to fetch and sort them than to walk down the sorted list. */
const few = 2000;

type Condition = RawBuilder<SqlBool>;

/** A lead is found where each word stands somewhere in what it says, in any spelling. */
export async function matches(db: Kysely<Database>, text: string): Promise<Condition | undefined> {
  const terms = termsOf(text);
  if (terms.length === 0) return undefined;
  const long = terms.filter((term) => [...term].length >= 3);
  const short = terms.filter((term) => !long.includes(term));
  const all = isPostgres(db) || long.length === 0 ? long.map(contains) : [await indexed(db, long)];
  return and([...all, ...short.map(contains), ...(long.length === 0 ? [await recent(db)] : [])]);
}

/** The sign before the column tells SQLite to walk down the list and only look up here who was found. */
async function indexed(db: Kysely<Database>, terms: string[]): Promise<Condition> {
  const found = sql`from lead_search where lead_search match ${terms.map(phrase).join(" ")}`;
  const { rows } = await sql<{ n: number }>`select count(*) as n ${found}`.execute(db);
  const column = (rows[0]?.n ?? 0) > few ? sql`+search_row` : sql`search_row`;
  return sql<SqlBool>`${column} in (select rowid ${found})`;
}

const phrase = (term: string) => `"${term.replaceAll('"', '""')}"`;

const contains = (term: string) => sql<SqlBool>`search like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;

/** Asked first, because PostgreSQL plans well only with an instant that it knows. */
async function recent(db: Kysely<Database>): Promise<Condition> {
  const { rows } = await sql<{ at: number }>`select created_at as at from leads where ${inInbox}
    order by created_at desc, id desc limit 1 offset ${sql.lit(newest)}`.execute(db);
  return sql<SqlBool>`created_at >= ${rows[0]?.at ?? 0}`;
}

/** A phone number is one term, however it is grouped and whichever prefix it has. */
export function termsOf(text: string): string[] {
  const grouped = normalizeText(text.replaceAll("\0", "")).replace(
    /(?<![\d-])[+(]?(?:0|5|971)[\d\s().+-]{4,}\d/g,
    (run) => {
      const digits = run.replace(/\D/g, "");
      return digits.length < 6 ? run : ` ${digits.replace(/^00/, "").replace(/^9710/, "971").replace(/^0/, "")} `;
    },
  );
  return [...new Set(grouped.split(" "))].filter(Boolean).slice(0, 8);
}
