import type { MiddlewareFunction } from "react-router";
import { answerInWorker, hasWorkers } from "#platform/compute/compute.ts";
import { entryOf } from "../registry.server.ts";
import type { Cost } from "./frame/entry.server.ts";
import { handedOverCalculation } from "./hand-over-query.ts";

/** Middleware for expensive pages. A separate process answers the whole request, including rendering. */
const inWorker =
  (costOf: (query: string, params: { slug?: string }) => Cost | undefined): MiddlewareFunction<Response> =>
  ({ request, params }, next) => {
    const { pathname, search } = new URL(request.url);
    const cost = costOf(search, params);
    return cost && request.method !== "POST" && hasWorkers()
      ? answerInWorker(request, pathname + search, cost)
      : next();
  };

export const calculatorInWorker = inWorker((query, { slug = "" }) => entryOf(slug)?.cost?.(query));

/** A climate page with a query is expensive, because it computes all tables and charts of a city. */
export const climateInWorker = inWorker((query) => (query ? "moment" : undefined));

/** The hourly table is expensive if the calculation in its address is expensive. */
export const hourlyInWorker = inWorker((query) => entryOf("hvac-cooling-load")?.cost?.(query));

/** The page with an enquiry form is expensive if its address names an expensive calculation. */
export const handOverInWorker = inWorker((query) => {
  const { slug, asked: search } = handedOverCalculation(new URLSearchParams(query));
  return entryOf(slug)?.cost?.(search);
});
