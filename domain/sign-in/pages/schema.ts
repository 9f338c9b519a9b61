import type { TFunction } from "i18next";
import * as z from "zod/mini";

/** Returns schemas of the form fields, with error messages in the page's language. */
export const fieldsIn = (t: TFunction<"auth">) => ({
  email: z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, t("missing.email"))),
  password: z.string().check(z.minLength(1, t("missing.password"))),
  newPassword: (min: number) =>
    z.string().check(z.refine((typed) => [...typed].length >= min, t("missing.short", { min }))),
  name: z.string().check(z.trim(), z.minLength(1, t("missing.name"))),
  code: z.string().check(z.overwrite(digitsOf), z.regex(/^\d{6}$/, t("missing.code"))),
  consent: z.literal(true, t("missing.consent")),
});

/** Removes the spaces that mails and apps show in a code, and converts Arabic digits. */
const digitsOf = (typed: string) =>
  typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/[\s-]/g, "");
