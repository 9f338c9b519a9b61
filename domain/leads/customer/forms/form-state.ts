import { type EnquiryField, type FieldOf, type FormName, fieldNamed } from "@site/ground/enquiry-fields.ts";
import type * as z from "zod/mini";
import type { Problem } from "./schema.ts";

export type { FormName };
/** The fields that only the form of a booking has. */
export type BookingField = "symptom" | "window" | "hold" | "address" | "access";
export type FieldName = EnquiryField | "photos";

export const isInQuotationForm = (name: EnquiryField): name is FieldOf<"quote"> => "quote" in fieldNamed(name).asked;

/** Returns the names of the fields in the order of the form. The order decides which field with a problem gets the focus. */
export const fieldsIn = (schema: z.ZodMiniObject) => Object.keys(schema.shape) as FieldName[];

export type Problems = Partial<Record<FieldName | BookingField, Problem>>;

export function problemsOf(error: z.core.$ZodError<unknown>): Problems {
  const problems: Problems = {};
  for (const { path, message } of error.issues) problems[path[0] as FieldName] ??= message as Problem;
  return problems;
}

/** The task of a proof of work, which the browser must solve (see proof.ts). */
export type Challenge = { challenge: string; difficulty: number };

/** The answer to a form. The script gets it as JSON. Without a script it is part of the page that the server returns. */
export type FormState = {
  /** The reference of the enquiry. It is set only if the enquiry was stored. */
  reference?: string;
  /** The path of the private page on which the customer can follow the enquiry. */
  followUrl?: string;
  /** A link to the page on which the customer can choose a time for a visit. It is undefined if the enquiry does not allow this. */
  visit?: { url: string; label: string };
  /** The visit that was booked together with the enquiry, in words. */
  booked?: { visit: string; when: string; isRequested: boolean };
  /** Says why no visit could be booked, although the enquiry is stored, and which free times are near the chosen one. */
  unbooked?: { why: string; nearest: { value: string; label: string }[] };
  /** The text that thanks the customer and says when we reply. */
  thanks?: string;
  /** The text before the phone number. It is set only for breakdowns and leaks. */
  urgent?: string;
  problems?: Problems;
  /** The number of the photo that has the problem. The first photo has number 1. */
  photo?: number;
  /**
   * The values that the visitor sent, for the page that the server returns. It has no photos, because a page cannot fill in a file input.
   */
  values?: Partial<Record<FieldName | BookingField | "offers" | "calculation", string>>;
  failed?: boolean;
  /** True if the rate limit was reached. The message for it gives the phone number. */
  limited?: boolean;
  /**
   * A proof of work that the server asks for. The browser solves it, and sends the form again with the solution and the same idempotency
   * key.
   */
  proof?: Challenge;
  page?: string;
};
