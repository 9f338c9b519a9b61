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

/** The problems that the checks of the forms can find, in the browser and on the server. Each is a key of the messages. */
export type Problem = "required" | "invalid" | "tooLong" | "tooMany" | "tooLarge";

/** Returns the longest allowed text of a field. The message in the call-back form may be only a few lines long. */
export const limitIn = (form: FormName, name: TextName): number =>
  form === "callback" && name === "message" ? 500 : enquiryFields[name].limit;

/** Normalises Unicode and line breaks, and trims the text. */
export const cleanedText = z.overwrite<string>((value) => value.normalize("NFC").replace(/\r\n?/g, "\n").trim());

// biome-ignore lint/suspicious/noControlCharactersInRegex: this expression keeps control characters out
export const oneLine = z.regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, "invalid");
// biome-ignore lint/suspicious/noControlCharactersInRegex: new lines and tabs are ordinary in a message
export const manyLines = z.regex(/^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]*$/, "invalid");
/** Replaces several blanks between words by one blank. */
export const singleSpaced = z.overwrite<string>((value) => value.replace(/\p{Zs}+/gu, " "));
const hasLetter = z.regex(/\p{L}/u, "invalid");

/**
 * Accepts digits with separators, with or without a country code. Digits of other scripts were replaced before this check. The server also
 * checks the number itself.
 */
const phoneLike = z.regex(/^\+?[\d\s().\-/]*$/, "invalid");
const enoughDigits = z.regex(/^\D*(\d\D*){7,15}$/, "invalid");

const emailOrNone = z.regex(new RegExp(`^$|${emailPattern.source}`, "i"), "invalid");

const checks: Partial<Record<EnquiryField, z.core.$ZodCheck<string>[]>> = {
  name: [singleSpaced, oneLine, hasLetter],
  phone: [z.overwrite(westernDigits), phoneLike, enoughDigits],
  email: [oneLine, z.overwrite(asciiDomain), emailOrNone],
};
/** Returns the checks of a field except for the check of its length. */
export const checksOf = (name: EnquiryField) => checks[name] ?? [isLong(name) ? manyLines : oneLine];

export const requiredText = (name: TextName, max: number = enquiryFields[name].limit): z.ZodMiniType<string> =>
  z.string("required").check(cleanedText, z.minLength(1, "required"), z.maxLength(max, "tooLong"), ...checksOf(name));

/** The schema of an optional text. If the field is missing, the text is empty. */
export const optionalText = (max: number, ...more: z.core.$ZodCheck<string>[]) =>
  z._default(z.string("invalid").check(cleanedText, z.maxLength(max, "tooLong"), ...more), "");

/** The schema of the contact form. Its keys are in the order of the fields on the page. */
export const contactSchema = z.object({
  name: requiredText("name"),
  email: requiredText("email"),
  phone: requiredText("phone"),
  message: requiredText("message"),
} satisfies Record<FieldOf<"contact">, z.ZodMiniType>);
export type Contact = z.infer<typeof contactSchema>;
