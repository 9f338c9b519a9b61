import { languageOf } from "@site/ground/language/languages.ts";
import { handedOverBy } from "#domain/calculators/kit/hand-over.server.ts";
import { handOverInWorker } from "#domain/calculators/kit/in-worker.server.ts";
import { quotedBy } from "#domain/calculators/quoted/quoted.server.ts";
import type { Route } from "./+types/calculation-hand-over.ts";

/**
 * The figures of a handed-over calculation, or with `quoted` the part that becomes lines of a quotation. The quotation and WhatsApp pages and the
 * office request them here, so that a worker can compute them.
 */
export const middleware = [handOverInWorker];
export const loader = ({ url: { searchParams, pathname } }: Route.LoaderArgs) => {
  const found = searchParams.has("quoted") ? quotedBy(searchParams) : handedOverBy(searchParams, languageOf(pathname));
  return Response.json(found ?? null, { headers: { "x-robots-tag": "noindex, nofollow" } });
};
