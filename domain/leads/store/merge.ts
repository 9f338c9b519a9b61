import type { Status } from "@site/ground/states/lead.ts";
import type { Kysely, Transaction } from "kysely";
import { sql } from "kysely";
import { acceptedNet, ownNet } from "#domain/analytics/store/index.ts";
import { leavePerson, leavePlace, lockPeople } from "#domain/people/store/index.ts";
import { audit } from "#platform/audit/audit.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { hold, release } from "#platform/outbox/hold.ts";
import { invalid, lockLeads, type Outcome } from "./edit.ts";
import { addEvents } from "./events.ts";
import { isOpen } from "./follow.ts";
import { awaitsReply, restartedReplyClock } from "./reply-clock.ts";
import type { Entry } from "./types.ts";

/** Merges two leads of one customer. Everything of the lead `from` moves to the lead `into`, and `from` disappears from the lists. */
export async function mergeLeads(
  db: Kysely<Database>,
  colleague: string,
  into: string,
  from: string,
  now = currentTime(),
): Promise<Outcome> {
  if (into === from) return invalid;
  return db.transaction().execute(async (transaction): Promise<Outcome> => {
    await lockPeople(transaction);
    const leads = await lockLeads(transaction, [into, from]);
    const [target, source] = [into, from].map((id) => leads.find((lead) => lead.id === id));
    if (target && source) {
      await join(transaction, colleague, target, source, now);
      return { ok: true, changed: [into, from] };
    }
    const already = await transaction
      .selectFrom("leads")
      .select("id")
      .where("id", "=", from)
      .where("merged_into", "=", into)
      .executeTakeFirst();
    return already ? { ok: true, changed: [] } : { ok: false, problem: "missing" };
  });
}

async function join(db: Transaction<Database>, colleague: string, into: LeadsTable, from: LeadsTable, now: number) {
  const status = statusOf(into, from);
  const sums = await sumsOf(db, [into, from]);
  const own = (status === "won" && wonBeside(sums)) || ownSumOf(into, from, status);
  const changed = { updated_at: now, version: sql<number>`version + 1` };
  await db
    .updateTable("leads")
    .set({ ...together(into, from), ...(status !== into.status && { status, lost_reason: null }) })
    .set({ ...own, won_at: status === "won" ? wonAtOf(into, from) : null, ...changed })
    .where("id", "=", into.id)
    .execute();
  // Leads that were merged into `from` earlier now point to `into`, so that there are no long chains.
  await db
    .updateTable("leads")
    .set({ merged_into: into.id, ...behind(into, from), ...changed })
    .where((e) => e.or([e("id", "=", from.id), e("merged_into", "=", from.id)]))
    .execute();
  await db
    .updateTable("leads")
    .set({ reminder_at: laterReminder(into, from) })
    .where("id", "=", from.id)
    .execute();
  if (from.person_id && from.person_id !== into.person_id)
    await leavePerson(db, from.person_id, (field, value) => from[field] === value);
  if (from.place_id && from.place_id !== into.place_id) await leavePlace(db, from.place_id, into.place_id ?? null);
  const moved = { lead_id: into.id, came_from: sql<string>`coalesce(came_from, ${from.id})` };
  // The outbox is updated first. This waits for a process that holds one of these messages and is about to add to the timeline, so that its
  // entry is moved too.
  for (const table of ["outbox", "lead_events", "lead_files", "lead_documents"] as const)
    await db.updateTable(table).set(moved).where("lead_id", "=", from.id).execute();
  await db.updateTable("quotes").set({ lead_id: into.id }).where("lead_id", "=", from.id).execute();
  await db.updateTable("contracts").set({ lead_id: into.id }).where("lead_id", "=", from.id).execute();
  await db.updateTable("appointments").set({ lead_id: into.id }).where("lead_id", "=", from.id).execute();
  await (into.spam ? hold(db, into.id, now) : release(db, into.id));
  const entries: Entry[] = [{ kind: "merged", data: { from: from.id } }];
  if (status !== into.status) entries.push({ kind: "status", data: { from: into.status, to: status } });
  const isSame = own.value_fils === (into.value_fils ?? from.value_fils);
  const isShown = own.value_from === "beside" || sums.every(({ accepted }) => accepted === null);
  if (!isSame && isShown) entries.push({ kind: "value", data: { fils: own.value_fils } });
  const events = entries.map((entry) => ({ ...entry, actor: colleague }));
  await addEvents(db, into.id, events, now);
  await audit(db, colleague, [{ action: "lead.merge", subject: into.id, data: { from: from.id } }], now);
}

/**
 * Returns the status after the merge. A won lead stays won, even if the other lead is open. An open lead stays open if the other lead is
 * lost.
 */
function statusOf(into: LeadsTable, from: LeadsTable): Status {
  const rank = ({ status }: LeadsTable) => (status === "won" ? 2 : isOpen(status) ? 1 : 0);
  return rank(from) > rank(into) ? from.status : into.status;
}

