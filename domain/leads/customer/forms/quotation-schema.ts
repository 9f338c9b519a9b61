import { type FieldOf, inSteps } from "@site/ground/enquiry-fields.ts";
import * as z from "zod/mini";
import { schemaOf } from "./enquiry-schema.ts";
import { isInQuotationForm } from "./form-state.ts";

/**
 * Requires an email address if the customer wants the answer by email. `when` makes the check run even if other fields are invalid, so that
 * all problems are shown at once.
 */
const emailWhereAnswered = z.refine<{ channel?: string; email?: string }>(
  ({ channel, email }) => channel !== "email" || email !== "",
  { path: ["email"], error: "required", when: () => true },
);

const shape = Object.fromEntries(inSteps.filter(isInQuotationForm).map((name) => [name, schemaOf("quote", name)]));
/** The schema of the quotation form. Only the fields that we need for a first call are required. Photos are checked separately. */
export const quotationSchema = z
  .object(shape as Record<FieldOf<"quote">, z.ZodMiniType<string>>)
  .check(emailWhereAnswered);
export type QuotationEnquiry = z.infer<typeof quotationSchema>;
