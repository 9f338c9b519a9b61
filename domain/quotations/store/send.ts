import { openParts } from "@site/engine/money/open-line.ts";
import { amountOf, firstChoice, hasAmount, priceOf, totalOf } from "@site/engine/money/quotation.ts";
import { agreedQuotations, statesBefore } from "@site/ground/states/quotation.ts";
import { type Kysely, sql, type Transaction } from "kysely";
import type { NewEvent } from "#domain/leads/store/index.ts";
import { nextNumber } from "#platform/db/next-number.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { changeQuotation, type Outcome } from "./change.ts";
import { draftProblem } from "./draft.ts";
import { hashOf } from "./hash.ts";
import type { Quotation } from "./read.ts";

/**
 * Sends a draft in one transaction: gives it a number, replaces earlier revisions, and queues the mail. The lead becomes quoted, unless it
 * is already won and this quotation is for further work. The reply clock stops.
 */
export const sendQuotation = (
  db: Kysely<Database>,
  colleague: string,
  id: string,
  seen: number,
  now = currentTime(),
): Promise<Outcome> =>
  changeQuotation(db, { id, colleague, now }, async (tx, quotation, lead) => {
    const problem = draftProblem(quotation, seen);
    if (problem) return problem;
    if (!isSendable(quotation, now)) return "invalid";
    if (await isAccepted(tx, quotation.number)) return "state";
    const number = quotation.number ?? (await nextNumber(tx, "quote", "QT", now));
    const { net, vat, gross } = totalOf(quotation.lines, quotation.basis, firstChoice(quotation.lines));
    await supersedeOthers(tx, quotation, number);
    return {
      set: {
        state: "sent",
        number,
        net_fils: net,
        vat_fils: vat,
        gross_fils: gross,
        hash: hashOf(quotation, number),
        sent_at: now,
      },
      lead: {
        ...(lead.status !== "won" && { status: "quoted", lost_reason: null }),
        replied_at: lead.replied_at ?? now,
      },
      events: sentEvents(quotation, number, lead, gross, colleague),
      action: "quote.send",
      messages: () => [{ topic: "mail.quote", dedupeKey: `mail.quote:${id}`, leadId: lead.id, payload: { quote: id } }],
    };
  });

function sentEvents(
  quotation: Quotation,
  number: string,
  lead: LeadsTable,
  fils: number,
  colleague: string,
): NewEvent[] {
  const data = { what: "sent", quote: quotation.id, number, revision: quotation.revision, fils } as const;
  const moved: NewEvent[] =
    lead.status === "quoted" || lead.status === "won"
      ? []
      : [{ kind: "status", data: { from: lead.status, to: "quoted" }, actor: colleague }];
  return [{ kind: "quote", data, actor: colleague, shown: true }, ...moved];
}

/**
 * Tells whether a draft can be sent. It needs a line with an amount, a text in the customer's language in each line, no open parts, no
 * discount above the price, and a last day that is not over.
 */
export function isSendable({ lines, locale, basis, validUntil }: Quotation, now: number): boolean {
  const words = locale === "ar" ? "textAr" : "textEn";
  return (
    validUntil > now &&
    lines.some(({ kind }) => hasAmount(kind)) &&
    lines.every(
      (line) => line[words].trim() !== "" && openParts(line).length === 0 && line.discountFils <= priceOf(line),
    ) &&
    lines.every((line) => amountOf(line, basis).gross >= 0)
  );
}

/** Tells whether another revision of this number was accepted meanwhile. Then the accepted revision stays. */
async function isAccepted(tx: Transaction<Database>, number: string | null): Promise<boolean> {
  const found = tx
    .selectFrom("quotes")
    .select("id")
    .where("number", "=", number)
    .where("state", "in", agreedQuotations);
  return (await found.executeTakeFirst()) !== undefined;
}

async function supersedeOthers(tx: Transaction<Database>, { id }: Quotation, number: string) {
  await tx
    .updateTable("quotes")
    .set({ state: "superseded", version: sql<number>`version + 1` })
    .where("number", "=", number)
    .where("id", "<>", id)
    .where("state", "in", statesBefore("superseded"))
    .execute();
}
