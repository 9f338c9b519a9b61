import { customerDetails } from "@site/ground/customer-fields.ts";
import { calculationOf } from "@site/ground/stored-calculation.ts";
import { recordOf } from "@site/typed";
import * as z from "zod/mini";
import type { LeadsTable } from "./schema.ts";

/**
 * Reads the columns of a lead that contain JSON. No other code reads them. Older versions and visitors' browsers wrote some of the JSON, so
 * a value of an unexpected type counts as missing.
 */
type Row<Column extends "details" | "origin" | "spam_reasons"> = Pick<LeadsTable, Column>;

const record = z.catch(z.record(z.string(), z.unknown()), {});
const text = z.catch(z.string(), "");

/**
 * These two functions return everything that is stored, under any key. They are for exports, for the search, and for code that writes the
 * values back.
 */
export const storedDetails = ({ details }: Row<"details">) => record.parse(JSON.parse(details));
export const storedOrigin = ({ origin }: Row<"origin">) => record.parse(parsedOrNothing(origin));

/**
 * Returns the parsed JSON of an origin. An origin that cannot be read counts as missing. For details this would be wrong: a correction
 * would overwrite them, so unreadable details are an error.
 */
function parsedOrNothing(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const detailsSchema = z.object({
  ...recordOf(customerDetails, () => text),
  calculation: z.optional(z.pipe(z.unknown(), z.transform(calculationOf))),
});
export type LeadDetails = z.infer<typeof detailsSchema>;
export const leadDetails = (lead: Row<"details">): LeadDetails => detailsSchema.parse(storedDetails(lead));

const originSchema = z.object({
  landing: text,
  referrer: text,
  campaign: z.catch(z.record(z.string(), z.coerce.string()), {}),
  variant: z.catch(z.optional(z.string()), undefined),
  /** The program that wrote the enquiry for the customer. */
  program: z.catch(z.optional(z.string()), undefined),
  pages: z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((pages) => pages.filter((page) => typeof page === "string")),
  ),
});
export const leadOrigin = (lead: Row<"origin">) => originSchema.parse(storedOrigin(lead));

const reasons = z.catch(z.array(z.string()), []);
export const spamReasons = ({ spam_reasons }: Row<"spam_reasons">) => reasons.parse(JSON.parse(spam_reasons));
