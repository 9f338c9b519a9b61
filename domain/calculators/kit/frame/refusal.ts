import type { AnyCalculation } from "./calculation-context.ts";

/** That a value is refused, and whose the figures are that still stand there. */
export const refusalOf = ({ isAnswered, say: { shared } }: Pick<AnyCalculation, "isAnswered" | "say">): string =>
  shared.notices[isAnswered ? "refused" : "unanswered"];
