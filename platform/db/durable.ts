import { keysOf } from "@site/typed";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";

/** PostgreSQL settings that must be on. If one is off, a power cut may lose committed data or the whole database. */
const needed = {
  fsync: "a power cut may destroy the whole database",
  full_page_writes: "a power cut in the middle of a write may damage pages",
};

/**
 * Returns a warning for each setting of the database that could lose acknowledged enquiries. It is only a warning, because some hosted
 * databases turn these settings off and protect the data in another way.
 */
export async function risksOf(db: Kysely<Database>): Promise<string[]> {
  if (!isPostgres(db)) return [];
  const names = keysOf(needed);
  const { rows } = await sql<{ name: keyof typeof needed; setting: string }>`
    select name, setting from pg_settings where name in (${sql.join(names)})`.execute(db);
  return rows
    .filter(({ setting }) => setting !== "on")
    .map(({ name }) => `WARNING: PostgreSQL runs with ${name}=off: ${needed[name]}. See docs/durability.md.`);
}
