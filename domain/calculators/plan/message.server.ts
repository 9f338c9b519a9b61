import type { Language } from "@site/ground/language/languages.ts";
import { translator } from "#site/i18n/t.ts";
import { readFields } from "../kit/frame/read-fields.ts";
import { answerTo } from "./answer.server.ts";
import { fields } from "./fields.ts";

/**
 * Returns the plan in the query of the quotation form (`plan`) as a message to the office: the work, its figures with the number of pieces, and the
 * range that the visitor saw. Returns undefined if there is no plan, or if one of its values is refused.
 */
export function planMessage(query: URLSearchParams, language: Language): string | undefined {
  const plan = query.get("plan");
  if (plan === null) return undefined;
  const { input, problems } = readFields(fields, new URLSearchParams(plan));
  if (problems.length > 0) return undefined;
  const { subject, figures, basis, price } = answerTo(input, language);
  const t = translator(language);
  const range = price && [
    ...[`${price.range} ${price.currency}`, t("price.vat"), t(`price.kinds.${price.kind}`)],
    ...(price.sample ? [t("sample")] : []),
  ];
  const lines = figures.map(([label, value]) => `${label}: ${value}`);
  return [subject, ...lines, basis, ...(range ? [range.join(" · ")] : [])].join("\n");
}
