import { isTextField } from "@site/ground/enquiry-fields.ts";
import { maxPhotos } from "#site/forms/photo-limits.ts";
import type { FieldName, FormName } from "./form-state.ts";
import { limitIn, type Problem } from "./schema.ts";
import type { ProblemTexts } from "./types.ts";

type Words = Record<Problem, string> & Partial<Record<FieldName, string>> & { own?: ProblemTexts };

/**
 * Returns the text for a problem in a field. If the label of the field is a question, the field has a text of its own, because "How soon?
 * is required" would be wrong.
 */
export function problemWords(form: FormName, name: FieldName, problem: Problem | undefined, texts: Words) {
  if (!problem) return;
  const max = name === "photos" ? maxPhotos : isTextField(name) ? limitIn(form, name) : "";
  const own: Partial<Record<string, string>> = texts.own ?? {};
  return (own[name] ?? own[`${name}-${problem}`] ?? texts[problem])
    .replace("{field}", texts[name] ?? "")
    .replace("{max}", String(max));
}
