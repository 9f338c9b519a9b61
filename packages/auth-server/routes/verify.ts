import { z } from "zod";
import { phoneFrom, readBody, targetOf, text } from "../body.ts";
import { type Confirmation, confirm } from "../confirm.ts";
import type { Context, Db, Routes } from "../context.ts";
import { emailFrom } from "../email.ts";
import { AuthError, invalid } from "../errors.ts";
import { countAttempt, limitByAddress, resetAttempts } from "../limits.ts";
import { findByCode, pkcePrefix, spendLink, spendRow } from "../one-time.ts";
import { issueCode } from "../pkce.ts";
import { withCode, withError, withMessage, withSession } from "../redirects-results.ts";
import { type Device, deviceOf, openSession, sessionAnswer } from "../sessions.ts";
import type { TokenKind } from "../tables.ts";

const kinds: Record<string, TokenKind[]> = {
  signup: ["confirmation"],
  // Our own mails use this name if the reader has to choose a password.
  signup_password: ["confirmation"],
  invite: ["invite"],
  recovery: ["recovery"],
  magiclink: ["recovery"],
  email_change: ["email_change_current", "email_change_new"],
  email: ["confirmation", "invite", "recovery"],
  sms: ["confirmation", "recovery"],
  phone_change: ["phone_change"],
};
const byNumber = ["sms", "phone_change"];

const halfWay = "Confirmation link accepted. Please proceed to confirm link sent to the other email";
const deadLink = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");
const deadCode = () => new AuthError(403, "otp_expired", "Token has expired or is invalid");

const body = z.object({ type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text });
type Asked = z.output<typeof body>;

export const verify: Routes = (app, context) => {
  const guard = limitByAddress(context, "verify");
  app.post("/verify", guard, async (c) => {
    const request = await readBody(c.req, body);
    const device = deviceOf(c.req.raw, c.env.address);
    const { half, session } = await (request.token_hash
      ? byHash(context, request, device)
      : byCode(context, request, device));
    return c.json(half || !session ? { msg: halfWay, code: "200" } : await sessionAnswer(context, session));
  });
  app.get("/verify", guard, async (c) => {
    // Mail scanners send HEAD requests, which must not use up the link.
    if (c.req.method === "HEAD") return c.body(null, 200);
    const { token = "", type = "" } = c.req.query();
    if (!type) throw invalid("Verify requires a verification type");
    if (!token) throw invalid("Verify requires a token or a token hash");
    const target = targetOf(context.config, c.req);
    const location = await opened(context, token, type, target, deviceOf(c.req.raw, c.env.address)).catch(
      (error: unknown) => {
        if (!(error instanceof AuthError)) throw error;
        return withError(target, error, "verify", token.startsWith(pkcePrefix));
      },
    );
    return c.redirect(location, 303);
  });
};

const kindsOf = (type = ""): TokenKind[] => {
  const found = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!found) throw invalid(type ? "Invalid email verification type" : "Verify requires a verification type");
  return found;
};

interface Outcome {
  half: boolean;
  session?: string;
}

async function enter(db: Db, { user, half }: Confirmation, device: Device, now: number): Promise<Outcome> {
  if (half) return { half };
  return { half, session: (await openSession(db, user, "otp", device, now)).id };
}

/** Verifies the token of a link, which a page of the site has posted. */
async function byHash(context: Context, request: Asked, device: Device): Promise<Outcome> {
  const kinds = kindsOf(request.type);
  if (request.token || request.email || request.phone || request.redirect_to)
    throw invalid("Only the token_hash and type should be provided");
  return spending(context, async (db) => {
    const row = await spendLink(db, request.token_hash ?? "", kinds, context.now());
    if (!row) return deadLink();
    return enter(db, await confirm(db, context, row), device, context.now());
  });
}

/** Verifies a code of six digits that a person has typed in. */
async function byCode(context: Context, request: Asked, device: Device): Promise<Outcome> {
  const { type = "", token, email, phone } = request;
  const kinds = kindsOf(type);
  if (!token) throw invalid("Verify requires a token or a token hash");
  if (Boolean(email) === Boolean(phone))
    throw invalid("Only an email address or phone number should be provided on verify");
  if (byNumber.includes(type) !== Boolean(phone)) throw invalid("Invalid verification type for this address");
  const to = email ? emailFrom(email) : phoneFrom(phone ?? "");
  await countAttempt(context, "codeTries", to, device.ip);
  const row = await findByCode(context, to, kinds, token);
  const outcome = await spending(context, async (db) => {
    if (!row || !(await spendRow(db, row))) return deadCode();
    return enter(db, await confirm(db, context, row), device, context.now());
  });
  await resetAttempts(context, "codeTries", to, device.ip);
  return outcome;
}

/**
 * Runs the work in a transaction. The work returns a refusal instead of throwing it, so that the deletion of the used token is committed.
 */
async function spending<T>({ db }: Context, work: (db: Db) => Promise<T | AuthError>): Promise<T> {
  const outcome = await db.transaction().execute(work);
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

/**
 * Opens the link of a mail in a browser. Returns the address for the redirect, with the result. If the token belongs to a PKCE flow, the
 * client gets a code, even if parameters were cut off the link.
 */
async function opened(context: Context, token: string, type: string, target: string, device: Device): Promise<string> {
  const now = context.now();
  const kinds = kindsOf(type);
  const {
    half,
    session,
    code,
    pkce = false,
  } = await spending<Opened>(context, async (db) => {
    const row = await spendLink(db, token, kinds, now);
    if (!row) return deadLink();
    const confirmed = await confirm(db, context, row);
    const pkce = row.flow_id !== null || token.startsWith(pkcePrefix);
    if (confirmed.half || !pkce) return { ...(await enter(db, confirmed, device, now)), pkce };
    if (!row.flow_id)
      return new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
    return { half: false, pkce, code: await issueCode(db, row.flow_id, now) };
  });
  if (half) return withMessage(target, halfWay, pkce);
  if (code) return withCode(target, code);
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await sessionAnswer(
    context,
    session ?? "",
  );
  return withSession(target, { access_token, expires_at, expires_in, refresh_token, token_type, type });
}

interface Opened extends Outcome {
  pkce?: boolean;
  /** The code that a PKCE client gets instead of a session. */
  code?: string;
}
