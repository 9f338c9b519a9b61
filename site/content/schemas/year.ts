import { z } from "zod";
import { line } from "./common.ts";

/** Counts months from January (1). Half a month is allowed, as in "from the middle of February": 2.5. */
const month = z.number().min(1).lt(13).multipleOf(0.5);

/** The year of a bundle: which work falls into which months. The page draws it as a wheel. */
export const year = z.strictObject({
  heading: line.max(90),
  intro: line.optional(),
  /** The word for one part, in the middle of the wheel under their number. */
  unit: line.max(20),
  /** True if each property gets a calendar of its own, and this is only an example. */
  sample: z.literal(true).optional(),
  parts: z
    .array(
      z.strictObject({
        from: month,
        months: z.number().min(0.5).max(6).multipleOf(0.5),
        title: line,
        work: z.array(line).min(1).max(4),
      }),
    )
    .min(3)
    .max(6),
});
export type Year = z.infer<typeof year>;
