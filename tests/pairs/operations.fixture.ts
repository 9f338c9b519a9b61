import type { Transaction } from "kysely";
import { someTimes, someValues } from "#domain/contracts/store/fixture.ts";
import { makeContract } from "#domain/contracts/store/make.ts";
import { assign, setStatus, setUnread } from "#domain/leads/store/change.ts";
import { editCustomer } from "#domain/leads/store/customer.ts";
import { aLead } from "#domain/leads/store/fixture.ts";
import { addMailFromCustomer, withdraw } from "#domain/leads/store/follow.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { setSpam } from "#domain/leads/store/spam.ts";
import { submitLead } from "#domain/leads/store/submit.ts";
import { linkLeads } from "#domain/people/store/link.ts";
import { eraseOwn } from "#domain/privacy/store/own.ts";
import { eraseExpired, erasePerson } from "#domain/privacy/store/privacy.ts";
import { takeBack } from "#domain/privacy/store/sealed.ts";
import { acceptQuotation, declineQuotation, markSeen } from "#domain/quotations/store/answer.ts";
import { sendCode } from "#domain/quotations/store/code.ts";
import { reviseQuotation } from "#domain/quotations/store/draft.ts";
import { readQuotation } from "#domain/quotations/store/read.ts";
import { sendQuotation } from "#domain/quotations/store/send.ts";
import { decideTestimonial, withdrawTestimonial, writeTestimonial } from "#domain/reputation/store/change.ts";
import { allowFinding, findingOf, publishFinding, withdrawFinding } from "#domain/reputation/store/findings.ts";
import { testimonialOf } from "#domain/reputation/store/read.ts";
import { book, bookIn, cancel, cancelWithdrawn, confirm, move, settle } from "#domain/visits/store/change.ts";
import { hold } from "#domain/visits/store/holds.ts";
import { visitsOfEnquiry } from "#domain/visits/store/read.ts";
import { report } from "#domain/visits/store/report.ts";
import { undoMove } from "#domain/visits/store/undo.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { randomInt } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";
import { attemptDelivery } from "#platform/outbox/attempt.ts";
import { claim } from "#platform/outbox/claim.ts";
import { markReturned } from "#platform/outbox/settle.ts";
import { huda, type World } from "./world.fixture.ts";

const hour = 3_600_000;
const day = 24 * hour;
const held = { messagesFor: async () => [], replyDueAt: () => null };

const accept =
  (...chosen: number[]) =>
  ({ db, quotation, hash }: World) =>
    acceptQuotation(db, quotation, {
      ...{ name: "Sara Ahmed", chosen, hash, language: "en", terms: "1", sentTo: "sara@example.com" },
      ...{ code: false, ip: "", agent: "" },
    });

async function code({ db, quotation }: World) {
  const found = await readQuotation(db, quotation);
  return found && sendCode(db, found, "en", { chosen: [1], address: "192.0.2.1" });
}

async function revise({ db, quotation, now }: World) {
  const draft = await reviseQuotation(db, huda, quotation, now + 1e9);
  return draft.ok ? sendQuotation(db, huda, draft.id, 1) : draft;
}

/** The technician's phone sends its report. */
async function done({ db, visit, now }: World) {
  const row = db.selectFrom("appointments").selectAll().where("id", "=", visit);
  const { from_at: from, to_at: to, team_id: team } = await row.executeTakeFirstOrThrow();
  const content = { checks: [], readings: [], note: "Filter changed", office: "", signed: "" };
  const sent = { id: newId(), visit, kind: "done" as const, seen: { from, to, team }, saidAt: now, content, files: [] };
  return report(db, huda, sent);
}

/** The outbox sends all messages that are due, for any lead. */
async function deliver({ db, now }: World) {
  const topics = ["mail.office", "mail.quote", "mail.quote-accepted", "mail.quote-answered", "mail.visit"];
  const handlers = Object.fromEntries(topics.map((topic) => [topic, async () => "sent" as const]));
  const messages = await claim(db, topics, 5, now + hour);
  await Promise.all(messages.map((message) => attemptDelivery(db, handlers, message, { now: currentTime })));
  return messages.length;
}

