import type { TFunction } from "i18next";
import type { Check } from "./useEntry.ts";

/** What a field of the entrance needs, in the words of the page. */
export const checksIn = (t: TFunction<"auth">) =>
  ({
    email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : t("missing.email")),
    password: (value) => (value ? undefined : t("missing.password")),
    name: (value) => (value ? undefined : t("missing.name")),
    code: (value) => (/^\d{6}$/.test(digitsOf(value)) ? undefined : t("missing.code")),
    consent: (value) => (value ? undefined : t("missing.consent")),
  }) satisfies Record<string, Check>;

export const newPasswordCheck =
  (t: TFunction<"auth">, min: number): Check =>
  (value) =>
    [...value].length < min ? t("missing.short", { min }) : undefined;

/** A code as mails and apps show it: with spaces, or in the digits of an Arabic keyboard. */
export const digitsOf = (typed: string) =>
  typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/[\s-]/g, "");

/** Nothing to check. */
export const any: Check = () => undefined;
