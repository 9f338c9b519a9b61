import { quotationStates } from "@site/ground/states/quotation.ts";
import { type Kysely, sql, type Transaction, type Updateable } from "kysely";
import type { QuotesTable } from "../db/quote-schema.ts";
import type { Database, LeadsTable } from "../db/schema.ts";
import type { Action } from "../leads/actions.ts";
import { audit } from "../leads/audit.ts";
import { addEvents, type NewEvent } from "../leads/events.ts";
import { lockMergeTarget } from "../leads/merge-target.ts";
import { sumUpOffers } from "../leads/value.ts";
import { enqueue, type NewMessage, outboxFilled } from "../outbox/enqueue.ts";
import { type Quote, readQuote } from "./read.ts";

export type Problem = "missing" | "conflict" | "state" | "invalid";
export type Outcome = { ok: true; id: string } | { ok: false; problem: Problem };
export const refused = (problem: Problem): Outcome => ({ ok: false, problem });

export interface Change {
  /** Columns of the quotation. */
  set?: Updateable<QuotesTable>;
  lead?: Updateable<LeadsTable>;
  events?: NewEvent[];
  action?: Action;
  messages?: (eventId: string) => NewMessage[];
  /** It is done after everything else, because it takes a lock that other quotations want too. */
  last?: (tx: Transaction<Database>) => Promise<void>;
  /** The id that the outcome names, if it is not this quotation's. */
  id?: string;
}

/**
 * Changes a quotation and its lead in one transaction. The lead is locked first, as everywhere, so that two changes never wait for each
 * other; then `wanted` sees the quotation as it is now.
 */
export async function changeQuote(
  db: Kysely<Database>,
  id: string,
  staff: string | null,
  wanted: (tx: Transaction<Database>, quote: Quote, lead: LeadsTable) => Promise<Change | Problem>,
  now: number,
): Promise<Outcome> {
  const outcome = await db.transaction().execute(async (tx): Promise<Outcome> => {
    const request = await tx.selectFrom("quotes").select("request_id").where("id", "=", id).executeTakeFirst();
    const target = request && (await lockMergeTarget(tx, request.request_id));
    const quote = target && (await readQuote(tx, id));
    if (!quote) return refused("missing");
    const change = await wanted(tx, quote, target.lead);
    if (typeof change === "string") return refused(change);
    await apply(tx, quote, target.lead, staff, change, now);
    return { ok: true, id: change.id ?? id };
  });
  if (outcome.ok) outboxFilled();
  return outcome;
}

async function apply(
  tx: Transaction<Database>,
  quote: Quote,
  lead: LeadsTable,
  staff: string | null,
  { set, lead: leadSet, events = [], action, messages, last }: Change,
  now: number,
) {
  if (set)
    await tx
      .updateTable("quotes")
      .set({ ...set, version: sql<number>`version + 1` })
      .where("id", "=", quote.id)
      .execute();
  if (leadSet || events.length > 0)
    await tx
      .updateTable("leads")
      .set({ ...leadSet, updated_at: now, version: sql<number>`version + 1` })
      .where("id", "=", lead.id)
      .execute();
  if (set?.state) {
    const goesOut = !quotationStates[quote.state].wasSent && quotationStates[set.state].wasSent;
    await sumUpOffers(tx, lead.id, goesOut);
  }
  const cameFrom = quote.requestId === lead.id ? null : quote.requestId;
  const [eventId = ""] = await addEvents(tx, lead.id, events, now, cameFrom);
  if (action) await audit(tx, staff, [{ action, subject: lead.id, data: { quote: quote.id } }], now);
  await enqueue(tx, messages?.(eventId) ?? [], now);
  await last?.(tx);
}