/** Returns the time when the merged lead was won. If both leads were won, it is the earlier time. */
const wonAtOf = (...both: LeadsTable[]) =>
  both
    .filter(({ status }) => status === "won")
    .reduce<number | null>((so, { won_at }) => earliest(so, won_at ?? null), null);

type OwnSum = Pick<LeadsTable, "value_fils" | "value_from">;

/**
 * Returns the sum of the merged lead. The sums of both leads are added if both are at the same stage as the merged lead. A sum that was
 * only quoted or lost is not added to a won sum. The timeline keeps all typed sums. Accepted quotations need no rule, because they move
 * with their lead.
 */
function ownSumOf(into: LeadsTable, from: LeadsTable, status: Status): OwnSum {
  const stage = (of: Status) => (isOpen(of) ? "open" : of);
  const summed = [into, from].filter(({ value_fils }) => value_fils !== null);
  const alike = summed.filter((lead) => stage(lead.status) === stage(status));
  const counted = alike.length > 0 || status === "won" ? alike : summed;
  if (counted.length === 0) return { value_fils: null, value_from: null };
  // If both leads were won, nobody can tell which quotations belong to which job. So the sum counts as typed.
  const isTwice = into.status === "won" && from.status === "won";
  const isQuoted = !isTwice && counted.every(({ value_from }) => value_from === "quoted");
  return {
    value_fils: counted.reduce((sum, { value_fils }) => sum + (value_fils ?? 0), 0),
    value_from: isQuoted ? "quoted" : "typed",
  };
}

/**
 * Returns the sum of a lead that was won without a quotation, if the other lead brings accepted quotations. The sum then counts in addition
 * to the quotations ("beside").
 */
function wonBeside(sums: Sums[]): OwnSum | undefined {
  const counted = sums.filter(({ lead, own }) => lead.status === "won" && own !== null);
  const isBeside = ({ lead }: Sums) =>
    lead.value_from === "beside" || sums.some((other) => other.lead !== lead && other.accepted !== null);
  if (!counted.some(isBeside)) return undefined;
  return { value_fils: counted.reduce((sum, { own }) => sum + (own ?? 0), 0), value_from: "beside" };
}

interface Sums {
  lead: LeadsTable;
  accepted: number | null;
  own: number | null;
}

/** Returns the sum of accepted quotations and the own sum of each lead, as they count before the merge. */
async function sumsOf(db: Transaction<Database>, leads: LeadsTable[]): Promise<Sums[]> {
  const ids = leads.map(({ id }) => id);
  const found = db.selectFrom("leads").select(["id", acceptedNet.as("accepted"), ownNet.as("own")]);
  const rows = await found.where("id", "in", ids).execute();
  return leads.map((lead) => ({ lead, accepted: null, own: null, ...rows.find(({ id }) => id === lead.id) }));
}

/** Returns the combined values of both leads. The lead `into` keeps its own values and takes over only those that it lacks. */
const together = (into: LeadsTable, from: LeadsTable) => ({
  search: `${into.search} ${from.search}`,
  unread: isHidden(into, from) || isHidden(from, into) ? (1 as const) : into.unread || from.unread,
  assignee: into.assignee ?? from.assignee,
  reminder_at: earliest(into.reminder_at, from.reminder_at),
  urgency: from.urgency === "now" && isOpen(from.status) ? "now" : (into.urgency ?? from.urgency),
  ...behind(into, from),
  ...clockOf(into, from),
});

/**
 * Returns the later of two reminders. A lead can have only one reminder, so it gets the earlier one, and the merged lead keeps the later
 * one until that is due.
 */
const laterReminder = ({ reminder_at: one }: LeadsTable, { reminder_at: other }: LeadsTable) =>
  one === null || other === null || one === other ? null : Math.max(one, other);

/**
 * True if an open lead is merged with a won lead. The open enquiry is then no longer in the list of open leads, so the merged lead is
 * marked as unread.
 */
const isHidden = (open: LeadsTable, won: LeadsTable) => isOpen(open.status) && won.status === "won";

/** After the merge, both leads belong to the person and the place of the lead `into`. */
const behind = (into: LeadsTable, from: LeadsTable) => ({
  person_id: into.person_id ?? from.person_id,
  place_id: into.place_id ?? from.place_id,
});

/**
 * Returns the reply clock after the merge. If one of the customers waits for a reply, the merged lead waits, until the earlier due time.
 */
function clockOf(into: LeadsTable, from: LeadsTable) {
  const due = [into, from]
    .filter(awaitsReply)
    .reduce<number | null>((so, lead) => earliest(so, lead.reply_due_at), null);
  if (due !== null) return restartedReplyClock(into, due);
  const { replied_at, reply_due_at } = into.replied_at === null && from.status !== "lost" ? from : into;
  return { replied_at, reply_due_at };
}

const earliest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
