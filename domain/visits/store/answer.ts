import { visitNews, visitStates } from "@site/ground/states/visit.ts";
import type { Updateable } from "kysely";
import type { Actor, EventData, NewEvent } from "#domain/leads/store/index.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import type { Visit } from "./read.ts";

/** A change of the lead's reply clock, and its lines of the timeline. */
export interface ClockAnswer {
  set: Updateable<LeadsTable>;
  events: NewEvent[];
}

/**
 * Decides whether this answers the lead. While nobody has answered it, an agreed time, an arrival and a report do, whoever agreed on the time; a time
 * that is only requested does not. Later the clock runs for what the customer wrote meanwhile. Then only a colleague who agrees on a time has dealt
 * with it; the customer's own move and a visit that was booked before do not count.
 */
export function answerBy(
  lead: LeadsTable,
  { state }: Pick<Visit, "state">,
  what: EventData["visit"]["what"],
  actor: Actor,
  now: number,
): ClockAnswer {
  const isAgreed = visitNews[what].setsTime && visitStates[state].isAgreed;
  const isThere = visitNews[what].wasThere;
  const isNew = lead.status === "new";
  const isAnswer = isAgreed ? isNew || actor !== "customer" : isThere && isNew;
  if (!isAnswer || lead.status === "lost") return { set: {}, events: [] };
  const replied = { replied_at: lead.replied_at ?? now };
  if (!isNew) return { set: replied, events: [] };
  return {
    set: { ...replied, status: "contacted" },
    events: [{ kind: "status", data: { from: "new", to: "contacted" }, actor }],
  };
}
