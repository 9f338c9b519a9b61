import { enquiryFields } from "@site/ground/enquiry-fields.ts";
import * as z from "zod/mini";
import { cleanedText, manyLines, oneLine, optionalText, requiredText } from "#domain/leads/index.ts";

export const notices = ["now", "month", "more"] as const;

/** The fields of an application. We never ask for nationality, age, sex, religion, photo, ID or present salary. */
export const applicationSchema = z.object({
  name: requiredText("name"),
  email: requiredText("email"),
  phone: requiredText("phone"),
  city: z.string("required").check(cleanedText, z.minLength(1, "required"), z.maxLength(80, "tooLong"), oneLine),
  notice: z.enum(notices, "required"),
  mayWork: z.enum(["yes", "needs-permit"], "required"),
  certificates: optionalText(600, manyLines),
  message: optionalText(enquiryFields.message.limit, manyLines),
  consent: z.literal("on", "required"),
});
export type ApplicationForm = z.infer<typeof applicationSchema>;
export type ApplicationField = keyof ApplicationForm | "cv" | "licence" | "pool";
