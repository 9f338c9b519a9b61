import type { Say } from "./say.ts";

/** That a value is refused, and whose the figures are that still stand there. */
export const refusalOf = (result: unknown, { shared }: Pick<Say<unknown>, "shared">): string =>
  shared.notices[result === undefined ? "unanswered" : "refused"];
