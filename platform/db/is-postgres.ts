import { type Kysely, PostgresAdapter } from "kysely";

/** For the few queries that must be written differently for the two databases. */
export const isPostgres = (db: Pick<Kysely<unknown>, "getExecutor">): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
