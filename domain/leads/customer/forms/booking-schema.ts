import type { EnquiryField } from "@site/ground/enquiry-fields.ts";
import { symptomNames } from "@site/ground/site-map/symptoms.ts";
import * as z from "zod/mini";
import { bookingLimits } from "./booking-limits.ts";
import { schemaOf } from "./enquiry-schema.ts";
import type { BookingField } from "./form-state.ts";
import { cleanedText, oneLine, optionalText } from "./schema.ts";

/** The fields of an enquiry that a booking asks for too. They have the rules of the quotation form. */
type BookedField = Extract<EnquiryField, "name" | "phone" | "service" | "place" | "message">;

/** The keys are in the order of the fields on the page. A window is named by the instant at which it begins. */
export const bookingSchema = z.object({
  service: schemaOf("quote", "service"),
  place: schemaOf("quote", "place"),
  /** The fault for which the visit is booked, if the form was reached from its page. */
  symptom: z.catch(z.optional(z.enum(symptomNames)), undefined),
  window: z.string("required").check(z.regex(/^\d{12,14}$/, "required")),
  /** Names the window that was kept for this visitor. */
  hold: z.catch(z.string().check(z.regex(/^[\w-]{0,40}$/)), ""),
  name: schemaOf("quote", "name"),
  phone: schemaOf("quote", "phone"),
  address: z
    .string("required")
    .check(cleanedText, z.minLength(1, "required"), z.maxLength(bookingLimits.address, "tooLong"), oneLine),
  access: optionalText(bookingLimits.access, oneLine),
  message: schemaOf("quote", "message"),
} satisfies Record<BookedField | BookingField, z.ZodMiniType>);
export type BookingForm = z.infer<typeof bookingSchema>;
