import { roles } from "@site/ground/company/roles.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import * as z from "zod/mini";
import { asciiDomain, emailPattern } from "#site/content/email.ts";

/** Each problem is a key of the messages (`problems`). An address that another colleague already has is `colleagues.refused.taken`. */
export type Problem = "name" | "email" | "password" | "away" | "taken";

const name = z.string().check(
  z.trim(),
  z.minLength(1, "name"),
  z.maxLength(100, "name"),
  // The text contains no control characters and no marks that change the direction of writing.
  z.regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, "name"),
);
const email = z
  .string()
  .check(z.trim(), z.maxLength(254, "email"), z.overwrite(asciiDomain), z.regex(emailPattern, "email"));

const password = z.string().check(z.minLength(1, "password"), z.maxLength(1000, "password"));

/** Nobody is invited as an owner. An owner gives that role later, in a step of its own. */
export const invitedRoles = roles.filter((role) => role !== "owner");

export const personSchema = z.object({ name, email, locale: z.enum(languageCodes) });
export const colleagueSchema = z.extend(personSchema, { role: z.enum(invitedRoles) });
export const customerSchema = z.object({ email });
/** The auth backend decides which passwords are strong enough. */
export const passwordSchema = z.object({ password });
export const ownerSchema = z.extend(personSchema, { password });

/** Returns the problems of a form by field. An option that the form does not offer is not the user's mistake, so it is not shown. */
export const problemsOf = (error: z.core.$ZodError<unknown>): Problem[] =>
  (["name", "email", "password"] as const).filter((field) => error.issues.some(({ path }) => path[0] === field));
