import { z } from "zod";
import { date, key, line, webAddress } from "./common.ts";

/** The addresses of sources. */
export const sources = z.record(
  key,
  z.strictObject({
    /** The words in a list of sources that become a link, in both languages. */
    says: z.array(line).min(1),
    url: webAddress,
    /** The day on which somebody read this very page. The home page of an authority has none. */
    read: date.optional(),
  }),
);
