import { z } from "zod";
import { audit } from "../audit.ts";
import { readBody, text } from "../body.ts";
import type { Caller, Context, Routes, User } from "../context.ts";
import { canonicalEmail } from "../email.ts";
import { AuthError, invalid } from "../errors.ts";
import { callerOf } from "../guard.ts";
import { countAttempt, limitByAddress, resetAttempts } from "../limits.ts";
import { hashPassword, isOutdated, isPassword, weaknesses, weaknessText } from "../passwords.ts";
import { exchange } from "../pkce.ts";
import { refresh } from "../refresh.ts";
import { type Device, deviceOf, openSession, type SessionAnswer, sessionAnswer } from "../sessions.ts";
import { isBanned, lockUser, userByEmail, userByPhone } from "../users.ts";

const passwordBody = z.object({ email: text, phone: text, password: text });
const refreshBody = z.object({ refresh_token: text });
const pkceBody = z.object({ auth_code: text, code_verifier: text });
const idTokenBody = z.object({ provider: text, issuer: text });

export const token: Routes = (app, context) => {
  app.post("/token", limitByAddress(context, "token"), async (c) => {
    const device = deviceOf(c.req.raw, c.env.address);
    switch (c.req.query("grant_type")) {
      case "password": {
        const caller = await callerOf(context, c.req.raw).catch(nobody);
        return c.json(await byPassword(context, await readBody(c.req, passwordBody), device, caller));
      }
      case "refresh_token": {
        const { refresh_token = "" } = await readBody(c.req, refreshBody);
        return c.json(await refresh(context, refresh_token, device));
      }
      case "pkce": {
        const { auth_code, code_verifier } = await readBody(c.req, pkceBody);
        if (!auth_code || !code_verifier)
          throw invalid("invalid request: both auth code and code verifier should be non-empty");
        return c.json(await exchange(context, auth_code, code_verifier, device));
      }
      case "id_token": {
        const { provider, issuer } = await readBody(c.req, idTokenBody);
        const name = (provider ?? issuer ?? "").slice(0, 100);
        throw new AuthError(400, "provider_disabled", `Provider (issuer "${name}") is not enabled`);
      }
      case "web3":
        throw new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled");
      default:
        throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
    }
  });
};

/** Ignores an invalid bearer token in a sign-in by password. It is usually the client's key or an expired token. */
function nobody(error: unknown): undefined {
  if (!(error instanceof AuthError)) throw error;
}

const wrong = () => new AuthError(400, "invalid_credentials", "Invalid login credentials");

async function byPassword(
  context: Context,
  request: z.output<typeof passwordBody>,
  device: Device,
  caller: Caller | undefined,
): Promise<SessionAnswer> {
  const { config, db } = context;
  const { password = "" } = request;
  const account = accountOf(context, request);
  await countAttempt(context, "passwordTries", account, device.ip);
  const user = await (request.email ? userByEmail(db, account) : userByPhone(db, account));
  const right = await isPassword(config, password, user?.password_hash ?? null);
  if (!right || !user || user.deleted_at !== null) {
    // The password was compared even if no account exists, so that both cases take the same time.
    await audit(db, context.now(), "sign_in_refused", { userId: user?.id, data: { method: "password" } });
    throw wrong();
  }
  await resetAttempts(context, "passwordTries", account, device.ip);
  mayEnter(context, user, Boolean(request.email));
  const askedBy = caller?.user.id === user.id ? caller.session.id : undefined;
  const anew = isOutdated(config, user.password_hash ?? "") ? await hashPassword(config, password) : undefined;
  const session = await db.transaction().execute(async (transaction) => {
    const now = await lockUser(transaction, user.id);
    if (now?.password_hash !== user.password_hash) return undefined;
    if (anew)
      await transaction.updateTable("auth_users").set({ password_hash: anew }).where("id", "=", user.id).execute();
    return openSession(transaction, user, "password", { ...device, askedBy }, context.now());
  });
  // The password was changed while it was compared. The change ended all sessions, so the new password is now compared.
  if (!session) return byPassword(context, request, device, caller);
  const reasons = weaknesses(config, password);
  const weak_password = { message: weaknessText(config, reasons), reasons };
  return sessionAnswer(context, session.id, reasons.length > 0 ? { weak_password } : {});
}

function accountOf({ config }: Context, { email, phone }: z.output<typeof passwordBody>): string {
  if (email && phone) throw invalid("Only an email address or phone number should be provided on login.");
  if (!email && !phone) throw invalid("missing email or phone");
  if (email && !config.email) throw new AuthError(422, "email_provider_disabled", "Email logins are disabled");
  if (phone && !config.phone) throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  return email ? canonicalEmail(email.slice(0, 255)) : (phone ?? "").replace(/\D/g, "");
}

/** Refuses a person who may not sign in. Only a caller who knows the password learns the reason. */
function mayEnter({ now }: Context, user: User, byEmail: boolean): void {
  if (isBanned(user, now())) throw new AuthError(400, "user_banned", "User is banned");
  if (byEmail && user.email_confirmed_at === null)
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  if (!byEmail && user.phone_confirmed_at === null)
    throw new AuthError(400, "phone_not_confirmed", "Phone not confirmed");
}
