import { isOngoing } from "@site/ground/states/lead.ts";
import { statesThat } from "@site/ground/states/table.ts";
import { mayBecome, openVisits, type VisitOutcome, visitStates } from "@site/ground/states/visit.ts";
import { type Kysely, sql, type Transaction, type Updateable } from "kysely";
import {
  type Actor,
  addEvents,
  type EventData,
  lockMergeTarget,
  lockTargetOf,
  type MergeTarget,
  removeUrgency,
} from "#domain/leads/store/index.ts";
import { audit } from "#platform/audit/audit.ts";
import type { AppointmentsTable } from "#platform/db/appointment-schema.ts";
import { changeSeen } from "#platform/db/change-seen.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, transactionWithMessages } from "#platform/outbox/enqueue.ts";
import { answerBy } from "./answer.ts";
import { giveBack } from "./claims.ts";
import { messagesFor, officeVisitTopic, visitTopic } from "./messages.ts";
import { type Outcome, type Problem, type Refusal, refusal } from "./outcome.ts";
import { aheadOf, ofContracts, readVisit, type Visit, visitsOfEnquiry } from "./read.ts";
import type { Window } from "./types.ts";
import { beforeMove, hideLines, postponeNews, restartedClock, type VisitBeforeMove } from "./undo.ts";
import { type Clash, clashesOf, lockWhereabouts, takeTeam } from "./whereabouts.ts";

export interface Booking extends Window, Pick<AppointmentsTable, "kind" | "place" | "address" | "locale"> {
  /** The suitable teams, best first. */
  teams: readonly string[];
  accessNote: string;
  /** The time until which the office has to confirm the visit. Null means that the visit is booked without confirmation. */
  lapsesAt: number | null;
  /** Refuses the booking if the enquiry already has a coming visit. Customers who book online may have one. */
  single?: boolean;
  /** Allows only one coming visit for this telephone number, among the visits of all enquiries. This is the rule for bookings by anybody. */
  number?: string;
  /** The mail about the new lead tells the office of this visit too, so the office gets no other mail about it. */
  withLead?: boolean;
  work?: string;
  /** No mail is sent for this visit. The caller sends one mail about everything that it books together. */
  together?: boolean;
}

/** Books a visit in one transaction. If several bookings want the last half-hours of a team, one of them succeeds. */
export const book = (
  db: Kysely<Database>,
  enquiryId: string,
  booking: Booking,
  actor: Actor,
  now = currentTime(),
): Promise<Outcome> => transactionWithMessages(db, (tx) => bookIn(tx, enquiryId, booking, actor, now));

/** Books a visit as `book` does, in a transaction of the caller. */
export async function bookIn(
  tx: Transaction<Database>,
  enquiryId: string,
  booking: Booking,
  actor: Actor,
  now: number,
): Promise<Outcome> {
  const target = await lockMergeTarget(tx, enquiryId);
  if (!target) return refusal("missing");
  if (booking.single && !isOngoing(target.lead.status)) return refusal("state");
  if (booking.single && aheadOf(await visitsOfEnquiry(tx, enquiryId), now)) return refusal("exists");
  // This looks under the lock, so that of two bookings of one number at once the second sees the first.
  if (booking.number !== undefined) await lockWhereabouts(tx);
  if (booking.number !== undefined && (await hasVisitAhead(tx, booking.number, now))) return refusal("number");
  const id = newId(now);
  const found = await takeTeam(tx, id, booking);
  if (!("team" in found)) return refusal("taken", found.clash);
  const { team } = found;
  const state: "booked" | "requested" = booking.lapsesAt === null ? "booked" : "requested";
  const { kind, from, to, place, address, accessNote, locale, lapsesAt, work = "" } = booking;
  const row = {
    ...{ id, lead_id: target.lead.id, request_id: enquiryId, kind, state, team_id: team, from_at: from, to_at: to },
    ...{ place, address, access_note: accessNote, locale, lapses_at: lapsesAt, created_by: actor, created_at: now },
    work,
  } as const;
  await tx.insertInto("appointments").values(row).execute();
  await tell(tx, target, { ...row, papers: "[]", papers_building: null, sequence: 0, version: 1 }, state, actor, now, {
    untold: booking.together,
    withLead: booking.withLead,
  });
  return { ok: true, id };
}

/** Tells whether a visit is coming for any enquiry of this telephone number. The visits of a contract do not count. */
export async function hasVisitAhead(db: Kysely<Database>, phone: string, now: number): Promise<boolean> {
  const ahead = db
    .selectFrom("appointments")
    .innerJoin("leads", "leads.id", "appointments.request_id")
    .select("appointments.id")
    .where("leads.phone", "=", phone)
    .where("appointments.state", "in", openVisits)
    .where("appointments.to_at", ">", now)
    .where("appointments.id", "not in", ofContracts(db));
  return (await ahead.executeTakeFirst()) !== undefined;
}

