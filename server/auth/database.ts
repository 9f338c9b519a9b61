import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";

export const isPostgres = (db: Pick<Kysely<unknown>, "getExecutor">): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

interface Lockable {
  forUpdate(): this;
}

/** Holds the rows until the transaction ends. SQLite has one writer, and within a process one transaction, at a time. */
export const held = <Query extends Lockable>(db: Pick<Kysely<unknown>, "getExecutor">, query: Query): Query =>
  isPostgres(db) ? query.forUpdate() : query;

/**
 * What people call themselves, or null; `->>` wants another type in each of the two. PostgreSQL fails on text with half a
 * character or NUL in it: whoever writes that has no name, rather than that nobody could be looked for.
 */
export const fullName = (db: Pick<Kysely<unknown>, "getExecutor">): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`case when user_metadata !~ '\\\\u(0000|d[89a-f])' then user_metadata::jsonb ->> 'full_name' end`
    : sql`user_metadata ->> 'full_name'`;
