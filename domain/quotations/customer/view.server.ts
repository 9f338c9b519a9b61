import { amountOf, firstChoice, hasAmount, isChoice, totalOf } from "@site/engine/money/quotation.ts";
import { dateFormat } from "@site/ground/language/formats.ts";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { type QuotationState, quotationStates, wasSent } from "@site/ground/states/quotation.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { db } from "#platform/db/db.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
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
  /** The key of the page of the enquiry. */
  enquiryKey: string;
  /** The customer's email address; empty if we have none. */
  email: string;
  /** True if somebody has changed in the database what was sent or accepted. */
  isAltered?: boolean;
}

const day = 86_400_000;

/** Returns the quotation for a key. Returns undefined for a wrong key, a draft, or an erased customer. */
export async function sentQuotation(key: string): Promise<SentQuotation | undefined> {
  if (!isKey(key)) return undefined;
  const database = await db();
  const quotation = await readSentQuotation(database, key);
  const enquiry = quotation && database.selectFrom("leads").selectAll().where("id", "=", quotation.enquiryId);
  const lead = await enquiry?.executeTakeFirst();
  if (!quotation || lead?.erased_at !== null) return undefined;
  const isAltered = !(await isUnaltered(database, quotation));
  if (isAltered && (await isFirstWithin(database, `quote-altered.${quotation.id}`, day, currentTime())))
    log("error", { event: "quote-altered", id: quotation.id });
  return { quotation, ...enquiryBehind(lead), isAltered };
}

/** Returns the facts about the lead that the quotation's page shows. */
export const enquiryBehind = ({
  reference,
  follow_key,
  email,
}: LeadsTable): Omit<SentQuotation, "quotation" | "isAltered"> => ({
  reference,
  enquiryKey: isKey(follow_key) ? follow_key : "",
  email,
});

/**
 * Returns the positions of the chosen options from a query such as ?choice=2,5. Returns undefined if the quotation does not allow this
 * choice.
 */
export function choiceIn(params: URLSearchParams, lines: readonly QuotationLine[]): number[] | undefined {
  const named = [...params].flatMap(([name, value]) =>
    /^(choice|add)/.test(name) && /^\d{1,3}$/.test(value) ? [Number(value)] : [],
  );
  const chosen = [...new Set(named)].sort((a, b) => a - b);
  return isChoice(lines, chosen) ? chosen : undefined;
}

/**
 * Returns the state for the customer: undefined for a draft, and `lapsed` after the last valid day, even if that state is not stored yet.
 */
const shownState = (state: QuotationState, isOver: boolean) => (isOver ? "lapsed" : wasSent(state) ? state : undefined);

export async function viewOf(
  { quotation, reference, enquiryKey, email, isAltered = false }: SentQuotation,
  language: Language,
  params: URLSearchParams,
  now = currentTime(),
) {
  const { lines, basis, state, answer, validUntil } = quotation;
  const acceptance = "acceptance" in answer ? answer.acceptance : undefined;
  const hasOptions = lines.some(({ kind }) => kind === "option");
  const queryChoice = params.has("chosen") || !hasOptions ? choiceIn(params, lines) : undefined;
  const chosen = acceptance?.chosen ?? queryChoice ?? firstChoice(lines);
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
    // `validUntil` is the midnight after the last valid day, so one millisecond is subtracted.
    until: dayText.format(validUntil - 1),
    basis,
    lines: lines.map((line, position) => lineView(line, position, basis, language)),
    chosen,
    /** True if the total is that of the options in the address, or if the quotation has no options. */
    isAdded: queryChoice !== undefined,
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

/** Returns a line in the reader's language. If it has no text in that language, the other language is used. */
function lineView(line: QuotationLine, position: number, basis: Quotation["basis"], language: Language) {
  const { kind, textEn, textAr, unit, qtyMilli, unitFils, discountFils, vat, optionGroup } = line;
  const own = language === "ar" ? textAr : textEn;
  const other = languageCodes.find((code) => code !== language) ?? language;
  const amount = amountOf(line, basis);
  return {
    position,
    kind,
    text: own || textEn || textAr,
    /** The language of the text, if it is not the language of the page. */
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

/** Shows only the first letter and the domain of an email address. Its owner recognises it. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, "$1…");
