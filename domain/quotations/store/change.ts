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
  /** Columns of the quotation to change. */
  set?: Updateable<QuotesTable>;
  lead?: Updateable<LeadsTable>;
  events?: NewEvent[];
  action?: Action;
  messages?: (eventId: string) => NewMessage[];
  /** This runs after everything else, because it takes a lock that other quotations want too. */
  last?: (tx: Transaction<Database>) => Promise<void>;
  /** The id of the outcome, if it is not this quotation's. */
  id?: string;
}

/** A change of this quotation by a colleague. The colleague is null if a customer or the clock changes it. */
interface Changing {
  id: string;
  colleague: string | null;
  now: number;
}

/**
 * Changes a quotation and its lead in one transaction. The lead is locked first, as everywhere, so that two changes never wait for each other. Then
 * `wanted` gets the quotation as it is now.
 */
export const changeQuotation = (
  db: Kysely<Database>,
  { id, colleague, now }: Changing,
  wanted: (tx: Transaction<Database>, quotation: Quotation, lead: LeadsTable) => Promise<Change | Problem>,
): Promise<Outcome> =>
  transactionWithMessages(db, async (tx): Promise<Outcome> => {
    const target = await lockTargetOf(tx, "quotes", id);
    if (!target) return changeRefusal("missing");
    const outcome = await changeSeen<Quotation, Change, Problem>(
      tx,
      { table: "quotes", id, seen: null },
      readQuotation,
      (quotation) => wanted(tx, quotation, target.lead),
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
