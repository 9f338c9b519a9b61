import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import { isPostgres } from "../db/is-postgres.ts";
import type { Database } from "../db/schema.ts";
import { live } from "./conditions.ts";
import { fold } from "./fold.ts";

/** Below three letters no index helps, so such words are looked for among the newest leads only. */
const newest = 5000;

/** A lead is found where each word stands somewhere in what it says, in any spelling. */
export function matches(db: Kysely<Database>, text: string): Expression<SqlBool> | undefined {
  const terms = termsOf(text);
  if (terms.length === 0) return undefined;
  const long = terms.filter((term) => [...term].length >= 3);
  const short = terms.filter((term) => !long.includes(term));
  const all = isPostgres(db) ? long.map(contains) : long.length > 0 ? [indexed(long)] : [];
  return sql.join<SqlBool>([...all, ...short.map(contains), ...(long.length === 0 ? [recent] : [])], sql` and `);
}

const indexed = (terms: string[]) =>
  sql<SqlBool>`search_row in (select rowid from lead_search where lead_search match ${terms.map(phrase).join(" ")})`;

const phrase = (term: string) => `"${term.replaceAll('"', '""')}"`;

const contains = (term: string) => sql<SqlBool>`search like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;

const recent = sql<SqlBool>`created_at >= coalesce(
  (select created_at from leads where ${live} order by created_at desc, id desc limit 1 offset ${sql.lit(newest)}), 0)`;

/** A phone number is one term, however it is grouped and whichever prefix it has. */
export function termsOf(text: string): string[] {
  const grouped = fold(text.replaceAll("\0", "")).replace(/\+?[\d(][\d\s().+-]{4,}\d/g, (run) => {
    const digits = run.replace(/\D/g, "");
    return digits.length < 6 ? run : ` ${digits.replace(/^00/, "").replace(/^9710/, "971").replace(/^0/, "")} `;
  });
  return [...new Set(grouped.split(" "))].filter(Boolean).slice(0, 8);
}
