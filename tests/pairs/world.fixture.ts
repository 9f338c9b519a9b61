import type { Kysely } from "kysely";
import { aLead } from "#domain/leads/store/fixture.ts";
import { submitLead } from "#domain/leads/store/submit.ts";
import { createDraft } from "#domain/quotations/store/draft.ts";
import { aDraft } from "#domain/quotations/store/fixture.ts";
import { readQuotation } from "#domain/quotations/store/read.ts";
import { sendQuotation } from "#domain/quotations/store/send.ts";
import { type Booking, book } from "#domain/visits/store/change.ts";
import { addTeam } from "#domain/visits/store/teams.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";

export const huda = "0190a0a0-0000-7000-8000-000000000001";
const hour = 3_600_000;
const halfHour = hour / 2;

/**
 * The records of a test: a customer has two enquiries. The first one has a requested visit, and a quotation that waits for the customer's
 * answer.
 */
export interface World {
  db: Kysely<Database>;
  phone: string;
  enquiries: [string, string];
  quotation: string;
  hash: string;
  visit: string;
  /** The ids of two teams, which share a colleague. */
  teams: [string, string];
  now: number;
  booking(hours: number, overrides?: Partial<Booking>): Booking;
}

export async function worldIn(db: Kysely<Database>, n: number): Promise<World> {
  const now = currentTime();
  const start = Math.ceil(now / halfHour) * halfHour + 48 * hour;
  const phone = `+97150${String(n).padStart(7, "0")}`;
  const submit = async (which: string) => {
    const message = { topic: "mail.office", dedupeKey: `office:${n}:${which}`, leadId: "" };
    const lead = { ...aLead, idempotencyKey: `${n}:${which}`, email: `sara${n}@example.com`, phone };
    return (await submitLead(db, lead, [], (leadId) => [{ ...message, leadId }])).id;
  };
  const enquiries: World["enquiries"] = [await submit("first"), await submit("second")];
  const colleague = newId();
  const row = {
    id: colleague,
    name: `Huda ${n}`,
    email: `huda${n}@example.com`,
    role: "technician",
    locale: "en",
  } as const;
  await db
    .insertInto("staff")
    .values({ ...row, created_at: 1, disabled_at: null })
    .execute();
  const team = { trades: [], places: [], dayFrom: 0, dayTo: 1440, active: true, colleagues: [colleague] };
  const teams: World["teams"] = [
    await addTeam(db, huda, { ...team, name: `North ${n}` }),
    await addTeam(db, huda, { ...team, name: `South ${n}` }),
  ];
  const booking = (hours: number, overrides: Partial<Booking> = {}): Booking => ({
    ...{ kind: "survey", from: start + hours * hour, to: start + (hours + 2) * hour, teams, place: "dubai" },
    ...{ address: "Villa 7, Al Barsha 1", accessNote: "", locale: "en", lapsesAt: start - hour, ...overrides },
  });
  const draft = idOf(await createDraft(db, huda, enquiries[0], () => aDraft()));
  await sendQuotation(db, huda, draft, 1);
  const hash = (await readQuotation(db, draft))?.hash ?? "";
  const visit = idOf(await book(db, enquiries[0], booking(0), "customer", now));
  const testimonial = { id: newId(), request_id: enquiries[0], appointment_id: visit, requested_at: now } as const;
  await db
    .insertInto("testimonials")
    .values({ ...testimonial, state: "requested", words: "", shown_name: "", consent: "", locale: "en" })
    .execute();
  return { db, phone, enquiries, quotation: draft, hash, visit, teams, now, booking };
}

function idOf(outcome: { ok: true; id: string } | { ok: false; problem: string }): string {
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.id;
}