async function bounce({ db, enquiries: [one] }: World) {
  const sent = db.selectFrom("outbox").select("id").where("lead_id", "=", one).where("state", "=", "done");
  const { id } = (await sent.executeTakeFirst()) ?? {};
  return id && db.transaction().execute((tx) => markReturned(tx, id, "550", currentTime()));
}

const mail = ({ db, enquiries: [one] }: World) =>
  addMailFromCustomer(db, one, {
    text: "Please call",
    facts: {},
    files: [],
    due: currentTime(),
    also: async () => true,
  });

/** The same person sends another enquiry. */
const submit = ({ db, phone }: World) =>
  submitLead(db, { ...aLead, phone, idempotencyKey: newId() }, [], (leadId) => [
    { topic: "mail.office", dedupeKey: `mail.office:${leadId}`, leadId },
  ]);

/** Somebody books a visit on the site: the lead and its visit are one transaction. */
const bookOnline =
  (hours: number, isSamePerson: boolean) =>
  ({ db, phone, booking, now }: World) => {
    const number = isSamePerson ? phone : `+97155${String(randomInt(1e7)).padStart(7, "0")}`;
    const store = async (leadId: string, tx: Transaction<Database>) => {
      await bookIn(tx, leadId, booking(hours, { single: true, number }), "customer", now);
      return [{ topic: "mail.office", dedupeKey: `mail.office:${leadId}`, leadId }];
    };
    return submitLead(db, { ...aLead, kind: "booking", phone: number, idempotencyKey: newId() }, [], store, true);
  };

/** Somebody books a visit on the site. Colleagues and the customer then change this new lead and its visit at once. */
async function changeBooking(world: World) {
  const { db, enquiries, booking, now } = world;
  const { id } = await bookOnline(10, true)(world);
  const [visit] = await visitsOfEnquiry(db, id);
  return Promise.all([
    assign(db, huda, [id], huda),
    mergeLeads(db, huda, enquiries[0], id),
    editCustomer(db, huda, id, { name: `Sara ${newId()}` }),
    visit && move(db, visit.id, null, booking(12, { lapsesAt: null }), "customer", now),
  ]);
}

async function eraseBooking(world: World) {
  const { db, now } = world;
  const { id } = await bookOnline(14, false)(world);
  const [visit] = await visitsOfEnquiry(db, id);
  return Promise.all([
    assign(db, huda, [id], huda),
    erasePerson(db, huda, id),
    visit && confirm(db, visit.id, null, huda, now),
  ]);
}

/** The customer writes about the work, which a colleague has asked for. */
const words = ({ db, enquiries: [one] }: World) =>
  writeTestimonial(db, one, { words: "They came on time.", shown_name: "Sara A.", consent: "I agree", locale: "en" });

/** A colleague reads the words and publishes them. */
async function publish({ db, enquiries: [one] }: World) {
  const found = await testimonialOf(db, one);
  return found && decideTestimonial(db, huda, one, found.version, { to: "published" });
}

/** The retention task erases both leads, and an owner restores one of them. */
async function retainAndTakeBack({ db, enquiries: [one], now }: World) {
  const erased = await eraseExpired(db, { wonDays: 28, leadDays: 28, spamDays: 28 }, now + 15 * day);
  return { erased, isBack: await takeBack(db, huda, one, ["lead"]) };
}

/** A colleague publishes a line about the visit, if the customer has allowed one. */
async function publishLine({ db, enquiries: [one] }: World) {
  const found = await findingOf(db, one);
  const values = { value_before: "21", value_after: "13", unit: "°C", area: "" } as const;
  const line = { found_en: "Dust", found_ar: "غبار", reading_en: "Supply air", reading_ar: "الهواء الخارج", ...values };
  return found && publishFinding(db, huda, one, found, line);
}

