import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { remindDays } from "../store/renewal.ts";

const usual = 60;

/**
 * Returns the number of days before the last day from which a contract counts as ending soon. It is the number of days that the office has
 * set for the reminder mails, or two months.
 */
export const soonDays = async (db: Kysely<Database>): Promise<number> => (await remindDays(db)) || usual;
