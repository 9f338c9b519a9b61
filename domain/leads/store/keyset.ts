import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import * as is from "#platform/db/search/conditions.ts";
import type { ListQuery } from "./list-query.ts";

/**
 * A lead on a page of the list. The query reads only an index (keyset pagination). `cursor` is the position after which the next page
 * starts.
 */
export interface Key {
  id: string;
  cursor: string;
}

interface Stretch {
  column: "reply_due_at" | "created_at";
  up: boolean;
  only?: RawBuilder<SqlBool>;
}

/**
 * The parts of which a list consists, one after the other. Each part has its own order. Its letter is the first character of the cursor.
 */
const stretches = {
  u: { column: "reply_due_at", up: true, only: sql<SqlBool>`${is.isReplyOwed} and ${is.isUrgent}` },
  o: { column: "reply_due_at", up: true, only: sql<SqlBool>`${is.isReplyOwed} and coalesce(urgency, '') <> 'now'` },
  r: { column: "created_at", up: false, only: sql<SqlBool>`not (${is.isReplyOwed})` },
  n: { column: "created_at", up: false },
  a: { column: "created_at", up: true },
} satisfies Record<string, Stretch>;
type Letter = keyof typeof stretches;

export async function keysOf(
  db: Kysely<Database>,
  query: Pick<ListQuery, "sort" | "folder" | "after">,
  where: Expression<SqlBool>[],
  limit: number,
): Promise<Key[]> {
  const letters = lettersOf(query);
  const start = startOf(query.after, letters);
  const keys: Key[] = [];
  for (const letter of letters.slice(letters.indexOf(start.letter))) {
    const after = letter === start.letter ? start.after : undefined;
    if (keys.length < limit) keys.push(...(await read(db, letter, where, after, limit - keys.length)));
  }
  return keys;
}

function lettersOf({ sort, folder }: Pick<ListQuery, "sort" | "folder">): [Letter, ...Letter[]] {
  if (sort === "oldest") return ["a"];
  return sort === "due" && folder === "inbox" ? ["u", "o", "r"] : ["n"];
}

type After = { at: number; id: string };

/** Parses a cursor. With an invalid cursor the list starts from the beginning. */
function startOf(cursor: string | undefined, letters: [Letter, ...Letter[]]): { letter: Letter; after?: After } {
  const [, first, at, id] = /^([uorna])(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor ?? "") ?? [];
  const letter = letters.find((one) => one === first);
  return letter && id ? { letter, after: { at: Number(at), id } } : { letter: letters[0] };
}

async function read(
  db: Kysely<Database>,
  letter: Letter,
  where: Expression<SqlBool>[],
  after: After | undefined,
  limit: number,
): Promise<Key[]> {
  const { column, up, only }: Stretch = stretches[letter];
  const way = up ? "asc" : "desc";
  const all = [...where];
  if (only) all.push(only);
  if (after) all.push(sql<SqlBool>`(${sql.ref(column)}, id) ${up ? sql`>` : sql`<`} (${after.at}, ${after.id})`);
  const rows = await db
    .selectFrom("leads")
    .select(["id", column])
    .where(is.and(all))
    .orderBy(column, way)
    .orderBy("id", way)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, cursor: `${letter}${row[column]}.${row.id}` }));
}
