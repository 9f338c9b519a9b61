import { handedOverBy } from "#app/features/calculators/hand-over.server.ts";
import { coolingLoadInWorker } from "#app/features/calculators/in-worker.server.ts";
import { languageOf } from "#app/i18n/languages.ts";
import type { Route } from "./+types/calculation-hand-over.ts";

/** The figures that a quote request or a chat begins with; the pages of both ask for them here, and so a worker has the work. */
export const middleware = [coolingLoadInWorker];
export const loader = ({ url }: Route.LoaderArgs) =>
  Response.json(handedOverBy(url.searchParams, languageOf(url.pathname)) ?? null, {
    headers: { "x-robots-tag": "noindex, nofollow" },
  });
