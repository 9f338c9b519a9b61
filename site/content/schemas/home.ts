import { z } from "zod";
import { buildingNames } from "../building-names.ts";
import { hero, line, pageHead, pageRef } from "./common.ts";

const titled = { title: line, text: line };
const intro = { eyebrow: line, heading: line, text: line };

export const home = z.strictObject({
  ...pageHead,
  hero,
  /** The head for a company that repairs no fault of the list. */
  planned: z.strictObject({ title: line.max(40), lead: line }),
  ways: z.strictObject({ plan: line.max(30), "look-after": line.max(30) }),
  buildings: z.strictObject({ label: line, names: z.record(z.enum(buildingNames), line.max(20)) }),
  /** A line for each month, January first. It has the blanks {low} and {high}. */
  climate: z.strictObject({ months: z.array(line.regex(/\{low\}.*\{high\}/, "must say {low} and {high}")).length(12) }),
  services: z.strictObject({
    ...intro,
    items: z
      .array(
        z.strictObject({
          title: line,
          picture: line,
          page: pageRef,
          /** The larger service of which this service is a part. The part is shown only if the company does not offer the larger service. */
          partOf: pageRef.optional(),
        }),
      )
      .min(6),
  }),
  custom: z.strictObject({ heading: line, text: line, points: z.array(line).min(3) }),
  why: z.strictObject({ ...intro, items: z.array(z.strictObject(titled)).min(4) }),
  testimonials: z.strictObject(intro),
  contact: z.strictObject(intro),
  standards: z.strictObject({ ...intro, items: z.array(z.strictObject({ name: line, text: line })).min(4) }),
  cities: z.strictObject(intro),
});

/** Sample statements, until a real company has statements of its own clients here. They are never marked up as reviews for search engines. */
export const testimonials = z.strictObject({
  sample: z.boolean(),
  items: z.array(z.strictObject({ quote: line, role: line, building: line, place: line })).length(6),
});
