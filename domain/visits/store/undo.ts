import { visitStates } from "@site/ground/states/visit.ts";
import { type Kysely, sql, type Transaction } from "kysely";
import { type Actor, addEvents, lockTargetOf, type NewEvent } from "#domain/leads/store/index.ts";
import { audit } from "#platform/audit/audit.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { isFree } from "#platform/outbox/claim.ts";
import { enqueue, type NewMessage, transactionWithMessages } from "#platform/outbox/enqueue.ts";
import { heldStates } from "#platform/outbox/hold.ts";
import type { ClockAnswer } from "./answer.ts";
import { newsKey, newsOf, remindersOf } from "./messages.ts";
import { type Outcome, refusal, type UndoProblem } from "./outcome.ts";
import { readVisit, type Visit } from "./read.ts";
import type { Window } from "./types.ts";
import { takeTeam } from "./whereabouts.ts";

/** For so long a colleague can undo a move before the customer is told of it. */
export const undoMs = 10_000;

/** The visit before a move. The message about the move carries it: while that message waits, the move can be undone. */
export interface VisitBeforeMove extends Window {
  team: string;
  state: Visit["state"];
  lapsesAt: number | null;
  /** The team to which it was moved. */
  toTeam: string;
  /** The visit as the customer knows it. If several moves follow one another, it is as before the first of them. */
  known: Pick<Visit, "from_at" | "to_at" | "state"> & {
    isTold: boolean;
    /** Set if one of these moves counted as our answer to the customer. */
    answered: Answered | null;
    /** The lines that these moves wrote for the customer's page. */
    lines: string[];
  };
  /** The news that still waited before the move, if the customer had not been told of that state either. */
  untold: (Pick<Visit, "sequence"> & { what: string }) | null;
  movedAt: number;
  answered: Answered | null;
  /** The line of the timeline that the move wrote for the customer's page. */
  line: string;
}

/** A move counted as our answer to the customer. The lead had this status before. */
interface Answered {
  status: LeadsTable["status"];
  at: number;
  /** The last line of the timeline that belongs to the answer. */
  line: string;
}

const { pending: heldPending, scheduled: heldScheduled } = heldStates;
const scheduled = ["scheduled", heldScheduled];

/**
 * The news for the customer about the visit's present state, unless it was sent or is on its way. It is locked, so that it is not sent before the
 * transaction ends.
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

/** The visit before its last move, as long as the customer knows nothing of that move. */
export const beforeMove = async (tx: Transaction<Database>, visit: Visit, now: number) =>
  beforeIn(await waitingNews(tx, visit, now));

function beforeIn(news: { payload: string } | undefined): VisitBeforeMove | undefined {
  const { before } = JSON.parse(news?.payload ?? "{}") as Record<string, string>;
  return before === undefined ? undefined : JSON.parse(before);
}

/** Delays the news of a move, and adds what is needed to undo it. */
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
 * Puts the visit back to where it was; its customer hears nothing of it. `sequence` names the move that is undone: after another change of the visit
 * there is nothing to undo, and `told` says that the news is on its way or sent. What was not moved, such as the address, stays as it is now.
 */
export async function undoMove(
  db: Kysely<Database>,
  id: string,
  sequence: number,
  actor: Actor,
  now = Date.now(),
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
  // This lock is taken last. If the outbox was quicker, the exception undoes all of this.
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

/** The news that waited when the visit was moved may have been on its way already. */
async function stillUntold(tx: Transaction<Database>, id: string, { untold }: VisitBeforeMove): Promise<boolean> {
  if (!untold) return false;
  const sent = tx
    .selectFrom("outbox")
    .select("id")
    .where("dedupe_key", "=", newsKey({ id, sequence: untold.sequence }));
  return (await sent.where("state", "=", "done").executeTakeFirst()) === undefined;
}

/** Removes the move from the customer's page. The office's timeline keeps it and says that it was undone. */
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

/** Hides the moves of which nobody told the customer from the customer's page. */
export const hideLines = (tx: Transaction<Database>, lines: readonly string[]) =>
  tx.updateTable("lead_events").set({ shown: 0 }).where("id", "in", lines).execute();

/** True if no colleague has done anything about the lead since it was answered, up to this line of its timeline. */
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

/** Lets the reply clock run again after a move that counted as an answer, unless a colleague has done something else about the lead since. */
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
