import { customerIds, printers, utilityIds } from "@site/engine/data/tariffs.ts";
import { z } from "zod";
import { line } from "#site/content/schemas/common.ts";

/** Words about prices, shared by all pages that use them. */
export const tariffNames = {
  utility: z.record(z.enum(utilityIds), line),
  customer: z.record(z.enum(customerIds), line),
};
export const tariffNotes = z.strictObject({
  /** The source of each utility's prices. */
  sources: z.record(z.enum(utilityIds), line),
  unsure: line,
  own: line,
  /** The remark if the visitor's own slabs are used. */
  slabs: line,
  /** The placeholders are `{date}` for the date of the figures, and `{by}` for the organisation that printed them. */
  printed: line,
  by: z.record(z.enum(printers), line),
});
