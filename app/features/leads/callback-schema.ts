import * as z from "zod/mini";
import { choice, optional } from "./choice.ts";
import { leadServices, times } from "./options.ts";
import { briefly, manyLines, person } from "./schema.ts";

/** In the order of the fields. */
export const callbackSchema = z.object({
  ...person,
  time: choice(times),
  service: z._default(choice(["", ...leadServices]), ""),
  message: optional(briefly, manyLines),
});
export type Callback = z.infer<typeof callbackSchema>;
