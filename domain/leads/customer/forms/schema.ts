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

/** These are the schemas of the forms, for browser and server. Each problem is a key of the messages. */
export type Problem = "required" | "invalid" | "tooLong" | "tooMany" | "tooLarge";

/** A call-back needs only a line or two. */
export const limitIn = (form: FormName, name: TextName): number =>
  form === "callback" && name === "message" ? 500 : enquiryFields[name].limit;

/** Normalises letters and line breaks, and trims the text. */
export const cleanedText = z.overwrite<string>((value) => value.normalize("NFC").replace(/\r\n?/g, "\n").trim());

// biome-ignore lint/suspicious/noControlCharactersInRegex: this expression keeps control characters out
export const oneLine = z.regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, "invalid");
// biome-ignore lint/suspicious/noControlCharactersInRegex: new lines and tabs are ordinary in a message
export const manyLines = z.regex(/^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]*$/, "invalid");
/** Leaves one blank between the words of a name, however many were typed. */
export const singleSpaced = z.overwrite<string>((value) => value.replace(/\p{Zs}+/gu, " "));
const hasLetter = z.regex(/\p{L}/u, "invalid");

/** Accepts digits of any script and in any grouping, with or without a country code. The server checks the number itself. */
const phoneLike = z.regex(/^\+?[\d\s().\-/]*$/, "invalid");
const enoughDigits = z.regex(/^\D*(\d\D*){7,15}$/, "invalid");

const emailOrNone = z.regex(new RegExp(`^$|${emailPattern.source}`, "i"), "invalid");

const checks: Partial<Record<EnquiryField, z.core.$ZodCheck<string>[]>> = {
  name: [singleSpaced, oneLine, hasLetter],
  phone: [z.overwrite(westernDigits), phoneLike, enoughDigits],
  email: [oneLine, z.overwrite(asciiDomain), emailOrNone],
};
/** Returns the checks of a field, apart from the check of its length. */
export const checksOf = (name: EnquiryField) => checks[name] ?? [isLong(name) ? manyLines : oneLine];

/** Requires a text. */
export const requiredText = (name: TextName, max: number = enquiryFields[name].limit): z.ZodMiniType<string> =>
  z.string("required").check(cleanedText, z.minLength(1, "required"), z.maxLength(max, "tooLong"), ...checksOf(name));

/** Accepts an optional text. A text that was left out is empty. */
export const optionalText = (max: number, ...more: z.core.$ZodCheck<string>[]) =>
  z._default(z.string("invalid").check(cleanedText, z.maxLength(max, "tooLong"), ...more), "");

/** The keys are in the order of the fields on the page. */
export const contactSchema = z.object({
  name: requiredText("name"),
  email: requiredText("email"),
  phone: requiredText("phone"),
  message: requiredText("message"),
} satisfies Record<FieldOf<"contact">, z.ZodMiniType>);
export type Contact = z.infer<typeof contactSchema>;
