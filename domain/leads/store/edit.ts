import { type Kysely, sql, type Transaction, type Updateable } from "kysely";
import { lockInOrder } from "#domain/people/store/index.ts";
import type { Action } from "#platform/audit/actions.ts";
import { audit } from "#platform/audit/audit.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, type NewMessage, outboxFilled } from "#platform/outbox/enqueue.ts";
import { addEvents } from "./events.ts";
import { searchTextOfEntries } from "./search-text.ts";
import type { Actor, Entry } from "./types.ts";

/**
 * The result of a change. `changed` lists the changed leads. It is empty if all leads had the wanted state already, for example after a
 * double click. `conflict` means that somebody else changed the lead after the colleague had loaded the page.
 */
export type Outcome =
  | { ok: true; changed: string[] }
  | { ok: false; problem: "missing" | "invalid" }
  | { ok: false; problem: "conflict"; who: Actor };

export interface Options {
  /**
   * The last timeline entry that the colleague saw (optimistic lock). It is undefined if many leads are changed at once, and then nothing
   * is checked.
   */
  seen?: string;
  now?: number;
}

export interface Edit {
  set?: Updateable<LeadsTable>;
  entries: Entry[];
  action: Action;
  /** The data for the audit log. They must not contain anything that a customer told us. */
  data?: object;
  /** If true, an equal entry of the same colleague within a minute counts as a double click and is not added. */
  once?: boolean;
  messages?: (eventId: string, db: Transaction<Database>) => NewMessage[] | Promise<NewMessage[]>;
  /** Further changes in the same transaction. */
  also?: (db: Transaction<Database>) => Promise<unknown>;
}

export const invalid: Outcome = { ok: false, problem: "invalid" };

/** Changes leads, with their timelines, the audit log and the outgoing messages, in one transaction. */
export async function edit(
  db: Kysely<Database>,
  colleague: string,
  ids: readonly string[],
  editOf: (lead: LeadsTable) => Edit | undefined,
  { seen, now = currentTime() }: Options = {},
): Promise<Outcome> {
  let queued = 0;
  const outcome = await db.transaction().execute(async (transaction): Promise<Outcome> => {
    queued = 0;
    const leads = await lockLeads(transaction, ids);
    if (leads.length === 0) return { ok: false, problem: "missing" };
    const edits = leads.flatMap((lead) => ({ lead, edit: editOf(lead) }));
    const changed: string[] = [];
    for (const { lead, edit: one } of edits) {
      if (!one || (one.once && (await justSaid(transaction, colleague, lead, one, now)))) continue;
      const who = seen === undefined ? undefined : await whoChanged(transaction, colleague, lead, seen);
      if (who) return { ok: false, problem: "conflict", who };
      queued += await apply(transaction, colleague, lead, one, now);
      changed.push(lead.id);
    }
    return { ok: true, changed };
  });
  if (queued > 0) outboxFilled();
  return outcome;
}

/**
 * Locks these leads until the end of the transaction and returns them. Erased and merged leads are left out. They cannot be changed, and a
 * lock on merged leads would need `lockPeople` first (docs/decisions/0100).
 */
export const lockLeads = async (db: Transaction<Database>, ids: readonly string[]): Promise<LeadsTable[]> =>
  ids.length === 0
    ? []
    : lockInOrder(db, ids).where("erased_at", "is", null).where("merged_into", "is", null).execute();

/** Finds out who changed the lead after the entry `seen`. Changes by the colleague and automatic entries do not count. */
async function whoChanged(db: Transaction<Database>, colleague: string, { id }: LeadsTable, seen: string) {
  const last = await db
    .selectFrom("lead_events")
    .select("actor")
    .where("lead_id", "=", id)
    .where("id", ">", seen)
    .where("actor", "not in", [colleague, "system"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.actor;
}

async function apply(db: Transaction<Database>, colleague: string, lead: LeadsTable, one: Edit, now: number) {
  const { set = {}, entries, action, data, messages, also } = one;
  const said = searchTextOfEntries(entries);
  await db
    .updateTable("leads")
    .set({
      ...set,
      ...(said && { search: `${lead.search} ${said}` }),
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", lead.id)
    .execute();
  const events = entries.map((entry) => ({ ...entry, actor: colleague, shown: entry.kind === "reply" }));
  const [eventId = ""] = await addEvents(db, lead.id, events, now);
  await audit(db, colleague, [{ action, subject: lead.id, data }], now);
  await also?.(db);
  const queue = (await messages?.(eventId, db)) ?? [];
  await enqueue(db, queue, now);
  return queue.length;
}

async function justSaid(
  db: Transaction<Database>,
  colleague: string,
  { id }: LeadsTable,
  { entries }: Edit,
  now: number,
) {
  const [entry] = entries;
  if (!entry) return false;
  const same = await db
    .selectFrom("lead_events")
    .select("id")
    .where("lead_id", "=", id)
    .where("kind", "=", entry.kind)
    .where("actor", "=", colleague)
    .where("data", "=", JSON.stringify(entry.data))
    .where("at", ">", now - 60_000)
    .executeTakeFirst();
  return same !== undefined;
}
