import type { LeadPlace, LeadService } from "@site/ground/company/scope.ts";
import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import { span } from "@site/ground/time/uae-span.ts";
import type { Kysely, Transaction } from "kysely";
import { type Companion, type CompanionFor, receiveBooking } from "#domain/leads/index.server.ts";
import { addEvents } from "#domain/leads/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { env } from "#platform/process/env.ts";
import { choosesVisit, office, workingHoursOf } from "#site/content/office.server.ts";
import { afterWork } from "#site/content/reply-due.ts";
import { windowMinutes } from "#site/content/visit-slots.ts";
import { translator } from "#site/i18n/t.ts";
import { type Booking, bookIn, hasVisitAhead } from "../../store/change.ts";
import { giveUpHold } from "../../store/holds.ts";
import { aheadOf, visitsOfEnquiry } from "../../store/read.ts";
import { nearestTo } from "../change.server.ts";
import { firstVisitOf } from "./first-visit.ts";
import { forgetTimes, isServed, type Work, windowsToBook } from "./times.server.ts";

/** The reasons for which an enquiry is stored without a visit. */
export type WhyUnbooked = "taken" | "near" | "number" | "place" | "closed";

/** A visit that is booked together with its lead. */
interface BookingWish extends Pick<Booking, "address" | "withLead"> {
  work: Work;
  /** The instant at which the chosen window begins. */
  from: number;
  /** The name under which the window was kept, or an empty text. */
  hold: string;
  access: string;
  phone: string;
  locale: Language;
}

const bookBeside: CompanionFor = (database, { checked, phone, locale }) => {
  if (checked.form !== "booking") throw new Error("This is the form of a booking");
  const { address, access, hold, window, service, place } = checked.data;
  const work = { service: service as LeadService, place: place as LeadPlace };
  return bookingOf(database, { work, from: Number(window), hold, address, access, phone, locale, withLead: true });
};

/** Books the chosen window in the transaction of the lead. If that is not possible, the lead is kept and the answer says why. */
export async function bookingOf(
  database: Kysely<Database>,
  { work, from: wish, hold, address, access, phone, locale, withLead }: BookingWish,
): Promise<Companion> {
  const now = currentTime();
  const set = await office(database);
  const windows = await windowsToBook(work, now, set, hold);
  const window = windows.find(({ from }) => from === wish);
  const earliest = afterWork(workingHoursOf(set), now, set.visits.noticeHours * 3_600_000) ?? now;
  const reason = async (leadId: string): Promise<WhyUnbooked> => {
    const { spam } = await database
      .selectFrom("leads")
      .select("spam")
      .where("id", "=", leadId)
      .executeTakeFirstOrThrow();
    if (spam === 1) return "closed";
    if (!isServed(work.place)) return "place";
    if (!choosesVisit(set, work)) return "closed";
    if (await hasVisitAhead(database, phone, now)) return "number";
    return wish < earliest ? "near" : "taken";
  };
  /** Tells the office what was chosen and typed, because no visit says it. */
  const note = (transaction: Transaction<Database>, leadId: string) => {
    const t = translator(env().OFFICE_LANGUAGE, "visits");
    const when = span(wish, wish + windowMinutes * 60_000, env().OFFICE_LANGUAGE, now);
    const text = t("booking.wished", { when, address, access: access || "–" });
    return addEvents(transaction, leadId, [{ kind: "note", data: { text }, actor: "system" }], now, null);
  };
  return {
    async store(transaction, leadId) {
      if (!window) return note(transaction, leadId);
      const { from, to, teams } = window;
      const kind = firstVisitOf(work.service);
      const booking = {
        ...{ kind, from, to, teams, place: work.place, address, accessNote: access, locale },
        // Nobody can write to this customer that a time was not confirmed, so it is kept for the office until its beginning.
        ...{ lapsesAt: set.visits.confirm ? from : null, single: true, number: phone },
        withLead,
      };
      const outcome = await bookIn(transaction, leadId, booking, "customer", now);
      if (!outcome.ok) await note(transaction, leadId);
    },
    async answer({ id }) {
      forgetTimes();
      if (hold) await giveUpHold(database, hold);
      const ahead = aheadOf(await visitsOfEnquiry(database, id), now);
      if (ahead) {
        const isRequested = visitStates[ahead.state].awaitsOffice;
        return { booked: { visit: ahead.id, when: span(ahead.from_at, ahead.to_at, locale, now), isRequested } };
      }
      const why = await reason(id);
      const others = why === "taken" || why === "near" ? await windowsToBook(work, now, set) : [];
      return { unbooked: { why, nearest: nearestTo(others, wish, locale) } };
    },
  };
}

/** Stores the form of a booking, and its visit in the same transaction. */
export const receiveVisitBooking = (request: Request, localeOf = languageOf) =>
  receiveBooking(request, localeOf, bookBeside);
