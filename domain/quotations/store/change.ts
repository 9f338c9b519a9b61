import { quotationStates } from "@site/ground/states/quotation.ts";
import { type Kysely, sql, type Transaction, type Updateable } from "kysely";
import { addEvents, lockTargetOf, type NewEvent, sumUpQuotations } from "#domain/leads/store/index.ts";
import type { Action } from "#platform/audit/actions.ts";
import { audit } from "#platform/audit/audit.ts";
import { type ChangeRefusal, changeRefusal, changeSeen } from "#platform/db/change-seen.ts";
import type { QuotesTable } from "#platform/db/quote-schema.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { enqueue, type NewMessage, transactionWithMessages } from "#platform/outbox/enqueue.ts";
import { type Quotation, readQuotation } from "./read.ts";

export type Problem = "missing" | "conflict" | "state" | "invalid";
export type Outcome = { ok: true; id: string } | ChangeRefusal<Problem>;

export interface Change {
  /** The columns of the quotation that change. */
  set?: Updateable<QuotesTable>;
  lead?: Updateable<LeadsTable>;
  events?: NewEvent[];
  action?: Action;
  messages?: (eventId: string) => NewMessage[];
  /** Runs after everything else, because it takes a lock for which other quotations wait. */
  last?: (tx: Transaction<Database>) => Promise<void>;
  /** The id to return, if it is not the id of this quotation. */
  id?: string;
}

/** The quotation to change and the colleague who changes it. The colleague is null if the customer or a scheduled task changes it. */
interface Changing {
  id: string;
  colleague: string | null;
  now: number;
}

/**
 * Changes a quotation and its lead in one transaction. It locks the lead first, as every change does, to avoid deadlocks. `changeOf` then
 * gets the current quotation and returns the change.
 */
export const changeQuotation = (
  db: Kysely<Database>,
  { id, colleague, now }: Changing,
  changeOf: (tx: Transaction<Database>, quotation: Quotation, lead: LeadsTable) => Promise<Change | Problem>,
): Promise<Outcome> =>
  transactionWithMessages(db, async (tx): Promise<Outcome> => {
    const target = await lockTargetOf(tx, "quotes", id);
    if (!target) return changeRefusal("missing");
    const outcome = await changeSeen<Quotation, Change, Problem>(
      tx,
      { table: "quotes", id, seen: null },
      readQuotation,
      (quotation) => changeOf(tx, quotation, target.lead),
    );
    if (!outcome.ok) return outcome;
    await apply(tx, outcome.row, target.lead, colleague, outcome.change, now);
    return { ok: true, id: outcome.change.id ?? id };
  });

async function apply(
  tx: Transaction<Database>,
  quotation: Quotation,
  lead: LeadsTable,
  colleague: string | null,
  { set, lead: leadSet, events = [], action, messages, last }: Change,
  now: number,
) {
  if (leadSet || events.length > 0)
    await tx
      .updateTable("leads")
      .set({ ...leadSet, updated_at: now, version: sql<number>`version + 1` })
      .where("id", "=", lead.id)
      .execute();
  if (set?.state) {
    const goesOut = !quotationStates[quotation.state].wasSent && quotationStates[set.state].wasSent;
    await sumUpQuotations(tx, lead.id, goesOut);
  }
  const cameFrom = quotation.enquiryId === lead.id ? null : quotation.enquiryId;
  const [eventId = ""] = await addEvents(tx, lead.id, events, now, cameFrom);
  if (action) await audit(tx, colleague, [{ action, subject: lead.id, data: { quote: quotation.id } }], now);
  await enqueue(tx, messages?.(eventId) ?? [], now);
  await last?.(tx);
}
