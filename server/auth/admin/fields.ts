import { z } from "zod";
import { emailFrom, object, phoneFrom, text } from "../body.ts";
import type { Context } from "../context.ts";
import { AuthError, invalid } from "../errors.ts";
import { checkPassword, hashPassword, isKnownHash } from "../passwords.ts";

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

/** Address and number as they are stored. */
export const contactOf = ({ email, phone }: UserFields) => ({
  email: email ? emailFrom(email) : undefined,
  phone: phone ? phoneFrom(phone) : undefined,
});

export function roleOf({ role }: UserFields): string | undefined {
  if (role && !/^[a-z]\w{0,62}$/.test(role)) throw invalid("role must be a word in lower case");
  return role || undefined;
}

/** Outside of a transaction. A hash comes with an import. */
export async function hashOf(
  { config }: Context,
  { password, password_hash, email, phone }: UserFields,
): Promise<string | undefined> {
  if (password && password_hash) throw invalid("Only a password or a password hash should be provided");
  if (password_hash && !isKnownHash(password_hash)) throw invalid("password_hash must be one of bcrypt or argon2");
  if (!password) return password_hash || undefined;
  checkPassword(config, password, [email, phone]);
  return hashPassword(config, password);
}

const units: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 };

/** "24h", "1h30m"; "none" lifts a ban: null. Undefined: nothing is said. */
export function bannedUntil({ ban_duration: typed }: UserFields, now: number): number | null | undefined {
  if (!typed) return undefined;
  if (typed === "none") return null;
  if (!/^(\d+(\.\d+)?(ms|h|m|s))+$/.test(typed)) throw invalid("invalid format for ban duration");
  const parts = [...typed.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)];
  const duration = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (units[unit ?? ""] ?? 0), 0);
  return Math.min(now + Math.round(duration), 8.64e15);
}

export const emailTaken = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");
export const phoneTaken = () =>
  new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
export const noSuchUser = () => new AuthError(404, "user_not_found", "User not found");
