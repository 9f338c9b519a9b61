import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { limits } from "#platform/http/budgets.ts";
import { env } from "#platform/process/env.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { isOverLimit, take } from "#platform/spam/limits.ts";
import { type Challenge, isProofOfWork, newChallenge } from "#platform/spam/proof-of-work.ts";
import { honeypot } from "./honeypot.ts";
import type { FormSubmission } from "./lead-from-form.server.ts";
import { doubtBar, judge, spamBar } from "./spam.ts";

type Outcome =
  | { limited: true }
  | { challenge: Challenge }
  | { spam: { score: number; reasons: string[]; isSpam: boolean } };

/** The least length of a text whose repetition is a sign of spam. Many people write the same short texts. */
const telling = 40;

/**
 * Counts a form against the rate limits and computes its spam score. The result is a refusal, a request for a proof of work, or the folder
 * (inbox or spam) in which the lead is stored.
 */
export async function suspect(
  db: Kysely<Database>,
  { checked: { data }, extras, request, phone }: FormSubmission,
): Promise<Outcome> {
  if (await isOverLimit(db, limits.form, request.headers.get("x-client-address") ?? "unknown"))
    return { limited: true };
  const words = normalizeText(data.message);
  const repeated = words.length < telling ? { used: 0, waitMs: 0 } : await take(db, limits.content, words);
  if (repeated.waitMs > 0) return { limited: true };
  const { score, reasons } = judge({
    name: data.name,
    message: data.message,
    honeypot: extras[honeypot],
    elapsed: extras.elapsed ?? undefined,
    repeated: repeated.used / limits.content.max(),
  });
  const doubtful = env().SPAM_PROOF === "on" && score >= doubtBar && score < spamBar;
  if (!doubtful) return { spam: { score, reasons, isSpam: score >= spamBar } };
  const content = JSON.stringify([data.name, phone, data.message]);
  if (await isProofOfWork(db, extras.proof, content)) return { spam: { score, reasons, isSpam: false } };
  // The browser has no script, or its proof was wrong. The lead is stored in the spam folder.
  if (extras.elapsed === null || extras.proof)
    return { spam: { score, reasons: [...reasons, "no-proof"], isSpam: true } };
  return { challenge: await newChallenge(db, content) };
}
