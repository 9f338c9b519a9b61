import { z } from "zod";
import { cleanText } from "./form.server.ts";

/** A text field of at most so many characters. */
export const words = (max: number) =>
  z
    .string()
    .max(4000)
    .transform((typed) => cleanText(typed).replaceAll("\0", ""))
    .pipe(z.string().trim().max(max));
