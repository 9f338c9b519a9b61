import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";

/** Settings of PostgreSQL without which a power cut may take what was committed, or the whole database. */
const needed = {
  fsync: "a power cut may destroy the whole database",
  full_page_writes: "a power cut in the middle of a write may damage pages",
};

/**
 * A sentence for each danger that the database's own settings put acknowledged enquiries in. A warning, not a refusal:
 * some hosted databases turn these off because their storage keeps the promise by other means.
 */
export async function risksOf(db: Kysely<Database>): Promise<string[]> {
  if (!isPostgres(db)) return [];
  const names = Object.keys(needed) as (keyof typeof needed)[];
  const { rows } = await sql<{ name: keyof typeof needed; setting: string }>`
    select name, setting from pg_settings where name in (${sql.join(names)})`.execute(db);
  return rows
    .filter(({ setting }) => setting !== "on")
    .map(({ name }) => `WARNING: PostgreSQL runs with ${name}=off: ${needed[name]}. See docs/operations.md.`);
}
