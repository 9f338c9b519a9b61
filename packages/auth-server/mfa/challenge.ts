import { randomUUID } from "node:crypto";
import { z } from "zod";
import { text } from "../body.ts";
import type { Context, Db } from "../context.ts";
import { AuthError, invalid } from "../errors.ts";
import { resendPause, takeToken } from "../limits.ts";
import { languageOf } from "../mails.ts";
import { codeHash, newCode } from "../one-time.ts";
import { userById } from "../users.ts";
import { type Factor, mustBeOn } from "./factors.ts";

export const challengeBody = z.object({ channel: text });

/** Starts a challenge for a factor. For a phone factor, the code is sent in the same transaction. */
export async function challenge(context: Context, factor: Factor, ip: string, channel = "sms") {
  mustBeOn(context, factor.type, "verify");
  if (channel !== "sms" && channel !== "whatsapp")
    throw invalid("Invalid channel, supported values are 'sms' or 'whatsapp'");
  if (factor.type === "phone" && !(await takeToken(context, "texts", "all")))
    throw tooManyTexts("sms rate limit exceeded");
  const now = context.now();
  const id = randomUUID();
  const expiresAt = now + context.config.challengeSeconds * 1000;
  await context.db.transaction().execute(async (db) => {
    const code = factor.type === "phone" ? await textCode(context, db, factor) : null;
    await db
      .insertInto("auth_challenges")
      .values({
        id,
        factor_id: factor.id,
        code_hash: code === null ? null : codeHash(context.config, codePurpose(id), code),
        ip,
        tries: 0,
        created_at: now,
        expires_at: expiresAt,
        verified_at: null,
      })
      .execute();
    await db.updateTable("auth_factors").set({ last_challenged_at: now }).where("id", "=", factor.id).execute();
  });
  return { id, type: factor.type, expires_at: Math.floor(expiresAt / 1000) };
}

/** Returns the purpose for the hash of a code. It contains the challenge, so that the code is valid only for this challenge. */
export const codePurpose = (challengeId: string): string => `challenge ${challengeId}`;

const tooManyTexts = (message: string) => new AuthError(429, "over_sms_send_rate_limit", message);

async function textCode(context: Context, db: Db, { phone, user_id: userId }: Factor): Promise<string> {
  const to = phone ?? "";
  const wait = await resendPause(context, db, "factor", to);
  if (wait > 0) throw tooManyTexts(`For security purposes, you can only request this after ${wait} seconds.`);
  const code = newCode();
  const user = await userById(db, userId);
  await context.send(db, { kind: "sms", to, language: user ? languageOf(user) : null, code });
  return code;
}
