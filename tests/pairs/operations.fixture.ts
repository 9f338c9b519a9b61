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
import { acceptQuote, declineQuote, markSeen } from "#domain/quotations/store/answer.ts";
import { sendCode } from "#domain/quotations/store/code.ts";
import { reviseQuote } from "#domain/quotations/store/draft.ts";
import { readQuote } from "#domain/quotations/store/read.ts";
import { sendQuote } from "#domain/quotations/store/send.ts";
import { book, cancel, cancelWithdrawn, confirm, move, settle } from "#domain/visits/store/change.ts";
import { report } from "#domain/visits/store/report.ts";
import { undoMove } from "#domain/visits/store/undo.ts";
import { newId } from "#platform/db/ids.ts";
import { attemptDelivery } from "#platform/outbox/attempt.ts";
import { claim } from "#platform/outbox/claim.ts";
import { markReturned } from "#platform/outbox/settle.ts";
import { staff, type World } from "./world.fixture.ts";

const hour = 3_600_000;
const day = 24 * hour;
const held = { messagesFor: async () => [], replyDueAt: () => null };

const accept =
  (...chosen: number[]) =>
  ({ db, quote, hash }: World) =>
    acceptQuote(db, quote, {
      ...{ name: "Sara Ahmed", chosen, hash, language: "en", terms: "1", sentTo: "sara@example.com" },
      ...{ code: false, ip: "", agent: "" },
    });

async function code({ db, quote }: World) {
  const found = await readQuote(db, quote);
  return found && sendCode(db, found, "en", { chosen: [1], address: "192.0.2.1" });
}

async function revise({ db, quote, now }: World) {
  const draft = await reviseQuote(db, staff, quote, now + 1e9);
  return draft.ok ? sendQuote(db, staff, draft.id, 1) : draft;
}

/** The technician's phone sends a report of what it saw. */
async function done({ db, visit, now }: World) {
  const row = db.selectFrom("appointments").selectAll().where("id", "=", visit);
  const { from_at: from, to_at: to, team_id: team } = await row.executeTakeFirstOrThrow();
  const content = { checks: [], readings: [], note: "Filter changed", office: "", signed: "" };
  const sent = { id: newId(), visit, kind: "done" as const, seen: { from, to, team }, saidAt: now, content, files: [] };
  return report(db, staff, sent);
}

/** The outbox sends what it finds, of whichever request it is. */
async function deliver({ db, now }: World) {
  const topics = ["mail.office", "mail.quote", "mail.quote-accepted", "mail.quote-answered", "mail.visit"];
  const handlers = Object.fromEntries(topics.map((topic) => [topic, async () => "sent" as const]));
  const messages = await claim(db, topics, 5, now + hour);
  await Promise.all(messages.map((message) => attemptDelivery(db, handlers, message, { now: Date.now })));
  return messages.length;
}

async function bounce({ db, requests: [one] }: World) {
  const sent = db.selectFrom("outbox").select("id").where("lead_id", "=", one).where("state", "=", "done");
  const { id } = (await sent.executeTakeFirst()) ?? {};
  return id && db.transaction().execute((tx) => markReturned(tx, id, "550", Date.now()));
}

const mail = ({ db, requests: [one] }: World) =>
  addMailFromCustomer(db, one, { text: "Please call", facts: {}, files: [], due: Date.now(), also: async () => true });

/** The same person sends another request. */
const submit = ({ db, phone }: World) =>
  submitLead(db, { ...aLead, phone, idempotencyKey: newId() }, [], (leadId) => [
    { topic: "mail.office", dedupeKey: `mail.office:${leadId}`, leadId },
  ]);

/** Retention erases both, and an owner takes one back. */
async function retainAndTakeBack({ db, requests: [one], now }: World) {
  const erased = await eraseExpired(db, { wonDays: 28, leadDays: 28, spamDays: 28 }, now + 15 * day);
  return { erased, isBack: await takeBack(db, staff, one, ["lead"]) };
}

/** Each of these can happen to one quotation, one visit and two requests of one person at any time. */
export const operations: Record<string, (world: World) => Promise<unknown>> = {
  submit,
  merge: ({ db, requests: [one, other] }) => mergeLeads(db, staff, one, other),
  "merge the other way": ({ db, requests: [one, other] }) => mergeLeads(db, staff, other, one),
  spam: ({ db, requests }) => setSpam(db, staff, requests, true, held),
  "no spam": ({ db, requests }) => setSpam(db, staff, requests, false, held),
  lost: ({ db, requests }) => setStatus(db, staff, requests.toReversed(), "lost", { reason: "price" }),
  new: ({ db, requests }) => setStatus(db, staff, requests, "new"),
  read: ({ db, requests }) => setUnread(db, requests.toReversed(), false),
  assign: ({ db, requests: [one] }) => assign(db, staff, [one], staff),
  correct: ({ db, requests: [one] }) => editCustomer(db, staff, one, { name: `Sara ${newId()}` }),
  link: ({ db, requests }) => linkLeads(db, requests),
  seen: ({ db, quote }) => markSeen(db, quote),
  code,
  "accept one": accept(1),
  "accept another": accept(2, 3),
  decline: ({ db, quote }) => declineQuote(db, quote, "Too much"),
  revise,
  contract: ({ db, quote }) => makeContract(db, staff, quote, someValues(), someTimes),
  withdraw: ({ db, requests: [one] }) => withdraw(db, one, "", cancelWithdrawn),
  "book for the other": (world) => book(world.db, world.requests[1], world.booking(3), "customer", world.now),
  "book once more": (world) => book(world.db, world.requests[0], world.booking(4), staff, world.now),
  move: (world) => move(world.db, world.visit, null, world.booking(4, { lapsesAt: null }), staff, world.now),
  "take a move back": async ({ db, visit, now }) => {
    const row = db.selectFrom("appointments").select("sequence").where("id", "=", visit);
    return undoMove(db, visit, (await row.executeTakeFirstOrThrow()).sequence, staff, now);
  },
  "move a little": (world) => move(world.db, world.visit, null, world.booking(1), "customer", world.now),
  cancel: ({ db, visit, now }) => cancel(db, visit, null, "customer", now),
  confirm: ({ db, visit, now }) => confirm(db, visit, null, staff, now),
  missed: ({ db, visit, now }) => settle(db, visit, null, "missed", staff, now),
  report: done,
  erase: ({ db, requests: [one] }) => erasePerson(db, staff, one),
  "erase by oneself": async ({ db, requests: [, other] }) => {
    const row = db.selectFrom("leads").select("email").where("id", "=", other);
    return eraseOwn(db, (await row.executeTakeFirstOrThrow()).email);
  },
  "retain and take back": retainAndTakeBack,
  mail,
  deliver,
  bounce,
};
