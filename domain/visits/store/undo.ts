import { visitStates } from "@site/ground/states/visit.ts";
import { type Kysely, sql, type Transaction } from "kysely";
import { type Actor, addEvents, lockTargetOf, type NewEvent } from "#domain/leads/store/index.ts";
import { audit } from "#platform/audit/audit.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { isFree } from "#platform/outbox/claim.ts";
import { enqueue, type NewMessage, transactionWithMessages } from "#platform/outbox/enqueue.ts";
import { heldStates } from "#platform/outbox/hold.ts";
import type { ClockAnswer } from "./answer.ts";
import { newsKey, newsOf, remindersOf } from "./messages.ts";
import { type Outcome, refusal, type UndoProblem } from "./outcome.ts";
import { readVisit, type Visit } from "./read.ts";
import type { Window } from "./types.ts";
import { takeTeam } from "./whereabouts.ts";

/** The time in milliseconds in which a colleague can undo a move. The customer is told after it. */
export const undoMs = 10_000;

/** The visit before a move. The queued mail about the move carries these facts: until it is sent, the move can be undone. */
export interface VisitBeforeMove extends Window {
  team: string;
  state: Visit["state"];
  lapsesAt: number | null;
  /** The team to which the visit was moved. */
  toTeam: string;
  /** The visit as the customer knows it. After several moves in a row it is the visit before the first move. */
  known: Pick<Visit, "from_at" | "to_at" | "state"> & {
    isTold: boolean;
    /** Set if one of the moves counted as our answer to the customer. */
    answered: Answered | null;
    /** The ids of the entries that the moves wrote into the timeline for the customer's page. */
    lines: string[];
  };
  /** The earlier news that was not sent yet when the visit was moved. Null if the customer knew the visit's state. */
  untold: (Pick<Visit, "sequence"> & { what: string }) | null;
  movedAt: number;
  answered: Answered | null;
  /** The id of the entry that the move wrote into the timeline for the customer's page. */
  line: string;
}

/** A move that counted as our answer to the customer. `status` is the status of the lead before the move. */
interface Answered {
  status: LeadsTable["status"];
  at: number;
  /** The id of the last entry in the timeline that belongs to the answer. */
  line: string;
}

const { pending: heldPending, scheduled: heldScheduled } = heldStates;
const scheduled = ["scheduled", heldScheduled];

/**
 * Returns the queued news for the customer about the present state of the visit; undefined if it was sent or is being sent. The row is
 * locked, so that it cannot be sent before this transaction ends.
 */
const waitingNews = (tx: Transaction<Database>, visit: Visit, now: number) => {
  const found = tx
    .selectFrom("outbox")
    .select("payload")
    .where("dedupe_key", "=", newsKey(visit))
    .where("state", "in", [...scheduled, "pending", heldPending])
    .where(isFree(tx, now));
  return (isPostgres(tx) ? found.forNoKeyUpdate() : found).executeTakeFirst();
};

/** Returns the visit before its last move; undefined if the customer knows of that move. */
export const beforeMove = async (tx: Transaction<Database>, visit: Visit, now: number) =>
  beforeIn(await waitingNews(tx, visit, now));

function beforeIn(news: { payload: string } | undefined): VisitBeforeMove | undefined {
  const { before } = JSON.parse(news?.payload ?? "{}") as Record<string, string>;
  return before === undefined ? undefined : JSON.parse(before);
}

/** Delays the mail about a move, and adds to it what is needed to undo the move. */
export async function postponeNews(
  tx: Transaction<Database>,
  news: NewMessage,
  visit: Visit,
  toTeam: string,
  lead: LeadsTable,
  wrote: readonly string[],
  now: number,
): Promise<NewMessage> {
  const { from_at, to_at, team_id: team, state, lapses_at: lapsesAt, sequence } = visit;
  const waiting = await waitingNews(tx, visit, now);
  const last = beforeIn(waiting);
  const [line = "", end = line] = [wrote[0], wrote.at(-1)];
  const answered = lead.replied_at === null ? { status: lead.status, at: now, line: end } : null;
  const known = last?.known ?? { from_at, to_at, state, isTold: waiting === undefined, answered: null, lines: [] };
  const isStill = known.answered && (await isUntouched(tx, lead, known.answered, line));
  const before: VisitBeforeMove = {
    ...{ from: from_at, to: to_at, team, state, lapsesAt, toTeam, movedAt: now },
    known: {
      ...known,
      answered: answered ?? (isStill && known.answered ? { ...known.answered, line: end } : null),
      lines: [...known.lines, line],
    },
    untold: waiting ? { sequence, what: JSON.parse(waiting.payload).what } : null,
    ...{ answered, line },
  };
  return { ...news, at: now + undoMs, payload: { ...news.payload, before: JSON.stringify(before) } };
}

class Told extends Error {}

/**
 * Undoes a move; the customer is not told of it. `sequence` names the move. If the visit was changed after the move, the answer is
 * `conflict`. If the mail about the move was sent or is being sent, the answer is `told`. Everything that the move did not change, such as
 * the address, stays as it is.
 */
