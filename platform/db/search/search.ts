import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { isPostgres } from "../is-postgres.ts";
import type { Database } from "../schema.ts";
import { and, inInbox } from "./conditions.ts";
import { servantName, soundsOfTyped } from "./names.ts";

/** The number of newest leads that are searched for words of one or two letters. A trigram index does not help with such short words. */
const newest = 5000;

/** If fewer rows match, it is faster to fetch and sort them than to go through the sorted list. */
const few = 2000;

type Condition = RawBuilder<SqlBool>;

interface Manner {
  synonyms?: Synonyms;
  /** True if there is an index for the order in which the leads are listed. */
  inOrder?: boolean;
}

/**
 * Returns a condition for leads that contain each word of the text in any spelling, a name that sounds like it, or a phrase with the same
 * meaning.
 */
export const matches = async (db: Kysely<Database>, text: string, manner?: Manner): Promise<Condition | undefined> =>
  (await leadsWith(db, text, manner))?.condition;

/** Returns that condition, and whether many leads may match, so that it is faster to go through a sorted list until enough are found. */
export async function leadsWith(db: Kysely<Database>, text: string, { synonyms = [], inOrder = false }: Manner = {}) {
  const groups = groupsOf(text, synonyms);
  if (groups.length === 0) return undefined;
  const long = groups.filter(isIndexed);
  const short = groups.filter((group) => !isIndexed(group));
  if (isPostgres(db)) return { condition: await withRecent(db, groups.map(contains), long), areMany: true };
  const { condition, areMany } = long.length > 0 ? await indexed(db, long, inOrder) : none;
  return { condition: await withRecent(db, [...condition, ...short.map(contains)], long), areMany };
}

const none = { condition: [], areMany: false };

const withRecent = async (db: Kysely<Database>, all: Condition[], long: readonly Group[]) =>
  and([...all, ...(long.length === 0 ? [await recent(db)] : [])]);

export const isLong = (term: string) => [...term].length >= 3;

/** A group is looked up in the index if its first term, which was typed, is long enough. */
const isIndexed = ([typed = ""]: Group) => isLong(typed);

/**
 * Returns a condition that uses SQLite's search index. The unary plus stops SQLite from using the index of `search_row`, so that it goes
 * through the sorted list and only checks each lead.
 */
async function indexed(db: Kysely<Database>, groups: Group[], inOrder: boolean) {
  const found = sql`from lead_search where lead_search match ${matchQueryOf(groups)}`;
  const rows = inOrder ? await fewRows(db, found) : undefined;
  if (rows) return { condition: [sql<SqlBool>`search_row in (${rows})`], areMany: false };
  const column = inOrder ? sql`+search_row` : sql`search_row`;
  return { condition: [sql<SqlBool>`${column} in (select rowid ${found})`], areMany: inOrder };
}

/**
 * Selects the rows that SQLite's index finds; undefined if there are more than a few. The index is read once, however often the rows are
 * asked for.
 */
export async function fewRows(db: Kysely<Database>, found: RawBuilder<unknown>) {
  const { rows } = await sql<{ rowid: number }>`select rowid ${found} limit ${sql.lit(few + 1)}`.execute(db);
  return rows.length > few
    ? undefined
    : sql`select value from json_each(${JSON.stringify(rows.map(({ rowid }) => rowid))})`;
}

/** Returns the search in SQLite's index for the words that it can look up; undefined if it can look up none. */
export function matchQueryFor(groups: readonly Group[]): string | undefined {
  const long = groups.filter(isIndexed);
  return long.length === 0 ? undefined : matchQueryOf(long);
}

const matchQueryOf = (groups: readonly Group[]) =>
  groups.map((group) => `(${group.filter(isLong).map(phrase).join(" OR ")})`).join(" AND ");

export const phrase = (term: string) => `"${term.replaceAll('"', '""')}"`;

export const contain = (groups: readonly Group[]): Condition => and(groups.map(contains));
const contains = (group: Group): Condition => sql<SqlBool>`(${sql.join(group.map(like), sql` or `)})`;
const like = (term: string) => sql<SqlBool>`search like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;

/** Returns a condition for the newest leads. The time is queried first, because PostgreSQL plans well only with a constant time. */
async function recent(db: Kysely<Database>): Promise<Condition> {
  const { rows } = await sql<{ at: number }>`select created_at as at from leads where ${inInbox}
    order by created_at desc, id desc limit 1 offset ${sql.lit(newest)}`.execute(db);
  return sql<SqlBool>`created_at >= ${rows[0]?.at ?? 0}`;
}

/** Sets of phrases with the same meaning, such as a place in both languages. The phrases are normalised and have no article. */
export type Synonyms = readonly (readonly string[])[];

/** A term, the sounds of a name that it may be, and the phrases with the same meaning. A lead has to contain only one of them. */
type Group = string[];

const mostAlike = 40;

/**
 * Splits a text into groups. First, names of several words are looked up as a whole. Then each remaining word may be a part of a name. An
 * article that stands alone says nothing.
 */
export function groupsOf(text: string, synonyms: Synonyms): Group[] {
  let left = ` ${normalizeText(text)} `;
  const whole: Group[] = [];
  for (const set of synonyms)
    for (const name of set) {
      const said = ["al ", "ال", ""].map((article) => ` ${article}${name} `).find((one) => left.includes(one));
      if (!said?.trim().includes(" ")) continue;
      left = left.replace(said, " ");
      whole.push([...new Set([name, ...set])]);
    }
  for (const [name] of left.matchAll(servantName)) whole.push([name, ...soundsOfTyped(name)]);
  left = left.replace(servantName, " ").replace(/ (?:al|el|ال) (?=\S{3})/g, " ");
  const words = termsOf(left).map((term) =>
    [...new Set([term, ...soundsOfTyped(term), ...alike(term, synonyms)])].slice(0, mostAlike),
  );
  return [...whole, ...words].slice(0, mostTerms);
}

const alike = (term: string, synonyms: Synonyms): readonly string[] =>
  isLong(term) && !/^\d+$/.test(term) ? synonyms.filter((set) => set.some((name) => isIn(name, term))).flat() : [];

const isIn = (name: string, term: string) =>
  name.split(" ").some((word) => [word, bare(word)].some((one) => one.startsWith(bare(term)) && isLong(bare(term))));

const bare = (word: string) => word.replace(/^ال(?=.{3})/, "");

const mostTerms = 8;

/** Splits a text into terms. A phone number is one term, with any grouping and prefix. */
export function termsOf(text: string): string[] {
  const grouped = normalizeText(text.replaceAll("\0", "")).replace(
    /(?<![\d-])[+(]?(?:0|5|971)[\d\s().+-]{4,}\d/g,
    (run) => {
      const digits = run.replace(/\D/g, "");
      return digits.length < 6 ? run : ` ${digits.replace(/^00/, "").replace(/^9710/, "971").replace(/^0/, "")} `;
    },
  );
  return [...new Set(grouped.split(" "))].filter(Boolean).slice(0, mostTerms);
}
