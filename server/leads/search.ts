import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { isPostgres } from "../db/is-postgres.ts";
import type { Database } from "../db/schema.ts";
import { normalizeText } from "../normalize-text.ts";
import { and, inInbox } from "./conditions.ts";

/** A trigram index does not help below three letters, so shorter words are searched for only among the newest leads. */
const newest = 5000;

/** Below this number of matches it is faster to fetch and sort them than to walk down the sorted list. */
const few = 2000;

type Condition = RawBuilder<SqlBool>;

/** A lead matches if it contains each word, in any spelling. */
export async function matches(db: Kysely<Database>, text: string): Promise<Condition | undefined> {
  const terms = termsOf(text);
  if (terms.length === 0) return undefined;
  const long = terms.filter((term) => [...term].length >= 3);
  const short = terms.filter((term) => !long.includes(term));
  const all = isPostgres(db) || long.length === 0 ? long.map(contains) : [await indexed(db, long)];
  return and([...all, ...short.map(contains), ...(long.length === 0 ? [await recent(db)] : [])]);
}

/** The unary plus stops SQLite from using the index of this column, so that it walks down the list and only checks for matches. */
async function indexed(db: Kysely<Database>, terms: string[]): Promise<Condition> {
  const found = sql`from lead_search where lead_search match ${terms.map(phrase).join(" ")}`;
  const { rows } = await sql<{ n: number }>`select count(*) as n ${found}`.execute(db);
  const column = (rows[0]?.n ?? 0) > few ? sql`+search_row` : sql`search_row`;
  return sql<SqlBool>`${column} in (select rowid ${found})`;
}

const phrase = (term: string) => `"${term.replaceAll('"', '""')}"`;

const contains = (term: string) => sql<SqlBool>`search like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;

/** Queried first, because PostgreSQL plans well only with a constant instant. */
async function recent(db: Kysely<Database>): Promise<Condition> {
  const { rows } = await sql<{ at: number }>`select created_at as at from leads where ${inInbox}
    order by created_at desc, id desc limit 1 offset ${sql.lit(newest)}`.execute(db);
  return sql<SqlBool>`created_at >= ${rows[0]?.at ?? 0}`;
}

/** A phone number is one search term, with any grouping and prefix. */
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
