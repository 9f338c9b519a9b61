import { z } from "zod";
import { line } from "#app/site/schemas/common.ts";
import { customerIds, utilityIds } from "#engine/data/tariffs.ts";

/** What is said of prices, on every page that reckons with them. */
export const tariffNames = {
  utility: z.record(z.enum(utilityIds), line),
  customer: z.record(z.enum(customerIds), line),
};
export const tariffNotes = z.strictObject({
  /** Where the prices of each utility were read. */
  sources: z.record(z.enum(utilityIds), line),
  unsure: line,
  own: line,
});
