import { type EnquiryField, type FieldOf, type FormName, fieldNamed } from "@site/ground/enquiry-fields.ts";
import type * as z from "zod/mini";
import type { Problem } from "./schema.ts";

export type { FormName };
export type FieldName = EnquiryField | "photos";

export const isInQuotationForm = (name: EnquiryField): name is FieldOf<"quote"> => "quote" in fieldNamed(name).asked;

/** The fields of a form in their order: the first one with a problem gets the focus. */
export const fieldsIn = (schema: z.ZodMiniObject) => Object.keys(schema.shape) as FieldName[];

export type Problems = Partial<Record<FieldName, Problem>>;

/** The first problem of each field. */
export function problemsOf(error: z.core.$ZodError<unknown>): Problems {
  const problems: Problems = {};
  for (const { path, message } of error.issues) problems[path[0] as FieldName] ??= message as Problem;
  return problems;
}

/** A proof-of-work challenge, see proof.ts. */
export type Challenge = { challenge: string; difficulty: number };

/** The answer to a form, as JSON or in the returned page. */
export type FormState = {
  /** It is stored. */
  reference?: string;
  /** Path of the private page on which the customer follows the request. */
  followUrl?: string;
  /** Where a time for our visit can be chosen, if that is possible for this request. */
  visit?: { url: string; label: string };
  /** Thanks in words, with the time of our reply. */
  thanks?: string;
  /** For breakdowns and leaks: the text before the phone number. */
  urgent?: string;
  problems?: Problems;
  /** The number of the wrong photo, counted from one. */
  photo?: number;
  /** The values that were sent, for a returned page; photos cannot be returned. */
  values?: Partial<Record<FieldName | "offers" | "calculation", string>>;
  failed?: boolean;
  /** Rate limited: the message names the phone number. */
  limited?: boolean;
  /** The browser solves it and sends the form again, with the proof and the same key. */
  proof?: Challenge;
  page?: string;
};
