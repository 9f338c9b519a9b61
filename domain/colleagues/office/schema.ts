import { roles } from "@site/ground/company/roles.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import * as z from "zod/mini";
import { asciiDomain, emailPattern } from "#site/content/email.ts";

/**
 * A problem of a form, which is a key under `problems` in the messages. If another colleague has the email address, the key is
 * `colleagues.refused.taken`.
 */
export type Problem = "name" | "email" | "password" | "away" | "taken";

const name = z.string().check(
  z.trim(),
  z.minLength(1, "name"),
  z.maxLength(100, "name"),
  // Refuses control characters and characters that change the writing direction.
  z.regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, "name"),
);
const email = z
  .string()
  .check(z.trim(), z.maxLength(254, "email"), z.overwrite(asciiDomain), z.regex(emailPattern, "email"));

const password = z.string().check(z.minLength(1, "password"), z.maxLength(1000, "password"));

/** The roles of an invitation. Nobody is invited as an owner; an owner gives that role later, in a separate step. */
export const invitedRoles = roles.filter((role) => role !== "owner");

export const personSchema = z.object({ name, email, locale: z.enum(languageCodes) });
export const colleagueSchema = z.extend(personSchema, { role: z.enum(invitedRoles) });
export const customerSchema = z.object({ email });
/** Checks only the length. The auth backend decides which passwords are strong enough. */
export const passwordSchema = z.object({ password });
export const ownerSchema = z.extend(personSchema, { password });

/**
 * Returns the fields of a form that are wrong. A wrong value of a select field is left out: the form offers only valid ones, so it is not
 * the user's mistake.
 */
export const problemsOf = (error: z.core.$ZodError<unknown>): Problem[] =>
  (["name", "email", "password"] as const).filter((field) => error.issues.some(({ path }) => path[0] === field));
