import { kindOf } from "@site/ground/site-map/pages.ts";
import { daysLeft } from "#site/content/price-age.ts";
import type { Prices } from "#site/content/schemas/prices.ts";
import { allTrades, tradeOf } from "#site/content/trades.server.ts";
import type { ReadContent } from "./content-file.ts";
import { allFiles, fileNamed } from "./files.ts";
import { inWords, type Problem } from "./problem.ts";

const file = "shared/prices.yaml";
const pricesIn = (read: ReadContent[]) => read.find((each) => each.file === file)?.data as Prices | undefined;

/** Checks that the pages and trades of each price exist, and that its exceptions belong to one of its trades. */
export function priceProblems(read: ReadContent[]): Problem[] {
  const written = new Set(allFiles().flatMap((name) => fileNamed(name)?.id ?? []));
  const slugs = new Set(allTrades().map(({ slug }) => slug));
  const missing = (page: string) => (kindOf(page) === "landing" && written.has(page) ? [] : [`${page}: no such page`]);
  return Object.entries(pricesIn(read)?.trades ?? {}).flatMap(([trade, { service, rows }]) => [
    ...missing(service).map((reason) => ({ file, field: `trades.${trade}.service`, reason })),
    ...Object.entries(rows).flatMap(([id, { pages, trades, except }]) =>
      [
        ...[...pages, ...except].flatMap(missing),
        ...trades.filter((slug) => !slugs.has(slug)).map((slug) => `${slug}: no such trade`),
        ...except
          .filter((page) => !trades.includes(tradeOf(page)?.slug ?? ""))
          .map((page) => `${page}: belongs to none of its trades`),
      ].map((reason) => ({ file, field: `trades.${trade}.rows.${id}`, reason })),
    ),
  ]);
}

const warnedBefore = 30;

/** Warns before prices disappear from the site. The site hides a price a year after its last check. */
export const priceWarnings = (read: ReadContent[], today: string): string[] =>
  Object.entries(pricesIn(read)?.trades ?? {}).flatMap(([trade, { checked }]) => {
    const days = daysLeft(checked, today);
    if (days > warnedBefore) return [];
    const reason =
      days < 0
        ? `was checked on ${checked}: the site no longer shows it`
        : `the site shows it for ${days} more days: check the prices, then set \`checked\``;
    return [inWords({ file, field: `trades.${trade}`, reason })];
  });
