import { keysOf } from "@site/typed";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./schema.ts";

/** PostgreSQL settings without which a power cut may lose committed data, or the whole database. */
const needed = {
  fsync: "a power cut may destroy the whole database",
  full_page_writes: "a power cut in the middle of a write may damage pages",
};

/**
 * A warning for each setting of the database that endangers acknowledged enquiries. Only a warning: some hosted databases turn these off
 * because their storage guarantees durability by other means.
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
