import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { remindDays } from "../store/renewal.ts";

const usual = 60;

/**
 * The number of days before its last day within which a contract counts as ending soon. It is the number of days before which customer and office are
 * told, or two months.
 */
export const soonDays = async (db: Kysely<Database>): Promise<number> => (await remindDays(db)) || usual;
