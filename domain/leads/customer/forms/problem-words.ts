import { isTextField } from "@site/ground/enquiry-fields.ts";
import { maxPhotos } from "#site/forms/photo-limits.ts";
import type { FieldName, FormName } from "./form-state.ts";
import { limitIn, type Problem } from "./schema.ts";
import type { ProblemTexts } from "./types.ts";

type Words = Record<Problem, string> & Partial<Record<FieldName, string>> & { own?: ProblemTexts };

/** Returns the problem text of a field. A field whose label is a question has its own text, because nobody says "How soon? is required". */
export function problemWords(form: FormName, name: FieldName, problem: Problem | undefined, texts: Words) {
  if (!problem) return;
  const max = name === "photos" ? maxPhotos : isTextField(name) ? limitIn(form, name) : "";
  const own: Partial<Record<string, string>> = texts.own ?? {};
  return (own[name] ?? own[`${name}-${problem}`] ?? texts[problem])
    .replace("{field}", texts[name] ?? "")
    .replace("{max}", String(max));
}
