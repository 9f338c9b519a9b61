import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";

export const isPostgres = (db: Pick<Kysely<unknown>, "getExecutor">): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

interface Lockable {
  forUpdate(): this;
}

/**
 * Locks the rows until the transaction ends. SQLite needs no row locks, because it allows only one writer at a time, and our process runs
 * only one transaction at a time.
 */
export const forUpdate = <Query extends Lockable>(db: Pick<Kysely<unknown>, "getExecutor">, query: Query): Query =>
  isPostgres(db) ? query.forUpdate() : query;

/**
 * The person's name from the metadata, or null. The two databases need different operands of `->>`. PostgreSQL fails on JSON with NUL or
 * half a surrogate pair, and so every search would fail. A row with such JSON therefore counts as nameless.
 */
export const fullName = (db: Pick<Kysely<unknown>, "getExecutor">): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`case when user_metadata !~ '\\\\u(0000|d[89a-f])' then user_metadata::jsonb ->> 'full_name' end`
    : sql`user_metadata ->> 'full_name'`;
