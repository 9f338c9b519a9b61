import type { Selectable } from "kysely";
import { z } from "zod";
import { audit } from "../audit.ts";
import { text } from "../body.ts";
import type { Caller, Context, Db } from "../context.ts";
import { decrypt, timingSafeEquals } from "../crypto.ts";
import { AuthError, invalid } from "../errors.ts";
import { resetLimit, takeOr429 } from "../limits.ts";
import { tell } from "../mails.ts";
import { codeHash } from "../one-time.ts";
import { raiseSession, sessionAnswer } from "../sessions.ts";
import type { ChallengesTable } from "../tables.ts";
import { isUuid, lockUser } from "../users.ts";
import { codePurpose } from "./challenge.ts";
import { factorSecret } from "./enrol.ts";
import { aalOf, type Factor, mustBeOn, mustBeRaised, mustHaveShownFactor } from "./factors.ts";
import { stepOf } from "./totp.ts";

export const verifyBody = z.object({ challenge_id: text, code: text });

type Challenge = Selectable<ChallengesTable>;

const wrongTextsAllowed = 5;
const wrong = (factor: Factor) =>
  new AuthError(
    422,
    "mfa_verification_failed",
    `Invalid ${factor.type === "totp" ? "TOTP" : "MFA Phone"} code entered`,
  );
const used = () =>
  new AuthError(
    422,
    "mfa_ip_address_mismatch",
    "Challenge and verify IP addresses mismatch, or the challenge was used already",
  );

/** Verifies a code and raises the current session to aal2. The person's other sessions below aal2 are ended. */
export async function verify(context: Context, caller: Caller, factor: Factor, request: z.output<typeof verifyBody>) {
  mustBeOn(context, factor.type, "verify");
  if (!request.code) throw invalid("Code needs to be non-empty");
  const challenge = await openChallenge(context, factor, request.challenge_id);
  await takeOr429(context, "signedInTries", factor.id);
  const step = await judged(context, caller, { factor, challenge, code: request.code });
  await context.db.transaction().execute((db) => accept(context, db, { caller, factor, challenge, step }));
  await resetLimit(context, "signedInTries", factor.id);
  return sessionAnswer(context, caller.session.id);
}

async function openChallenge({ db, now }: Context, factor: Factor, id = ""): Promise<Challenge> {
  const challenge = isUuid(id)
    ? await db
        .selectFrom("auth_challenges")
        .selectAll()
        .where("id", "=", id)
        .where("factor_id", "=", factor.id)
        .executeTakeFirst()
    : undefined;
  if (!challenge)
    throw new AuthError(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  if (challenge.verified_at !== null) throw used();
  if (challenge.expires_at <= now()) {
    await db.deleteFrom("auth_challenges").where("id", "=", id).execute();
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, "mfa_challenge_expired", message);
  }
  return challenge;
}

interface Tried {
  factor: Factor;
  challenge: Challenge;
  code: string;
}

/** Throws for a wrong code. For a correct code, returns the time step of TOTP, or null for a phone code. */
async function judged(context: Context, caller: Caller, { factor, challenge, code }: Tried): Promise<number | null> {
  if (factor.type === "totp") {
    const secret = await decrypt(context.config, factorSecret, factor.secret ?? "");
    const step = stepOf(secret, code, context.now());
    if (step === null || step <= (factor.last_totp_step ?? 0)) throw await refused(context, caller, factor);
    return step;
  }
  const counted = await context.db
    .updateTable("auth_challenges")
    .set((e) => ({ tries: e("tries", "+", 1) }))
    .where("id", "=", challenge.id)
    .where("tries", "<", wrongTextsAllowed)
    .returning("tries")
    .executeTakeFirst();
  if (
    !counted ||
    !timingSafeEquals(codeHash(context.config, codePurpose(challenge.id), code), challenge.code_hash ?? "")
  )
    throw await refused(context, caller, factor);
  return null;
}

/** Returns the error for a wrong code. Logs the attempt if the factor is verified, because then somebody already has the password. */
async function refused({ db, now }: Context, { user, session }: Caller, factor: Factor): Promise<AuthError> {
  const about = { userId: user.id, sessionId: session.id, data: { method: factor.type } };
  if (factor.status === "verified") await audit(db, now(), "sign_in_refused", about);
  return wrong(factor);
}

interface Right {
  caller: Caller;
  factor: Factor;
  challenge: Challenge;
  step: number | null;
}

/** Accepts a correct code. If two requests bring the same challenge or code at once, only one of them succeeds. */
async function accept(context: Context, db: Db, { caller, factor, challenge, step }: Right): Promise<void> {
  const at = context.now();
  await lockUser(db, caller.user.id);
  await aalOf(db, caller);
  // The account may have got another factor since this session began. The session must not bypass it.
  if (factor.status === "unverified") {
    await mustHaveShownFactor(db, caller, "verify a new factor");
    await mustBeRaised(context, db, caller, "verify a new factor");
  }
  const claimed = await db
    .updateTable("auth_challenges")
    .set({ verified_at: at })
    .where("id", "=", challenge.id)
    .where("verified_at", "is", null)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) throw used();
  const known = await db
    .updateTable("auth_factors")
    .set({ status: "verified", last_totp_step: step, updated_at: at })
    .where("id", "=", factor.id)
    .where((e) => e.or([e("last_totp_step", "is", null), e("last_totp_step", "<", step ?? 0)]))
    .executeTakeFirst();
  if (known.numUpdatedRows === 0n) throw wrong(factor);
  await db
    .deleteFrom("auth_factors")
    .where("user_id", "=", caller.user.id)
    .where("type", "=", factor.type)
    .where("status", "=", "unverified")
    .execute();
  await raiseSession(db, caller.session, factor.type === "totp" ? "totp" : "mfa/phone", factor.id, at);
  const data = { factor: factor.id, type: factor.type };
  if (factor.status === "unverified") await tell(db, context, caller.user, "factor_added");
  await audit(db, at, "factor_verified", { userId: caller.user.id, sessionId: caller.session.id, data });
}
