import { visitNews, visitStates } from "@site/ground/states/visit.ts";
import type { Updateable } from "kysely";
import type { Actor, EventData, NewEvent } from "#domain/leads/store/index.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import type { Visit } from "./read.ts";

/** A change of the lead's reply clock, with the entries for the timeline. */
export interface ClockAnswer {
  set: Updateable<LeadsTable>;
  events: NewEvent[];
}

/**
 * Tells whether this change of a visit answers the lead. As long as nobody has answered, an agreed time counts, and so do an arrival and a
 * report; a time that is only requested does not. Later the reply clock runs for a message of the customer. Then the visit counts only if a
 * colleague has agreed on a time: a move by the customer, or a visit that was booked earlier, is no answer to that message.
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
