import * as z from "zod/mini";
import { choice, optional } from "./choice.ts";
import { channels, leadPlaces, leadServices, properties, times, urgencies } from "./options.ts";
import { email, limits, manyLines, oneLine, person } from "./schema.ts";

/** In the order in which the fields stand. Photos are files and are looked at apart. */
export const quoteSchema = z.object({
  service: choice(leadServices),
  urgency: choice(urgencies),
  message: optional(limits.message, manyLines),
  place: choice(leadPlaces),
  area: optional(limits.area, oneLine),
  property: choice(properties),
  size: optional(limits.size, oneLine),
  ...person,
  email,
  channel: choice(channels),
  time: choice(times),
});
export type Quote = z.infer<typeof quoteSchema>;
