import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";

export const isPostgres = (db: Pick<Kysely<unknown>, "getExecutor">): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

interface Lockable {
  forUpdate(): this;
}

/**
 * Locks the rows until the transaction ends. SQLite needs no row locks: it allows one writer, and within a process one transaction, at a
 * time.
 */
export const forUpdate = <Query extends Lockable>(db: Pick<Kysely<unknown>, "getExecutor">, query: Query): Query =>
  isPostgres(db) ? query.forUpdate() : query;

/**
 * The person's name from the metadata, or null. The operand of `->>` differs between the two databases. PostgreSQL fails on JSON with
 * half a surrogate pair or NUL, so such a row counts as nameless; otherwise it would break every search.
 */
export const fullName = (db: Pick<Kysely<unknown>, "getExecutor">): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`case when user_metadata !~ '\\\\u(0000|d[89a-f])' then user_metadata::jsonb ->> 'full_name' end`
    : sql`user_metadata ->> 'full_name'`;
