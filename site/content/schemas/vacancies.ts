import { cities } from "@site/ground/site-map/places.ts";
import { z } from "zod";
import { date, key, line } from "./common.ts";

const employments = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"] as const;

const vacancy = z.strictObject({
  title: line.max(60),
  summary: line.max(190),
  city: z.enum(cities),
  place: line,
  employment: z.enum(employments),
  shift: line,
  posted: date,
  /** The last day on which somebody may apply. */
  until: date,
  /** True if the work needs a driving licence. Only then does the form ask for a licence. */
  licence: z.boolean(),
  duties: z.array(line).min(2),
  must: z.array(line).min(1),
  nice: z.array(line).default([]),
});
export type Vacancy = z.infer<typeof vacancy>;

export const vacancies = z.strictObject({ sample: z.boolean(), open: z.record(key, vacancy) });
