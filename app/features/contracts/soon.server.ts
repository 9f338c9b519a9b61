import type { Kysely } from "kysely";
import { remindDays } from "#server/contracts/renewal.ts";
import type { Database } from "#server/db/schema.ts";

const usual = 60;

/** From how many days before its last day on a contract ends soon: when customer and office are told, or two months. */
export const soonDays = async (db: Kysely<Database>): Promise<number> => (await remindDays(db)) || usual;
