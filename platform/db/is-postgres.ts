import { type Kysely, PostgresAdapter } from "kysely";

/** Tells whether the database is PostgreSQL. A few queries must be written differently for the two databases. */
export const isPostgres = (db: Pick<Kysely<unknown>, "getExecutor">): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
