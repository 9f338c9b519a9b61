import { type Kysely, sql } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";

/** Leases are counted by PostgreSQL's own time, since the clocks of two processes differ. SQLite's processes share the clock of one machine. */
export const leaseTime = (db: Kysely<Database>, now: number) =>
  isPostgres(db)
    ? sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`
    : sql<number>`cast(${now} as integer)`;
