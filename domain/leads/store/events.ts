import type { Kysely } from "kysely";
import { type Move, reportStages } from "#domain/analytics/store/index.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import type { Actor, Entry } from "./types.ts";

export type NewEvent = Entry & {
  actor: Actor;
  /** True if the customer may see it. */
  shown?: boolean;
};

/** Adds entries to a lead's timeline and returns their ids. Apart from the outbox, no other code inserts them. */
export const addEvents = (
  db: Kysely<Database>,
  leadId: string,
  events: readonly NewEvent[],
  at = Date.now(),
  cameFrom: string | null = null,
): Promise<string[]> => addEventsToAll(db, [{ leadId, events, cameFrom }], at);

interface OfLead {
  leadId: string;
  events: readonly NewEvent[];
  cameFrom?: string | null;
}

/** Adds entries to several leads with one statement. */
export async function addEventsToAll(db: Kysely<Database>, all: readonly OfLead[], at = Date.now()): Promise<string[]> {
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

/** A merge reports no stages to Google. The stage that a lead takes over was already reported for the other lead. */
const movesIn = (events: readonly NewEvent[]): Move[] =>
  events.some(({ kind }) => kind === "merged")
    ? []
    : events.flatMap((event) => (event.kind === "status" ? [event.data] : []));
