import { entriesOf } from "@site/typed";
import { jobsFile } from "#site/content/jobs.server.ts";
import type { TradeJobs } from "#site/content/schemas/jobs.ts";
import { bySurvey, type Prices } from "#site/content/schemas/prices.ts";
import { tradeGroups } from "#site/content/trades.server.ts";
import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

const folder = jobsFile("").slice(0, -".yaml".length);

export const isJobsFile = (file: string) => file.startsWith(folder);

/** Checks that every trade of a group has its jobs in the file of the group, and that the price of each job exists. */
export function jobProblems(read: ReadContent[]): Problem[] {
  const dataOf = (file: string) => read.find((each) => each.file === file)?.data;
  const prices = Object.values((dataOf("shared/prices.yaml") as Prices | undefined)?.trades ?? {});
  const rows = new Set([bySurvey, ...prices.flatMap((trade) => Object.keys(trade.rows))]);
  return entriesOf(tradeGroups()).flatMap(([group, { trades }]) => {
    const file = jobsFile(group);
    const { body: _, ...found } = (dataOf(file) ?? {}) as Record<string, TradeJobs>;
    const missing = Object.keys(trades).filter((trade) => !found[trade]);
    const unknown = Object.keys(found).filter((trade) => !trades[trade]);
    const unpriced = Object.entries(found).flatMap(([trade, { jobs }]) =>
      Object.entries(jobs)
        .filter(([, { price }]) => !rows.has(price))
        .map(([job, { price }]) => ({
          field: `${trade}.jobs.${job}.price`,
          reason: `${price}: no such row in content/shared/prices.yaml`,
        })),
    );
    return [
      ...missing.map((field) => ({ field, reason: "has no jobs" })),
      ...unknown.map((field) => ({ field, reason: `is no trade of ${group} in content/shared/trades.yaml` })),
      ...unpriced,
    ].map((problem) => ({ file, ...problem }));
  });
}
