import { randomUUID } from "node:crypto";
import { z } from "zod";
import { audit } from "../audit.ts";
import { phoneFrom, text } from "../body.ts";
import type { Caller, Context, Db } from "../context.ts";
import { encrypt } from "../crypto.ts";
import { AuthError, invalid } from "../errors.ts";
import { lockUser } from "../users.ts";
import { type Factor, factorsOf, mustBeOn, mustHaveJustShownFactor } from "./factors.ts";
import { newTotp } from "./totp.ts";

export const enrolBody = z.object({ friendly_name: text, factor_type: text, issuer: text, phone: text });
type Asked = z.output<typeof enrolBody>;

export const factorSecret = "factor secret";
export const longestName = 100;

export async function enrol(context: Context, caller: Caller, request: Asked) {
  const type = request.factor_type;
  const name = request.friendly_name ?? "";
  if (caller.user.is_anonymous)
    throw new AuthError(403, "no_authorization", "Anonymous user not allowed to perform these actions");
  if (type !== "totp" && type !== "phone") throw invalid("factor_type needs to be totp or phone");
  if (name.length > longestName || (request.issuer?.length ?? 0) > longestName)
    throw invalid(`friendly_name and issuer can be ${longestName} characters long at most`);
  mustBeOn(context, type, "enroll");
  if (type === "phone") return enrolPhone(context, caller, name, phoneFrom(request.phone ?? ""));
  return enrolTotp(context, caller, name, request.issuer);
}

async function enrolTotp(context: Context, caller: Caller, name: string, issuer?: string) {
  const { email, phone } = caller.user;
  const totp = newTotp(issuer || new URL(context.config.siteUrl).host, email || phone || caller.user.id);
  const secret = await encrypt(context.config, factorSecret, totp.secret);
  const id = await insertFactor(context, caller, { type: "totp", friendly_name: name, secret, phone: null });
  return { id, type: "totp", friendly_name: name, totp };
}

async function enrolPhone(context: Context, caller: Caller, name: string, phone: string) {
  const id = await insertFactor(context, caller, { type: "phone", friendly_name: name, secret: null, phone });
  return { id, type: "phone", friendly_name: name, phone };
}

type NewFactor = Pick<Factor, "type" | "friendly_name" | "secret" | "phone">;

/** Inserts a factor. Locks the person, so that two simultaneous requests cannot exceed the limit of factors. */
const insertFactor = (context: Context, caller: Caller, factor: NewFactor): Promise<string> =>
  context.db.transaction().execute(async (db) => {
    const now = context.now();
    await lockUser(db, caller.user.id);
    await forgetAbandoned(context, db, caller.user.id);
    if (factor.phone) await replaceUnverified(db, caller.user.id, factor.phone);
    await mayEnrol(context, db, caller, factor.friendly_name);
    const id = randomUUID();
    await db
      .insertInto("auth_factors")
      .values({
        id,
        user_id: caller.user.id,
        status: "unverified",
        ...factor,
        last_challenged_at: null,
        last_totp_step: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const data = { factor: id, type: factor.type };
    await audit(db, now, "factor_enrolled", { userId: caller.user.id, sessionId: caller.session.id, data });
    return id;
  });

export function mustBeNewName(factors: Factor[], name: string): void {
  if (!factors.some(({ friendly_name }) => friendly_name === name)) return;
  const message = `A factor with the friendly name "${name}" for this user already exists`;
  throw new AuthError(422, "mfa_factor_name_conflict", message);
}

async function mayEnrol(context: Context, db: Db, caller: Caller, name: string): Promise<void> {
  const { config } = context;
  const factors = await factorsOf(db, caller.user.id);
  mustBeNewName(factors, name);
  if (factors.length >= config.mfa.maxFactors) {
    const message = "Maximum number of enrolled factors reached, unenroll to continue";
    throw new AuthError(422, "too_many_enrolled_mfa_factors", message);
  }
  await mustHaveJustShownFactor(context, db, caller, "enroll a new factor");
}

/** Deletes unverified factors. They are left over when a person closes the page before the first code. */
async function forgetAbandoned({ config, now }: Context, db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom("auth_factors")
    .where("user_id", "=", userId)
    .where("status", "=", "unverified")
    .where("last_challenged_at", "is", null)
    .where("created_at", "<", now() - config.unverifiedFactorSeconds * 1000)
    .execute();
}

async function replaceUnverified(db: Db, userId: string, phone: string): Promise<void> {
  const known = (await factorsOf(db, userId)).filter((factor) => factor.phone === phone);
  if (known.some(({ status }) => status === "verified")) {
    const message = "A verified phone factor already exists, unenroll the existing factor to continue";
    throw new AuthError(422, "mfa_verified_factor_exists", message);
  }
  for (const { id } of known) await db.deleteFrom("auth_factors").where("id", "=", id).execute();
}
