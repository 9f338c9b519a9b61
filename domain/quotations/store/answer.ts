import { isChoice, totalOf } from "@site/engine/money/quotation.ts";
import { openQuotations, quotationStates, statesBefore } from "@site/ground/states/quotation.ts";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";
import { keepAcceptance } from "./chain.ts";
import { changeQuote, type Outcome, type Problem } from "./change.ts";
import { isAsSent } from "./hash.ts";
import type { Quote } from "./read.ts";
import type { Acceptance } from "./types.ts";

/**
 * The customer accepts exactly the revision that was shown. Another hash, a later revision, a lapsed one or rows that are no longer what was sent are
 * refused, and so is another choice than that which was accepted before.
 */
export const acceptQuote = (
  db: Kysely<Database>,
  id: string,
  acceptance: Acceptance,
  now = Date.now(),
): Promise<Outcome> =>
  changeQuote(db, { id, staff: null, now }, async (_, quote, lead) => {
    if (quotationStates[quote.state].isAgreed) return hasChosen(quote, acceptance.chosen) ? {} : "conflict";
    const problem = answerProblem(quote, now);
    if (problem) return problem;
    if (acceptance.hash !== quote.hash || !isAsSent(quote)) return "conflict";
    if (!isChoice(quote.lines, acceptance.chosen)) return "invalid";
    const { net, vat, gross } = totalOf(quote.lines, quote.basis, acceptance.chosen);
    const { number, revision } = quote;
    return {
      set: {
        state: "accepted",
        answered_at: now,
        answer: storedJson({ acceptance }),
        net_fils: net,
        vat_fils: vat,
        gross_fils: gross,
        code_nonce: null,
      },
      lead: { status: "won", lost_reason: null, unread: 1, ...(lead.status !== "won" && { won_at: now }) },
      events: [
        {
          kind: "quote",
          data: { what: "accepted", quote: id, number: number ?? "", revision, fils: gross },
          actor: "customer",
          shown: true,
        },
        ...(lead.status === "won"
          ? []
          : [{ kind: "status", data: { from: lead.status, to: "won" }, actor: "customer" } as const]),
      ],
      action: "quote.accepted",
      messages: () => answered(quote, lead.id, ["mail.quote-accepted", "mail.quote-answered"]),
      last: (tx) => keepAcceptance(tx, quote, { acceptance, at: now, net, vat, gross }),
    };
  });

/** Only the quotation is declined; what becomes of the request the office decides. */
export const declineQuote = (db: Kysely<Database>, id: string, reason: string, now = Date.now()): Promise<Outcome> =>
  changeQuote(db, { id, staff: null, now }, async (_, quote, lead) => {
    const to = "declined";
    if (quote.state === to) return {};
    const problem = answerProblem(quote, now);
    if (problem) return problem;
    const { number, revision } = quote;
    const data = { what: to, quote: id, number: number ?? "", revision, ...(reason && { reason }) } as const;
    return {
      set: { state: to, answered_at: now, answer: storedJson(reason ? { reason } : {}), code_nonce: null },
      lead: { unread: 1 },
      events: [{ kind: "quote", data, actor: "customer", shown: true }],
      action: "quote.declined",
      messages: () => answered(quote, lead.id, ["mail.quote-answered"]),
    };
  });

const hasChosen = ({ answer }: Quote, chosen: readonly number[]): boolean =>
  "acceptance" in answer && answer.acceptance.chosen.join() === chosen.join();

const answerProblem = ({ state, validUntil }: Quote, now: number): Problem | undefined =>
  quotationStates[state].isOpen && validUntil > now ? undefined : "state";

const answered = ({ id }: Quote, leadId: string, topics: string[]): NewMessage[] =>
  topics.map((topic) => ({ topic, dedupeKey: `${topic}:${id}`, leadId, payload: { quote: id } }));

/** The customer has opened it. Says nothing of acceptance, so that a scanner of mails that opens links does no harm. */
export async function markSeen(db: Kysely<Database>, id: string, now = Date.now()): Promise<void> {
  await db
    .updateTable("quotes")
    .set({ state: "seen", seen_at: now, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .where("state", "in", statesBefore("seen"))
    .execute();
}

/** Quotations whose last day is over can no longer be accepted; the timeline says so. */
export async function lapseQuotes(db: Kysely<Database>, now = Date.now()): Promise<number> {
  const due = db.selectFrom("quotes").select("id").where("state", "in", openQuotations).where("valid_until", "<=", now);
  const found = await due.orderBy("valid_until").limit(500).execute();
  let lapsed = 0;
  for (const { id } of found) {
    const outcome = await changeQuote(db, { id, staff: null, now }, async (_, quote) => lapse(quote, now));
    if (outcome.ok) lapsed += 1;
  }
  return lapsed;
}

function lapse({ id, state, validUntil, number, revision }: Quote, now: number) {
  if (!quotationStates[state].isOpen || validUntil > now) return "state" as const;
  const data = { what: "lapsed", quote: id, number: number ?? "", revision } as const;
  return { set: { state: "lapsed" as const }, events: [{ kind: "quote" as const, data, actor: "system" }] };
}
