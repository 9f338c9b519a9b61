import type { Context, Db } from "../context.ts";
import { AuthError, unexpected } from "../errors.ts";
import { mailLink, maySend } from "../mails.ts";
import { type Flow, issueCode, providerTokens } from "../pkce.ts";
import { redirectTarget } from "../redirects.ts";
import { withCode, withError, withSession } from "../redirects-results.ts";
import { seal, unseal } from "../seal.ts";
import { type Device, openSession, sessionAnswer } from "../sessions.ts";
import { isUuid } from "../users.ts";
import { type Decision, decide, findIdentity } from "./account.ts";
import { link } from "./link.ts";
import { askProvider, type Profile, type ProviderTokens, profileFrom } from "./profile.ts";
import { clientOf } from "./providers.ts";
import { callbackUrl, type ProviderState, providerState } from "./start.ts";

/** Where the browser goes when it comes back from a provider. Every refusal is put on the address: it is a person who reads it. */
export async function finish(context: Context, came: URLSearchParams, device: Device): Promise<string> {
  let target = context.config.siteUrl;
  try {
    const flow = await claimState(context, came.get("state"));
    target = redirectTarget(context.config, flow.redirect_to);
    const error = came.get("error")?.slice(0, 50);
    if (error) {
      const message = came.get("error_description")?.slice(0, 300) ?? error;
      return withError(target, { status: 400, code: "bad_oauth_callback", message, error }, "callback");
    }
    const { profile, given, sessionId } = await profileOf(context, flow, came);
    return await outcome(context, { flow, target, given, sessionId, device }, profile);
  } catch (error) {
    if (!(error instanceof AuthError)) context.log({ level: "error", event: "auth-callback-failed", error });
    return withError(target, error instanceof AuthError ? error : unexpected(), "callback");
  }
}

/** A state is good for one return, also of two at once. */
async function claimState({ db, config, now }: Context, state: string | null): Promise<Flow> {
  if (!state) throw new AuthError(400, "bad_oauth_callback", "OAuth state parameter missing");
  if (!isUuid(state)) throw new AuthError(400, "bad_oauth_state", "OAuth state is invalid");
  const flow = await db
    .updateTable("auth_flow_states")
    .set({ used_at: now() })
    .where("id", "=", state)
    .where("provider_state", "is not", null)
    .where("used_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (!flow) {
    const used = await db.selectFrom("auth_flow_states").select("used_at").where("id", "=", state).executeTakeFirst();
    throw used?.used_at
      ? new AuthError(400, "flow_state_already_used", "OAuth state has already been used")
      : new AuthError(400, "bad_oauth_state", "OAuth state not found or expired");
  }
  if (now() - flow.created_at >= config.flowSeconds * 1000)
    throw new AuthError(400, "bad_oauth_state", "OAuth state has expired");
  return flow;
}

async function profileOf(context: Context, flow: Flow, came: URLSearchParams) {
  if (!came.get("code"))
    throw new AuthError(400, "bad_oauth_callback", "OAuth callback with missing authorization code");
  const { provider } = flow;
  const state = JSON.parse(await unseal(context.config, providerState, flow.provider_state ?? "")) as ProviderState;
  const client = await clientOf(context, provider);
  const address = new URL(`${callbackUrl(context)}?${came}`);
  address.searchParams.delete("user");
  const checks = { expectedState: flow.id, expectedNonce: state.nonce, pkceCodeVerifier: state.verifier };
  try {
    const { claims, given } = await askProvider(client, address, checks);
    const profile = profileFrom(provider, claims, nameFrom(came.get("user")));
    return { profile, given, sessionId: state.sessionId };
  } catch (error) {
    context.log({ level: "warn", event: "auth-provider-refused", code: provider, error });
    throw new AuthError(500, "unexpected_failure", "Unable to exchange external code");
  }
}

/** Apple says it beside the code, once. */
function nameFrom(user: string | null): string | undefined {
  try {
    const { firstName = "", lastName = "" } = JSON.parse(user ?? "{}").name ?? {};
    return `${firstName} ${lastName}`.trim().slice(0, 200) || undefined;
  } catch {
    return undefined;
  }
}

interface Way {
  flow: Flow;
  target: string;
  given: ProviderTokens;
  sessionId: string | undefined;
  device: Device;
}

async function outcome(context: Context, way: Way, profile: Profile): Promise<string> {
  const { config } = context;
  const tokens = await seal(config, providerTokens, JSON.stringify(way.given));
  const ended = await oneMoreTry(context, profile, (db) => settle(context, db, way, profile, tokens));
  if ("refused" in ended) {
    if (ended.writeTo) await askToConfirm(context, way.target, ended.writeTo);
    throw ended.refused;
  }
  if ("code" in ended) return withCode(way.target, ended.code);
  const { user: _, ...session } = await sessionAnswer(context, ended.sessionId, way.given);
  return withSession(way.target, session);
}

type Ended = { code: string } | { sessionId: string } | Extract<Decision, { refused: AuthError }>;

async function settle(context: Context, db: Db, way: Way, profile: Profile, tokens: string): Promise<Ended> {
  const { flow, sessionId, device } = way;
  const now = context.now();
  const { linking_user_id: userId } = flow;
  const decision = userId
    ? { user: await link(context, db, { userId, sessionId }, profile) }
    : await decide(context, db, profile);
  if ("refused" in decision) return decision;
  const { user } = decision;
  if (flow.code_challenge) return { code: await issueCode(db, flow.id, now, { userId: user.id, tokens }) };
  return { sessionId: (await openSession(db, user, "oauth", device, now)).id };
}

/** Of two returns of a new person at once, the second finds the first one's account. */
async function oneMoreTry<T>({ db }: Context, profile: Profile, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    const isRace = !(error instanceof AuthError) && (await findIdentity(db, profile.provider, profile.subject));
    if (!isRace) throw error;
    return db.transaction().execute(work);
  }
}

/** Not more often than any other mail; who has one lying there is told the same. */
async function askToConfirm(context: Context, redirectTo: string, user: Parameters<typeof mailLink>[2]): Promise<void> {
  try {
    await maySend(context, "confirmation", user.email ?? "");
  } catch {
    return;
  }
  await context.db.transaction().execute((db) => mailLink(db, context, user, "signup", { redirectTo }));
}