export interface Move extends Window {
  teams: readonly string[];
  lapsesAt: number | null;
}

/**
 * Moves a visit to another time or team. If the time is taken, the visit keeps its old time. `seen` is the version that the page showed. A
 * colleague can undo the move for some seconds (`undo.ts`); only then is the customer told.
 */
export const move = (
  db: Kysely<Database>,
  id: string,
  seen: number | null,
  { from, to, teams, lapsesAt }: Move,
  actor: Actor,
  now = currentTime(),
): Promise<Outcome> =>
  change(db, id, seen, actor, now, async (tx, visit) => {
    if (!visitStates[visit.state].isOpen) return "state";
    const state = lapsesAt === null ? "booked" : "requested";
    if (state !== visit.state && !mayBecome(visit.state, state)) return "state";
    const isSame = visit.from_at === from && visit.to_at === to && teams.includes(visit.team_id);
    if (isSame) return { set: {} };
    const found = await takeTeam(tx, id, { from, to, teams });
    if (!("team" in found)) return refusal("taken", found.clash);
    const set = { from_at: from, to_at: to, team_id: found.team, state, lapses_at: lapsesAt } as const;
    const moved = visit.from_at !== from || visit.to_at !== to || visit.state !== state;
    if (!moved) return { set };
    // A colleague who moves the visit back at once makes no news. Customers who move it back themselves do get a mail.
    const known = actor === "customer" ? undefined : (await beforeMove(tx, visit, now))?.known;
    const isBack = known?.isTold && known.state === state && known.from_at === from && known.to_at === to;
    return { set, what: "moved", ...(isBack && { untold: true, takesBack: known }) };
  });

export const confirm = (db: Kysely<Database>, id: string, seen: number | null, actor: Actor, now = currentTime()) =>
  change(db, id, seen, actor, now, async (tx, { state, team_id, from_at: from, to_at: to }) => {
    if (!mayBecome(state, "booked") || to <= now) return "state";
    await lockWhereabouts(tx);
    // Two requested visits may overlap. The visit that is confirmed first keeps its time.
    const [clash] = await clashesOf(tx, [team_id], { from, to }, id, statesThat(visitStates, "isFirm"));
    return clash ? refusal("taken", clash) : { set: { state: "booked", lapses_at: null }, what: "booked" };
  });

export const cancel = (
  db: Kysely<Database>,
  id: string,
  seen: number | null,
  actor: Actor,
  now = currentTime(),
  what: "cancelled" | "lapsed" = "cancelled",
): Promise<Outcome> => transactionWithMessages(db, (tx) => cancelIn(tx, id, seen, actor, now, what));

/** Cancels a visit as `cancel` does, in a transaction of the caller. */
export const cancelIn = (
  tx: Transaction<Database>,
  id: string,
  seen: number | null,
  actor: Actor,
  now: number,
  what: "cancelled" | "lapsed" = "cancelled",
  untold = false,
): Promise<Outcome> =>
  changeIn(tx, id, seen, actor, now, async (_, visit) => {
    const to = "cancelled";
    if (visit.state === to) return { set: {} };
    if (!mayBecome(visit.state, to)) return "state";
    await giveBack(tx, id);
    // The mail has to name the time that the customer knows. A colleague may have moved the visit some seconds ago, and the customer does
    // not know of that yet.
    const known = actor === "customer" ? undefined : (await beforeMove(tx, visit, now))?.known;
    const time = known && { from_at: known.from_at, to_at: known.to_at };
    return { set: { state: to, lapses_at: null, ...time }, what, untold, takesBack: known };
  });

/**
 * Cancels the coming visits of a withdrawn enquiry, except visits of a contract. No mail is sent, because we promised the customer to write
 * no more.
 */
export async function cancelWithdrawn(tx: Transaction<Database>, enquiryId: string, now: number): Promise<void> {
  const ahead = tx
    .selectFrom("appointments")
    .select("id")
    .where("request_id", "=", enquiryId)
    .where("state", "in", openVisits)
    .where("to_at", ">", now)
    .where("id", "not in", ofContracts(tx));
  for (const { id } of await ahead.orderBy("from_at").execute())
    await cancelIn(tx, id, null, "customer", now, "cancelled", true);
}

/** Notes that the visit was done or missed. The visit keeps its half-hours. */
export const settle = (
  db: Kysely<Database>,
  id: string,
  seen: number | null,
  what: VisitOutcome,
  actor: Actor,
  now = currentTime(),
): Promise<Outcome> =>
  change(db, id, seen, actor, now, async (_, { state }) =>
    mayBecome(state, what) ? { set: { state: what }, what } : "state",
  );

