import { cityOf, type PageId } from "@site/ground/site-map/pages.ts";
import { readContent } from "./files.server.ts";
import { pagesIn } from "./inventory.server.ts";
import { allJobs } from "./jobs.server.ts";
import { bySurvey } from "./schemas/prices.ts";
import { phrases as phrasesSchema } from "./schemas/search-words.ts";
import { allTrades, tradeOf } from "./trades.server.ts";

/** The files with the phrases for pages that are about no trade in a place. */
export const phraseParts = ["help", "services", "company", "reading", "sectors"] as const;
export const phrasesFile = (part: string) => `shared/phrases/${part}.yaml`;

/** Returns the phrases with which people ask for a page, by page. Pages of a trade get them from the jobs of the trade. */
export function phrasesOfPages(): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  const add = (id: string, phrases: readonly string[]) => {
    said[id] = [...(said[id] ?? []), ...phrases];
  };
  for (const part of phraseParts) {
    const { body: _, ...pages } = readContent(phrasesFile(part), phrasesSchema);
    for (const [id, phrases] of Object.entries(pages)) add(id, phrases);
  }
  const jobs = allJobs();
  for (const [id, trade] of tradePages())
    for (const { name, said: phrases } of Object.values(jobs[trade]?.jobs ?? {}))
      add(id, [name.en, name.ar, ...phrases]);
  return said;
}

/** The pages of each trade in places, and the page of its service. */
function tradePages(): [PageId, string][] {
  const inPlaces = pagesIn("en").flatMap((id): [PageId, string][] => {
    const trade = cityOf(id) && tradeOf(id);
    return trade ? [[id, trade.slug]] : [];
  });
  return [...inPlaces, ...allTrades().map(({ service, slug }): [PageId, string] => [service as PageId, slug])];
}

/** Returns the phrases with which people ask for a job that has a price, by the row of the price table. */
export function phrasesOfPrices(): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  for (const { jobs } of Object.values(allJobs()))
    for (const { price, name, said: phrases } of Object.values(jobs))
      if (price !== bySurvey) said[price] = [...(said[price] ?? []), name.en, name.ar, ...phrases];
  return said;
}
