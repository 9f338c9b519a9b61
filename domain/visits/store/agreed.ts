import { contractsInForce } from "@site/ground/states/contract.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import type { Window } from "./types.ts";

/** Tells whether this enquiry has a contract in force. */
export async function hasContract(db: Kysely<Database>, enquiryId: string, now: number): Promise<boolean> {
  const running = db.selectFrom("contracts").select("id").where("state", "in", contractsInForce);
  return (
    (await running.where("request_id", "=", enquiryId).where("ends_at", ">", now).executeTakeFirst()) !== undefined
  );
}

/** Returns the term of the contract to which this visit belongs; undefined if it belongs to none. */
export async function termOfVisit(db: Kysely<Database>, visitId: string): Promise<Window | undefined> {
  const found = db
    .selectFrom("contract_visits")
    .innerJoin("contracts", "contracts.id", "contract_visits.contract_id")
    .select(["starts_at as from", "ends_at as to"]);
  return found.where("appointment_id", "=", visitId).executeTakeFirst();
}
