import {
  type EnquiryField,
  enquiryFields,
  type FormName,
  fieldNames,
  inSteps,
  isTextField,
} from "@site/ground/enquiry-fields.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { keysOf, recordOf } from "@site/typed";
import { translator } from "#site/i18n/t.ts";
import { callbackSchema } from "./callback-schema.ts";
import { isInQuotationForm } from "./form-state.ts";

/** Placeholders that stay in the texts for the browser. The script replaces them when it shows a text. */
export const blanks = { field: "{field}", max: "{max}", n: "{n}", photo: "{photo}", returnObjects: true } as const;

export const contactWords = (language: Language) => translator(language)("form", blanks);

export function quotationFormWords(language: Language) {
  const t = translator(language);
  const own = t("formProblems", blanks);
  const labels = labelsOf(inSteps.filter(isInQuotationForm), language);
  return { ...labels, ...contactWords(language), ...t("photoForm", blanks), ...t("quoteForm", blanks), own };
}

export function callbackWords(language: Language) {
  const t = translator(language);
  const own = t("formProblems", blanks);
  const labels = labelsOf(keysOf(callbackSchema.shape), language);
  return { ...labels, ...contactWords(language), ...t("callbackForm", blanks), own };
}

/** Returns the office's labels for these fields, because the forms have no labels of their own for them. */
function labelsOf<F extends EnquiryField>(names: readonly F[], language: Language): Record<F, string> {
  const labels = translator(language, "lead")("fields", { returnObjects: true });
  return recordOf(names, (name) => labels[name]);
}

/** Returns the texts of all options in a form. */
export function choiceNames(form: FormName, language: Language) {
  const t = translator(language, "lead");
  const choiceFields = fieldNames
    .filter((name) => !isTextField(name))
    .filter((name) => form in enquiryFields[name].asked);
  const groups = choiceFields.map((name) => enquiryFields[name].words);
  return recordOf(groups, (group) => t(group, { returnObjects: true }));
}
