import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { linkLeads } from "./link.ts";
import type { EquipmentValues, PlaceValues } from "./places.ts";

export const somePlace: PlaceValues = {
  ...{ tower: "", name: "", area: "Dubai Marina", city: "dubai", kind: "apartment", accessNote: "" },
};

export const someUnit: EquipmentValues = {
  ...{ kind: "split", make: "O General", model: "ASGA18", serial: "SN-77/1", refrigerant: "R-410A" },
  ...{ installed: "2019-06", note: "Balcony" },
};

/** Links a lead as the scheduled task does, and returns its person and place. */
export async function linkedRecords(db: Kysely<Database>, lead: string) {
  await linkLeads(db, [lead]);
  const row = db.selectFrom("leads").select(["person_id", "place_id"]).where("id", "=", lead);
  const { person_id: person, place_id: place } = await row.executeTakeFirstOrThrow();
  return { person: person ?? "", place: place ?? "" };
}
