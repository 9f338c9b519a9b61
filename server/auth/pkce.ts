import { createHash, randomUUID } from "node:crypto";
import type { Context, Db } from "./context.ts";
import { AuthError, invalid } from "./errors.ts";
import { digest, same } from "./seal.ts";
import { type Device, openSession, sessionAnswer } from "./sessions.ts";
import { userById } from "./users.ts";

export interface Challenge {
  challenge: string;
  method: "s256" | "plain";
}

interface Asked {
  code_challenge?: string;
  code_challenge_method?: string;
}

/** Both or neither; null where the client does without PKCE. */
export function challengeOf({ code_challenge: challenge, code_challenge_method: named }: Asked): Challenge | null {
  if (!challenge && !named) return null;
  if (!challenge || !named) throw invalid("PKCE flow requires code_challenge_method and code_challenge");
  if (!/^[\w.~-]{43,128}$/.test(challenge)) throw invalid("code challenge has to be 43 to 128 unreserved characters");
  const method = named.toLowerCase();
  if (method !== "s256" && method !== "plain") throw invalid("Invalid code_challenge_method");
  return { challenge, method };
}

export interface NewFlow {
  challenge: Challenge | null;
  /** The AMR method that its session will have. */
  authMethod: string;
  provider: string;
  userId?: string;
  linkingUserId?: string;
  redirectTo?: string;
}

/** Inside a transaction; answers with the flow's id. */
export async function startFlow(db: Db, flow: NewFlow, now: number): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("auth_flow_states")
    .values({
      id,
      auth_code_hash: null,
      code_challenge: flow.challenge?.challenge ?? null,
      code_challenge_method: flow.challenge?.method ?? null,
      auth_method: flow.authMethod,
      provider: flow.provider,
      user_id: flow.userId ?? null,
      redirect_to: flow.redirectTo ?? null,
      linking_user_id: flow.linkingUserId ?? null,
      provider_tokens: null,
      provider_state: null,
      created_at: now,
      code_issued_at: null,
      used_at: null,
    })
    .execute();
  return id;
}

/** Inside a transaction: the code that a redirect carries. Its time runs from now on, not from when the mail was sent. */
export async function issueCode(db: Db, flowId: string, now: number): Promise<string> {
  const code = randomUUID();
  await db
    .updateTable("auth_flow_states")
    .set({ auth_code_hash: digest(code), code_issued_at: now })
    .where("id", "=", flowId)
    .execute();
  return code;
}

/** Grant pkce. The code is gone at the first try, whether its verifier was right or wrong. */
export async function exchange(context: Context, code: string, verifier: string, device: Device) {
  const { db, config } = context;
  const now = context.now();
  const flow = await db
    .deleteFrom("auth_flow_states")
    .where("auth_code_hash", "=", digest(code))
    .returningAll()
    .executeTakeFirst();
  if (!flow?.user_id || !flow.code_challenge)
    throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  if ((flow.code_issued_at ?? 0) + config.flowSeconds * 1000 < now)
    throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
  const answer = flow.code_challenge_method === "plain" ? verifier : sha256(verifier);
  if (!same(answer, flow.code_challenge))
    throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
  const user = await userById(db, flow.user_id);
  if (!user) throw new AuthError(403, "user_not_found", "User not found");
  const session = await db
    .transaction()
    .execute((transaction) => openSession(transaction, user, flow.auth_method as "otp", device, now));
  return sessionAnswer(context, session.id);
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");
