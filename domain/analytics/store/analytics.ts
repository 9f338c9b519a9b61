import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { type Collector, createCollector, type Options } from "./collect.ts";
import { unwantedAs, willOf } from "./sender.ts";
import { isPersonal } from "./source.ts";

/**
 * This is on globalThis, because the app is a bundle of its own in development. It is missing in the build, in tests, and in processes that only
 * compute.
 */
const shared: typeof globalThis & { windtowerAnalytics?: Collector } = globalThis;

export function startAnalytics(db: Kysely<Database>, options: Options): Collector {
  shared.windtowerAnalytics = createCollector(db, options);
  return shared.windtowerAnalytics;
}

/** The server counts events only for browsers whose pages would be counted too. */
const isUnwanted = ({ headers }: Pick<Request, "headers">) => unwantedAs(willOf((name) => headers.get(name))) !== null;

/** Counts a search in one spelling. A text that could be somebody's address or number is not kept. */
export function countSearch(request: Pick<Request, "headers">, words: string, hits: number): void {
  const text = isPersonal(words) || isUnwanted(request) ? "" : normalizeText(words).slice(0, 80);
  if (text) shared.windtowerAnalytics?.count("search", "", { kind: "search", text }, hits);
}

/** Counts that a person went on to WhatsApp from this page. */
export function countWhatsApp(request: Pick<Request, "headers">, page: string): void {
  if (!isUnwanted(request)) shared.windtowerAnalytics?.count("whatsapp", page);
}

/** Returns what was received of this view of `/analytics-test` within the last minute. */
export const triedOut = (view: string) => shared.windtowerAnalytics?.triedOut(view) ?? [];
