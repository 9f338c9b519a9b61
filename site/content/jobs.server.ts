import type { City } from "@site/ground/site-map/places.ts";
import { readContent } from "./files.server.ts";
import { jobs as jobsSchema, type TradeJobs, towns as townsSchema } from "./schemas/jobs.ts";
import { tradeGroups } from "./trades.server.ts";

/** The file with the jobs of a group of trades. */
export const jobsFile = (group: string) => `shared/jobs/${group}.yaml`;

/** The jobs of all trades, by trade. */
export function allJobs(): Record<string, TradeJobs> {
  const files = Object.keys(tradeGroups()).map((group) => readContent(jobsFile(group), jobsSchema));
  return Object.assign({}, ...files.map(({ body: _, ...trades }) => trades));
}

/** The towns and communities that a city's pages cover. */
export const townsOf = (city: City) => readContent("shared/towns.yaml", townsSchema)[city] ?? [];