/** Saves details that become known later: the exact address, how to get in, which papers are ready, and the work. Nobody gets a mail. */
export const describe = (
  db: Kysely<Database>,
  id: string,
  seen: number | null,
  set: Pick<Updateable<AppointmentsTable>, "address" | "access_note" | "papers" | "papers_building" | "work">,
  actor: Actor,
  now = currentTime(),
): Promise<Outcome> => change(db, id, seen, actor, now, async () => ({ set }));

type What = EventData["visit"]["what"];
interface Change {
  set: Updateable<AppointmentsTable>;
  /** The kind of news for the timeline and the mail. */
  what?: What;
  /** True if the customer gets no mail. */
  untold?: boolean;
  /** The visit as the customer knows it. Set if this change takes back moves that the customer was never told of. */
  takesBack?: VisitBeforeMove["known"] | undefined;
}

type Wanted = (tx: Transaction<Database>, visit: Visit) => Promise<Change | Problem | Refusal>;

const change = (
  db: Kysely<Database>,
  id: string,
  seen: number | null,
  actor: Actor,
  now: number,
  changeOf: Wanted,
): Promise<Outcome> => transactionWithMessages(db, (tx) => changeIn(tx, id, seen, actor, now, changeOf));

async function changeIn(
  tx: Transaction<Database>,
  id: string,
  seen: number | null,
  actor: Actor,
  now: number,
  changeOf: Wanted,
): Promise<Outcome> {
  const target = await lockTargetOf(tx, "appointments", id);
  if (!target) return refusal("missing");
  let clash: Clash | undefined;
  const outcome = await changeSeen<Visit, Partial<Change>, Problem>(
    tx,
    { table: "appointments", id, seen },
    readVisit,
    async (visit) => {
      const change = await changeOf(tx, visit);
      if (typeof change === "string") return change;
      if ("problem" in change) {
        clash = change.clash;
        return change.problem;
      }
      const { set, what } = change;
      if (Object.keys(set).length === 0) return {};
      return { ...change, set: { ...set, ...(what && { sequence: visit.sequence + 1 }) } };
    },
  );
  if (!outcome.ok) return refusal(outcome.problem, clash);
  const { what, untold, takesBack } = outcome.change;
  if (!what) return { ok: true, id };
  const before = outcome.row;
  const after = await tx.selectFrom("appointments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const mayUndo = what === "moved" && actor !== "customer" && !untold;
  await tell(tx, target, after, what, actor, now, { untold, takesBack, ...(mayUndo && { before }) });
  return { ok: true, id, ...(mayUndo && { undo: after.sequence }) };
}

interface Telling {
  /** True if the customer gets no mail now. Reminders are still sent. */
  untold?: boolean | undefined;
  /** True if the office gets no mail, because the mail about the new lead tells of this visit. */
  withLead?: boolean | undefined;
  /** The visit before a move. Set if the move can be undone. */
  before?: Visit;
  takesBack?: VisitBeforeMove["known"] | undefined;
}

/** Writes the news to the lead, its timeline and the audit log, and queues the mails. */
export async function tell(
  tx: Transaction<Database>,
  { lead }: MergeTarget,
  visit: Visit,
  what: What,
  actor: Actor,
  now: number,
  { untold = false, withLead = false, before, takesBack }: Telling = {},
) {
  const { id, from_at: from, to_at: to, request_id: enquiry } = visit;
  const cameFrom = enquiry === lead.id ? null : enquiry;
  if (takesBack) await hideLines(tx, takesBack.lines);
  const answer = takesBack
    ? await restartedClock(tx, lead, takesBack.answered, actor)
    : answerBy(lead, visit, what, actor, now);
  const set = {
    ...answer.set,
    updated_at: now,
    version: sql<number>`version + 1`,
    ...(actor === "customer" && { unread: 1 as const }),
  };
  await tx.updateTable("leads").set(set).where("id", "=", lead.id).execute();
  // A time that is only requested leaves the lead urgent, and so does a move, because it can be undone.
  if (what === "booked") await removeUrgency(tx, enquiry);
  const data = { what, appointment: id, from, to };
  // The visit is back at the time that the customer knows, so this move does not appear on the customer's page.
  const shown = !(takesBack && what === "moved");
  const events = [{ kind: "visit" as const, data, actor, shown }, ...answer.events];
  const wrote = await addEvents(tx, lead.id, events, now, cameFrom);
  const colleague = actor === "customer" || actor === "system" ? null : actor;
  await audit(tx, colleague, [{ action: `visit.${what}`, subject: lead.id, data: { visit: id } }], now);
  const messages = [];
  for (const message of messagesFor(visit, lead.id, what, actor, now)) {
    if (message.topic === officeVisitTopic && withLead) continue;
    if (message.topic !== visitTopic) messages.push(message);
    else if (before) messages.push(await postponeNews(tx, message, before, visit.team_id, lead, wrote, now));
    else if (!untold) messages.push(message);
  }
  const held = lead.spam === 1;
  await enqueue(
    tx,
    messages.map((message) => ({ ...message, held })),
    now,
  );
}
