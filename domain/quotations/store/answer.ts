import { isChoice, totalOf } from "@site/engine/money/quotation.ts";
import { openQuotations, quotationStates, statesBefore } from "@site/ground/states/quotation.ts";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";
import { keepAcceptance } from "./chain.ts";
import { changeQuotation, type Outcome, type Problem } from "./change.ts";
import { isAsSent } from "./hash.ts";
import type { Quotation } from "./read.ts";
import type { Acceptance } from "./types.ts";

/**
 * Accepts exactly the revision that the customer was shown. It refuses another fingerprint, a replaced or lapsed revision, rows that were
 * altered, and options other than those of an earlier acceptance.
 */
export const acceptQuotation = (
  db: Kysely<Database>,
  id: string,
  acceptance: Acceptance,
  now = currentTime(),
): Promise<Outcome> =>
  changeQuotation(db, { id, colleague: null, now }, async (_, quotation, lead) => {
    if (quotationStates[quotation.state].isAgreed) return hasChosen(quotation, acceptance.chosen) ? {} : "conflict";
    const problem = answerProblem(quotation, now);
    if (problem) return problem;
    if (acceptance.hash !== quotation.hash || !isAsSent(quotation)) return "conflict";
    if (!isChoice(quotation.lines, acceptance.chosen)) return "invalid";
    const { net, vat, gross } = totalOf(quotation.lines, quotation.basis, acceptance.chosen);
    const { number, revision } = quotation;
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
      messages: () => answered(quotation, lead.id, ["mail.quote-accepted", "mail.quote-answered"]),
      last: (tx) => keepAcceptance(tx, quotation, { acceptance, at: now, net, vat, gross }),
    };
  });

/** Declines a quotation. The lead stays as it is; the office decides about it. */
export const declineQuotation = (
  db: Kysely<Database>,
  id: string,
  reason: string,
  now = currentTime(),
): Promise<Outcome> =>
  changeQuotation(db, { id, colleague: null, now }, async (_, quotation, lead) => {
    const to = "declined";
    if (quotation.state === to) return {};
    const problem = answerProblem(quotation, now);
    if (problem) return problem;
    const { number, revision } = quotation;
    const data = { what: to, quote: id, number: number ?? "", revision, ...(reason && { reason }) } as const;
    return {
      set: { state: to, answered_at: now, answer: storedJson(reason ? { reason } : {}), code_nonce: null },
      lead: { unread: 1 },
      events: [{ kind: "quote", data, actor: "customer", shown: true }],
      action: "quote.declined",
      messages: () => answered(quotation, lead.id, ["mail.quote-answered"]),
    };
  });

const hasChosen = ({ answer }: Quotation, chosen: readonly number[]): boolean =>
  "acceptance" in answer && answer.acceptance.chosen.join() === chosen.join();

const answerProblem = ({ state, validUntil }: Quotation, now: number): Problem | undefined =>
  quotationStates[state].isOpen && validUntil > now ? undefined : "state";

const answered = ({ id }: Quotation, leadId: string, topics: string[]): NewMessage[] =>
  topics.map((topic) => ({ topic, dedupeKey: `${topic}:${id}`, leadId, payload: { quote: id } }));

/** Notes that the customer has opened the quotation. This accepts nothing, so a mail scanner that opens the link does no harm. */
export async function markSeen(db: Kysely<Database>, id: string, now = currentTime()): Promise<void> {
  await db
    .updateTable("quotes")
    .set({ state: "seen", seen_at: now, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .where("state", "in", statesBefore("seen"))
    .execute();
}

/** Marks the quotations whose last day is over as lapsed, so that they cannot be accepted, and notes this in the timeline. */
export async function lapseQuotations(db: Kysely<Database>, now = currentTime()): Promise<number> {
  const due = db.selectFrom("quotes").select("id").where("state", "in", openQuotations).where("valid_until", "<=", now);
  const found = await due.orderBy("valid_until").limit(500).execute();
  let lapsed = 0;
  for (const { id } of found) {
    const outcome = await changeQuotation(db, { id, colleague: null, now }, async (_, quotation) =>
      lapse(quotation, now),
    );
    if (outcome.ok) lapsed += 1;
  }
  return lapsed;
}

function lapse({ id, state, validUntil, number, revision }: Quotation, now: number) {
  if (!quotationStates[state].isOpen || validUntil > now) return "state" as const;
  const data = { what: "lapsed", quote: id, number: number ?? "", revision } as const;
  return { set: { state: "lapsed" as const }, events: [{ kind: "quote" as const, data, actor: "system" }] };
}
