import type { Status } from "@site/ground/states/lead.ts";
import { uaeDayStart } from "@site/ground/time/uae-time.ts";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { type Period, piecesOf } from "./period.ts";

/** The numbers of weeks for which the table shows how many leads were won. */
export const marks = [1, 2, 4, 8, 13] as const;

export interface Cohort {
  /** The first day of the week in which the leads came. */
  monday: number;
  leads: number;
  /**
   * For each of `marks`, the number of leads that were won within that many weeks. It is null while some leads of the week are younger than
   * that.
   */
  within: (number | null)[];
  won: number;
}

/** Returns the Monday of the week of a day. Day 4 after 1 January 1970 was a Monday. */
export const mondayOf = (day: number): number => day - ((((day - 4) % 7) + 7) % 7);
const week = 7 * 86_400_000;
/** Groups leads by the week in which they came, and counts how soon they were won. Spam and merged leads are not counted. */
export async function cohortsOf(db: Kysely<Database>, { first, last }: Period, now: number): Promise<Cohort[]> {
  const found: Cohort[] = [];
  for (const days of piecesOf({ first: mondayOf(first), last }, 7)) {
    const leads = await leadsOf(db, { first: Math.max(first, days.first), last: days.last });
    if (leads.length === 0) continue;
    const won = leads.filter(({ status }) => status === "won");
    const age = now - uaeDayStart(days.last + 1);
    const within = (mark: number) =>
      won.filter(({ created_at, won_at }) => won_at !== null && won_at - created_at <= mark * week).length;
    found.push({
      monday: days.first,
      leads: leads.length,
      within: marks.map((mark) => (age < mark * week ? null : within(mark))),
      won: won.length,
    });
  }
  return found.reverse();
}

interface Row {
  created_at: number;
  status: Status;
  /** The time when the lead was won for the first time. */
  won_at: number | null;
}

async function leadsOf(db: Kysely<Database>, { first, last }: Period): Promise<Row[]> {
  await yieldTurn();
  const { rows } = await sql<Row>`
    select created_at, status, case when status = 'won' then (
        select min(at) from lead_events where lead_id = leads.id and kind = 'status' and data like '%"to":"won"%'
      ) end as won_at
    from leads where spam = 0 and merged_into is null
      and created_at >= ${uaeDayStart(first)} and created_at < ${uaeDayStart(last + 1)}`.execute(db);
  return rows;
}