/** Each of these operations may happen at any time. They all concern one quotation, one visit, and two enquiries of one person. */
export const operations: Record<string, (world: World) => Promise<unknown>> = {
  submit,
  merge: ({ db, enquiries: [one, other] }) => mergeLeads(db, huda, one, other),
  "merge the other way": ({ db, enquiries: [one, other] }) => mergeLeads(db, huda, other, one),
  spam: ({ db, enquiries }) => setSpam(db, huda, enquiries, true, held),
  "no spam": ({ db, enquiries }) => setSpam(db, huda, enquiries, false, held),
  lost: ({ db, enquiries }) => setStatus(db, huda, enquiries.toReversed(), "lost", { reason: "price" }),
  new: ({ db, enquiries }) => setStatus(db, huda, enquiries, "new"),
  read: ({ db, enquiries }) => setUnread(db, enquiries.toReversed(), false),
  assign: ({ db, enquiries: [one] }) => assign(db, huda, [one], huda),
  correct: ({ db, enquiries: [one] }) => editCustomer(db, huda, one, { name: `Sara ${newId()}` }),
  link: ({ db, enquiries }) => linkLeads(db, enquiries),
  seen: ({ db, quotation }) => markSeen(db, quotation),
  code,
  "accept one": accept(1),
  "accept another": accept(2, 3),
  decline: ({ db, quotation }) => declineQuotation(db, quotation, "Too much"),
  revise,
  contract: ({ db, quotation }) => makeContract(db, huda, quotation, someValues(), someTimes),
  withdraw: ({ db, enquiries: [one] }) => withdraw(db, one, "", cancelWithdrawn),
  "book for the other": (world) => book(world.db, world.enquiries[1], world.booking(3), "customer", world.now),
  "book online": bookOnline(0, false),
  "book another time online": bookOnline(4, false),
  "book online with the same number": bookOnline(6, true),
  "book another time with the same number": bookOnline(8, true),
  "change a booking": changeBooking,
  "erase a booking": eraseBooking,
  "hold a window": ({ db, booking, now }) => hold(db, { ...booking(4), teams: [...booking(4).teams] }, newId(), now),
  "book once more": (world) => book(world.db, world.enquiries[0], world.booking(4), huda, world.now),
  move: (world) => move(world.db, world.visit, null, world.booking(4, { lapsesAt: null }), huda, world.now),
  "take a move back": async ({ db, visit, now }) => {
    const row = db.selectFrom("appointments").select("sequence").where("id", "=", visit);
    return undoMove(db, visit, (await row.executeTakeFirstOrThrow()).sequence, huda, now);
  },
  "move a little": (world) => move(world.db, world.visit, null, world.booking(1), "customer", world.now),
  cancel: ({ db, visit, now }) => cancel(db, visit, null, "customer", now),
  confirm: ({ db, visit, now }) => confirm(db, visit, null, huda, now),
  missed: ({ db, visit, now }) => settle(db, visit, null, "missed", huda, now),
  report: done,
  "write a testimonial": words,
  "publish a testimonial": publish,
  "withdraw a testimonial": ({ db, enquiries: [one] }) => withdrawTestimonial(db, one),
  "allow a finding": ({ db, enquiries: [one] }) => allowFinding(db, one, { consent: "I agree", locale: "en" }),
  "publish a finding": publishLine,
  "withdraw a finding": ({ db, enquiries: [one] }) => withdrawFinding(db, one),
  erase: ({ db, enquiries: [one] }) => erasePerson(db, huda, one),
  "erase by oneself": async ({ db, enquiries: [, other] }) => {
    const row = db.selectFrom("leads").select("email").where("id", "=", other);
    return eraseOwn(db, (await row.executeTakeFirstOrThrow()).email);
  },
  "retain and take back": retainAndTakeBack,
  mail,
  deliver,
  bounce,
};
