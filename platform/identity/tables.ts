import type { AuthTables } from "@site/auth-server/tables.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";

/** The tables of our own auth server are in the same database; with a hosted one they are empty. */
// biome-ignore lint/suspicious/noExplicitAny: what is the auth server's own is not among the site's tables
export const withAuth = (db: Kysely<Database>): Kysely<Database & AuthTables> => db as any;
