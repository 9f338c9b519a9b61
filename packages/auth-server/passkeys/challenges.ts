import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Context } from "../context.ts";
import { AuthError, invalid } from "../errors.ts";
import type { PasskeyChallengesTable } from "../tables.ts";
import { isUuid } from "../users.ts";

type Challenge = Selectable<PasskeyChallengesTable>;
type Purpose = Pick<Challenge, "purpose" | "user_id">;

/** Stores the challenge of these options. Returns the options with the challenge's id, in GoTrue's format. */
export async function issueChallenge<Options extends { challenge: string }>(
  { db, config, now }: Context,
  purpose: Purpose,
  options: Options,
) {
  const id = randomUUID();
  const at = now();
  const expiresAt = at + config.challengeSeconds * 1000;
  await db
    .insertInto("auth_passkey_challenges")
    .values({ id, ...purpose, challenge: options.challenge, created_at: at, expires_at: expiresAt })
    .execute();
  return { challenge_id: id, options, expires_at: Math.floor(expiresAt / 1000) };
}

/**
 * Reads and deletes the challenge in one statement, so that only one of two simultaneous answers counts. A wrong answer uses up the
 * challenge too.
 */
export async function takeChallenge({ db, now }: Context, { purpose, user_id }: Purpose, id = ""): Promise<string> {
  if (!isUuid(id)) throw invalid("challenge_id must be a valid UUID");
  const taken = await db
    .deleteFrom("auth_passkey_challenges")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("user_id", user_id === null ? "is" : "=", user_id)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  if (!taken) throw new AuthError(400, "webauthn_challenge_not_found", "Challenge not found or already used");
  if (taken.expires_at <= now()) throw new AuthError(400, "webauthn_challenge_expired", "Challenge has expired");
  return taken.challenge;
}
