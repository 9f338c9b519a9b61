import { type FieldOf, inSteps } from "@site/ground/request-fields.ts";
import * as z from "zod/mini";
import { isInQuote } from "./form-state.ts";
import { schemaOf } from "./request-schema.ts";

/** Runs even if other fields are invalid, so that all problems are shown at once. */
const emailWhereAnswered = z.refine<{ channel?: string; email?: string }>(
  ({ channel, email }) => channel !== "email" || email !== "",
  { path: ["email"], error: "required", when: () => true },
);

const shape = Object.fromEntries(inSteps.filter(isInQuote).map((name) => [name, schemaOf("quote", name)]));
/** Only what a first call needs is required. Photos are files and are checked separately. */
export const quoteSchema = z.object(shape as Record<FieldOf<"quote">, z.ZodMiniType<string>>).check(emailWhereAnswered);
export type Quote = z.infer<typeof quoteSchema>;
