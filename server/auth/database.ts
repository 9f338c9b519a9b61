import { type Kysely, PostgresAdapter } from "kysely";

export const isPostgres = (db: Pick<Kysely<unknown>, "getExecutor">): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

interface Lockable {
  forUpdate(): this;
}

/** Holds the rows until the transaction ends. SQLite has one writer, and within a process one transaction, at a time. */
export const held = <Query extends Lockable>(db: Pick<Kysely<unknown>, "getExecutor">, query: Query): Query =>
  isPostgres(db) ? query.forUpdate() : query;
