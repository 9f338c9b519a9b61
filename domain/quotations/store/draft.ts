import { mayBecome, quotationStates } from "@site/ground/states/quotation.ts";
import type { Kysely, Transaction } from "kysely";
import { lockLeads } from "#domain/leads/store/index.ts";
import { audit } from "#platform/audit/audit.ts";
import { changeRefusal } from "#platform/db/change-seen.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { randomBytes } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";
import { changeQuotation, type Outcome, type Problem } from "./change.ts";
import type { Quotation } from "./read.ts";
import type { QuotationDraft, QuotationLine } from "./types.ts";

export async function createDraft(
  db: Kysely<Database>,
  colleague: string,
  leadId: string,
  draftFor: (lead: LeadsTable) => QuotationDraft,
  now = currentTime(),
): Promise<Outcome> {
  return db.transaction().execute(async (tx): Promise<Outcome> => {
    const [lead] = await lockLeads(tx, [leadId]);
    if (!lead) return changeRefusal("missing");
    const id = await insert(
      tx,
      { leadId, enquiryId: leadId, number: null, revision: 1 },
      draftFor(lead),
      colleague,
      now,
    );
    await audit(tx, colleague, [{ action: "quote.draft", subject: leadId, data: { quote: id } }], now);
    return { ok: true, id };
  });
}

/** Replaces the whole draft. The answer is `conflict` if somebody else has saved it meanwhile. */
export const saveDraft = (
  db: Kysely<Database>,
  colleague: string,
  id: string,
  seen: number,
  draft: QuotationDraft,
  now = currentTime(),
): Promise<Outcome> =>
  changeQuotation(db, { id, colleague, now }, async (tx, quotation) => {
    const problem = draftProblem(quotation, seen);
    if (problem) return problem;
    await tx.deleteFrom("quote_lines").where("quote_id", "=", id).execute();
    await insertLines(tx, id, draft.lines);
    return { set: columnsOf(draft), action: "quote.save" };
  });

export const draftProblem = ({ state, version }: Quotation, seen: number): Problem | undefined => {
  if (!quotationStates[state].mayEdit) return "state";
  return version === seen ? undefined : "conflict";
};

export const discardDraft = (
  db: Kysely<Database>,
  colleague: string,
  id: string,
  now = currentTime(),
): Promise<Outcome> =>
  changeQuotation(db, { id, colleague, now }, async (tx, quotation) => {
    if (!quotationStates[quotation.state].mayEdit) return "state";
    await tx.deleteFrom("quote_lines").where("quote_id", "=", id).execute();
    await tx.deleteFrom("quotes").where("id", "=", id).execute();
    return { action: "quote.discard" };
  });

/** Creates a draft of the next revision with the content of this revision. An accepted revision stays unchanged. */
export const reviseQuotation = (
  db: Kysely<Database>,
  colleague: string,
  id: string,
  validUntil: number,
  now = currentTime(),
): Promise<Outcome> =>
  changeQuotation(db, { id, colleague, now }, async (tx, quotation) => {
    if (!mayBecome(quotation.state, "superseded")) return "state";
    const last = await tx
      .selectFrom("quotes")
      .select(["id", "revision", "state"])
      .where("number", "=", quotation.number)
      .orderBy("revision", "desc")
      .executeTakeFirstOrThrow();
    if (quotationStates[last.state].mayEdit) return { id: last.id };
    const { leadId, enquiryId, number } = quotation;
    const place = { leadId, enquiryId, number, revision: last.revision + 1 };
    return { id: await insert(tx, place, { ...quotation, validUntil }, colleague, now), action: "quote.revise" };
  });

async function insert(
  tx: Transaction<Database>,
  { leadId, enquiryId, number, revision }: Pick<Quotation, "leadId" | "enquiryId" | "number" | "revision">,
  draft: QuotationDraft,
  colleague: string,
  now: number,
): Promise<string> {
  const id = newId(now);
  await tx
    .insertInto("quotes")
    .values({
      id,
      lead_id: leadId,
      request_id: enquiryId,
      number,
      revision,
      state: "draft",
      ...columnsOf(draft),
      follow_key: randomBytes(16).toString("base64url"),
      created_by: colleague,
      created_at: now,
    })
    .execute();
  await insertLines(tx, id, draft.lines);
  return id;
}

const columnsOf = ({ locale, customer, basis, validUntil }: QuotationDraft) => ({
  locale,
  customer: storedJson(customer),
  basis,
  valid_until: validUntil,
});

async function insertLines(tx: Transaction<Database>, id: string, lines: readonly QuotationLine[]) {
  const text = (written: string) => written.replaceAll("\0", "");
  const rows = lines.map((line, pos) => ({
    quote_id: id,
    pos,
    kind: line.kind,
    text_en: text(line.textEn),
    text_ar: text(line.textAr),
    unit: text(line.unit),
    qty_milli: line.qtyMilli,
    unit_fils: line.unitFils,
    unpriced: line.unpriced ? 1 : 0,
    taken: line.taken ? 1 : 0,
    discount_fils: line.discountFils,
    vat: line.vat,
    option_group: line.optionGroup,
  }));
  if (rows.length > 0) await tx.insertInto("quote_lines").values(rows).execute();
}
