import * as z from "zod/mini";
import { cleaned } from "./schema.ts";

/** A text that may be left empty, and then is the empty text. */
export const optional = (max: number, lines: z.core.$ZodCheck<string>) =>
  z._default(z.string("invalid").check(cleaned, z.maxLength(max, "tooLong"), lines), "");

/** One of a few words. */
export const choice = <const T extends readonly string[]>(options: T) =>
  z.enum(options, { error: ({ input }) => (input ? "invalid" : "required") });

/** The same, or nothing. */
export const optionalChoice = <const T extends readonly string[]>(options: T) =>
  z.pipe(
    z.transform((value) => value || undefined),
    z.optional(choice(options)),
  );
