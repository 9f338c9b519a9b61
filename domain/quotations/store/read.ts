import { agreedQuotations, type QuotationState, quotationStates } from "@site/ground/states/quotation.ts";
import { statesWithout } from "@site/ground/states/table.ts";
import type { Kysely, Selectable } from "kysely";
import type { QuoteLinesTable, QuotesTable } from "#platform/db/quote-schema.ts";
import type { Database } from "#platform/db/schema.ts";
import type { Answer, QuotationCustomer, QuotationDraft, QuotationLine } from "./types.ts";

export interface Quotation extends QuotationDraft {
  id: string;
  leadId: string;
  enquiryId: string;
  number: string | null;
  revision: number;
  state: QuotationState;
  net: number;
  vat: number;
  gross: number;
  hash: string | null;
  key: string;
  sentAt: number | null;
  seenAt: number | null;
  answeredAt: number | null;
  answer: Answer;
  version: number;
}

export async function readQuotation(db: Kysely<Database>, id: string): Promise<Quotation | undefined> {
  const row = await db.selectFrom("quotes").selectAll().where("id", "=", id).executeTakeFirst();
  return row && quotationOf(row, await linesOf(db, id));
}

const unsent = statesWithout(quotationStates, "wasSent");

/** Returns the revision for a private link. A draft is never returned. */
export async function readSentQuotation(db: Kysely<Database>, key: string): Promise<Quotation | undefined> {
  const row = await db
    .selectFrom("quotes")
    .selectAll()
    .where("follow_key", "=", key)
    .where("state", "not in", unsent)
    .executeTakeFirst();
  return row && quotationOf(row, await linesOf(db, row.id));
}

const listed = ["id", "number", "revision", "state", "gross_fils", "valid_until", "sent_at", "follow_key"] as const;

/** All revisions of a lead's quotations, newest first. */
export const quotationsOfLead = (db: Kysely<Database>, leadId: string) =>
  db.selectFrom("quotes").select(listed).where("lead_id", "=", leadId).orderBy("id", "desc").execute();

/** Returns the quotations that the customer of this enquiry may open: they were sent and not replaced. */
export const quotationsOfEnquiry = (db: Kysely<Database>, enquiryId: string) =>
  db
    .selectFrom("quotes")
    .select(listed)
    .where("request_id", "=", enquiryId)
    .where("state", "not in", statesWithout(quotationStates, "isListed"))
    .orderBy("id", "desc")
    .execute();

/** Returns when the customer of this enquiry last accepted a quotation. */
export async function acceptedAt(db: Kysely<Database>, enquiryId: string): Promise<number | null> {
  const accepted = db
    .selectFrom("quotes")
    .select((e) => e.fn.max("answered_at").as("at"))
    .where("request_id", "=", enquiryId)
    .where("state", "in", agreedQuotations);
  return (await accepted.executeTakeFirst())?.at ?? null;
}

/** Returns the revision that replaced this one. */
export const laterRevision = async (
  db: Kysely<Database>,
  { number, revision }: Pick<Quotation, "number" | "revision">,
) =>
  db
    .selectFrom("quotes")
    .select(["follow_key", "revision"])
    .where("number", "=", number)
    .where("revision", ">", revision)
    .where("state", "not in", unsent)
    .orderBy("revision", "desc")
    .executeTakeFirst();

const linesOf = (db: Kysely<Database>, id: string) =>
  db.selectFrom("quote_lines").selectAll().where("quote_id", "=", id).orderBy("pos").execute();

const quotationOf = (row: Selectable<QuotesTable>, lines: Selectable<QuoteLinesTable>[]): Quotation => ({
  id: row.id,
  leadId: row.lead_id,
  enquiryId: row.request_id,
  number: row.number,
  revision: row.revision,
  state: row.state,
  locale: row.locale === "ar" ? "ar" : "en",
  customer: JSON.parse(row.customer) as QuotationCustomer,
  basis: row.basis,
  validUntil: row.valid_until,
  net: row.net_fils,
  vat: row.vat_fils,
  gross: row.gross_fils,
  hash: row.hash,
  key: row.follow_key,
  sentAt: row.sent_at,
  seenAt: row.seen_at,
  answeredAt: row.answered_at,
  answer: JSON.parse(row.answer) as Answer,
  version: row.version,
  lines: lines.map(lineOf),
});

const lineOf = (row: Selectable<QuoteLinesTable>): QuotationLine => ({
  kind: row.kind,
  textEn: row.text_en,
  textAr: row.text_ar,
  unit: row.unit,
  qtyMilli: row.qty_milli,
  unitFils: row.unit_fils,
  ...(row.unpriced === 1 && { unpriced: true }),
  ...(row.taken === 1 && { taken: true }),
  discountFils: row.discount_fils,
  vat: row.vat,
  optionGroup: row.option_group,
});
