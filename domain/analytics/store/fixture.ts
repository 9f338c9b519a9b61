import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { createCollector } from "./collect.ts";
import type { Sender } from "./sender.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36";
export const sara: Sender = { address: "94.200.1.2", agent: chrome, ordinary: true, optedOut: false, known: false };

/** Makes a collector with a clock that the test controls. The collector knows only a few pages. */
export function collectorOn(db: Kysely<Database>, begin: number) {
  let at = begin;
  const known = ["/", "/dubai", "/ar/dubai", "/quotation"];
  const collector = createCollector(db, {
    siteUrl: "https://www.windtower.example",
    pageAt: (path) =>
      known.includes(path)
        ? {
            language: path.startsWith("/ar") ? "ar" : "en",
            place: path.endsWith("dubai") ? "dubai" : null,
            trial: path === "/quotation" ? "short-form" : null,
          }
        : null,
    now: () => at,
  });
  return {
    ...collector,
    wait: (ms: number) => {
      at += ms;
    },
    now: () => at,
    send: (fields: Record<string, string>, sender: Partial<Sender> = {}) =>
      collector.seen(new TextEncoder().encode(new URLSearchParams(fields).toString()), {
        ...sara,
        ...sender,
      }),
  };
}

/** Returns the beacon of a page view. Each number stands for a different view. */
export const view = (number: number, more: Record<string, string> = {}) => ({
  e: "view",
  i: `view-${String(number).padStart(16, "0")}`,
  p: "/dubai",
  z: "true",
  ...more,
});

/** Returns a later beacon of the view with this number. */
export const laterBeacon = (number: number, more: Record<string, string>) => ({
  i: view(number).i,
  p: "/dubai",
  ...more,
});
