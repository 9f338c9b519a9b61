import { briefly, type FieldName, type FormName, limits, maxPhotos, type Problem } from "./schema.ts";

type Words = Record<Problem, string> & Partial<Record<FieldName, string>>;

/** The error messages of a field. */
export function problemWords(form: FormName, name: FieldName, problem: Problem | undefined, texts: Words) {
  if (!problem) return;
  const max = { ...limits, photos: maxPhotos, ...(form === "callback" && { message: briefly }) };
  return texts[problem]
    .replace("{field}", texts[name] ?? "")
    .replace("{max}", String(max[name as keyof typeof max] ?? ""));
}
