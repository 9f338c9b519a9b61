import * as z from "zod/mini";
import { cleaned } from "./schema.ts";

/** An optional text; empty if it is left out. */
export const optional = (max: number, ...checks: z.core.$ZodCheck<string>[]) =>
  z._default(z.string("invalid").check(cleaned, z.maxLength(max, "tooLong"), ...checks), "");

/** One of a few keys. */
export const choice = <const T extends readonly string[]>(options: T) =>
  z.enum(options, { error: ({ input }) => (input ? "invalid" : "required") });