export async function undoMove(
  db: Kysely<Database>,
  id: string,
  sequence: number,
  actor: Actor,
  now = currentTime(),
): Promise<Outcome<UndoProblem>> {
  try {
    return await transactionWithMessages(db, (tx) => undoIn(tx, id, sequence, actor, now));
  } catch (error) {
    if (error instanceof Told) return refusal("told");
    throw error;
  }
}

async function undoIn(tx: Transaction<Database>, id: string, sequence: number, actor: Actor, now: number) {
  const target = await lockTargetOf(tx, "appointments", id);
  const visit = target && (await readVisit(tx, id));
  if (!visit) return refusal("missing");
  if (visit.sequence !== sequence || !visitStates[visit.state].isOpen) return refusal("conflict");
  const before = await beforeMove(tx, visit, now);
  if (!before) return refusal("told");
  if (visit.team_id !== before.toTeam) return refusal("conflict");
  const found = await takeTeam(tx, id, { ...before, teams: [before.team] });
  if (!("team" in found)) return refusal("taken", found.clash);
  // This row is locked last. If the outbox has taken the message first, the exception rolls the transaction back.
  const { numDeletedRows } = await tx
    .deleteFrom("outbox")
    .where("dedupe_key", "=", newsKey(visit))
    .where("state", "in", scheduled)
    .where(isFree(tx, now))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Told();
  const { from: from_at, to: to_at, team: team_id, state, lapsesAt: lapses_at } = before;
  const after = await tx
    .updateTable("appointments")
    .set({ from_at, to_at, team_id, state, lapses_at })
    .set({ version: sql<number>`version + 1`, sequence: sql<number>`sequence + 1` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteUndone(tx, target.lead, after, before, actor, now);
  const reminders = remindersOf(after, target.lead.id, before.movedAt);
  const news = (await stillUntold(tx, id, before)) ? [newsOf(after, target.lead.id, before.untold?.what ?? "")] : [];
  const messages = [...news, ...reminders].map((message) => ({ ...message, held: target.lead.spam === 1 }));
  await enqueue(tx, messages, now);
  return { ok: true as const, id };
}

/** Tells whether the news from before the move is still unsent. It may have been on its way while the visit was moved. */
async function stillUntold(tx: Transaction<Database>, id: string, { untold }: VisitBeforeMove): Promise<boolean> {
  if (!untold) return false;
  const sent = tx
    .selectFrom("outbox")
    .select("id")
    .where("dedupe_key", "=", newsKey({ id, sequence: untold.sequence }));
  return (await sent.where("state", "=", "done").executeTakeFirst()) === undefined;
}

/** Hides the move on the customer's page. The office's timeline keeps it and notes that it was undone. */
async function noteUndone(
  tx: Transaction<Database>,
  lead: LeadsTable,
  { id, from_at: from, to_at: to, request_id: enquiry }: Visit,
  before: VisitBeforeMove,
  actor: Actor,
  now: number,
) {
  await hideLines(tx, [before.line]);
  const clock = await restartedClock(tx, lead, before.answered, actor);
  const set = { ...clock.set, updated_at: now, version: sql<number>`version + 1` };
  await tx.updateTable("leads").set(set).where("id", "=", lead.id).execute();
  const undone: NewEvent = { kind: "visit", data: { what: "undone", appointment: id, from, to }, actor };
  await addEvents(tx, lead.id, [undone, ...clock.events], now, enquiry === lead.id ? null : enquiry);
  await audit(tx, actor, [{ action: "visit.undone", subject: lead.id, data: { visit: id } }], now);
}

/** Hides these entries on the customer's page: they tell of moves that the customer was never told of. */
export const hideLines = (tx: Transaction<Database>, lines: readonly string[]) =>
  tx.updateTable("lead_events").set({ shown: 0 }).where("id", "in", lines).execute();

/** Tells whether no colleague has worked on the lead after the answer, and before the entry `until` if it is given. */
async function isUntouched(tx: Transaction<Database>, { id }: LeadsTable, { line }: Answered, until?: string) {
  const since = tx
    .selectFrom("lead_events")
    .select("id")
    .where("lead_id", "=", id)
    .where("id", ">", line)
    .where("actor", "not in", ["customer", "system"])
    .limit(1);
  return (await (until ? since.where("id", "<", until) : since).executeTakeFirst()) === undefined;
}

/**
 * Restarts the reply clock if the answer was a move that is now undone. If a colleague has worked on the lead since, the clock stays
 * stopped.
 */
export async function restartedClock(
  tx: Transaction<Database>,
  lead: LeadsTable,
  answered: Answered | null,
  actor: Actor,
): Promise<ClockAnswer> {
  if (answered === null || lead.replied_at !== answered.at) return { set: {}, events: [] };
  if (!(await isUntouched(tx, lead, answered))) return { set: {}, events: [] };
  if (answered.status !== "new" || lead.status !== "contacted") return { set: { replied_at: null }, events: [] };
  return {
    set: { replied_at: null, status: "new" },
    events: [{ kind: "status", data: { from: "contacted", to: "new" }, actor }],
  };
}
