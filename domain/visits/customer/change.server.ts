import type { Language } from "@site/ground/language/languages.ts";
import { span } from "@site/ground/time/uae-span.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { FollowedEnquiry } from "#domain/leads/store/index.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import type { Office } from "#site/content/office.server.ts";
import type { FreeWindow } from "#site/content/visit-slots.ts";
import { cleanText } from "#site/forms/form.server.ts";
import { lapsesAt, windowsFor } from "../office/calendar.server.ts";
import { type Booking, book, cancel, move } from "../store/change.ts";
import type { Problem } from "../store/outcome.ts";
import { aheadOf, readVisit, type Visit, visitsOfEnquiry } from "../store/read.ts";
import { firstVisitOf } from "./booking/first-visit.ts";
import { choiceOf, daysToMove } from "./choice.server.ts";

type Db = Kysely<Database>;

export interface VisitAnswer {
  problem: Problem | "limited" | "window";
  /** Free times near the chosen time, which somebody else has just taken. */
  nearest: { value: string; label: string }[];
  address: string;
  access: string;
}

export type Attempt =
  | { done: "booked" | "moved" | "cancelled"; visit: string }
  | { problem: VisitAnswer["problem"]; nearest?: VisitAnswer["nearest"] };

const words = (max: number) =>
  z
    .string()
    .max(2000)
    .transform((typed) => cleanText(typed).replaceAll("\0", ""))
    .pipe(z.string().trim().max(max));
const schema = z.object({
  window: z.coerce.number().int(),
  address: words(300).default(""),
  access: words(300).default(""),
});

interface At {
  set: Office;
  language: Language;
  now: number;
}

type Sent = Record<string, string>;

/** Does what a form of the visit's page asks for. */
export async function attempt(db: Db, followed: FollowedEnquiry, sent: Sent, at: At): Promise<Attempt> {
  const outcome = await change(db, followed, sent, at);
  return "problem" in outcome ? ((await doneBefore(db, followed, sent, at.now)) ?? outcome) : outcome;
}

/**
 * Handles a form that was sent twice, for example because its button was pressed twice: the visit already has the time that the second form
 * asks for.
 */
async function doneBefore(db: Db, { enquiry }: FollowedEnquiry, sent: Sent, now: number): Promise<Attempt | undefined> {
  const ahead = aheadOf(await visitsOfEnquiry(db, enquiry.id), now);
  const isSo = ahead !== undefined && String(ahead.from_at) === sent.window && (sent.visit ?? ahead.id) === ahead.id;
  return isSo ? { done: sent.visit ? "moved" : "booked", visit: ahead.id } : undefined;
}

/** Changes the visit that the form names. The page showed this visit, but another visit may be the next one by now. */
async function change(db: Db, followed: FollowedEnquiry, sent: Sent, at: At): Promise<Attempt> {
  const choice = await choiceOf(db, followed, at.set, at.now);
  const shown = choice.visits.find(({ id }) => id === sent.visit);
  const isAhead = shown?.id === choice.ahead?.id;
  const seen = Number(sent.version) || 0;
  if (sent.intent === "cancel") return shown ? callOff(db, shown, isAhead, seen, at.now) : { problem: "state" };
  if (!isAhead || (sent.visit && !shown)) return { problem: sent.visit ? "conflict" : "exists" };
  if (shown ? !choice.mayMove : !choice.mayChoose) return { problem: "state" };
  const form = schema.safeParse(sent);
  if (!form.success) return { problem: "window" };
  return take(db, followed, shown, seen, form.data, at);
}

/** Cancels a visit. If the form is sent twice, the second form finds the visit cancelled and does nothing. */
async function callOff(db: Db, { id }: Visit, isAhead: boolean, seen: number, now: number): Promise<Attempt> {
  const outcome = isAhead ? await cancel(db, id, seen, "customer", now) : undefined;
  const done = "cancelled";
  if (outcome?.ok || (await readVisit(db, id))?.state === done) return { done, visit: id };
  return { problem: outcome?.problem ?? "conflict" };
}

/** Books the time that was chosen, or moves the next visit to it. */
async function take(
  db: Db,
  { enquiry, lead }: FollowedEnquiry,
  ahead: Visit | undefined,
  seen: number,
  { window: wish, address, access }: z.infer<typeof schema>,
  { set, language, now }: At,
): Promise<Attempt> {
  const windows = await freeFor(db, enquiry, ahead, now, set);
  const window = windows.find(({ from }) => from === wish);
  const taken = { problem: "taken" as const, nearest: nearestTo(otherThan(ahead, windows), wish, language) };
  if (!window) return taken;
  const { from, to, teams } = window;
  const at = { from, to, teams, lapsesAt: lapsesAt(set, now, from) };
  const isBooking = enquiry.kind === "booking";
  const kind = lead.status === "won" ? "job" : isBooking ? firstVisitOf(enquiry.service) : "survey";
  const booking: Booking = {
    ...{ ...at, kind, place: enquiry.place ?? "", address, accessNote: access },
    ...{ locale: lead.locale, single: true, ...(isBooking && { number: lead.phone }) },
  };
  const outcome = ahead
    ? await move(db, ahead.id, seen, at, "customer", now)
    : await book(db, enquiry.id, booking, "customer", now);
  if (outcome.ok) return { done: ahead ? "moved" : "booked", visit: outcome.id };
  return outcome.problem === "taken" ? taken : { problem: outcome.problem };
}

/** Returns the free times for a new visit, or the other free times for the next visit. */
export async function freeFor(
  db: Db,
  { service, place }: Pick<LeadsTable, "service" | "place">,
  ahead: Visit | undefined,
  now: number,
  set: Office,
): Promise<FreeWindow[]> {
  const job = { service, place, ...(ahead && { moving: ahead.id }) };
  return windowsFor(job, now, set, await daysToMove(db, ahead));
}

/** Returns the windows without the time that the visit already has. */
export const otherThan = (ahead: Visit | undefined, windows: readonly FreeWindow[]) =>
  windows.filter(({ from }) => from !== ahead?.from_at);

export const nearestTo = (windows: readonly FreeWindow[], at: number, language: Language) =>
  windows
    .filter(({ from }) => from !== at)
    .sort((one, other) => Math.abs(one.from - at) - Math.abs(other.from - at))
    .slice(0, 3)
    .sort((one, other) => one.from - other.from)
    .map(({ from, to }) => ({ value: String(from), label: span(from, to, language) }));
