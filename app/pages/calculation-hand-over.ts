import { handedOverBy } from "#app/features/calculators/hand-over.server.ts";
import { handOverInWorker } from "#app/features/calculators/in-worker.server.ts";
import { languageOf } from "#app/i18n/languages.ts";
import type { Route } from "./+types/calculation-hand-over.ts";

/** The figures of a handed-over calculation. The quote and WhatsApp pages request them here, so that a worker can compute them. */
export const middleware = [handOverInWorker];
export const loader = ({ url }: Route.LoaderArgs) =>
  Response.json(handedOverBy(url.searchParams, languageOf(url.pathname)) ?? null, {
    headers: { "x-robots-tag": "noindex, nofollow" },
  });
