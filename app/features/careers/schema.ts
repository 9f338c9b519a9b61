import * as z from "zod/mini";
import { optional } from "#app/features/leads/choice.ts";
import { cleaned, email, limits, manyLines, oneLine, person } from "#app/features/leads/schema.ts";

export const notices = ["now", "month", "more"] as const;

/** What an application says. Nationality, age, sex, religion, photo, ID and present salary are never asked. */
export const applicationSchema = z.object({
  name: person.name,
  email,
  phone: person.phone,
  city: z.string("required").check(cleaned, z.minLength(1, "required"), z.maxLength(80, "tooLong"), oneLine),
  notice: z.enum(notices, "required"),
  mayWork: z.enum(["yes", "needs-permit"], "required"),
  certificates: optional(600, manyLines),
  message: optional(limits.message, manyLines),
  consent: z.literal("on", "required"),
});
export type ApplicationForm = z.infer<typeof applicationSchema>;
export type ApplicationField = keyof ApplicationForm | "cv" | "licence" | "pool";
