import { z } from "zod";
import { cleanText } from "./form.server.ts";

/** A text field with a maximum number of characters. */
export const words = (max: number) =>
  z
    .string()
    .max(4000)
    .transform((typed) => cleanText(typed).replaceAll("\0", ""))
    .pipe(z.string().trim().max(max));
