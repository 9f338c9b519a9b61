import { languageOf } from "@site/ground/language/languages.ts";
import type { BudgetHandle } from "#app/documents.ts";
import { handedOverBy } from "#domain/calculators/kit/hand-over.server.ts";
import { handOverInWorker } from "#domain/calculators/kit/in-worker.server.ts";
import { quotedBy } from "#domain/calculators/quoted/quoted.server.ts";
import type { Route } from "./+types/calculation-hand-over.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/**
 * Returns the figures of a calculation that was handed over, or with `quoted` its part for the lines of a quotation. The pages for quotations and
 * WhatsApp and the office request this address, so that a worker computes the figures.
 */
export const middleware = [handOverInWorker];
export const loader = ({ url: { searchParams, pathname } }: Route.LoaderArgs) => {
  const found = searchParams.has("quoted") ? quotedBy(searchParams) : handedOverBy(searchParams, languageOf(pathname));
  return Response.json(found ?? null, { headers: { "x-robots-tag": "noindex, nofollow" } });
};
