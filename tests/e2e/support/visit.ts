import { newId } from "#platform/db/ids.ts";
import { addLead, leadIn } from "./office.ts";
import { database } from "./sessions.ts";

export const hour = 3_600_000;

/** Stores a visit at the current time, for a team with this colleague. */
export async function addVisit(colleague: string, more: { name: string; details?: object }) {
  const team = newId();
  const empty = { trades: '["none"]', places: "[]", day_from: 0, day_to: 1440, active: 1 as const, created_at: 1 };
  await database()
    .insertInto("teams")
    .values({ id: team, name: `North ${team}`, ...empty })
    .execute();
  await database().insertInto("team_members").values({ team_id: team, staff_id: colleague }).execute();
  const key = newId().replaceAll("-", "").slice(-22);
  const at = await addPlace();
  const lead = addLead({
    name: more.name,
    service: "ac-maintenance",
    place: "dubai",
    phone: "+971501234567",
    follow_key: key,
    place_id: at.flat,
    message: "canary-price is in no quotation",
    details: JSON.stringify({ property: "villa", area: "Al Barsha 1" }),
  });
  const id = newId();
  const from = Math.floor(Date.now() / hour) * hour;
  await database()
    .insertInto("appointments")
    .values({
      ...{ id, lead_id: lead.id, request_id: lead.id, kind: "service", state: "booked", team_id: team },
      ...{ from_at: from, to_at: from + 2 * hour, place: "dubai", locale: "en", lapses_at: null },
      ...{ address: "Villa 7, https://maps.app.goo.gl/Ab3xY", access_note: "Gate 2", work: "Four split units" },
      ...{ papers: JSON.stringify(["gate"]), created_by: "huda", created_at: 1 },
    })
    .execute();
  return { id, lead: lead.id, key: String(leadIn(lead.id).follow_key), ...at };
}

/** Stores a flat in a tower, each with a note, and an air conditioner with the photo of its rating plate. */
async function addPlace() {
  const [tower, flat, unit] = [newId(), newId(), newId()];
  const common = { area: "Al Barsha 1", city: "dubai", created_at: 1 } as const;
  const crown = { id: tower, parent_id: null, tower_key: tower, name: "Marina Crown", kind: "building" };
  const door = { id: flat, parent_id: tower, tower_key: null, name: "1204", kind: "apartment" };
  for (const row of [
    { ...crown, access_note: "Loading dock at the back" },
    { ...door, access_note: "Key at reception" },
  ])
    await database()
      .insertInto("places")
      .values({ ...row, ...common })
      .execute();
  const facts = {
    kind: "split",
    make: "O General",
    model: "ASGA18",
    serial: "SN-77/1",
    refrigerant: "R-410A",
  } as const;
  await database()
    .insertInto("equipment")
    .values({ id: unit, place_id: flat, ...facts, installed: "2019-06", note: "", created_at: 1 })
    .execute();
  const plate = { equipment_id: unit, type: "image/png", width: 1, height: 1, content: photo };
  await database().insertInto("equipment_photos").values(plate).execute();
  return { flat, unit };
}

export const stateOf = async (id: string) =>
  (await database().selectFrom("appointments").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;
export const reportsOf = async (lead: string) =>
  (
    await database()
      .selectFrom("lead_events")
      .select("data")
      .where("lead_id", "=", lead)
      .where("kind", "=", "report")
      .orderBy("id")
      .execute()
  ).map(({ data }) => JSON.parse(data));

export const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
