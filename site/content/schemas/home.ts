import { z } from "zod";
import { hero, line, pageHead, pageRef } from "./common.ts";

const titled = { title: line, text: line };
const intro = { eyebrow: line, heading: line, text: line };

export const home = z.strictObject({
  ...pageHead,
  hero,
  services: z.strictObject({
    ...intro,
    items: z
      .array(
        z.strictObject({
          title: line,
          picture: line,
          page: pageRef,
          /** Shown only where that one is not offered, of which this is a part. */
          partOf: pageRef.optional(),
          features: z.array(line.max(45)).min(3).max(4),
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

/** Sample content until a real company puts its own clients' words here; never marked up as reviews. */
export const testimonials = z.strictObject({
  sample: z.boolean(),
  items: z.array(z.strictObject({ quote: line, role: line, building: line, place: line })).length(6),
});
