import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { normalizeText } from "../normalize-text.ts";
import { type Collector, createCollector, type Options } from "./collect.ts";
import { isPersonal } from "./source.ts";

/** On globalThis, because the app is a bundle of its own in development. Absent in processes that compute, the build and tests. */
const shared: typeof globalThis & { windtowerAnalytics?: Collector } = globalThis;

export function startAnalytics(db: Kysely<Database>, options: Options): Collector {
  shared.windtowerAnalytics = createCollector(db, options);
  return shared.windtowerAnalytics;
}

/** A search, in one spelling; what could be an address or a number of somebody is not kept. */
export function countSearch(words: string, hits: number): void {
  const text = isPersonal(words) ? "" : normalizeText(words).slice(0, 80);
  if (text) shared.windtowerAnalytics?.count("search", "", { kind: "search", text }, hits);
}

/** A person went on to WhatsApp from this page. */
export const countWhatsApp = (page: string): void => shared.windtowerAnalytics?.count("whatsapp", page);

/** What was received of this view of `/analytics-test` within the last minute. */
export const triedOut = (view: string) => shared.windtowerAnalytics?.triedOut(view) ?? [];
