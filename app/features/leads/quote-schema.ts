import * as z from "zod/mini";
import { asciiDomain, emailPattern } from "#app/site/email.ts";
import { choice, optional } from "./choice.ts";
import { channels, leadPlaces, leadServices, properties, times, urgencies } from "./options.ts";
import { limits, manyLines, oneLine, person } from "./schema.ts";

const emailOrNone = z.refine<string>((text) => text === "" || emailPattern.test(text), "invalid");

/** Runs even if other fields are invalid, so that all problems are shown at once. */
const emailWhereAnswered = z.refine<{ channel?: string; email?: string }>(
  ({ channel, email }) => channel !== "email" || email !== "",
  { path: ["email"], error: "required", when: () => true },
);

/** In the order of the fields. Only what a first call needs is required. Photos are files and are checked separately. */
export const quoteSchema = z
  .object({
    service: choice(leadServices),
    urgency: choice(urgencies),
    message: optional(limits.message, manyLines),
    place: choice(leadPlaces),
    area: optional(limits.area, oneLine),
    property: z._default(choice(["", ...properties]), ""),
    size: optional(limits.size, oneLine),
    ...person,
    email: optional(limits.email, z.overwrite(asciiDomain), emailOrNone),
    channel: choice(channels),
    time: choice(times),
  })
  .check(emailWhereAnswered);
export type Quote = z.infer<typeof quoteSchema>;
