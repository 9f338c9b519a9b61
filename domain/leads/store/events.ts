import type { Kysely } from "kysely";
import { type Move, reportStages } from "#domain/analytics/store/index.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Actor, Entry } from "./types.ts";

export type NewEvent = Entry & {
  actor: Actor;
  /** True if the customer may see the entry. */
  shown?: boolean;
};

/** Adds entries to the timeline of a lead and returns their ids. Only this function, the next one and the outbox insert entries. */
export const addEvents = (
  db: Kysely<Database>,
  leadId: string,
  events: readonly NewEvent[],
  at = currentTime(),
  cameFrom: string | null = null,
): Promise<string[]> => addEventsToAll(db, [{ leadId, events, cameFrom }], at);

interface OfLead {
  leadId: string;
  events: readonly NewEvent[];
  cameFrom?: string | null;
}

/** Adds entries to the timelines of several leads with one statement. */
export async function addEventsToAll(
  db: Kysely<Database>,
  all: readonly OfLead[],
  at = currentTime(),
): Promise<string[]> {
  const rows = all.flatMap(({ leadId, events, cameFrom = null }) =>
    events.map(({ kind, data, actor, shown = false }) => ({
      id: newId(),
      lead_id: leadId,
      at,
      kind,
      actor,
      shown: shown ? (1 as const) : (0 as const),
      data: JSON.stringify(data),
      came_from: cameFrom,
    })),
  );
  if (rows.length === 0) return [];
  await db.insertInto("lead_events").values(rows).execute();
  for (const { leadId, events } of all) await reportStages(db, leadId, movesIn(events), at);
  return rows.map(({ id }) => id);
}

/**
 * Returns the changes of status that are reported to Google. A merge reports nothing, because the stage was already reported for the lead
 * from which it was taken over.
 */
const movesIn = (events: readonly NewEvent[]): Move[] =>
  events.some(({ kind }) => kind === "merged")
    ? []
    : events.flatMap((event) => (event.kind === "status" ? [event.data] : []));
