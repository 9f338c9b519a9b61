import { z } from "zod";
import { object, phoneFrom, text } from "../body.ts";
import type { Context } from "../context.ts";
import { emailFrom } from "../email.ts";
import { AuthError, invalid } from "../errors.ts";
import { checkLength, checkPassword, hashPassword, isKnownHash } from "../passwords.ts";

const flag = z.boolean().optional();

export const userBody = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: object,
  app_metadata: object,
  role: text,
  ban_duration: text,
});
export type UserFields = z.output<typeof userBody>;

/** Returns the e-mail address and phone number in the normalized form that the database stores. */
export const contactOf = ({ email, phone }: UserFields) => ({
  email: email ? emailFrom(email) : undefined,
  phone: phone ? phoneFrom(phone) : undefined,
});

export function roleOf({ role }: UserFields): string | undefined {
  if (role && !/^[a-z]\w{0,62}$/.test(role)) throw invalid("role must be a word in lower case");
  return role || undefined;
}

/**
 * Returns the hash to store. An import sends a hash; other requests send a password. Its strength is not checked for a new person. Call it
 * outside a transaction.
 */
export async function hashOf(
  { config }: Context,
  { password, password_hash, email, phone }: UserFields,
  isNew: boolean,
): Promise<string | undefined> {
  if (password && password_hash) throw invalid("Only a password or a password hash should be provided");
  if (password_hash && !isKnownHash(password_hash)) throw invalid("password_hash must be one of bcrypt or argon2");
  if (!password) return password_hash || undefined;
  if (isNew) checkLength(password);
  else checkPassword(config, password, [email, phone]);
  return hashPassword(config, password);
}

const units: Record<string, number> = {
  h: 3_600_000,
  m: 60_000,
  s: 1_000,
  ms: 1,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ns: 1e-6,
};
const part = /(\d+\.?\d*|\.\d+)(ns|us|µs|μs|ms|s|m|h)/g;
const wholeDuration = new RegExp(`^[+-]?((${part.source})+|0)$`);

/** The longest duration that Go can hold: 2^63 ns, about 292 years. */
const longestDuration = 2 ** 63 / 1e6;

/**
 * Reads a duration in Go's format, such as "24h", "1h30m" or "-1.5h", and returns the end of the ban. Returns null if the ban is lifted
 * ("none" or 0), and undefined if the field is missing or empty.
 */
export function bannedUntil({ ban_duration: typed }: UserFields, now: number): number | null | undefined {
  if (!typed) return undefined;
  if (typed === "none") return null;
  if (!wholeDuration.test(typed)) throw badDuration();
  const parts = [...typed.matchAll(part)];
  const duration = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (units[unit ?? ""] ?? 0), 0);
  if (duration > longestDuration) throw badDuration();
  if (duration === 0) return null;
  return now + Math.round(typed.startsWith("-") ? -duration : duration);
}

const badDuration = () => invalid("invalid format for ban duration");

export const emailTaken = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");
export const phoneTaken = () =>
  new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
export const noSuchUser = () => new AuthError(404, "user_not_found", "User not found");
