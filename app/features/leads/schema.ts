import { westernDigits } from "@site/ground/language/digits.ts";
import * as z from "zod/mini";
import { asciiDomain, emailPattern } from "#app/site/email.ts";

/** The schemas of the forms, shared by browser and server. Each problem is a key of the messages. */
export type Problem = "required" | "invalid" | "tooLong" | "tooMany" | "tooLarge";

/** Maximum length of each field; a call-back needs no more than a line or two. */
export const limits = { name: 100, email: 254, phone: 40, message: 4000, area: 120, size: 120 } as const;
export const briefly = 500;

/** Normalises letters and line breaks, and trims. */
export const cleaned = z.overwrite<string>((value) => value.normalize("NFC").replace(/\r\n?/g, "\n").trim());
const text = (max: number) =>
  z.string("required").check(cleaned, z.minLength(1, "required"), z.maxLength(max, "tooLong"));

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

export const person = {
  name: text(limits.name).check(singleSpaced, oneLine, hasLetter),
  phone: text(limits.phone).check(z.overwrite(westernDigits), phoneLike, enoughDigits),
};
export const email = text(limits.email).check(oneLine, z.overwrite(asciiDomain), z.regex(emailPattern, "invalid"));

/** In the order of the fields. */
export const contactSchema = z.object({
  name: person.name,
  email,
  phone: person.phone,
  message: text(limits.message).check(manyLines),
});
export type Contact = z.infer<typeof contactSchema>;
