import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { entriesOf, recordOf } from "@site/typed";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { dueClock } from "#site/content/office.server.ts";
import { cleanText } from "#site/forms/form.server.ts";
import { servedPlaces, soldServices } from "#site/forms/options.ts";
import { dialable } from "#site/forms/phone.server.ts";
import { assistantSource } from "../../store/types.ts";
import { extrasSchema } from "./extras.ts";
import { type FieldName, type Problems, problemsOf } from "./form-state.ts";
import { type FormSubmission, leadFromForm } from "./lead-from-form.server.ts";
import { problemWords } from "./problem-words.ts";
import { type QuotationEnquiry, quotationSchema } from "./quotation-schema.ts";
import { submitWithMessages } from "./submit.server.ts";
import { suspect } from "./suspicion.server.ts";
import { quotationFormWords } from "./words.ts";

/** The fields of the quotation form as a program has filled them in for a person, after all checks of the form. */
export interface WrittenEnquiry {
  data: QuotationEnquiry;
  phone: string;
  phoneTyped: string;
}

/** A field that is refused. A program does not say which language its person reads, so the sentence is in each. */
export type FieldProblem = { field: string; message: Record<Language, string> };

/** Checks what a program wrote for a person with the schema of the quotation form. The problems have the sentences of the form. */
export function checkWritten(sent: Record<string, unknown>): WrittenEnquiry | { problems: FieldProblem[] } {
  const fields = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, typeof value === "string" ? cleanText(value) : value]),
  );
  const checked = quotationSchema.safeParse(fields);
  if (!checked.success) return { problems: inWords(problemsOf(checked.error)) };
  const { service, place } = checked.data;
  const unsold = {
    ...(!isSold(service, soldServices) && { service: "required" as const }),
    ...(!isSold(place, servedPlaces) && { place: "required" as const }),
  };
  if (Object.keys(unsold).length > 0) return { problems: inWords(unsold) };
  const phone = dialable(checked.data.phone);
  if (!phone) return { problems: inWords({ phone: "invalid" }) };
  return { data: checked.data, phone, phoneTyped: String(fields.phone).trim() };
}

/** The schema also takes what the company sold once, because stored enquiries have it. The page of the form does not offer that. */
const isSold = (value: string, offered: readonly string[]): boolean => value === "" || offered.includes(value);

function inWords(problems: Problems): FieldProblem[] {
  const texts = recordOf(languageCodes, quotationFormWords);
  return entriesOf(problems).map(([field, problem]) => ({
    field,
    message: recordOf(
      languageCodes,
      (language) => problemWords("quote", field as FieldName, problem, texts[language]) ?? "",
    ),
  }));
}

interface From {
  request: Request;
  locale: Language;
  key: string;
}

/** A program sends none of the hidden fields of the form. */
const submissionOf = ({ data, phone, phoneTyped }: WrittenEnquiry, from: From): FormSubmission => ({
  ...{ checked: { form: "quote", data }, extras: extrasSchema.parse({}), phone, phoneTyped },
  ...from,
});

type Spam = { score: number; reasons: string[] };

/**
 * Counts what a program wrote against the limits of the forms, and judges it by their spam rules. A form that looks like spam goes to the
 * spam folder. Here it is refused, because a message to a stranger would follow from it.
 */
export async function judgeWritten(
  db: Kysely<Database>,
  written: WrittenEnquiry,
  from: Omit<From, "key">,
): Promise<"limited" | "spam" | Spam> {
  const outcome = await suspect(db, submissionOf(written, { ...from, key: "" }));
  if ("limited" in outcome) return "limited";
  if ("challenge" in outcome || outcome.spam.isSpam) return "spam";
  return { score: outcome.spam.score, reasons: outcome.spam.reasons };
}

/**
 * Makes the lead once its person has agreed, as the quotation form does. `beside` runs in the transaction of the lead; if it throws, there
 * is no lead.
 */
export async function submitWritten(
  db: Kysely<Database>,
  written: WrittenEnquiry & { program: string; spam: Spam; reference: string },
  from: From,
  beside: (transaction: Transaction<Database>, id: string) => Promise<unknown>,
) {
  const { program, spam, reference } = written;
  const lead = leadFromForm(submissionOf(written, from), await dueClock());
  const origin = { ...lead.origin, program };
  const whole = { ...lead, reference, source: assistantSource, origin, spam: { ...spam, isSpam: false } };
  return submitWithMessages(db, whole, [], null, beside);
}
