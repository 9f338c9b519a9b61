import {
  type EnquiryField,
  enquiryFields,
  type FieldOf,
  type FormName,
  isLong,
  type TextName,
} from "@site/ground/enquiry-fields.ts";
import { westernDigits } from "@site/ground/language/digits.ts";
import * as z from "zod/mini";
import { asciiDomain, emailPattern } from "#site/content/email.ts";

/** The schemas of the forms, shared by browser and server. Each problem is a key of the messages. */
export type Problem = "required" | "invalid" | "tooLong" | "tooMany" | "tooLarge";

/** A call-back needs no more than a line or two. */
export const limitIn = (form: FormName, name: TextName): number =>
  form === "callback" && name === "message" ? 500 : enquiryFields[name].limit;

/** Normalises letters and line breaks, and trims. */
export const cleaned = z.overwrite<string>((value) => value.normalize("NFC").replace(/\r\n?/g, "\n").trim());

// biome-ignore lint/suspicious/noControlCharactersInRegex: keeping them out is the point
export const oneLine = z.regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, "invalid");
// biome-ignore lint/suspicious/noControlCharactersInRegex: new lines and tabs are ordinary in a message
export const manyLines = z.regex(/^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]*$/, "invalid");
/** One blank between the words of a name, however many were typed. */
export const singleSpaced = z.overwrite<string>((value) => value.replace(/\p{Zs}+/gu, " "));
const hasLetter = z.regex(/\p{L}/u, "invalid");

/** Digits of any script, in any grouping, with or without country code; the server checks the number itself. */
const phoneLike = z.regex(/^\+?[\d\s().\-/]*$/, "invalid");
const enoughDigits = z.regex(/^\D*(\d\D*){7,15}$/, "invalid");

const emailOrNone = z.regex(new RegExp(`^$|${emailPattern.source}`, "i"), "invalid");

const checks: Partial<Record<EnquiryField, z.core.$ZodCheck<string>[]>> = {
  name: [singleSpaced, oneLine, hasLetter],
  phone: [z.overwrite(westernDigits), phoneLike, enoughDigits],
  email: [oneLine, z.overwrite(asciiDomain), emailOrNone],
};
/** These are checked beyond the length. */
export const checksOf = (name: EnquiryField) => checks[name] ?? [isLong(name) ? manyLines : oneLine];

/** The text must not be left out. */
export const needed = (name: TextName, max: number = enquiryFields[name].limit): z.ZodMiniType<string> =>
  z.string("required").check(cleaned, z.minLength(1, "required"), z.maxLength(max, "tooLong"), ...checksOf(name));

/** An optional text; empty if it is left out. */
export const optional = (max: number, ...more: z.core.$ZodCheck<string>[]) =>
  z._default(z.string("invalid").check(cleaned, z.maxLength(max, "tooLong"), ...more), "");

/** In the order of the fields. */
export const contactSchema = z.object({
  name: needed("name"),
  email: needed("email"),
  phone: needed("phone"),
  message: needed("message"),
} satisfies Record<FieldOf<"contact">, z.ZodMiniType>);
export type Contact = z.infer<typeof contactSchema>;
