import type { OneField } from "./fields.ts";
import type { FieldProblem } from "./read-fields.ts";
import type { Say } from "./say.ts";

/** The unit of a field in words. */
export const signOf = (field: OneField | undefined, { unit }: Pick<Say<unknown>, "unit">): string | undefined =>
  field && "unit" in field && field.unit ? unit(field.unit) : undefined;

/** Says in words why a value is refused. The words of the calculator come before those of all calculators. */
export function problemText({ problem, limit }: FieldProblem, field: OneField | undefined, say: Say<unknown>): string {
  const { problems: own } = say.words as { problems?: Record<string, string> };
  const { problems } = say.shared;
  const words = own?.[problem] ?? problems[problem] ?? problems.unknown ?? "";
  const sign = signOf(field, say);
  const figure = limit === undefined ? "" : say.format(limit, 4);
  return say.fill(words, { limit: sign ? `${figure} ${sign}` : figure });
}
