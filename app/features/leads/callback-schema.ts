import * as z from "zod/mini";
import { choice, optional, optionalChoice } from "./choice.ts";
import { leadServices, times } from "./options.ts";
import { briefly, manyLines, person } from "./schema.ts";

/** In the order in which the fields stand. */
export const callbackSchema = z.object({
  ...person,
  time: choice(times),
  service: optionalChoice(leadServices),
  message: optional(briefly, manyLines),
});
export type Callback = z.infer<typeof callbackSchema>;
