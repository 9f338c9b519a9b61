import { enquiryFields } from "@site/ground/enquiry-fields.ts";
import * as z from "zod/mini";
import { cleaned, manyLines, needed, oneLine, optional } from "#domain/leads/index.ts";

export const notices = ["now", "month", "more"] as const;

/** Lists the fields of an application. We never ask for nationality, age, sex, religion, photo, ID or present salary. */
export const applicationSchema = z.object({
  name: needed("name"),
  email: needed("email"),
  phone: needed("phone"),
  city: z.string("required").check(cleaned, z.minLength(1, "required"), z.maxLength(80, "tooLong"), oneLine),
  notice: z.enum(notices, "required"),
  mayWork: z.enum(["yes", "needs-permit"], "required"),
  certificates: optional(600, manyLines),
  message: optional(enquiryFields.message.limit, manyLines),
  consent: z.literal("on", "required"),
});
export type ApplicationForm = z.infer<typeof applicationSchema>;
export type ApplicationField = keyof ApplicationForm | "cv" | "licence" | "pool";
