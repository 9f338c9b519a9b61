import type { AuthTables } from "@site/auth-server/tables.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";

/** The tables of the built-in auth server are in the same database. If a hosted auth server is used, they are empty. */
// biome-ignore lint/suspicious/noExplicitAny: what is the auth server's own is not among the site's tables
export const withAuth = (db: Kysely<Database>): Kysely<Database & AuthTables> => db as any;
