import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { ApplicationEntry } from "./types.ts";

type NewEvent = ApplicationEntry & {
  /** The author of the entry: `applicant`, `system`, or the id of a colleague. */
  actor: string;
  /** True if the applicant may see the entry. */
  shown?: boolean;
};

/** Adds entries to an application's timeline and returns their ids. Only this function and the outbox insert entries. */
export async function addApplicationEvents(
  db: Kysely<Database>,
  applicationId: string,
  events: readonly NewEvent[],
  at = currentTime(),
): Promise<string[]> {
  const rows = events.map(({ kind, data, actor, shown = false }) => ({
    id: newId(),
    application_id: applicationId,
    at,
    kind,
    actor,
    shown: shown ? (1 as const) : (0 as const),
    data: storedJson(data),
  }));
  if (rows.length > 0) await db.insertInto("application_events").values(rows).execute();
  return rows.map(({ id }) => id);
}
