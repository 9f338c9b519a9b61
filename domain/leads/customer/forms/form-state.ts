import { type EnquiryField, type FieldOf, type FormName, fieldNamed } from "@site/ground/enquiry-fields.ts";
import type * as z from "zod/mini";
import type { Problem } from "./schema.ts";

export type { FormName };
/** The fields that only the form of a booking has. */
export type BookingField = "window" | "hold" | "address" | "access";
export type FieldName = EnquiryField | "photos" | BookingField;

export const isInQuotationForm = (name: EnquiryField): name is FieldOf<"quote"> => "quote" in fieldNamed(name).asked;

/** Lists the fields of a form in their order, because the first one with a problem gets the focus. */
export const fieldsIn = (schema: z.ZodMiniObject) => Object.keys(schema.shape) as FieldName[];

export type Problems = Partial<Record<FieldName, Problem>>;

/** Returns the first problem of each field. */
export function problemsOf(error: z.core.$ZodError<unknown>): Problems {
  const problems: Problems = {};
  for (const { path, message } of error.issues) problems[path[0] as FieldName] ??= message as Problem;
  return problems;
}

/** A challenge for a proof of work (see proof.ts). */
export type Challenge = { challenge: string; difficulty: number };

/** The answer to a form, as JSON or as part of the page that comes back. */
export type FormState = {
  /** If there is a reference, the enquiry is stored. */
  reference?: string;
  /** The path of the private page, on which the customer follows the enquiry. */
  followUrl?: string;
  /** The page on which the customer can choose a time for our visit, if that is possible for this enquiry. */
  visit?: { url: string; label: string };
  /** The visit that was booked together with the enquiry, in words. */
  booked?: { visit: string; when: string; isRequested: boolean };
  /** Says why no visit could be booked, although the enquiry is stored, and which free times are near the chosen one. */
  unbooked?: { why: string; nearest: { value: string; label: string }[] };
  /** The words of thanks, with the time of our reply. */
  thanks?: string;
  /** For breakdowns and leaks, this text comes before the phone number. */
  urgent?: string;
  problems?: Problems;
  /** The number of the photo with the problem, counted from one. */
  photo?: number;
  /** The values that were sent, for a page that comes back. Photos cannot be sent back. */
  values?: Partial<Record<FieldName | "offers" | "calculation", string>>;
  failed?: boolean;
  /** True if the rate limit was reached. The message then names the phone number. */
  limited?: boolean;
  /** The browser solves this challenge, and sends the form again with the proof and the same key. */
  proof?: Challenge;
  page?: string;
};
