import { type Kysely, sql } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";

/**
 * The SQL expression for the current time of leases. On PostgreSQL it is the database's own time, because the clocks of two machines
 * differ. On SQLite all processes run on one machine, so they share its clock.
 */
export const leaseTime = (db: Kysely<Database>, now: number) =>
  isPostgres(db)
    ? sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`
    : sql<number>`cast(${now} as integer)`;
