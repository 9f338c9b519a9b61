import { type Kysely, sql } from "kysely";
import { StartError } from "../start-error.ts";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";

/** Leases, codes and sessions are judged by the clock of whichever process looks. The shortest that matters is the outbox's lease, of five minutes: further apart, a mail could go out twice. */
const tolerated = 120_000;

/** Processes that share a PostgreSQL compare themselves with its clock, once, at the start. */
export async function agreeOnTime(db: Kysely<Database>, now: () => number = Date.now): Promise<void> {
  if (!isPostgres(db)) return;
  const { rows } = await sql<{
    at: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(db);
  const ahead = now() - (rows[0]?.at ?? 0);
  if (Math.abs(ahead) <= tolerated) return;
  const apart = `${Math.round(Math.abs(ahead) / 1000)} seconds ${ahead > 0 ? "ahead of" : "behind"}`;
  throw new StartError(
    `This machine's clock is ${apart} the database's. Set both by NTP: processes that share a database may be two minutes apart.`,
  );
}
