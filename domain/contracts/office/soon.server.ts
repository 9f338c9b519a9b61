import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { remindDays } from "../store/renewal.ts";

const usual = 60;

/** From how many days before its last day on a contract ends soon: when customer and office are told, or two months. */
export const soonDays = async (db: Kysely<Database>): Promise<number> => (await remindDays(db)) || usual;
