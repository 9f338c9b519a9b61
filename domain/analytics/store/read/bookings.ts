import { type BookingStep, bookingSteps } from "@site/ground/booking-steps.ts";
import { uaeDayStart } from "@site/ground/time/uae-time.ts";
import { keysOf, recordOf } from "@site/typed";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { bookingEvent } from "../beacon.ts";
import { eventsBy } from "./events.ts";
import { conditions, type Filter, pieces } from "./filtered.ts";
import { keysOfLead, type LeadKeys, leadColumns, passes } from "./leads.ts";
import { pathOf } from "./origin.ts";
import { type Period, piecesOf } from "./period.ts";

type Db = Kysely<Database>;

/** Says for each step how often it was reached on each page, by the id of the page's word. */
export type StepsByPage = Record<BookingStep, Map<number, number>>;

/** Counts the steps of bookings. Sums of days know all visits; a filter needs the visits themselves. */
export const bookingStepsOf = (db: Db, period: Period, filter: Filter = {}): Promise<StepsByPage> =>
  keysOf(filter).length > 0 ? stepsOfVisits(db, period, filter) : stepsOfDays(db, period);

async function stepsOfDays(db: Db, period: Period): Promise<StepsByPage> {
  const found = noSteps();
  for (const step of bookingSteps)
    for (const [page, { times }] of await eventsBy(db, "page", bookingEvent(step), period))
      found[step].set(page, times);
  return found;
}

async function stepsOfVisits(db: Db, period: Period, filter: Filter): Promise<StepsByPage> {
  const found = noSteps();
  const where = await conditions(db, filter);
  const kinds = sql.join(bookingSteps.map(bookingEvent));
  for (const { first, last } of pieces(db, period)) {
    await yieldTurn();
    const { rows } = await sql<{ kind: string; page: number; times: number }>`
      select e.kind, e.page, count(*) as times from visit_events e join visits v on v.id = e.visit
      where e.at >= ${uaeDayStart(first)} and e.at < ${uaeDayStart(last + 1)} and e.kind in (${kinds}) and ${where}
      group by e.kind, e.page`.execute(db);
    for (const { kind, page, times } of rows) {
      const step = bookingSteps.find((one) => bookingEvent(one) === kind);
      if (step) found[step].set(page, (found[step].get(page) ?? 0) + Number(times));
    }
  }
  return found;
}

const noSteps = (): StepsByPage => recordOf(bookingSteps, () => new Map());

/** The enquiries by the form of a booking: how many of them have a visit that the customer chose, and how many have none. */
export interface Bookings {
  booked: number;
  unbooked: number;
}

/** So few days are read at once that other requests do not wait. */
const piece = 7;

/**
 * Counts bookings by the page on which the form stood. It reads the enquiries, so it knows also those that were sent without a script. A merged
 * enquiry counts too, because its visit is a visit of its own.
 */
export async function bookingsByPage(db: Db, period: Period, filter: Filter = {}): Promise<Map<string, Bookings>> {
  const found = new Map<string, Bookings>();
  const columns = sql.join(leadColumns.map((column) => sql.ref(`leads.${column}`)));
  for (const { first, last } of piecesOf(period, piece)) {
    await yieldTurn();
    const { rows } = await sql<LeadKeys & { has_visit: number }>`
      select ${columns}, case when exists (
          select 1 from appointments where request_id = leads.id and created_by = 'customer'
        ) then 1 else 0 end as has_visit
      from leads where kind = 'booking' and spam = 0
        and created_at >= ${uaeDayStart(first)} and created_at < ${uaeDayStart(last + 1)}`.execute(db);
    for (const row of rows) {
      if (!passes(keysOfLead(row), filter)) continue;
      const page = pathOf(row.page);
      const { booked, unbooked } = found.get(page) ?? { booked: 0, unbooked: 0 };
      found.set(page, { booked: booked + row.has_visit, unbooked: unbooked + 1 - row.has_visit });
    }
  }
  return found;
}
