import { z } from "zod";
import { hero, line, markdown, pageHead, pageRef } from "./common.ts";
import { section } from "./sections.ts";

const named = z.record(z.string(), line);

/** The words around computed figures: the groups of published cases, and the names of the quantities. */
export const proof = z.strictObject({
  ...pageHead,
  hero,
  /** The words for the totals at the top of the page. */
  counts: z.strictObject({ cases: line, values: line, kept: line, beyond: line }),
  columns: z.strictObject({
    quantity: line,
    published: line,
    computed: line,
    difference: line,
    allowed: line,
    verdict: line,
  }),
  verdicts: z.strictObject({ kept: line, beyond: line }),
  source: line,
  /** The words for series that are compared value by value: the name of a single value, and the place of the largest difference. */
  series: z.strictObject({ show: line, chart: line, asTable: line, term: line, worst: line }),
  method: z.array(section).min(1),
  groups: z
    .array(
      z.strictObject({
        areas: z.array(line).min(1),
        heading: line.max(90),
        text: markdown,
        /** The text about known differences that we accept. */
        known: z.strictObject({ heading: line, text: markdown, caption: line }).optional(),
      }),
    )
    .min(1),
  cases: z.record(z.string(), z.strictObject({ title: line, source: line })),
  quantities: named,
  limits: z.array(section).min(1),
  related: z.array(pageRef).default([]),
});
