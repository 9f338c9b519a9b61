import type { LostReason, Status } from "@site/ground/states/lead.ts";
import type { Kysely, Updateable } from "kysely";
import { addNotice, pushSeen } from "#domain/colleagues/store/index.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";
import { type Edit, edit, invalid, lockLeads, type Options, type Outcome } from "./edit.ts";
import { awaitsReply, restartedReplyClock } from "./reply-clock.ts";
import type { Entry } from "./types.ts";

type Ids = readonly string[];

export interface StatusOptions extends Options {
  /** The reason. It is required if the status is lost. */
  reason?: LostReason;
  /** The value of the lead in fils, if the status is quoted or won. */
  fils?: number;
  /** Returns the time at which a reply would be due, counted from `now`. */
  dueFrom?: (now: number, urgency: string | null) => number;
}

export async function setStatus(
  db: Kysely<Database>,
  colleague: string,
  ids: Ids,
  to: Status,
  { reason, fils, dueFrom, ...options }: StatusOptions = {},
): Promise<Outcome> {
  if ((to === "lost" && !reason) || (fils !== undefined && !isAmount(fils))) return invalid;
  const now = options.now ?? currentTime();
  const editOf = (lead: LeadsTable): Edit | undefined => {
    const one = statusEdit(lead, to, to === "lost" ? reason : undefined, fils);
    return (
      one && {
        ...one,
        set: { ...one.set, ...wonAt(lead, to, now), ...clockAt(lead, to, now, dueFrom?.(now, lead.urgency)) },
      }
    );
  };
  return edit(db, colleague, ids, editOf, { ...options, now });
}

function statusEdit(
  lead: LeadsTable,
  to: Status,
  reason: LostReason | undefined,
  fils: number | undefined,
): Edit | undefined {
  const from = lead.status;
  const moved = from !== to || lead.lost_reason !== (reason ?? null);
  const valued = fils !== undefined && fils !== lead.value_fils;
  if (!moved && !valued) return undefined;
  const entries: Entry[] = [];
  if (moved) entries.push({ kind: "status", data: { from, to, ...(reason && { reason }) } });
  if (valued) entries.push({ kind: "value", data: { fils } });
  return {
    set: {
      status: to,
      lost_reason: reason ?? null,
      ...(valued && typed(lead, fils)),
    },
    entries,
    action: "lead.status",
    data: { from, to, reason, fils },
  };
}

/**
 * Stores a typed sum in place of the earlier one. If the earlier sum counts in addition to accepted quotations ("beside"), the new sum
 * counts in this way too.
 */
const typed = ({ value_from: before }: LeadsTable, fils: number | null): Updateable<LeadsTable> => ({
  value_fils: fils,
  value_from: fils === null ? null : before === "beside" ? before : "typed",
});

/** Sets the time when the lead was won. A lead that was lost and is won again gets the new time. */
function wonAt({ status }: LeadsTable, to: Status, now: number): Updateable<LeadsTable> {
  if (to !== "won") return { won_at: null };
  return status === "won" ? {} : { won_at: now };
}

/**
 * Stops or restarts the reply clock. The statuses contacted, quoted and won mean that the customer got a reply. If a lead goes back to new,
 * the customer waits again from now on.
 */
function clockAt(lead: LeadsTable, to: Status, now: number, due: number | undefined): Updateable<LeadsTable> {
  const { replied_at, reply_due_at } = lead;
  if (to === "lost") return {};
  if (to !== "new") return { replied_at: replied_at ?? now };
  const isPast = !awaitsReply(lead) && reply_due_at !== null && reply_due_at < now;
  return isPast && due !== undefined ? restartedReplyClock(lead, due) : { replied_at: null };
}

const isAmount = (fils: number | null) => fils === null || (Number.isSafeInteger(fils) && fils >= 0);

export async function setValue(
  db: Kysely<Database>,
  colleague: string,
  id: string,
  fils: number | null,
  options?: Options,
): Promise<Outcome> {
  if (!isAmount(fils)) return invalid;
  const editOf = (lead: LeadsTable): Edit | undefined =>
    lead.value_fils === fils
      ? undefined
      : {
          set: typed(lead, fils),
          entries: [{ kind: "value", data: { fils } }],
          action: "lead.value",
          data: { fils },
        };
  return edit(db, colleague, [id], editOf, options);
}

/** Assigns leads to a colleague who still works here, or to nobody. */
export async function assign(
  db: Kysely<Database>,
  colleague: string,
  ids: Ids,
  to: string | null,
  options?: Options,
): Promise<Outcome> {
  if (to !== null && !(await worksHere(db, to))) return invalid;
  const now = options?.now ?? currentTime();
  const editOf = (lead: LeadsTable): Edit | undefined =>
    lead.assignee === to
      ? undefined
      : {
          set: { assignee: to },
          entries: [{ kind: "assigned", data: { to } }],
          action: "lead.assign",
          data: { to },
          also: async (transaction) => {
            if (to !== null)
              await addNotice(transaction, { to, by: colleague, kind: "assigned", leadId: lead.id }, now);
          },
        };
  return edit(db, colleague, ids, editOf, options);
}

async function worksHere(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("staff")
    .select("id")
    .where("id", "=", id)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Marks leads as read or unread for all colleagues, so that only one colleague has to look at a new lead. It is not an edit: it adds
 * nothing to the timeline and does not change the version.
 */
export async function setUnread(
  db: Kysely<Database>,
  ids: Ids,
  unread: boolean,
  { by, now = currentTime() }: { by?: string; now?: number } = {},
): Promise<{ ok: true; changed: string[] }> {
  const flag = unread ? 1 : 0;
  const done = await db.transaction().execute(async (transaction) => {
    const leads = await lockLeads(transaction, ids);
    const differ = leads.filter((lead) => lead.unread !== flag);
    const changed = differ.map(({ id }) => id);
    const set = { unread: flag, updated_at: now } as const;
    if (changed.length > 0) await transaction.updateTable("leads").set(set).where("id", "in", changed).execute();
    if (by !== undefined && !unread) await enqueue(transaction, await pushSeen(transaction, differ, by, now), now);
    return { ok: true as const, changed };
  });
  outboxFilled();
  return done;
}
