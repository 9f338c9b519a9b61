import { cities } from "@site/ground/site-map/places.ts";
import { z } from "zod";
import { key, line } from "./common.ts";
import { localisedLine } from "./company.ts";
import { bySurvey } from "./prices.ts";

/** Stands in a title for the name of the city or district. */
export const placeMark = "{place}";

const title = line.max(60).refine((text) => text.includes(placeMark), `must contain ${placeMark}`);
const ready = z.array(line.max(80)).min(2).max(3);

const job = z.strictObject({
  name: z.strictObject({ en: line.max(45), ar: line.max(45) }),
  /** The row of content/shared/prices.yaml that prices the job, or `survey` for what nobody can price unseen. */
  price: z.union([z.literal(bySurvey), key]),
  /** The cities whose law leaves this job to others. */
  notIn: z.array(z.enum(cities)).default([]),
  /** The words with which people search for the job, in any language. They are not printed. */
  said: z.array(line).min(1),
});

const tradeJobs = z.strictObject({
  /** The heading of the trade's page in each city or district. */
  title: z.strictObject({ en: title, ar: title }),
  /** The preparations that help the visitor and us before a visit. */
  ready: z.strictObject({ en: ready, ar: ready }),
  /** The most usual jobs first. */
  jobs: z.record(key, job).refine((all) => Object.keys(all).length === 10, "must be ten jobs"),
  /** The first line of a city's page where its law leaves a part of the trade to others. It says which part we do. */
  instead: z.partialRecord(z.enum(cities), localisedLine).optional(),
});
export type TradeJobs = z.infer<typeof tradeJobs>;

/** The jobs of one group of trades, by the trade as in content/shared/trades.yaml. */
export const jobs = z.record(z.string(), tradeJobs);

/** The towns and communities that a city's pages cover, by city. `said` are other spellings, for the search. */
export const towns = z.partialRecord(
  z.enum(cities),
  z.array(localisedLine.extend({ said: z.array(line).default([]) })).min(1),
);
