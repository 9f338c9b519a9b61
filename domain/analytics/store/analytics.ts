import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { type Collector, createCollector, type Options } from "./collect.ts";
import { storableSearch } from "./searches.ts";
import { unwantedAs, willOf } from "./sender.ts";

/**
 * The collector is kept on globalThis. In development the app is a separate bundle, so a variable of this module would exist twice. The
 * collector is undefined during the build, in tests, and in processes that only compute.
 */
const shared: typeof globalThis & { windtowerAnalytics?: Collector } = globalThis;

export function startAnalytics(db: Kysely<Database>, options: Options): Collector {
  shared.windtowerAnalytics = createCollector(db, options);
  return shared.windtowerAnalytics;
}

/**
 * Events that the server counts itself follow the same rule as page views: robots, colleagues and browsers that opted out are not counted.
 */
const isUnwanted = ({ headers }: Pick<Request, "headers">) => unwantedAs(willOf((name) => headers.get(name))) !== null;

/** Counts a search. A search without a page that answers it has no hits, even if the nearest pages were shown. */
export function countSearch(request: Pick<Request, "headers">, words: string, hits: number): void {
  const text = isUnwanted(request) ? "" : storableSearch(words);
  if (text) shared.windtowerAnalytics?.count("search", "", { kind: "search", text }, hits);
}

/** Counts that a visitor opened WhatsApp from this page. */
export function countWhatsApp(request: Pick<Request, "headers">, page: string): void {
  if (!isUnwanted(request)) shared.windtowerAnalytics?.count("whatsapp", page);
}

/** Returns the events that arrived for this view of `/analytics-test` within the last minute. */
export const triedOut = (view: string) => shared.windtowerAnalytics?.triedOut(view) ?? [];
