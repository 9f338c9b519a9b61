import { type Kysely, PostgresAdapter } from "kysely";

/** Asked where the two databases need words of their own; everywhere else they are the same. */
export const isPostgres = (db: Pick<Kysely<unknown>, "getExecutor">): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
