import type { AnyCalculation } from "./calculation-context.ts";

/** Says that a value is refused, and whether the figures on the page belong to other values or there is no result yet. */
export const refusalOf = ({ isAnswered, say: { shared } }: Pick<AnyCalculation, "isAnswered" | "say">): string =>
  shared.notices[isAnswered ? "refused" : "unanswered"];
