import { budgets } from "#platform/http/budgets.ts";
import { requestLimit } from "#platform/http/request-limit.ts";

const waits = { page: requestLimit(budgets.searchPages), suggest: requestLimit(budgets.suggestions) };

/** Returns how many seconds the client has to wait. If it returns 0, the search is counted and may be made. */
export const waitFor = (kind: keyof typeof waits, request: Request): number => waits[kind](request);
