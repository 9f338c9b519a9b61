import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Context, Db, User } from "./context.ts";
import { decrypt, digest, timingSafeEquals } from "./crypto.ts";
import { AuthError, invalid } from "./errors.ts";
import { retryOnConflict } from "./oauth/account.ts";
import { link, type ProviderTold } from "./oauth/link.ts";
import { type Device, type Method, openSession, sessionAnswer } from "./sessions.ts";
import type { FlowStatesTable } from "./tables.ts";
import { isBanned, userById } from "./users.ts";

export type Flow = Selectable<FlowStatesTable>;

export interface Challenge {
  challenge: string;
  method: "s256" | "plain";
}

interface Asked {
  code_challenge?: string;
  code_challenge_method?: string;
}

/** Reads the challenge and its method. A request has both or neither. Returns null if the client does not use PKCE. */
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
  /** The AMR method that the session will have. */
  authMethod: Method;
  provider: string;
  userId?: string;
  linkingUserId?: string;
  redirectTo?: string;
  /** Our own PKCE verifier and nonce for the provider, encrypted. */
  providerState?: string;
}

/**
 * Starts a flow and returns its id. A one-time token is bound to this id; for a provider, the id is the `state` that the provider sends
 * back.
 */
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
      provider_state: flow.providerState ?? null,
      created_at: now,
      code_issued_at: null,
      used_at: null,
    })
    .execute();
  return id;
}

interface Outcome {
  userId: string;
  /** The provider's answer, encrypted with the purpose `providerTokensPurpose`. */
  told: string;
}

/** Creates the code for the redirect. Its time of validity begins now, not when the mail was sent. Call it inside a transaction. */
export async function issueCode(db: Db, flowId: string, now: number, outcome?: Outcome): Promise<string> {
  const code = randomUUID();
  await db
    .updateTable("auth_flow_states")
    .set({ auth_code_hash: digest(code), code_issued_at: now })
    .$if(outcome !== undefined, (query) => query.set({ user_id: outcome?.userId, provider_tokens: outcome?.told }))
    .where("id", "=", flowId)
    .execute();
  return code;
}

export const providerTokensPurpose = "provider told";

/**
 * Handles the grant type pkce. A single statement deletes the code, so only one of two requests gets it. A wrong verifier uses up the code
 * too. If the flow was a request to link an identity, the link is completed here. The answer contains the provider's tokens, if there are
 * any.
 */
export async function exchange(context: Context, code = "", verifier = "", device: Device) {
  const { db, config } = context;
  const now = context.now();
  if (!code || !verifier) throw invalid("invalid request: both auth code and code verifier should be non-empty");
  const flow = await db
    .deleteFrom("auth_flow_states")
    .where("auth_code_hash", "=", digest(code))
    .returningAll()
    .executeTakeFirst();
  if (!flow?.user_id || !flow.code_challenge)
    throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  if (now - (flow.code_issued_at ?? 0) >= config.flowSeconds * 1000)
    throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
  if (!timingSafeEquals(flow.code_challenge_method === "plain" ? verifier : digest(verifier), flow.code_challenge))
    throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
  const user = await userById(db, flow.user_id);
  if (!user || user.deleted_at !== null) throw new AuthError(403, "user_not_found", "User not found");
  if (isBanned(user, now)) throw new AuthError(400, "user_banned", "User is banned");
  const json = flow.provider_tokens && (await decrypt(config, providerTokensPurpose, flow.provider_tokens));
  const { given: providerTokens, linking }: Partial<ProviderTold> = json ? JSON.parse(json) : {};
  const open = (transaction: Db, opened: User) =>
    openSession(transaction, opened, flow.auth_method as Method, device, now);
  const session = linking
    ? await retryOnConflict(context, linking.profile, async (transaction) =>
        open(transaction, await link(context, transaction, linking)),
      )
    : await db.transaction().execute((transaction) => open(transaction, user));
  return sessionAnswer(context, session.id, providerTokens);
}
