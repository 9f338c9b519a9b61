import type { MiddlewareFunction } from "react-router";
import { answerInWorker, hasWorkers } from "#server/compute/compute.ts";
import { type Cost, catalogue } from "./catalogue.server.ts";

/** Middleware for expensive pages: a worker thread answers the whole request, rendering included. */
const inWorker =
  (costOf: (query: string, params: { slug?: string }) => Cost | undefined): MiddlewareFunction<Response> =>
  ({ request, params }, next) => {
    const { pathname, search } = new URL(request.url);
    const cost = costOf(search, params);
    return cost && request.method !== "POST" && hasWorkers()
      ? answerInWorker(request, pathname + search, cost)
      : next();
  };

export const calculatorInWorker = inWorker((query, { slug = "" }) => catalogue.get(slug)?.cost?.(query));

/** The hourly table and the hand-over to a form each need an expensive calculation too. */
export const coolingLoadInWorker = inWorker((query) => {
  const said = new URLSearchParams(query);
  const [, handedOver = query] = /\?(.*)$/s.exec(said.get("calculation") ?? "") ?? [];
  return catalogue.get("hvac-cooling-load")?.cost?.(handedOver);
});
