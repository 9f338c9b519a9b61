import type { AnyCalculation } from "./calculation-context.ts";

/** Says that a value is refused. The text also says whether the page shows figures of older values or no result yet. */
export const refusalOf = ({ isAnswered, say: { shared } }: Pick<AnyCalculation, "isAnswered" | "say">): string =>
  shared.notices[isAnswered ? "refused" : "unanswered"];
