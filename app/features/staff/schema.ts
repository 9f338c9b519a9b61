import * as z from "zod/mini";
import { languageCodes } from "#app/i18n/languages.ts";
import { asciiDomain, emailPattern } from "#app/site/email.ts";

/** Each problem is a word that the messages explain (`problems`). */
export type Problem = "name" | "email" | "password" | "away";

const name = z.string().check(
  z.trim(),
  z.minLength(1, "name"),
  z.maxLength(100, "name"),
  // Neither control characters nor marks that turn the text around them.
  z.regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, "name"),
);
const email = z
  .string()
  .check(z.trim(), z.maxLength(254, "email"), z.overwrite(asciiDomain), z.regex(emailPattern, "email"));

const password = z.string().check(z.minLength(1, "password"), z.maxLength(1000, "password"));

export const personSchema = z.object({ name, email, locale: z.enum(languageCodes) });
export const colleagueSchema = z.extend(personSchema, { role: z.enum(["agent", "owner"]) });
export const customerSchema = z.object({ email });
/** Which passwords are good enough, the auth backend says. */
export const passwordSchema = z.object({ password });
export const ownerSchema = z.extend(personSchema, { password });

/** What of a form is wrong, by field; a choice that the form does not offer is nobody's mistake and shows as none. */
export const problemsOf = (error: z.core.$ZodError<unknown>): Problem[] =>
  (["name", "email", "password"] as const).filter((field) => error.issues.some(({ path }) => path[0] === field));
