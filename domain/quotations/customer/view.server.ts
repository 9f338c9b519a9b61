import { amountOf, firstChoice, hasAmount, isChoice, totalOf } from "@site/engine/money/quotation.ts";
import { dateFormat } from "@site/ground/language/formats.ts";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { type QuotationState, quotationStates, wasSent } from "@site/ground/states/quotation.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { db } from "#platform/db/db.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { canTypeset } from "#platform/pdf/typeset.ts";
import { log } from "#platform/process/log.ts";
import { isFirstWithin } from "#platform/spam/limits.ts";
import { companyTerms } from "#site/content/company-terms.server.ts";
import { isUnaltered } from "../store/chain.ts";
import { codeFrom, codeLivesFor } from "../store/code.ts";
import { laterRevision, type Quotation, readSentQuotation } from "../store/read.ts";
import type { QuotationLine } from "../store/types.ts";

const isKey = (key: string) => /^[\w-]{22}$/.test(key);

export interface SentQuotation {
  quotation: Quotation;
  reference: string;
  /** The key of the enquiry's own page. */
  enquiryKey: string;
  /** The address of the customer; empty if we have none. */
  email: string;
  /** True if the database no longer has what was sent or accepted. */
  isAltered?: boolean;
}

const day = 86_400_000;

/** The quotation for a key; undefined for a wrong key, a draft, or an erased person. */
export async function sentQuotation(key: string): Promise<SentQuotation | undefined> {
  if (!isKey(key)) return undefined;
  const database = await db();
  const quotation = await readSentQuotation(database, key);
  const enquiry = quotation && database.selectFrom("leads").selectAll().where("id", "=", quotation.enquiryId);
  const lead = await enquiry?.executeTakeFirst();
  if (!quotation || lead?.erased_at !== null) return undefined;
  const isAltered = !(await isUnaltered(database, quotation));
  if (isAltered && (await isFirstWithin(database, `quote-altered.${quotation.id}`, day, Date.now())))
    log("error", { event: "quote-altered", id: quotation.id });
  return { quotation, ...enquiryBehind(lead), isAltered };
}

/** The facts of the lead that the page of a quotation shows. */
export const enquiryBehind = ({
  reference,
  follow_key,
  email,
}: LeadsTable): Omit<SentQuotation, "quotation" | "isAltered"> => ({
  reference,
  enquiryKey: isKey(follow_key) ? follow_key : "",
  email,
});

/** The positions of the chosen options in an address, such as ?choice=2,5; undefined if they are no valid choice of this quotation. */
export function choiceIn(params: URLSearchParams, lines: readonly QuotationLine[]): number[] | undefined {
  const named = [...params].flatMap(([name, value]) =>
    /^(choice|add)/.test(name) && /^\d{1,3}$/.test(value) ? [Number(value)] : [],
  );
  const chosen = [...new Set(named)].sort((a, b) => a - b);
  return isChoice(lines, chosen) ? chosen : undefined;
}

/** The state as the customer sees it: none for a draft, and lapsed for a quotation that is over today, even if that is not stored yet. */
const shownState = (state: QuotationState, isOver: boolean) => (isOver ? "lapsed" : wasSent(state) ? state : undefined);

export async function viewOf(
  { quotation, reference, enquiryKey, email, isAltered = false }: SentQuotation,
  language: Language,
  params: URLSearchParams,
  now = Date.now(),
) {
  const { lines, basis, state, answer, validUntil } = quotation;
  const acceptance = "acceptance" in answer ? answer.acceptance : undefined;
  const hasOptions = lines.some(({ kind }) => kind === "option");
  const asked = params.has("chosen") || !hasOptions ? choiceIn(params, lines) : undefined;
  const chosen = acceptance?.chosen ?? asked ?? firstChoice(lines);
  const dayText = dateFormat(language, { dateStyle: "long", timeZone: uaeTimeZone });
  const { net, vat, gross } = totalOf(lines, basis, chosen);
  const { isOpen, isAgreed, isCurrent } = quotationStates[state];
  const later = isCurrent ? undefined : await laterRevision(await db(), quotation);
  const isValid = isOpen && validUntil > now;
  return {
    key: quotation.key,
    number: quotation.number ?? "",
    revision: quotation.revision,
    state: isAltered ? ("altered" as const) : shownState(state, isOpen && !isValid),
    isAgreed: isAgreed && !isAltered,
    isOpen: isValid && !isAltered,
    reference,
    enquiryKey,
    hasEmail: email !== "",
    customer: quotation.customer,
    sent: quotation.sentAt === null ? "" : dayText.format(quotation.sentAt),
    // The last valid day, not the midnight after it.
    until: dayText.format(validUntil - 1),
    basis,
    lines: lines.map((line, position) => lineView(line, position, basis, language)),
    chosen,
    /** True if the sum is that of a choice in the address, or there is nothing to choose. */
    isAdded: asked !== undefined,
    totals: { net, vat, gross },
    hash: quotation.hash ?? "",
    accepted: acceptance && { name: acceptance.name, at: when(quotation.answeredAt ?? 0, language) },
    newer: later?.follow_key,
    terms: companyTerms(language),
    hasPdf: canTypeset && !isAltered,
    code: gross < codeFrom ? undefined : { from: codeFrom, email: masked(email), minutes: codeLivesFor / 60_000 },
  };
}
export type QuotationView = Awaited<ReturnType<typeof viewOf>>;
export type LineView = QuotationView["lines"][number];

/** A line in the reader's language, or in the other language if there is no text in the reader's. */
function lineView(line: QuotationLine, position: number, basis: Quotation["basis"], language: Language) {
  const { kind, textEn, textAr, unit, qtyMilli, unitFils, discountFils, vat, optionGroup } = line;
  const own = language === "ar" ? textAr : textEn;
  const other = languageCodes.find((code) => code !== language) ?? language;
  const amount = amountOf(line, basis);
  return {
    position,
    kind,
    text: own || textEn || textAr,
    /** The language of the text, if it is not the page's. */
    lang: own ? undefined : other,
    unit,
    qtyMilli,
    unitFils,
    discountFils,
    vat,
    group: optionGroup,
    priced: hasAmount(kind),
    amount: basis === "net" ? amount.net : amount.gross,
    gross: amount.gross,
  };
}

const when = (at: number, language: Language) =>
  dateFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: uaeTimeZone }).format(at);

/** Shows enough of an address for its owner to recognise it. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, "$1…");
