import type { Insertable, Kysely } from "kysely";
import type { AppointmentsTable } from "#platform/db/appointment-schema.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";

const hour = 3_600_000;

/** Adds a finished visit of this lead, which began at `from` and had a window of two hours. Returns its id. */
export async function finishedVisit(
  db: Kysely<Database>,
  lead: string,
  from: number,
  more: Partial<Insertable<AppointmentsTable>> = {},
): Promise<string> {
  const id = newId();
  const at = { from_at: from, to_at: from + 2 * hour, created_at: from - 48 * hour };
  const what = { kind: "service", state: "done", team_id: "north", place: "dubai", locale: "en" } as const;
  const rest = { address: "", access_note: "", lapses_at: null, created_by: "huda", ...more };
  await db
    .insertInto("appointments")
    .values({ id, lead_id: lead, request_id: lead, ...at, ...what, ...rest })
    .execute();
  return id;
}

/** Adds the technician's report of the arrival. */
export const arrival = (db: Kysely<Database>, visit: string, at: number) =>
  db
    .insertInto("visit_reports")
    .values({
      ...{ id: newId(), appointment_id: visit, staff_id: "ali", kind: "start" },
      ...{ happened_at: at, received_at: at + hour, conflict: null, hash: "" },
    })
    .execute();
